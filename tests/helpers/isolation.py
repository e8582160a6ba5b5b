"""A home of its own for every test, and no way to any machine but this one."""

from __future__ import annotations

import ipaddress
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_FOLDERS = {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "run",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
}
_SECRETS = ("OPENAI_", "GEMINI_", "GOOGLE_", "VOYAGE_", "MISTRAL_", "OLLAMA_", "OPENCLAW_")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test (and the processes it starts) an empty home; the program stays in `home/memoro`.

    The folder's name is short, since the path of a local socket may have only some hundred characters.
    """
    folder = Path(tempfile.mkdtemp(prefix="m-")).resolve()
    for name in [name for name in os.environ if name.startswith(_SECRETS)]:
        monkeypatch.delenv(name)
    for name, place in _FOLDERS.items():
        (folder / place).mkdir(parents=True, mode=0o700)
        monkeypatch.setenv(name, str(folder / place))
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("MEMORO_HOME", str(folder / "memoro"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True, scope="session")
def only_this_machine() -> Iterator[None]:
    """Refuse every connection of this process that would leave the machine."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6) and not _is_loopback(address[0]):
            self.close()
            raise AssertionError(f"a test tried to reach {address}: only this machine may be reached")
        connect(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded)
        yield


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
