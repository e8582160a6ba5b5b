"""Notice changes by listing the folders from time to time, where the system cannot tell of them."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from app.notes.discovery import discover

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.notes.scope import MemoryScope

# A slow drive is listed less often: at most a twentieth of the time is spent on it.
_SHARE = 20
_NETWORK_KINDS = (
    "nfs",
    "cifs",
    "smb",
    "9p",
    "afs",
    "ncpfs",
    "fuse.sshfs",
    "fuse.rclone",
    "vboxsf",
    "davfs",
    "ceph",
)
_MOUNTS = Path("/proc/self/mounts")
_DRIVE_REMOTE = 4


class Poller:
    """A thread that compares the list of notes with the last one."""

    def __init__(self, scope: MemoryScope, on_change: Callable[[], None], *, seconds: float) -> None:
        self._scope, self._on_change, self._seconds = scope, on_change, seconds
        self._closing = threading.Event()
        self._known = self._list()
        self._thread = threading.Thread(target=self._run, name="note-polling", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._closing.set()
        if threading.current_thread() is not self._thread:
            self._thread.join(5)

    def _run(self) -> None:
        pause = self._seconds
        while not self._closing.wait(pause):
            started = time.monotonic()
            now = self._list()
            changed, self._known = self._known != now, now
            pause = max(self._seconds, _SHARE * (time.monotonic() - started))
            if changed:
                self._on_change()

    def _list(self) -> set[tuple[str, int, int]]:
        found = discover(self._scope)
        return {(file.path, file.size, file.mtime_ns) for file in (*found.notes, *found.media)}


def is_network_folder(path: Path) -> bool:
    """Whether the folder is on another machine, whose changes this system is not told of."""
    if sys.platform == "win32":
        import ctypes

        drive = os.path.splitdrive(path)[0]
        kind_of = ctypes.windll.kernel32.GetDriveTypeW
        remote = drive.startswith("\\\\") or kind_of(f"{drive}\\") == _DRIVE_REMOTE
    else:
        remote = _is_network_mount(path)
    return remote


def _is_network_mount(path: Path) -> bool:
    try:
        with _MOUNTS.open(encoding="utf-8", errors="surrogateescape") as file:
            mounts = [line.split(" ")[1:3] for line in file]
    except OSError:
        return False
    where = os.path.realpath(path)
    covering = [
        (len(folder), kind)
        for folder, kind in mounts
        if where == folder or where.startswith(f"{folder.rstrip('/')}/")
    ]
    return bool(covering) and max(covering, key=lambda mount: mount[0])[1].startswith(_NETWORK_KINDS)
