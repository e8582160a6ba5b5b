"""The owner's end of the local channel: one thread accepts, a short-lived one serves each request."""

from __future__ import annotations

import contextlib
import hmac
import json
import logging
import os
import secrets
import select
import socket
import sys
import threading
from typing import TYPE_CHECKING, Any, Protocol

from app.engine.channel.client import MAX_REQUEST
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger(__name__)
READ_SECONDS = 10.0
REST_SECONDS = 0.2


class Handler(Protocol):
    """Carries out one verb. `progress` sends an interim record to the asker."""

    def __call__(
        self, verb: str, arguments: dict[str, Any], progress: Callable[[dict[str, Any]], None]
    ) -> Any: ...


class ChannelServer:
    """Listens at `address` until `close`. Only the user who runs the program can connect."""

    def __init__(self, address: Path, handler: Handler) -> None:
        self._address = address
        self._handler = handler
        self._secret = b""
        self._closed = threading.Event()
        self._socket = self._listen()
        self._thread = threading.Thread(target=self._accept, name="channel", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        with contextlib.suppress(OSError):  # wakes the accepting thread
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(2)
        with contextlib.suppress(OSError):  # Windows keeps it as long as somebody reads it
            self._address.unlink()

    def _listen(self) -> socket.socket:
        self._address.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.suppress(OSError):  # who cannot make it anew says so below
            self._address.unlink()  # only the owner of the data folder gets here, so it is stale
        if sys.platform == "win32":
            server = self._listen_on_loopback()
        else:
            server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            server.bind(str(self._address))
            self._address.chmod(0o600)
            server.listen(128)
        return server

    def _listen_on_loopback(self) -> socket.socket:
        server = socket.create_server(("127.0.0.1", 0))
        self._secret = secrets.token_hex(32).encode()
        descriptor = os.open(self._address, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(b"%d %s" % (server.getsockname()[1], self._secret))
        return server

    def _accept(self) -> None:
        while not self._closed.is_set():
            connection = None
            try:
                connection, _ = self._socket.accept()
                threading.Thread(
                    target=self._serve, args=(connection,), name="channel-request", daemon=True
                ).start()
            except (OSError, RuntimeError) as error:  # too many files or threads: it passes
                if connection:
                    connection.close()
                if not self._closed.wait(REST_SECONDS):
                    log.info("a request over the local channel could not be taken: %s", error)

    def _serve(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(ConnectionError, TimeoutError):
            connection.settimeout(READ_SECONDS)
            with connection.makefile("rb") as lines:
                if self._secret and not hmac.compare_digest(lines.readline(128).strip(), self._secret):
                    return
                request = lines.readline(MAX_REQUEST + 1)
            sending = threading.Lock()
            answer = self._answer(request, lambda record: _show(connection, sending, record))
            with sending:
                _send(connection, answer)

    def _answer(self, line: bytes, progress: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        try:
            request = json.loads(line)
            return {"result": self._handler(request["verb"], request.get("arguments") or {}, progress)}
        except MemoroError as error:
            self._answer_unless_ending(error)
            return {"error": {"title": error.title, "message": error.message, "action": error.action}}
        except ConnectionError:
            raise
        except Exception as error:  # a barrier: a request must not end the program
            self._answer_unless_ending(error)
            log.exception("a request over the local channel failed")
            return {
                "error": {
                    "title": "Internal error",
                    "message": "Memoro could not do this.",
                    "action": "See the log.",
                }
            }

    def _answer_unless_ending(self, error: Exception) -> None:
        """What fails because we end gets no answer, so that the asker goes to the next owner or does it."""
        if self._closed.is_set():
            raise ConnectionError from error


def _show(connection: socket.socket, sending: threading.Lock, record: dict[str, Any]) -> None:
    """Progress, as far as the asker takes it: the work neither waits for who watches nor fails with him."""
    with sending, contextlib.suppress(OSError, ValueError):
        if select.select((), (connection,), (), 0)[1]:
            _send(connection, {"progress": record})


def _send(connection: socket.socket, record: dict[str, Any]) -> None:
    connection.sendall(json.dumps(record).encode() + b"\n")
