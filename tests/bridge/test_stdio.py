"""`memoro mcp` by the official client: beside a running program, without one, and when one comes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

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
        return await client.call_tool("memory_search", {"query": "boiler"})

    answer = talk(work, "--as", "stranger")
    assert answer.is_error
    assert "not connected" in answer.content[0].text
    assert "boiler was" not in answer.content[0].text


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
