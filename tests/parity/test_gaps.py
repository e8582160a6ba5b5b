"""Statements of the original that no other room's tests show by themselves."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.config.fields import apply
from app.config.loading import load_settings
from app.config.memory_search import Sync
from app.config.options import Settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.freshness import Freshness
from app.engine.providers import ProviderMaker, Selection
from app.engine.questions import SearchRequest
from app.engine.writer import Writer
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.end2end.engines import ready, running_with
from tests.engine.conftest import Start, start, workspace  # noqa: F401  # fixtures
from tests.helpers.bridge import DictKeyring, make_notes, start_bridge
from tests.helpers.waiting import wait_until

Choose = Callable[..., Selection]


@pytest.fixture
def choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Choose:
    def chosen(search: str = "{}", **keys: str) -> Selection:
        for name, key in keys.items():
            monkeypatch.setenv(name, key)
        path = app_paths().config_file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{{agents: {{defaults: {{memorySearch: {search}}}}}}}", encoding="utf-8")
        settings = load_settings(path).settings
        store = KeyStore(opener=DictKeyring)
        return ProviderMaker(settings, settings.for_agent("main"), app_paths(), store).choose()

    return chosen


def test_the_provider_is_chosen_in_the_order_of_the_original(choose: Choose, tmp_path: Path) -> None:
    assert choose().name == "builtin"
    # The order of the list, weakest first: each further key wins over those before it.
    for name, variable in (
        ("mistral", "MISTRAL_API_KEY"),
        ("voyage", "VOYAGE_API_KEY"),
        ("gemini", "GEMINI_API_KEY"),
        ("openai", "OPENAI_API_KEY"),
    ):
        assert choose(**{variable: "key-1234567890"}).name == name
    model = tmp_path / "model.gguf"
    missing = f"{{local: {{modelPath: {str(model)!r}}}}}"
    assert choose(missing).name == "openai"
    model.write_bytes(b"GGUF")
    assert choose(missing).name == "local"


def test_ollama_is_never_chosen_by_itself(choose: Choose) -> None:
    assert choose(OLLAMA_API_KEY="ollama-local").name == "builtin"
    assert choose("{provider: 'ollama'}").name == "ollama"


def test_a_named_provider_without_a_key_is_not_replaced_unless_a_fallback_is_named(choose: Choose) -> None:
    alone = choose("{provider: 'voyage'}")
    assert (alone.provider, alone.problem is not None) == (None, True)
    stand_in = choose("{provider: 'voyage', fallback: 'openai'}", OPENAI_API_KEY="key-1234567890")
    assert stand_in.name == "openai"
    assert stand_in.fallback is not None
    assert stand_in.fallback["from"] == "voyage"
    assert stand_in.fallback["reason"]
    assert stand_in.provider is not None
    assert stand_in.provider.identity.model == "text-embedding-3-small"


class Recorder:
    """A freshness whose syncs are counted, on a writing thread of its own."""

    def __init__(self, **settings: Any) -> None:
        self.syncs = 0
        self.writer = Writer()
        self.freshness = Freshness(
            "main", Sync().replace(**settings), self.writer, self._sync, lambda _: None
        )
        self.thread = threading.Thread(target=self.writer.run)
        self.thread.start()

    def _sync(self) -> None:
        self.syncs += 1
        self.freshness.syncing()

    def stop(self) -> None:
        self.writer.stop()
        self.thread.join(5)


def test_a_search_begins_the_sync_that_waits_and_does_not_wait_for_it() -> None:
    recorder = Recorder(watch=False, watch_debounce_ms=9_000)
    try:
        recorder.freshness.changed()
        assert recorder.freshness.dirty
        began = time.monotonic()
        recorder.freshness.searched()
        assert time.monotonic() - began < 1.0
        wait_until(lambda: recorder.syncs == 1, timeout=5, what="the sync that was due in nine seconds")
    finally:
        recorder.stop()


def test_without_on_search_a_search_begins_none() -> None:
    recorder = Recorder(watch=False, watch_debounce_ms=9_000, on_search=False)
    try:
        recorder.freshness.changed()
        recorder.freshness.searched()
        recorder.writer.call(lambda: None)
        assert recorder.syncs == 0
    finally:
        recorder.stop()


def test_an_interval_syncs_again_and_again() -> None:
    recorder = Recorder(watch=False, interval_minutes=0.001)
    try:
        recorder.freshness._arm_interval()
        wait_until(lambda: recorder.syncs >= 2, timeout=5, what="two syncs by the clock")
    finally:
        recorder.stop()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_session_that_begins_syncs(tmp_path: Path, wanted: bool) -> None:
    sync = f"{{ watch: false, onSearch: false, onSessionStart: {str(wanted).lower()} }}"
    bridge = start_bridge(
        make_notes(tmp_path / "notes"), settings=f"memory: {{ search: {{ sync: {sync} }} }}"
    )
    try:
        (bridge.workspace / "memory" / "new.md").write_text("- The zebra came by.\n", encoding="utf-8")
        before = bridge.engine.status().notes
        assert bridge.client().get("/v1/memory/context").status_code == 200
        if wanted:
            wait_until(lambda: bridge.engine.status().notes == before + 1, what="the new note")
        else:
            bridge.engine.writer.call(lambda: None)
            assert bridge.engine.status().notes == before
    finally:
        bridge.stop()


def test_without_full_text_search_vectors_answer(
    start: Start,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.index.schema.has_fts5", lambda: False)
    engine = start().engine
    wait_until(lambda: engine.status().state == "ready", what="all vectors")
    response = engine.search(SearchRequest("The boiler was serviced in October."))
    assert response.mode == "vector"
    assert response.hits[0].path == "MEMORY.md"


def test_a_local_model_that_is_not_there_is_replaced_by_the_fallback_that_was_named(
    workspace: Path,  # noqa: F811
    tmp_path: Path,
) -> None:
    service = OpenAIService()
    wishes = {"provider": "local", "local": {"modelPath": str(tmp_path / "no.gguf")}, "fallback": "openai"}
    tree = {
        "agents": {"defaults": {"workspace": str(workspace), "memorySearch": wishes}},
        "models": {"providers": {"openai": {"baseUrl": f"{service.origin}/v1", "apiKey": KEY}}},
    }
    try:
        with running_with(apply(Settings(), tree)) as engine:
            ready(engine)
            answer = engine.search(SearchRequest("boiler")).to_dict()
    finally:
        service.close()
    assert (answer["mode"], answer["provider"]) == ("hybrid", "openai")
    assert answer["model"] == "text-embedding-3-small"
    assert answer["fallback"]["from"] == "local"
    assert "no.gguf" in answer["fallback"]["reason"]
    assert service.failures == []


def test_with_vectors_in_the_database_switched_off_they_are_compared_in_the_process(
    start: Start,  # noqa: F811
) -> None:
    engine = start(search="{store: {vector: {enabled: false, engine: 'sqlite-vec'}}}").engine
    wait_until(lambda: engine.status().state == "ready", what="all vectors")
    response = engine.search(SearchRequest("The boiler was serviced in October."))
    assert (response.mode, response.hits[0].path) == ("hybrid", "MEMORY.md")
    assert engine.status().vector_engine == "matrix"
    with sqlite3.connect(engine.status().index_path) as database:
        made = [sql or "" for (sql,) in database.execute("SELECT sql FROM sqlite_schema")]
    database.close()
    assert not [sql for sql in made if "USING vec0" in sql]


@pytest.mark.parametrize("name", ["openai", "gemini", "voyage", "mistral", "ollama", "local", "none"])
def test_what_fallback_may_be(tmp_path: Path, name: str) -> None:
    path = tmp_path / "openclaw.json"
    path.write_text(f"{{agents: {{defaults: {{memorySearch: {{fallback: '{name}'}}}}}}}}", encoding="utf-8")
    loaded = load_settings(path)
    assert not loaded.problems
    assert loaded.settings.for_agent("main").memory_search.fallback == name


def test_the_tables_of_an_index_by_their_roles(start: Start) -> None:  # noqa: F811
    engine = start(search="{store: {vector: {engine: 'sqlite-vec'}}}").engine
    wait_until(lambda: engine.status().state == "ready", what="all vectors")
    with sqlite3.connect(engine.status().index_path) as database:
        made = {
            name: sql or ""
            for name, sql in database.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
        }
    database.close()
    assert {"meta", "files", "chunks", "chunks_fts", "embedding_cache"} <= made.keys()
    assert "fts5" in made["chunks_fts"]
    assert [name for name, sql in made.items() if "USING vec0" in sql]
