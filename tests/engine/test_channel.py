from __future__ import annotations

import contextlib
import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.engine.channel.client import MAX_REQUEST, NotRunningError, ask
from app.engine.channel.server import ChannelServer
from app.errors import MemoroError
from tests.helpers.log_rules import ExpectLog


def handle(verb: str, arguments: dict[str, Any], progress: Callable[[dict[str, Any]], None]) -> Any:
    if verb == "echo":
        return arguments
    if verb == "count":
        for number in range(arguments["to"]):
            progress({"done": number})
        return "counted"
    if verb == "refuse":
        raise MemoroError("Refused", "Because.", "Ask otherwise.")
    raise ValueError(verb)


@pytest.fixture
def address(home: Path) -> Iterator[Path]:
    path = home / "run" / "test.sock"
    server = ChannelServer(path, handle)
    yield path
    server.close()
    assert not path.exists()


@pytest.mark.parametrize("value", ["plain", "日本語 🎌", "line\nbreak", "\ud800 half a pair", "x" * 200_000])
def test_what_is_asked_is_answered(address: Path, value: str) -> None:
    assert ask(address, "echo", {"value": value}) == {"value": value}


def test_progress_comes_before_the_result(address: Path) -> None:
    seen: list[int] = []
    assert (
        ask(address, "count", {"to": 3}, on_progress=lambda record: seen.append(record["done"])) == "counted"
    )
    assert seen == [0, 1, 2]


def test_a_problem_keeps_its_words(address: Path) -> None:
    with pytest.raises(MemoroError) as caught:
        ask(address, "refuse")
    assert (caught.value.title, caught.value.message, caught.value.action) == (
        "Refused",
        "Because.",
        "Ask otherwise.",
    )


def test_nobody_there(home: Path) -> None:
    with pytest.raises(NotRunningError):
        ask(home / "run" / "nobody.sock", "echo")


def test_a_socket_left_by_a_killed_program_counts_as_nobody_and_is_taken_over(home: Path) -> None:
    path = home / "run" / "left.sock"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))
    with pytest.raises(NotRunningError):
        ask(path, "echo")
    server = ChannelServer(path, handle)
    assert ask(path, "echo", {}) == {}
    server.close()


def test_only_the_user_may_connect(address: Path) -> None:
    assert os.stat(address).st_mode & 0o077 == 0


@pytest.mark.parametrize("line", [b"not json\n", b"{}\n", b"[]\n", b"\xff\xfe\n", b'{"verb": 3}\n'])
def test_a_malformed_request_is_answered_and_the_next_one_served(
    address: Path, line: bytes, expected_logs: ExpectLog
) -> None:
    expected_logs("a request over the local channel failed")
    assert "error" in json.loads(raw(address, line))
    assert ask(address, "echo", {"still": "here"}) == {"still": "here"}


def test_an_endless_request_is_cut(address: Path, expected_logs: ExpectLog) -> None:
    expected_logs("a request over the local channel failed")
    assert b"error" in raw(address, b"x" * (MAX_REQUEST + 10))


def test_an_asker_who_leaves_disturbs_nobody(address: Path) -> None:
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(str(address))
        caller.sendall(b'{"verb": "count", "arguments": {"to": 100000}}\n')
    assert ask(address, "echo", {"still": "here"}) == {"still": "here"}


def test_work_never_waits_for_an_asker_who_does_not_read(home: Path) -> None:
    done = threading.Event()

    def work(_verb: str, _arguments: object, progress: Callable[[dict[str, Any]], None]) -> str:
        for number in range(100_000):
            progress({"done": number})
        done.set()
        return "done"

    server = ChannelServer(home / "run" / "slow.sock", work)
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(str(home / "run" / "slow.sock"))
        caller.sendall(b'{"verb": "work"}\n')
        assert done.wait(9), "less than the time after which sending gives up"
    server.close()


def test_a_program_that_hangs_is_said_to_not_answer(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.engine.channel.client.CONNECT_SECONDS", 0.05)
    path = home / "run" / "hung.sock"
    with contextlib.ExitStack() as stack:
        hung = stack.enter_context(socket.socket(socket.AF_UNIX))
        hung.bind(str(path))
        hung.listen(1)
        for _ in range(4):  # more than may wait in line
            with pytest.raises(MemoroError, match="does not answer"):
                ask(path, "echo", timeout=0.05)
            with contextlib.suppress(BlockingIOError):
                waiting = stack.enter_context(socket.socket(socket.AF_UNIX))
                waiting.setblocking(False)
                waiting.connect(str(path))


@pytest.mark.parametrize("half", [b"", b'{"resu', b'{"progress": {}}\n{"res'])
def test_a_program_that_is_killed_in_the_middle_counts_as_nobody(home: Path, half: bytes) -> None:
    path = home / "run" / "killed.sock"
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(path))
        killed.listen()

        def die() -> None:
            connection, _ = killed.accept()
            connection.sendall(half)
            connection.close()

        thread = threading.Thread(target=die)
        thread.start()
        with pytest.raises(NotRunningError):
            ask(path, "echo", {"value": "x" * 1000})
        thread.join(10)


@pytest.mark.parametrize("error", [RuntimeError("the writer has stopped"), MemoroError("Closing")])
def test_what_fails_since_the_program_ends_is_left_to_the_next_one(home: Path, error: Exception) -> None:
    asked, ending = threading.Event(), threading.Event()

    def fail(*_: object) -> None:
        asked.set()
        ending.wait(10)
        raise error

    server = ChannelServer(home / "run" / "ending.sock", fail)

    def close() -> None:
        asked.wait(10)
        server.close()
        ending.set()

    thread = threading.Thread(target=close)
    thread.start()
    with pytest.raises(NotRunningError):
        ask(home / "run" / "ending.sock", "index")
    thread.join(10)


def test_too_much_is_refused_in_words(home: Path) -> None:
    with pytest.raises(MemoroError, match="too much at once"):
        ask(home / "run" / "nobody.sock", "echo", {"value": "x" * MAX_REQUEST})


def test_a_request_that_cannot_be_taken_is_followed_by_one_that_can(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, refused = threading.Thread.start, threading.Event()

    def fail_once(thread: threading.Thread) -> None:
        if thread.name == "channel-request" and not refused.is_set():
            refused.set()
            raise RuntimeError("can't start new thread")
        start(thread)

    server = ChannelServer(home / "run" / "busy.sock", handle)
    monkeypatch.setattr(threading.Thread, "start", fail_once)
    with pytest.raises(NotRunningError):
        ask(home / "run" / "busy.sock", "echo")
    assert ask(home / "run" / "busy.sock", "echo", {"still": "here"}) == {"still": "here"}
    server.close()


def test_many_askers_at_once(address: Path) -> None:
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda n=number: answers.append(ask(address, "echo", {"n": n})))
        for number in range(40)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert sorted(answer["n"] for answer in answers) == list(range(40))


def raw(address: Path, data: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(10)
        caller.connect(str(address))
        with contextlib.suppress(BrokenPipeError):
            caller.sendall(data)
        return caller.makefile("rb").readline()
