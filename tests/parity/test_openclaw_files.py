"""A configuration of the original is read as it is, and explained; its own files are never touched."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from app.config.compatibility import Explanation, explain
from app.config.loading import load_settings
from app.config.parsing import lines_of_keys, parse
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from app.index.opening import open_database
from tests.helpers.waiting import wait_until
from tests.parity.openclaw_files import MIDDLE, NEWEST, OLDEST


def explained(text: str) -> dict[str, Explanation]:
    tree = parse(text)
    assert isinstance(tree, dict)
    return {each.key: each for each in explain(tree, lines_of_keys(text))}


def test_the_oldest_generation_applies_as_it_is(home: Path) -> None:
    told = explained(OLDEST)
    verdicts = {key: each.verdict for key, each in told.items()}
    search = "agents.defaults.memorySearch."
    assert verdicts.pop("channels.discord.token") == "ignored"
    assert verdicts.pop(search + "store.path") == "ignored"
    assert "never touched" in told[search + "store.path"].reason
    assert set(verdicts.values()) == {"applies"}
    assert {"agents.list[0].memorySearch.query.maxResults", "memory.qmd.scope.default"} <= verdicts.keys()
    assert told[search + "provider"].line == 7


def test_what_it_sets_is_in_force(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "openclaw.json"
    path.write_text(OLDEST, encoding="utf-8")
    settings = load_settings(path).settings
    work = settings.for_agent("work")
    assert work.workspace == home / "work"
    assert work.memory_search.query.max_results == 3
    assert work.memory_search.query.hybrid.vector_weight == pytest.approx(0.6)
    assert work.sessions_folder == home / ".openclaw" / "agents" / "work" / "sessions"
    assert settings.agents.defaults.compaction.memory_flush.soft_threshold_tokens == 5000
    assert settings.memory.backend == "qmd"
    assert settings.memory.qmd.search_mode == "vsearch"
    assert path.read_text(encoding="utf-8") == OLDEST


def test_the_middle_generation_says_why_a_key_is_not_used(home: Path) -> None:
    told = explained(MIDDLE)
    search = "agents.defaults.memorySearch."
    applies = {key for key, each in told.items() if each.verdict == "applies"}
    assert applies == {search + "sync.watch", search + "chunking.tokens", "memory.citations"}
    assert "must be one of" in told[search + "provider"].reason
    assert "scripts" in told[search + "store.fts.tokenizer"].reason
    assert "tokens" in told["agents.defaults.compaction.memoryFlush.forceFlushTranscriptBytes"].reason
    assert all(each.reason for each in told.values() if each.verdict == "ignored")


def test_an_unknown_provider_leaves_the_rest_in_force(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "openclaw.json"
    path.write_text(MIDDLE, encoding="utf-8")
    loaded = load_settings(path)
    search = loaded.settings.for_agent("main").memory_search
    assert (search.provider, search.chunking.tokens, loaded.settings.memory.citations) == ("auto", 300, "on")
    assert any("bedrock" in problem.message for problem in loaded.problems)


def test_the_newest_generation_is_mapped(home: Path, tmp_path: Path) -> None:
    told = explained(NEWEST)
    for key in ("provider", "model", "outputDimensionality", "extraPaths", "remote.batch.enabled"):
        assert told[f"memory.search.{key}"].verdict == "mapped", key
    assert "pattern" in told["memory.search.extraPaths"].reason
    assert told["memory.search.rememberAcrossConversations"].verdict == "ignored"
    assert told["gateway.port"].verdict == "ignored"
    path = tmp_path / "openclaw.json"
    path.write_text(NEWEST, encoding="utf-8")
    search = load_settings(path).settings.for_agent("main").memory_search
    assert (search.provider, search.output_dimensionality) == ("gemini", 1536)
    assert search.extra_paths == ("~/vault", "../docs")


def _foreign(path: Path) -> dict[str, bytes]:
    """An index as the original makes it, and everything beside it."""
    path.parent.mkdir(parents=True)
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
        database.execute("CREATE TABLE files (path TEXT PRIMARY KEY, source TEXT, hash TEXT)")
        database.execute("CREATE TABLE chunks (id TEXT PRIMARY KEY, path TEXT, text TEXT)")
        database.execute("INSERT INTO chunks VALUES ('1', 'MEMORY.md', 'green tea')")
    database.close()
    return _files(path.parent)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_an_index_of_openclaw_is_never_touched(home: Path) -> None:
    before = _foreign(home / ".openclaw" / "memory" / "main.sqlite")
    workspace = home / ".openclaw" / "workspace"
    (workspace / "memory").mkdir(parents=True)
    (workspace / "MEMORY.md").write_text("Likes green tea.\n", encoding="utf-8")
    path = home / ".openclaw" / "openclaw.json"
    path.write_text(
        '{agents: {defaults: {memorySearch: {provider: "none",'
        ' store: {path: "~/.openclaw/memory/{agentId}.sqlite"}}}}}',
        encoding="utf-8",
    )
    engine = Engine(load_settings(path).settings, app_paths())
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    try:
        engine.start()
        wait_until(lambda: engine.search(SearchRequest("green tea")).hits, what="an answer")
        index = Path(engine.status().index_path)
    finally:
        engine.stop()
        thread.join(20)
    assert not index.is_relative_to(home / ".openclaw")
    assert _files(home / ".openclaw" / "memory") == before
    assert sorted(each.name for each in (home / ".openclaw").iterdir()) == [
        "memory",
        "openclaw.json",
        "workspace",
    ]


def test_another_programs_database_in_our_place_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "elsewhere" / "main.sqlite"
    before = _foreign(path)
    with pytest.raises(MemoroError, match="another program"):
        open_database(path)
    assert _files(path.parent) == before
