"""Whether what `store.path` names can be the file of an index: looked at, never opened for writing."""

from __future__ import annotations

import stat
from pathlib import Path

from app.config.paths import expand_path

_DATABASE = b"SQLite format 3\0"  # https://www.sqlite.org/fileformat.html#magic_header_string


def unfit(text: str) -> str:
    """What is wrong with that place; empty where nothing is, or where it is not known here.

    With `{agentId}` or below the data folder it is known only to who opens the index: see `unfit_file`.
    """
    path = expand_path(text, Path())
    return unfit_file(path) if path.is_absolute() and "{agentId}" not in text else ""


def unfit_file(path: Path) -> str:
    """What is wrong with that file; empty where nothing is."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            return "names a folder; the index needs a file of its own."
        if not stat.S_ISREG(mode):
            return "names a device; the index needs a file of its own."
        with path.open("rb") as file:
            begins = file.read(len(_DATABASE))
    except (OSError, ValueError):
        begins = b""  # not there yet; what the system refuses is told when it is opened
    if path.suffix.lower() == ".md" or begins not in (b"", _DATABASE):
        return "names a file that is no database; the index needs a file of its own."
    return ""
