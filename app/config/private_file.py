"""The program's own small files: written whole or not at all, readable by this user alone."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from contextlib import suppress
from glob import escape
from pathlib import Path

from app.replacing import is_left_behind, put_in_place

_SUFFIX = ".tmp"
# A pipe in the file's place must not keep whoever reads it waiting.
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class NotAFileError(OSError):
    """A folder, a pipe or a device stands where a file is expected."""


def read_private(path: Path) -> bytes:
    """The file's bytes; what others may open is closed to them first. Raises `OSError`."""
    if path.is_dir():  # some systems refuse to open one, without saying why
        raise NotAFileError
    handle = os.open(path, _READ)
    with os.fdopen(handle, "rb") as file:
        mode = os.fstat(handle).st_mode
        if not stat.S_ISREG(mode):
            raise NotAFileError
        if sys.platform != "win32" and is_open_to_others(mode):
            os.fchmod(handle, 0o600)
        return file.read()


def is_open_to_others(mode: int) -> bool:
    # Windows keeps the data folder of each person to them; its mode bits say nothing.
    return os.name != "nt" and bool(stat.S_IMODE(mode) & 0o077)


def write_private(path: Path, data: bytes) -> None:
    """Replace `path` by `data` in one step, with mode 0600. Raises `OSError` and then leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path)
    begun = f".{path.name}."
    handle, name = tempfile.mkstemp(prefix=begun, suffix=_SUFFIX, dir=path.parent)  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _sweep(path: Path) -> None:
    """Delete what killed writes of this file have left: it may hold a key that was taken away since."""
    for left in path.parent.glob(f".{escape(path.name)}.*{_SUFFIX}"):
        if is_left_behind(left):
            with suppress(OSError):
                left.unlink()
