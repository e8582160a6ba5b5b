"""Every configured agent has an honest status, also where nobody has asked for its memory yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from app.config.loading import load_settings
from app.config.openclaw import Agent
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from app.engine.verbs import report_status
from app.errors import MemoroError
from tests.helpers.waiting import wait_until


@pytest.fixture
def workspaces(tmp_path: Path) -> dict[str, Path]:
    """A folder of notes for each of two agents; the third has none."""
    folders = {}
    for agent, count in (("main", 1), ("work", 3)):
        folder = folders[agent] = tmp_path / agent
        (folder / "memory").mkdir(parents=True)
        for number in range(count):
            (folder / "memory" / f"{number}.md").write_text(f"- The walrus {number}.\n", encoding="utf-8")
    entries = [{"id": agent, "workspace": str(folder)} for agent, folder in folders.items()]
    tree = {"agents": {"defaults": {"memorySearch": {"provider": "none"}}, "list": [*entries, {"id": "new"}]}}
    path = app_paths().config_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tree), encoding="utf-8")
    return folders


@contextmanager
def running() -> Iterator[Engine]:
    engine = Engine(load_settings(app_paths().config_file).settings, app_paths(), watch=False)
    thread = Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        wait_until(lambda: engine.status().state == "keyword_only", what="the first sync")
        yield engine
    finally:
        engine.stop()
        thread.join(20)


def told(engine: Engine) -> dict[str, tuple[str, int]]:
    return {each["agent"]: (each["state"], each["notes"]) for each in report_status(engine)["agents"]}


def test_an_agent_that_nobody_asked_for_is_told_by_its_index_which_stays_as_it_is(
    workspaces: dict[str, Path],
) -> None:
    with running() as engine:
        assert told(engine) == {"main": ("keyword_only", 1), "work": ("asleep", 0), "new": ("no_folder", 0)}
        engine.search(SearchRequest("walrus"), agent="work")
        wait_until(lambda: told(engine)["work"] == ("keyword_only", 3), what="the other agent's notes")
        index = Path(engine.status("work").index_path)
    before = {file.name: file.read_bytes() for file in index.parent.iterdir()}
    with running() as engine:
        assert told(engine) == {"main": ("keyword_only", 1), "work": ("asleep", 3), "new": ("no_folder", 0)}
        status = engine.status("work")
        assert (status.workspace, status.index_path) == (str(workspaces["work"]), str(index))
        assert status.index_bytes == len(before[index.name])
        assert engine.status("main").state != "asleep"
    after = {file.name: file.read_bytes() for file in index.parent.iterdir() if "work" in file.name}
    assert after == {name: data for name, data in before.items() if "work" in name}


@pytest.mark.parametrize("damage", [b"", b"no database", None])
def test_an_index_that_cannot_be_read_is_no_reason_to_fail(
    workspaces: dict[str, Path], damage: bytes | None
) -> None:
    with running() as engine:
        index = Path(engine.status("work").index_path)
        if damage is not None:
            index.write_bytes(damage)
        assert told(engine)["work"] == ("asleep", 0)


@pytest.mark.parametrize("other", ["Main", "仕事", "..", "main/"])
def test_agents_whose_names_look_alike_on_the_disk_are_apart(workspaces: dict[str, Path], other: str) -> None:
    path = app_paths().config_file
    path.write_text(path.read_text(encoding="utf-8").replace('"work"', json.dumps(other)), encoding="utf-8")
    (workspaces["main"] / "MEMORY.md").write_text("- The heron is grey.\n", encoding="utf-8")
    with running() as engine:

        def finds(query: str, agent: str) -> int:
            return len(engine.search(SearchRequest(query), agent=agent).hits)

        wait_until(lambda: finds("walrus", other) == 3, what="the other agent's notes")
        assert (finds("heron", "main"), finds("walrus", "main"), finds("heron", other)) == (1, 1, 0)
        engine.records.inbox(other).propose("MEMORY.md", "append", "- x", "", who="agent:a", why="")
        assert engine.records.inbox("main").waiting() == []
        engine.forget_agent(other)
        assert finds("heron", "main") == 1
        assert Path(engine.status("main").index_path).is_file()


def test_an_agent_that_is_not_there_gets_no_memory(workspaces: dict[str, Path]) -> None:
    with running() as engine:
        answer = engine.search(SearchRequest("walrus"), agent="mian")
        assert answer.failure is not None
        assert "Did you mean “main”?" in str(answer.failure)
        with pytest.raises(MemoroError, match="no such agent"):
            engine.get("MEMORY.md", agent="mian")
        assert engine.status("mian").state == "problem"
    assert not [file for file in app_paths().data_dir.rglob("*") if "mian" in file.name]


def test_a_workspace_of_openclaw_makes_an_agent(
    workspaces: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(tmp_path / "openclaw"))
    own = tmp_path / "openclaw" / "workspace-home" / "memory"
    own.mkdir(parents=True)
    (own / "a.md").write_text("- The walrus is at home.\n", encoding="utf-8")
    with running() as engine:
        wait_until(lambda: engine.search(SearchRequest("walrus"), agent="home").hits, what="its notes")
        assert engine.search(SearchRequest("walrus"), agent="Home").failure is not None


def test_where_the_agent_shown_is_taken_off_the_list_the_default_one_is_shown(
    workspaces: dict[str, Path],
) -> None:
    with running() as engine:
        settings = engine.settings
        engine.switch("new")
        left = settings.agents.list_[1:2]
        engine.apply(settings.replace(agents=settings.agents.replace(list_=left)))
        wait_until(lambda: engine.status("work").notes == 3, what="the agent that is left")
        assert (engine.agent, engine.home_agent) == ("work", "work")
        assert engine.status("main").state == "problem"


def test_an_agent_that_is_taken_off_the_list_is_closed_also_where_its_notes_are_those_of_others(
    workspaces: dict[str, Path],
) -> None:
    with running() as engine:
        settings = engine.settings
        both = settings.agents.list_[0], Agent(id="twin", workspace=str(workspaces["main"]))
        shared = settings.agents.defaults.replace(workspace=str(workspaces["main"]))
        agents = settings.agents.replace(defaults=shared, list_=both)
        engine.apply(settings.replace(agents=agents))
        wait_until(lambda: engine.search(SearchRequest("walrus"), agent="twin").hits, what="its notes")
        engine.apply(settings.replace(agents=agents.replace(list_=both[:1])))
        wait_until(lambda: engine.settings.agent_ids == ("main",), what="the new settings")
        assert engine.search(SearchRequest("walrus"), agent="twin").failure is not None
        assert engine.search(SearchRequest("walrus"), agent="main").hits
