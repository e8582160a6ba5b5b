"""Ask the running program. Standard library only: `memoro toggle` must be done in 0.15 s."""

from __future__ import annotations

import json
import socket
import sys
import time
from typing import TYPE_CHECKING, Any

from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CONNECT_SECONDS = 1.0
MAX_REQUEST = 8 << 20


class NotRunningError(Exception):
    """No program answers here; do the work in this process."""


def ask(
    address: Path,
    verb: str,
    arguments: dict[str, Any] | None = None,
    *,
    on_progress: Callable[[dict[str, Any]], None] | None = None,
    timeout: float | None = 30.0,
) -> Any:
    """Send one request and return its result.

    Raises `NotRunningError` when nobody listens or the program ends meanwhile, `MemoroError` when it answers
    with a problem, or not in time.
    """
    request = json.dumps({"verb": verb, "arguments": arguments or {}}).encode() + b"\n"
    if len(request) > MAX_REQUEST:
        size = f"It has {len(request) / 1e6:.0f} MB, and {MAX_REQUEST / 1e6:.0f} MB is the most."
        raise MemoroError("This is too much at once", size, "Give less.")
    with _connect(address) as connection:
        connection.settimeout(timeout)
        for answer in _answers(connection, request):
            if "progress" in answer:
                if on_progress:
                    on_progress(answer["progress"])
            elif "error" in answer:
                raise MemoroError(**answer["error"])
            else:
                return answer["result"]
    raise NotRunningError("it ended before it had answered")


def _answers(connection: socket.socket, request: bytes) -> Iterator[dict[str, Any]]:
    try:
        connection.sendall(request)
        with connection.makefile("rb") as lines:
            for line in lines:
                yield json.loads(line)
    except TimeoutError as error:
        raise _unanswered() from error
    except (OSError, ValueError) as error:  # it was killed, perhaps in the middle of a line
        raise NotRunningError from error


def _unanswered() -> MemoroError:
    return MemoroError(
        "Memoro does not answer",
        "It is running, but has not answered in time.",
        "Try again in a moment. If it stays so, end Memoro and start it again.",
    )


def _connect(address: Path) -> socket.socket:
    if sys.platform == "win32":
        connection = _connect_loopback(address)
    else:
        connection = _connected(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM), address)
    return connection


def _connected(connection: socket.socket, address: Path) -> socket.socket:
    connection.settimeout(CONNECT_SECONDS)
    deadline = time.monotonic() + CONNECT_SECONDS
    while True:
        try:
            connection.connect(str(address))
        except BlockingIOError:  # so many ask at once that there is no room to wait in line
            if time.monotonic() < deadline:
                time.sleep(0.005)
                continue
            connection.close()
            raise _unanswered() from None
        except OSError as error:
            connection.close()
            raise NotRunningError from error
        return connection


def _connect_loopback(address: Path) -> socket.socket:
    """Windows: a loopback port whose number and secret stand in a file that only this user can read."""
    try:
        port, secret = address.read_text(encoding="ascii").split()
        connection = socket.create_connection(("127.0.0.1", int(port)), CONNECT_SECONDS)
        connection.sendall(secret.encode() + b"\n")
    except (OSError, ValueError) as error:  # the port may be another program's since
        raise NotRunningError from error
    return connection
