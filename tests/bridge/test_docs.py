"""What README and `docs/assistants.md` tell of assistants is true: their code is run, their tables whole."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import anyio
import pytest

from app.bridge.connect.client import Client, Command
from app.bridge.connect.connecting import CLIENTS
from app.bridge.openapi import describe
from tests.helpers.bridge import RunningBridge
from tests.helpers.mcp_client import connected

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "assistants.md").read_text(encoding="utf-8")
_, _, README = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n### For assistants\n")
README, _, _ = README.partition("\n### ")
HEATING = "# 2026-11-03\n\n- Called the heating firm: ticket TKY-88431, Mr Sato calls back.\n"
DIFFERENT_EACH_DAY = ("age", "path", "message")


def blocks(language: str, text: str = TEXT) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_the_requests_by_curl_work(running: RunningBridge) -> None:
    (script,) = (block for block in blocks("sh") if "curl -s" in block)
    before, _, requests = script.partition("url=http://127.0.0.1:8765\n")
    assert before.startswith("token=memoro_…")
    settings = f"set -e\ntoken={running.connect()}\nurl={running.bridge.url}\n"
    parted = requests.replace('\ncurl -s "$url', '\necho\ncurl -s "$url')
    done = subprocess.run(["sh", "-c", settings + parted], capture_output=True, text=True, check=True)
    found, written, context = (json.loads(line) for line in done.stdout.splitlines())
    assert found["results"][0]["path"] == "MEMORY.md"
    assert written["status"] == "written"
    assert "The boiler is blue." in context["notes"][-1]["text"]
    (change,) = running.engine.records.history().changes(path=written["path"])
    assert change.why == "seen"


def test_the_request_by_python_works(running: RunningBridge, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python")
    program = program.replace("http://127.0.0.1:8765", running.bridge.url)
    program = program.replace("memoro_…", running.connect())
    exec(compile(program, "assistants.md", "exec"), {})
    assert capsys.readouterr().out.startswith("MEMORY.md 1 - The boiler was serviced in October.")


def test_what_serve_prints_is_what_it_says(home: Path) -> None:
    (command, *printed) = next(block for block in blocks("sh") if "memoro serve" in block).splitlines()
    assert command == "memoro serve --token curl"
    words = [sys.executable, "-m", "app", *command.split()[1:], "--workspace", str(home)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        lines = [program.stdout.readline() for _ in printed]
        program.terminate()
    said = [line.removeprefix("# ").partition(": ")[0] for line in printed]
    assert [line.partition(": ")[0] for line in lines] == said
    assert lines[2].startswith("token: memoro_")


def test_the_entries_to_write_by_hand_are_those_that_memoro_writes() -> None:
    plain = Command("memoro", ("mcp",), {}).plain()
    (by_json,) = (block for block in blocks("json") if "mcpServers" in block)
    (by_toml,) = blocks("toml")
    assert json.loads(by_json) == {"mcpServers": {"memoro": plain}}
    assert tomllib.loads(by_toml) == {"mcp_servers": {"memoro": plain}}
    for client in CLIENTS:
        (row,) = (line for line in TEXT.splitlines() if line.startswith(f"| {client.name} |"))
        file = client.file()
        assert file is not None
        assert file.name in row
        place = ".".join(client.place)
        assert f"`{place}`" in row or f"`[{place}]`" in row


@pytest.mark.parametrize("client", CLIENTS, ids=lambda client: client.id)
def test_each_assistants_entry_in_the_readme(client: Client) -> None:
    (row,) = (line for line in README.splitlines() if line.startswith(f"| {client.name} |"))
    file, example = re.findall(r"`(.+?)`", row)
    known = client.file()
    assert known is not None
    assert known.name == Path(file).name
    entry = (tomllib.loads if client.language == "toml" else json.loads)(example)
    for name in client.place:
        assert list(entry) == [name]
        entry = entry[name]
    assert entry == client.entry(Command("memoro", ("mcp",), {}))


def test_the_readmes_request_by_curl_works(running: RunningBridge) -> None:
    (script,) = blocks("sh", README)
    script = script.replace("http://127.0.0.1:8765", running.bridge.url).replace(
        "memoro_…", running.connect()
    )
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["results"][0]["path"] == "MEMORY.md"


def test_the_readmes_program_in_python_works(
    home: Path, workspace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = blocks("python", README)
    config = home / "memoro" / "config.json5"
    config.parent.mkdir(parents=True)
    defaults = f"{{ workspace: {str(workspace)!r}, memorySearch: {{ provider: 'none' }} }}"
    config.write_text(f"{{ agents: {{ defaults: {defaults} }} }}", encoding="utf-8")
    started = f'command={sys.executable!r}, args=["-m", "app", "mcp"], env={dict(os.environ)!r}'
    there = 'command="memoro", args=["mcp"]'
    assert there in program
    exec(compile(program.replace(there, started), "README.md", "exec"), {})
    assert "The boiler was serviced in October." in capsys.readouterr().out


def test_every_route_stands_in_the_table() -> None:
    rows = [line for line in TEXT.splitlines() if re.match(r"\| `(?:GET|POST) ", line)]
    told = {each for row in rows for each in re.findall(r"`((?:GET|POST) /\S+?)`", row)}
    paths = describe()["paths"].items()
    assert told == {f"{method.upper()} {path}" for path, item in paths for method in item} | {"POST /mcp"}


def test_the_transcript_is_what_a_real_client_gets(running: RunningBridge) -> None:
    (transcript,) = blocks("text", README)
    tools, *calls = transcript.split("\n> ")
    for note in ("MEMORY.md", "memory/projects.md", "memory/2026-11-02.md"):
        (running.workspace / note).unlink()
    log = running.workspace / "memory" / "2026-11-03.md"
    log.write_text(HEATING + "- Anna is allergic to nuts.\n", encoding="utf-8")
    running.engine.sync().result(20)

    async def work() -> list[Any]:
        async with connected(running.bridge.url, running.connect()) as client:
            offered = [tool.name for tool in (await client.list_tools()).tools]
            assert tools.strip() == f"tools: {', '.join(offered)}"
            answers = []
            for call in calls:
                name, _, rest = call.partition(" ")
                wish, end = json.JSONDecoder().raw_decode(rest)
                answer = await client.call_tool(name, wish)
                answers.append((json.loads(rest[end:]), answer.structured_content))
            return answers

    for told, got in anyio.run(work):
        assert _lasting(told) == _lasting(got)


def _lasting(answer: Any) -> Any:
    """Without what another day changes."""
    if isinstance(answer, list):
        return [_lasting(each) for each in answer]
    if not isinstance(answer, dict):
        return answer
    return {
        name: type(value)
        if name in DIFFERENT_EACH_DAY and "2026-11-03" not in str(value)
        else _lasting(value)
        for name, value in answer.items()
    }
