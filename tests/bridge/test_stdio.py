"""`memoro mcp` by the official client: beside a running program, without one, and when one comes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import mcp_types as types
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage

from app.bridge.relay import Relay
from app.config.paths import app_paths
from app.engine.channel.client import ask
from app.engine.instance import instance
from app.engine.ownership import Ownership
from tests.helpers.waiting import wait_until

Work = Callable[[Client], Awaitable[Any]]


@pytest.fixture
def configured(home: Path, workspace: Path) -> Path:
    file = home / "memoro" / "config.json5"
    file.parent.mkdir(parents=True)
    defaults = f"{{ workspace: {str(workspace)!r}, memorySearch: {{ provider: 'none' }} }}"
    file.write_text(f"{{ agents: {{ defaults: {defaults} }}, app: {{ bridge: {{ port: 18765 }} }} }}")
    return workspace


def talk(work: Work, *words: str) -> Any:
    import os

    async def run() -> Any:
        server = StdioServerParameters(
            command=sys.executable, args=["-m", "app", "mcp", *words], env=dict(os.environ)
        )
        with anyio.fail_after(60):
            async with Client(stdio_client(server)) as client:
                return await work(client)

    return anyio.run(run)


async def search_read_append(client: Client) -> list[dict[str, Any]]:
    found = await client.call_tool("memory_search", {"query": "TKY-88431"})
    best = found.structured_content["results"][0]
    read = await client.call_tool("memory_get", {"path": best["path"], "from": best["focusStartLine"]})
    written = await client.call_tool("memory_append", {"text": "- An otter was seen.", "reason": "told"})
    return [answer.structured_content for answer in (found, read, written)]


def test_without_a_program_it_starts_the_engine_itself(configured: Path) -> None:
    found, read, written = talk(search_read_append)
    assert found["results"][0]["path"] == "memory/2026-11-02.md"
    assert read["text"].startswith("- 受付番号は")
    assert written["status"] == "written"
    assert "otter" in (configured / written["path"]).read_text(encoding="utf-8")
    ownership = Ownership.take(app_paths().data_dir, "memoro")
    assert ownership, "it must give the memory back"
    ownership.release()


def test_beside_a_running_program_it_asks_that_one(configured: Path) -> None:
    with start_program() as program:
        assert program.stdout is not None
        assert "url" in program.stdout.readline()
        found, _, written = talk(search_read_append)
        assert found["results"]
        assert written["status"] == "written"
        assert ask(instance(app_paths()).address, "ping") == {}
        program.terminate()
        assert program.wait(10) == 0


@contextmanager
def start_program() -> Iterator[subprocess.Popen[str]]:
    """A running program; it ends with the block, also when the test fails."""
    words = [sys.executable, "-m", "app", "serve", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def test_it_gives_way_to_a_program_and_goes_on_by_asking_it(configured: Path) -> None:
    async def work(client: Client) -> None:
        first = await client.call_tool("memory_append", {"text": "- An otter was seen."})
        assert first.structured_content["status"] == "written"
        with start_program() as program:
            assert program.stdout is not None
            line = await anyio.to_thread.run_sync(program.stdout.readline)
            assert "url" in line
            second = await client.call_tool("memory_append", {"text": "- An ibis was seen."})
            assert second.structured_content["status"] == "written"
            program.terminate()
            assert await anyio.to_thread.run_sync(program.wait) == 0
        third = await client.call_tool("memory_get", {"path": first.structured_content["path"]})
        assert "otter" in third.structured_content["text"]
        assert "ibis" in third.structured_content["text"]

    talk(work)


def test_an_assistant_that_is_not_connected_gets_nothing(configured: Path) -> None:
    async def work(client: Client) -> Any:
        with pytest.raises(MCPError, match=r"not connected.*Connect it in Memoro's settings"):
            await client.list_tools()
        return await client.call_tool("memory_search", {"query": "boiler"})

    answer = talk(work, "--as", "stranger")
    assert answer.is_error
    assert "not connected" in answer.content[0].text
    assert "boiler was" not in answer.content[0].text


HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "pipe", "version": "1"}}
LINES = [
    {"id": 1, "method": "initialize", "params": HELLO},
    {"method": "notifications/initialized"},
    {"id": 2, "method": "tools/call", "params": {"name": "memory_search", "arguments": {"query": "boiler"}}},
    {"id": "three", "method": "tools/list"},
]


def test_an_input_that_ends_at_once_is_answered_whole(configured: Path) -> None:
    lines = [json.dumps({"jsonrpc": "2.0", **line}) for line in LINES]
    done = mcp("\n".join(lines))
    answers = {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}
    assert answers.keys() == {1, 2, "three"}
    assert answers[2]["result"]["structuredContent"]["results"][0]["path"] == "MEMORY.md"
    assert (done.returncode, done.stderr) == (0, "")


def test_lines_that_are_no_messages_are_answered_as_such(configured: Path) -> None:
    done = mcp('garbage\n\n[1, 2\n[]\n{"jsonrpc": "2.0", "id": 5}\n{"jsonrpc": "2.0", "method": "x"}\n')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(answer["id"], answer["error"]["code"]) for answer in answers] == [
        (None, -32700),
        (None, -32700),
        (None, -32600),
        (5, -32600),
    ]
    assert done.returncode == 0


def test_half_a_character_is_an_answer_to_who_sent_it(configured: Path) -> None:
    half = {
        "id": 7,
        "method": "tools/call",
        "params": {"name": "memory_append", "arguments": {"text": "\ud83d"}},
    }
    done = mcp(json.dumps({"jsonrpc": "2.0", **half}) + "\n")
    answer = json.loads(done.stdout)
    assert (answer["id"], answer["error"]["code"]) == (7, -32602)
    assert "half a character" in answer["error"]["message"]


def test_a_memory_that_cannot_be_opened_is_an_answer_in_words(configured: Path, home: Path) -> None:
    (home / "memoro" / "data").write_text("a file in the place of the folder")
    done = mcp("\n".join(json.dumps({"jsonrpc": "2.0", **line}) for line in LINES[:3]))
    answers = {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}
    assert answers[2]["result"]["isError"]
    assert "data folder cannot be written" in answers[2]["result"]["content"][0]["text"]
    assert (done.returncode, done.stderr) == (0, "")


def test_an_output_that_nobody_takes_is_no_crash(configured: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = mcp(json.dumps({"jsonrpc": "2.0", **LINES[0]}), stdout=full)
    assert (done.returncode, done.stderr) == (1, "The system refuses: No space left on device.\n")


def mcp(text: str, stdout: Any = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", "mcp"],
        input=text,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_request_that_was_cancelled_is_not_waited_for() -> None:
    async def run() -> None:
        send, incoming = anyio.create_memory_object_stream[Any](9)
        outgoing, receive = anyio.create_memory_object_stream[Any](9)
        relay = Relay(incoming, outgoing)
        for line in (LINES[3], {"method": "notifications/cancelled", "params": {"requestId": "three"}}):
            message = types.jsonrpc_message_adapter.validate_python({"jsonrpc": "2.0", **line})
            await send.send(SessionMessage(message))
        send.close()
        with anyio.fail_after(10):
            async with anyio.create_task_group() as tasks, relay.read, relay.write:
                tasks.start_soon(relay.inwards)
                tasks.start_soon(relay.outwards)
                assert [item.message.method async for item in relay.read] == [
                    "tools/list",
                    "notifications/cancelled",
                ]
        receive.close()

    anyio.run(run)


def test_serve_prints_a_token_that_works(configured: Path) -> None:
    import httpx

    with subprocess.Popen(
        [sys.executable, "-m", "app", "serve", "--token", "Curl"], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        lines = dict(program.stdout.readline().strip().split(": ", 1) for _ in range(3))
        headers = {"authorization": f"Bearer {lines['token']}"}
        assert httpx.get(f"{lines['url']}/v1/status", headers=headers).status_code == 200
        again = subprocess.run(
            [sys.executable, "-m", "app", "serve"], capture_output=True, timeout=30, check=False
        )
        assert again.returncode == 1
        program.terminate()
        assert program.wait(10) == 0
    wait_until(lambda: not (app_paths().data_dir / "bridge.json").exists(), what="bridge.json to go")
