from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from app.engine.updates import UpdateCheckError, check_for_update, is_newer


@dataclass
class Server:
    """What it answers, and the headers of who asked."""

    address: str = ""
    status: int = 200
    body: bytes = b"{}"
    headers: dict[str, str] = field(default_factory=dict)
    asked: list[dict[str, str]] = field(default_factory=list)


@pytest.fixture
def server() -> Iterator[Server]:
    told = Server()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.asked.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(told.status)
            for name, value in told.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(told.body)

        def log_message(self, *_arguments: object) -> None:
            return None

    serving = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=serving.serve_forever, args=(0.02,))
    thread.start()
    told.address = f"http://127.0.0.1:{serving.server_port}/latest.json"
    yield told
    serving.shutdown()
    serving.server_close()
    thread.join(10)


def answer(server: Server, **data: object) -> None:
    server.body = json.dumps(data).encode()


def test_a_newer_version_is_told_with_its_page(server: Server) -> None:
    answer(server, version="0.2.0", url="https://example.org/memoro", summary="Faster.\n And calmer.")
    update = check_for_update(server.address, running="0.1.0")
    assert (update.version, update.url, update.summary) == (
        "0.2.0",
        "https://example.org/memoro",
        "Faster. And calmer.",
    )
    assert update.is_newer


def test_nothing_but_the_version_is_sent(server: Server) -> None:
    answer(server, version="0.1.0")
    assert not check_for_update(server.address, running="0.1.0").is_newer
    (asked,) = server.asked
    assert asked.pop("user-agent") == "Memoro/0.1.0"
    assert asked.keys() <= {"host", "accept", "accept-encoding", "connection"}


@pytest.mark.parametrize("page", ["javascript:alert(1)", "http://example.org", "file:///etc/passwd", 5, None])
def test_a_page_must_be_a_safe_one(server: Server, page: object) -> None:
    answer(server, version="0.2.0", url=page)
    assert check_for_update(server.address).url == ""


@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"version": "new"}', b'{"version": 2}', b"\xff", b""])
def test_an_answer_about_something_else(server: Server, body: bytes) -> None:
    server.body = body
    with pytest.raises(UpdateCheckError, match="not about updates"):
        check_for_update(server.address)


def test_too_long_an_answer_is_not_read(server: Server) -> None:
    server.body = b" " * 200_000
    with pytest.raises(UpdateCheckError, match="too long"):
        check_for_update(server.address)


@pytest.mark.parametrize("status", [301, 404, 500])
def test_another_status(server: Server, status: int) -> None:
    server.status, server.headers = status, {"Location": "http://example.org/"}
    with pytest.raises(UpdateCheckError, match=str(status)):
        check_for_update(server.address)


@pytest.mark.parametrize(
    "address", [None, "", "http://example.org/x", "ftp://localhost/x", "https://", "http://["]
)
def test_nobody_else_is_asked(address: str | None) -> None:
    with pytest.raises(UpdateCheckError):
        check_for_update(address)


def test_nobody_answers() -> None:
    with pytest.raises(UpdateCheckError, match="No connection"):
        check_for_update("http://127.0.0.1:9/latest.json", timeout=2)


def test_the_order_of_versions() -> None:
    ordered = ["0.1.0rc1", "0.1.0", "0.1.1", "0.2.0", "0.10.0", "1.0-beta.2", "1.0"]
    for older, newer in itertools.pairwise(ordered):
        assert is_newer(newer, older)
        assert not is_newer(older, newer)
        assert not is_newer(newer, newer)
