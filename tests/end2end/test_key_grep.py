"""The program as processes, with a service that repeats the key in every answer: it is written nowhere."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from app.config.paths import app_paths
from tests.embeddings.remote.service import Asked, Service, Told
from tests.helpers.running_program import RunningProgram
from tests.helpers.waiting import wait_until

KEY, OTHER_KEY = "quiet.river.77.zebra", "loud-hill-88-otter"
"""They look like no key of any vendor: what hides them has to know them."""


def sent(asked: Asked) -> str:
    return f"{asked.headers.get('authorization')} {asked.headers.get('x-team-token')}"


def good(asked: Asked) -> Told:
    data = [{"embedding": [1.0, len(text), 3.0]} for text in asked.body.get("input", ())]
    return Told({"data": data, "said": sent(asked)}, headers={"X-Said": sent(asked)})


def refusal(status: int) -> Callable[[Asked], Told]:
    return lambda asked: Told({"error": {"message": f"The work of {sent(asked)} was not done."}}, status)


MOODS: dict[str, Callable[[Asked], Told]] = {
    "forbidden": refusal(403),
    "not here": refusal(404),
    "too large": lambda asked: Told({"error": f"The context length of {sent(asked)} is too small."}, 400),
    "elsewhere": lambda asked: Told(b"", 302, headers={"Location": f"https://x.example/?a={sent(asked)}"}),
    "no JSON": lambda asked: Told(sent(asked).encode()),
    "a page": lambda asked: Told(f"<html>{sent(asked)}</html>".encode(), kind="text/html"),
    "other fields": lambda asked: Told({sent(asked): sent(asked)}),
    "other numbers": lambda asked: Told({"data": [{"embedding": [sent(asked)]}]}),
    "unknown key": refusal(401),
    "too often": refusal(429),
    "a fault": refusal(500),
    "rejected": refusal(400),
}


@pytest.fixture
def service() -> Iterator[Service]:
    opened = Service(good)
    yield opened
    opened.close()


def configure(tmp_path: Path, service: Service) -> Path:
    workspace = tmp_path / "notes"
    (workspace / "memory").mkdir(parents=True)
    (workspace / "memory" / "2026-11-02.md").write_text("- The gate was painted green.\n")
    remote = {"baseUrl": f"{service.origin}/v1", "apiKey": KEY, "headers": {"X-Team-Token": OTHER_KEY}}
    search = {"provider": "openai", "remote": remote, "sync": {"watchDebounceMs": 50}}
    defaults = {"workspace": str(workspace), "memorySearch": search}
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"agents": {"defaults": defaults}}))
    return file


def command(*words: str) -> str:
    """What a command of its own writes, on both ways."""
    done = subprocess.run(
        [sys.executable, "-m", "app", *words], capture_output=True, text=True, timeout=60, check=False
    )
    return done.stdout + done.stderr


def ask_all(bridge: httpx.Client, service: Service) -> Iterator[str]:
    """Answers of the bridge while the service has one mood after the other."""
    for number, (mood, answer) in enumerate(MOODS.items()):
        service.answer = answer
        before = len(service.asked)
        found = bridge.post("/v1/memory/search", json={"query": f"which gate was {number}"})
        assert found.json()["mode"] == "keyword", mood
        assert len(service.asked) > before, mood
        yield found.text + str(found.headers)
        yield bridge.get("/v1/status").text


@pytest.mark.timeout(240)
def test_no_process_writes_a_key(tmp_path: Path, home: Path, service: Service) -> None:
    file, said = configure(tmp_path, service), list[str]()
    program = RunningProgram([sys.executable, "-m", "app", "serve", "--token", "tester"], os.environ)
    try:
        where = {word: program.wait_for(f"{word}: ", timeout=30).split()[-1] for word in ("url", "token")}
        with httpx.Client(base_url=where["url"], timeout=60) as bridge:
            bridge.headers["Authorization"] = f"Bearer {where['token']}"
            wait_until(lambda: bridge.get("/v1/status").json()["state"] == "ready", timeout=60)
            said += ask_all(bridge, service)
            said += [bridge.get(path).text for path in ("/v1/memory/context", "/openapi.json", "/health")]
        said += [command("doctor"), command("config", "explain")]
        program.process.send_signal(signal.SIGTERM)
        assert program.wait(20) == 0
        said.append(command("status", "--deep", "--json"))  # nobody else runs now
    finally:
        program.end()
    keys = [KEY.encode(), OTHER_KEY.encode()]
    assert all(key.decode() in str(service.asked[-1].headers) for key in keys), "both were sent"
    files = [each for each in home.rglob("*") if each.is_file() and each != file]
    assert {".sqlite", ".log"} <= {each.suffix for each in files}
    assert not [each for each in files for key in keys if key in each.read_bytes()]
    told = "\n".join([*said, program.output])
    assert "was not done" in told, "the words of the service are shown, without the key"
    assert not [line for line in told.splitlines() if KEY in line or OTHER_KEY in line]
