"""Ask the running program. Standard library only: `memoro toggle` must be done in 0.15 s."""

from __future__ import annotations

import json
import socket
import sys
from typing import TYPE_CHECKING, Any

from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CONNECT_SECONDS = 1.0


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

    Raises `NotRunningError` when nobody listens, `MemoroError` when the program answers with a problem.
    """
    with _connect(address) as connection:
        connection.settimeout(timeout)
        request = {"verb": verb, "arguments": arguments or {}}
        connection.sendall(json.dumps(request).encode() + b"\n")
        with connection.makefile("rb") as answers:
            for line in answers:
                answer = json.loads(line)
                if "progress" in answer:
                    if on_progress:
                        on_progress(answer["progress"])
                elif "error" in answer:
                    raise MemoroError(**answer["error"])
                else:
                    return answer["result"]
    raise NotRunningError("it ended before it had answered")


def _connect(address: Path) -> socket.socket:
    if sys.platform == "win32":
        return _connect_loopback(address)
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(CONNECT_SECONDS)
    try:
        connection.connect(str(address))
    except OSError as error:
        connection.close()
        raise NotRunningError from error
    return connection


def _connect_loopback(address: Path) -> socket.socket:
    """Windows: a loopback port whose number and secret stand in a file that only this user can read."""
    try:
        port, secret = address.read_text(encoding="ascii").split()
        connection = socket.create_connection(("127.0.0.1", int(port)), CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise NotRunningError from error
    connection.sendall(secret.encode() + b"\n")
    return connection
