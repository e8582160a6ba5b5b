"""An agent that is deleted leaves nothing behind but its notes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.bridge.activity import Activity
from app.bridge.assistants import Assistant, Assistants
from app.bridge.flush import FlushGate
from app.bridge.service import MemoryService
from app.bridge.tokens import Tokens
from app.engine.engine import Engine
from app.engine.library import Library
from app.engine.picks import Picks
from app.engine.pins import Pins
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from tests.engine.conftest import Running, Start
from tests.engine.test_picks import KETTLE
from tests.helpers.waiting import wait_until

RARE = b"xylophon"


def traces(folder: Path) -> list[str]:
    """The files that hold the rare word, in their content or their name."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    return [file.name for file in files if RARE in (file.read_bytes() + file.name.encode()).lower()]


@pytest.fixture
def work(tmp_path: Path) -> Path:
    folder = tmp_path / "work-notes"
    (folder / "memory").mkdir(parents=True)
    note = (
        "# Music\n\n- The xylophone of Wilhelmina is in the attic, behind the old harmonium and the tent.\n"
    )
    (folder / "memory" / "music.md").write_text(note, encoding="utf-8")
    return folder


@pytest.fixture
def running(start: Start, work: Path) -> Running:
    running = start(search="{}")
    engine = running.engine
    config = json.dumps(
        {
            "agents": {
                "defaults": {"workspace": str(engine.scope().workspace)},
                "list": [{"id": "main", "default": True}, {"id": "work", "workspace": str(work)}],
            }
        }
    )
    engine.paths.config_file.write_text(config)
    from app.config.loading import load_settings

    engine.apply(load_settings(engine.paths.config_file).settings)
    wait_until(lambda: "work" in engine.settings.agent_ids, what="the second agent")
    return running


def fill(engine: Engine) -> Assistants:
    """Let the agent `work` be searched, changed, pinned, and asked by an assistant."""
    wait_until(lambda: engine.search(SearchRequest("xylophone"), agent="work").hits, what="the first sync")
    assert engine.wait_until_embedded(20, agent="work")
    library = Library(engine, "work")
    library.editor.append("memory/music.md", "- The xylophone is tuned now.", who="person", why="test")
    library.drafts.keep("memory/music.md", "xylophone draft", "")
    library.inbox.propose("MEMORY.md", "append", "- xylophone", None, who="agent:w", why="test")
    Pins(engine).toggle("memory/music.md", 3, "Music", agent="work")
    for agent in ("work", "main"):
        Picks(engine.paths.data_dir).keep(agent, "attic", KETTLE)
    assistants = Assistants(engine.paths.data_dir)
    tokens = Tokens(assistants, engine.keys)
    tokens.make(Assistant("xylophon-w", "W", "work"))
    tokens.make(Assistant("m", "M", "main"))
    return assistants


def test_nothing_of_a_deleted_agent_stays_but_its_notes(running: Running, work: Path) -> None:
    engine = running.engine
    assistants = fill(engine)
    activity, gate = Activity(engine.paths.data_dir), FlushGate(engine.paths.data_dir)
    MemoryService(engine, assistants, activity, gate)
    activity.record("xylophon-w", "work", "memory_search", "xylophone", "1 hit", 0.1)
    activity.flush()
    activity.record("xylophon-w", "work", "memory_search", "xylophone again", "1 hit", 0.1)
    activity.record("m", "main", "memory_search", "boiler", "1 hit", 0.1)
    data = engine.paths.data_dir
    (data / "agents" / "work" / "qmd").mkdir(parents=True)
    (data / "agents" / "work" / "qmd" / "export.md").write_text("xylophone")
    (data / "jobs" / "work").mkdir(parents=True)
    (data / "jobs" / "work" / "job.json").write_text("xylophone")
    (data / "index" / "work.sqlite.damaged-20260101-000000").write_text("xylophone")
    assert len(traces(data)) > 5
    before = {file: file.read_bytes() for file in work.rglob("*.md")}
    engine.forget_agent("work")
    activity.flush()
    assert traces(data) == []
    assert {file: file.read_bytes() for file in work.rglob("*.md")} == before
    assert not list((data / "index").glob("work*"))
    assert not list((data / "history").glob("work*"))
    assert [assistant.id for assistant in assistants.all()] == ["m"]
    assert engine.keys.get("bridge:xylophon-w").secret is None
    assert [act.what for act in activity.latest()] == ["boiler"]
    assert [Picks(data).find(agent, "attic", [KETTLE]) for agent in ("work", "main")] == [-1, 0]
    assert engine.search(SearchRequest("boiler")).hits, "the other agent is as it was"
    running.stop()
    assert traces(data) == []


def test_a_deleted_agent_can_begin_anew(running: Running) -> None:
    engine = running.engine
    fill(engine)
    engine.forget_agent("work")
    wait_until(
        lambda: engine.search(SearchRequest("xylophone"), agent="work").hits,
        what="the notes to be indexed anew",
    )
    assert Library(engine, "work").inbox.counts()["waiting"] == 0


def test_an_agent_that_is_off_the_list_already_can_still_be_deleted(running: Running) -> None:
    engine = running.engine
    fill(engine)
    data = engine.paths.data_dir
    agents = engine.settings.agents
    engine.apply(engine.settings.replace(agents=agents.replace(list_=agents.list_[:1])))
    wait_until(lambda: engine.settings.agent_ids == ("main",), what="the new settings")
    assert len(traces(data)) > 2
    engine.forget_agent("work")
    assert traces(data) == []
    running.stop()
    assert traces(data) == []


def test_forgetting_what_never_was_and_what_cannot_be_read(running: Running) -> None:
    engine = running.engine
    engine.paths.data_dir.mkdir(parents=True, exist_ok=True)
    (engine.paths.data_dir / "sessions.json").write_text("{half")
    engine.forget_agent("nobody")
    assert not (engine.paths.data_dir / "sessions.json").exists()


def test_windows_switch_and_terminals_do_not(running: Running) -> None:
    from app.engine.verbs import Verbs

    engine = running.engine
    engine.switch("work")
    assert engine.agent == "work"
    wait_until(lambda: engine.status().last_sync is not None, what="the agent's first sync")
    assert engine.status().agent == "work"
    assert engine.search(SearchRequest("xylophone")).hits
    told = Verbs(engine)("search", {"query": "xylophone"}, lambda _progress: None)
    assert told["results"] == []
    assert Verbs(engine)("status", {"agent": "work"}, lambda _progress: None)["agent"] == "work"
    engine.apply(engine.settings.replace(agents=engine.settings.agents.replace(list_=())))
    wait_until(lambda: engine.agent == "main", what="the way home")
    with pytest.raises(MemoroError):
        engine.note_text("memory/music.md")
