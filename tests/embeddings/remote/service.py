"""A small HTTP service on this machine that answers as a test says and remembers what it was asked."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit


@dataclass(frozen=True)
class Asked:
    """One request as it came over the wire; names of headers in lower case."""

    method: str
    path: str
    query: dict[str, list[str]]
    headers: dict[str, str]
    content: bytes

    @property
    def body(self) -> Any:
        return json.loads(self.content)


@dataclass
class Told:
    """An answer. `body` is sent as JSON unless it is bytes; `until` is waited for first.

    With `drop`, only the bytes of `body` are written, without any header, and the connection is broken off.
    """

    body: Any = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = "application/json"
    drop: bool = False
    until: threading.Event | None = None


class _QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Callers that go away are a part of the tests."""


def _nowhere(asked: Asked) -> Told:
    return Told({"error": {"message": "Not here"}}, 404)


class Service:
    """Runs until `close`. `answer` may be replaced at any time; by default everything is 404."""

    def __init__(self, answer: Callable[[Asked], Told] | None = None) -> None:
        self.answer = answer or _nowhere
        self.asked: list[Asked] = []
        self.failures: list[BaseException] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True  # or each answer takes 40 ms

            def do_GET(self) -> None:
                service.serve(self)

            def do_POST(self) -> None:
                service.serve(self)

            def log_message(self, *args: Any) -> None:
                pass

        self._server = _QuietServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def serve(self, handler: BaseHTTPRequestHandler) -> None:
        length = int(handler.headers.get("Content-Length") or 0)
        parts = urlsplit(handler.path)
        headers = {name.lower(): value for name, value in handler.headers.items()}
        query = parse_qs(parts.query, keep_blank_values=True)
        asked = Asked(handler.command, parts.path, query, headers, handler.rfile.read(length))
        self.asked.append(asked)
        try:
            told = self.answer(asked)
        except AssertionError as failure:  # a broken contract: the test looks at it, the caller sees an error
            self.failures.append(failure)
            told = Told({"error": {"message": f"contract: {failure}"}}, 418)
        if told.until is not None:
            told.until.wait(20)
        content = told.body if isinstance(told.body, bytes) else json.dumps(told.body).encode()
        if told.drop:
            handler.wfile.write(told.body or b"")
            handler.wfile.flush()
            handler.close_connection = True
            handler.connection.close()
            return
        handler.send_response(told.status)
        for name, value in {"Content-Type": told.kind, **told.headers}.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def in_turn(*answers: Told | Callable[[Asked], Told]) -> Callable[[Asked], Told]:
    """Answers one after the other, the last one for ever."""
    left = list(answers)
    lock = threading.Lock()

    def answer(asked: Asked) -> Told:
        with lock:
            now = left.pop(0) if len(left) > 1 else left[0]
        return now(asked) if callable(now) else now

    return answer
