"""Whose memory programs get that come by the local channel (`memoro mcp`), and when they get none."""

from __future__ import annotations

import json
import threading
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.bridge.assistants import Assistant
from app.bridge.refusal import render
from app.cli.commands.serve import _tell
from app.cli.session import Session
from app.engine.first_index import ORDINARY
from app.engine.memory import AgentMemory
from tests.helpers.bridge import RunningBridge, start_bridge
from tests.helpers.waiting import wait_until


@pytest.fixture
def two(tmp_path: Path, workspace: Path) -> Iterator[RunningBridge]:
    other = tmp_path / "other"
    other.mkdir()
    (other / "MEMORY.md").write_text("- The walrus is at work.\n", encoding="utf-8")
    defaults = f"{{ workspace: {str(workspace)!r}, memorySearch: {{ provider: 'none' }} }}"
    agents = f"{{ id: 'main', default: true }}, {{ id: 'work', workspace: {str(other)!r} }}"
    running = start_bridge(workspace, settings=f"agents: {{ defaults: {defaults}, list: [{agents}] }}")
    yield running
    running.stop()


def ask(running: RunningBridge, assistant: str, query: str, agent: str | None = None) -> Any:
    call = running.engine.verbs["assistant.call"]
    return call(None, assistant=assistant, tool="memory_search", arguments={"query": query}, agent=agent)


def finds(running: RunningBridge, query: str, agent: str | None = None) -> bool:
    return bool(ask(running, "local", query, agent)["answer"]["results"])


def test_local_tools_reach_the_memory_of_the_agent_that_they_name(two: RunningBridge) -> None:
    wait_until(lambda: finds(two, "walrus", "work"), what="the other agent's index")
    assert finds(two, "boiler")
    assert finds(two, "boiler", "main")
    assert not finds(two, "walrus")
    assert not finds(two, "boiler", "work")
    assert {each.id: each.agent for each in two.bridge.assistants.all()} == {
        "local": "main",
        "local-work": "work",
    }


def test_the_first_question_to_a_new_memory_waits_for_its_notes(
    two: RunningBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = threading.Event()
    begin = AgentMemory.begin

    def begin_late(memory: AgentMemory) -> None:
        answered.wait(0.5)  # an answer that waits for nothing comes meanwhile
        begin(memory)

    monkeypatch.setattr(AgentMemory, "begin", begin_late)
    monkeypatch.setattr("app.engine.engine.ASSISTANTS", ORDINARY)  # a third of a second is little under load
    found = finds(two, "walrus", "work")
    answered.set()
    assert found


def test_what_a_window_shows_is_nothing_to_local_tools(two: RunningBridge) -> None:
    two.engine.switch("work")
    assert finds(two, "boiler")


def test_a_connected_assistant_is_not_given_another_memory(two: RunningBridge) -> None:
    two.bridge.assistants.put(Assistant("helper", "Helper", "main"))
    assert ask(two, "helper", "boiler")["answer"]["results"]
    refused = ask(two, "helper", "walrus", "work")
    assert (refused["status"], refused["error"]["code"]) == (403, "other_agent")
    offered = two.engine.verbs["assistant.tools"](None, assistant="helper", agent="work")
    assert offered["error"]["code"] == "other_agent"


def test_a_slip_in_the_agents_name_is_no_newcomer(two: RunningBridge) -> None:
    refused = ask(two, "local", "walrus", "wrok")
    offered = two.engine.verbs["assistant.tools"](None, assistant="local", agent="wrok")
    for answer in (refused, offered):
        assert (answer["status"], answer["error"]["code"]) == (403, "no_such_agent")
    assert two.bridge.assistants.all() == []


def test_the_assistant_of_an_agent_that_was_taken_off_the_list_reads_nothing(two: RunningBridge) -> None:
    wait_until(lambda: finds(two, "walrus", "work"), what="the other agent's index")
    client = two.client("helper", agent="work")
    settings = two.engine.settings
    two.engine.apply(settings.replace(agents=settings.agents.replace(list_=settings.agents.list_[:1])))
    wait_until(lambda: two.engine.settings.agent_ids == ("main",), what="the new settings")
    for query in ("walrus", "boiler"):
        answer = client.post("/v1/memory/search", json={"query": query}).json()
        assert (answer["results"], answer["error"]) == ([], "There is no such agent")
    assert client.post("/v1/memory/get", json={"path": "MEMORY.md"}).status_code == 503
    two.engine.apply(settings)
    wait_until(lambda: two.engine.settings == settings, what="the older settings")
    assert finds(two, "walrus", "work")


def test_nobody_gets_anything_while_the_bridge_is_switched_off(running: RunningBridge) -> None:
    settings = running.engine.settings
    app = settings.app.replace(bridge=settings.app.bridge.replace(enabled=False))
    running.engine.apply(settings.replace(app=app))
    wait_until(lambda: not running.engine.settings.app.bridge.enabled, what="the new settings")
    refused = ask(running, "local", "boiler")
    assert (refused["status"], refused["error"]["code"]) == (503, "switched_off")
    offered = running.engine.verbs["assistant.tools"](None, assistant="local")
    assert offered["error"]["title"] == "Memoro serves no assistants"
    running.engine.apply(settings)
    wait_until(lambda: running.engine.settings.app.bridge.enabled, what="the older settings")
    assert ask(running, "local", "boiler")["answer"]["results"]


@pytest.mark.parametrize("name", ["local", "helper"])
def test_who_was_disconnected_gets_nothing_from_then_on(running: RunningBridge, name: str) -> None:
    running.bridge.assistants.put(Assistant(name, name, "main"))
    assert ask(running, name, "boiler")["answer"]["results"]
    running.bridge.tokens.revoke(name)
    refused = ask(running, name, "boiler")
    assert (refused["status"], refused["error"]["code"]) == (401, "unauthorized")


@pytest.mark.parametrize(("agent", "reached"), [("work", "work"), (None, "main")])
def test_a_token_made_at_a_terminal_is_for_the_agent_that_is_named_there(
    two: RunningBridge, capsys: pytest.CaptureFixture[str], agent: str | None, reached: str
) -> None:
    two.connect("curl", curated="write")
    session = Session(Namespace(workspace=None, config=None, agent=agent, json=True))
    _tell(session, two.bridge, "Curl")
    token = json.loads(capsys.readouterr().out)["token"]
    headers = {"authorization": f"Bearer {token}"}
    assert two.stranger().get("/v1/status", headers=headers).json()["agent"] == reached
    known = two.bridge.assistants.get("curl")
    assert known is not None
    assert known.curated == "write", "its rights stay"


def test_the_local_way_and_http_give_the_same_bytes(running: RunningBridge) -> None:
    client = running.client()
    for tool, wish in (
        ("search", {"query": "boiler"}),
        ("get", {"path": "MEMORY.md"}),
        ("get", {"path": "../x.md"}),
    ):
        call = running.engine.verbs["assistant.call"]
        answer = call(None, assistant="helper", tool=f"memory_{tool}", arguments=wish)["answer"]
        carried = json.loads(json.dumps(answer))  # as the channel carries it
        assert render(carried).encode() == client.post(f"/v1/memory/{tool}", json=wish).content
