"""The bridge's life: ports, stopping with open streams, restarting under load, what it costs when off."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from app.bridge.activity import KEPT, Activity
from app.bridge.assistants import Assistant, Assistants, assistant_id
from app.bridge.limits import Rate
from app.bridge.server import BridgeServer
from app.bridge.sessions import is_main, session_kind
from app.engine.doctor import check_engine
from app.engine.verbs import report_status
from app.errors import MemoroError
from tests.helpers.bridge import RunningBridge, start_bridge
from tests.helpers.log_rules import ExpectLog
from tests.helpers.waiting import wait_until


def test_a_taken_port_means_the_next_one(workspace: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        running = start_bridge(workspace, settings=f"app: {{ bridge: {{ port: {port} }} }}")
        try:
            assert running.bridge.port > port
            assert running.stranger().get("/health").json()["ok"]
            told = report_status(running.engine)["bridge"]
            assert told["url"] == running.bridge.url
            assert f"Port {port} was taken" in told["notice"]
            bridge = [check for check in check_engine(running.engine) if check.name == "Bridge"]
            assert [(check.level, check.finding) for check in bridge] == [("notice", told["notice"])]
        finally:
            running.stop()


def test_only_another_port_is_news(running: RunningBridge) -> None:
    url, notice = running.engine.bridge()
    assert url == running.bridge.url
    assert bool(notice) == (running.bridge.port != running.engine.settings.app.bridge.port)


def test_that_no_port_is_free_is_told(running: RunningBridge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.bridge.server.PORTS_TRIED", 0)
    bridge = BridgeServer(running.engine)
    with pytest.raises(MemoroError, match="No port is free"):
        bridge.start()
    url, notice = running.engine.bridge()
    assert (url, notice[:15]) == ("", "No port is free")


def test_only_loopback_is_bound(running: RunningBridge) -> None:
    own = socket.gethostbyname_ex("localhost")[2]
    assert own
    with socket.socket() as other:
        other.settimeout(2)
        assert other.connect_ex(("127.0.0.2", running.bridge.port)) != 0, "only 127.0.0.1 is listened on"


def test_stopping_takes_two_seconds_at_most_with_open_streams(running: RunningBridge) -> None:
    token = running.connect()
    head = f"POST /v1/memory/search HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
    streams = [socket.create_connection(("127.0.0.1", running.bridge.port)) for _ in range(20)]
    try:
        for stream in streams[:10]:
            stream.sendall(f"{head}Content-Length: 50\r\n\r\n{{".encode())
        server = running.bridge._server
        assert server is not None
        wait_until(lambda: len(server.server_state.tasks) >= 10, what="the ten that began to speak")
        began = time.monotonic()
        running.bridge.stop()
        assert time.monotonic() - began < 2.5
    finally:
        for stream in streams:
            stream.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "bridge"]
    assert not (running.engine.paths.data_dir / "bridge.json").exists()
    assert running.bridge.url == ""


def test_stop_before_it_is_up_and_twice(running: RunningBridge) -> None:
    bridge = BridgeServer(running.engine)
    bridge.stop()
    other = BridgeServer(running.engine)
    other.start()
    other.stop()
    other.stop()
    assert other.url == ""


def test_restarting_under_load_loses_nothing_that_was_acknowledged(
    running: RunningBridge, expected_logs: ExpectLog
) -> None:
    expected_logs("InotifyEmitter.queue_events")  # watchdog's own, when it is stopped amid many events
    token, written, ended = running.connect(), [], threading.Event()
    headers, port = {"authorization": f"Bearer {token}"}, running.bridge.port
    lock = threading.Lock()

    def append(worker: int) -> None:
        number = 0
        with httpx.Client(headers=headers, timeout=10, trust_env=False) as client:
            while not ended.is_set():
                number += 1
                text = f"- Worker {worker} saw animal number {number} today."
                try:
                    url = f"http://127.0.0.1:{port}/v1/memory/append"
                    answer = client.post(url, json={"text": text})
                except httpx.TransportError:
                    continue
                if answer.status_code == 200 and answer.json()["status"] == "written":
                    with lock:
                        written.append(text)

    with ThreadPoolExecutor(4) as pool:
        for worker in range(4):
            pool.submit(append, worker)
        bridge = running.bridge
        try:
            for _ in range(3):
                before = len(written)
                while len(written) < before + 10:
                    ended.wait(0.01)
                bridge.stop()
                bridge = BridgeServer(running.engine)
                bridge.start(wait=True)
                port = bridge.port
        finally:
            ended.set()
    bridge.stop()
    (file,) = [file for file in (running.workspace / "memory").iterdir() if "animal" in file.read_text()]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [text for text in written if lines.count(text) != 1] == []


def test_importing_the_bridge_costs_nothing_that_serves() -> None:
    code = (
        "import sys, json; import app.bridge.server; "
        "print(json.dumps([name for name in ('mcp', 'uvicorn', 'starlette', 'anyio', 'jsonschema', 'PySide6')"
        " if name in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []


def test_activity_is_bounded_kept_and_can_be_switched_off(tmp_path: Path) -> None:
    enabled = True
    activity = Activity(tmp_path, lambda: enabled)
    for number in range(KEPT + 120):
        activity.record("a", "main", "memory_search", f"q{number}\nx" + "y" * 500, "1 results", 0.01)
    activity.flush()
    again = Activity(tmp_path)
    assert len(again.latest(10**6)) == KEPT
    newest = again.latest(1)[0]
    assert newest.what.startswith(f"q{KEPT + 119} x")
    assert len(newest.what) == 200
    with (tmp_path / "activity.jsonl").open("a") as file:
        file.write('{"half a li')
    assert len(Activity(tmp_path).latest(10**6)) == KEPT - 1
    enabled = False
    before = activity.latest(1)
    activity.record("b", "main", "x", "", "ok", 0)
    assert activity.latest(1) == before
    activity.clear()
    assert Activity(tmp_path).latest() == []
    assert not (tmp_path / "activity.jsonl").exists()


def test_the_registry_is_shared_between_processes(tmp_path: Path) -> None:
    one, two = Assistants(tmp_path), Assistants(tmp_path)
    one.put(Assistant("a", "A", "main"))
    assert two.get("a") == Assistant("a", "A", "main")
    two.change("a", curated="write")
    assert one.get("a") == Assistant("a", "A", "main", curated="write")
    one.pause(True)
    assert two.paused
    assert one.remove("a")
    assert two.was_removed("a")
    assert not one.remove("a")
    with pytest.raises(MemoroError, match="not connected"):
        one.change("a", daily="read")


def test_a_change_brings_nothing_back_that_another_process_has_just_taken_away(tmp_path: Path) -> None:
    one, two = Assistants(tmp_path), Assistants(tmp_path)
    for name in ("a", "b"):
        one.put(Assistant(name, name, "main", token_hash="0" * 64))
    assert two.get("a") is not None
    assert one.remove("a")
    two.change("b", curated="write")
    two.put(Assistant("c", "C", "main"))
    two.pause(True)
    assert [each.id for each in Assistants(tmp_path).all()] == ["b", "c"]
    assert Assistants(tmp_path).was_removed("a")


def test_names_become_ids() -> None:
    assert assistant_id("  Claude Code 2 ") == "claude-code-2"
    for name in ("", "???", "日本"):
        with pytest.raises(MemoroError):
            assistant_id(name)
    with pytest.raises(MemoroError):
        Assistants(Path("/nowhere")).put(Assistant("../x", "X", "main"))


def test_the_rate_refills_with_time() -> None:
    now = 0.0
    rate = Rate(lambda: now)
    allowed = [rate.wait_seconds("a", 60) == 0 for _ in range(20)]
    assert allowed.count(True) == 15
    assert 0 < rate.wait_seconds("a", 60) <= 1
    now = 2.0
    assert [rate.wait_seconds("a", 60) == 0 for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("key", "kind", "main"),
    [
        ("", "direct", True),
        ("main", "direct", True),
        ("agent:main:main", "direct", True),
        ("agent:main:telegram:direct:42", "direct", False),
        ("agent:main:discord:group:42", "group", False),
        ("agent:main:slack:CHANNEL:c", "group", False),
        ("agent:grouper:main", "direct", True),
    ],
)
def test_session_keys(key: str, kind: str, main: bool) -> None:
    assert (session_kind(key), is_main(key)) == (kind, main)
