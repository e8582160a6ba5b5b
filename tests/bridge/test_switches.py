"""What settings take away from assistants: the memory itself, sources, the list of what was asked."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from tests.helpers.bridge import RunningBridge, start_bridge
from tests.helpers.mcp_client import connected
from tests.helpers.transcripts import Talk
from tests.helpers.waiting import wait_until

FLUSH = {"sessionKey": "main", "contextWindow": 200_000, "totalTokens": 190_000, "compactionCount": 0}
GROUP = {"memoro-session-key": "agent:main:discord:group:7"}


def agents(workspace: Path, **searches: str) -> str:
    """The agents of a configuration, the first one the default, each with its memory search."""
    defaults = f"{{ workspace: {str(workspace)!r}, memorySearch: {{ provider: 'none' }} }}"
    entries = (f"{{ id: {agent!r}, memorySearch: {search} }}" for agent, search in searches.items())
    return f"agents: {{ defaults: {defaults}, list: [{', '.join(entries)}] }}"


def search(client: httpx.Client, query: str, **more: Any) -> dict[str, Any]:
    headers = more.pop("headers", {})
    answer = client.post("/v1/memory/search", json={"query": query, **more}, headers=headers)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def offered(running: RunningBridge, name: str, headers: dict[str, str] | None = None) -> dict[str, str]:
    """The tools that an assistant sees by MCP, with their descriptions."""
    token = running.bridge.tokens.show(name)
    assert token

    async def work() -> dict[str, str]:
        async with connected(running.bridge.url, token, headers) as client:
            return {tool.name: tool.description or "" for tool in (await client.list_tools()).tools}

    return anyio.run(work)


@pytest.mark.parametrize(
    ("setting", "agent"),
    [("plugins: { slots: { memory: 'none' } }", "main"), ("{ enabled: false }", "off")],
    ids=["plugin", "agent"],
)
def test_an_agent_without_memory_gets_nothing_of_it(workspace: Path, setting: str, agent: str) -> None:
    settings = setting if agent == "main" else agents(workspace, main="{}", off=setting)
    running = start_bridge(workspace, settings=settings)
    try:
        client = running.client(agent=agent)
        bodies = {"search": {"query": "boiler"}, "get": {"path": "MEMORY.md"}, "append": {"text": "- x"}}
        answers = [client.post(f"/v1/memory/{tool}", json=body) for tool, body in bodies.items()]
        for answer in (*answers, client.get("/v1/memory/context")):
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "disabled")
        assert client.post("/v1/flush", json=FLUSH).json() == {"flush": False, "reason": "memory_off"}
        assert offered(running, "helper") == {}
        assert len(list((workspace / "memory").iterdir())) == 2
        if agent == "off":
            assert search(running.client("other"), "boiler")["results"]
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("mode", "private", "shared"), [("auto", True, False), ("on", True, True), ("off", False, False)]
)
def test_citations_by_setting_and_conversation(
    workspace: Path, mode: str, private: bool, shared: bool
) -> None:
    running = start_bridge(workspace, settings=f"memory: {{ citations: {mode!r} }}")
    try:
        client = running.client()
        for headers, cited in (({}, private), (GROUP, shared)):
            answer = search(client, "heron", headers=headers)
            (hit,) = answer["results"]
            assert (answer["citations"], "citation" in hit) == (cited, cited)
            assert hit["snippet"].endswith("\n\nSource: memory/projects.md#L3") == cited
            assert hit["path"] == "memory/projects.md", "a path is needed to read on"
            described = offered(running, "helper", headers)["memory_search"]
            assert ("name its source" in described, "Do not quote paths" in described) == (cited, not cited)
    finally:
        running.stop()


def test_conversations_are_nobodys_business_in_a_group(
    workspace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENCLAW_STATE_DIR", str(tmp_path / "openclaw"))
    talk = Talk(tmp_path / "openclaw" / "agents" / "main" / "sessions" / "one.jsonl")
    talk.user("The gardener is called Quentin.")
    on = "{ experimental: { sessionMemory: true }, sources: ['memory', 'sessions'] }"
    running = start_bridge(workspace, settings=agents(workspace, main=on))
    try:
        client = running.client()
        for corpus in ("sessions", "all"):
            (hit,) = search(client, "Quentin", corpus=corpus)["results"]
            assert hit["source"] == "sessions"
            assert search(client, "Quentin", corpus=corpus, headers=GROUP)["results"] == []
        assert search(client, "Quentin", corpus="memory")["results"] == []
        assert client.post("/v1/memory/get", json={"path": "sessions/one.jsonl"}).json()["text"] == ""
    finally:
        running.stop()


def test_the_list_of_what_was_asked_can_be_switched_off_while_it_runs(
    running: RunningBridge, client: httpx.Client
) -> None:
    search(client, "boiler")
    assert len(running.bridge.activity.latest()) == 1
    settings = running.engine.settings
    bridge = settings.app.bridge.replace(access_log=False)
    running.engine.apply(settings.replace(app=settings.app.replace(bridge=bridge)))
    wait_until(lambda: not running.engine.settings.app.bridge.access_log, what="the new settings")
    search(client, "heron")
    running.bridge.activity.flush()
    assert [act.what for act in running.bridge.activity.latest()] == ["boiler"]
    assert "heron" not in (running.engine.paths.data_dir / "activity.jsonl").read_text()


def test_paused_means_every_way_in(running: RunningBridge, client: httpx.Client) -> None:
    running.bridge.assistants.pause(True)
    local = running.engine.verbs["assistant.call"](
        None, assistant="local", tool="memory_search", arguments={"query": "boiler"}
    )
    assert (local["status"], local["error"]["code"]) == (503, "paused")
    ways = [("POST", "/mcp"), ("GET", "/v1/memory/context"), ("POST", "/v1/flush"), ("POST", "/v1/sync")]
    for method, path in (*ways, ("GET", "/openapi.json")):
        answer = client.request(method, path, json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "paused"), path


def test_a_memory_that_cannot_be_asked_says_so_instead_of_nothing_found(
    running: RunningBridge, workspace: Path
) -> None:
    busy, release = threading.Event(), threading.Event()

    def keep_busy() -> None:
        busy.set()
        release.wait()

    running.engine.writer.submit(keep_busy)
    try:
        assert busy.wait(20), "nothing else may be opened meanwhile"
        answer = search(running.client(agent="another"), "boiler")
    finally:
        release.set()
    assert (answer["results"], answer["disabled"]) == ([], True)
    assert (answer["error"], answer["action"]) == ("Memoro is still starting", "Try again in a moment.")
