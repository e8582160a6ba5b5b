"""SQLite's complaints about the history file, said so that a person can act on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import apsw

from app.errors import MemoroError, disk_is_full


class HistoryDamagedError(MemoroError):
    """The file is not readable as a database; opening it again sets it aside and begins a fresh one."""


_DAMAGED = (apsw.CorruptError, apsw.NotADBError)
_BY_A_FULL_DISK = (apsw.IOError, apsw.CantOpenError)
_BUSY = (
    "The history is busy",
    "Another program holds {path} locked.",
    "Close the other program or try again in a moment.",
)
_CLOSED = (
    "The history cannot be opened",
    "The file {path} could not be opened or created.",
    "Check that the folder exists and that you may write there.",
)
# What is missing here (a wrong statement, misuse) is a bug and propagates.
_WORDS: tuple[tuple[type[apsw.Error], tuple[str, str, str]], ...] = (
    (
        apsw.FullError,
        (
            "The disk is full",
            "There is no room left to keep earlier versions in {path}.",
            "Make room on the disk, then try again.",
        ),
    ),
    (
        apsw.ReadOnlyError,
        (
            "The history cannot be written",
            "The file {path} or its folder is read-only, so earlier versions cannot be kept.",
            "Allow writing there.",
        ),
    ),
    (apsw.BusyError, _BUSY),
    (apsw.LockedError, _BUSY),
    (apsw.ProtocolError, _BUSY),
    (
        apsw.ConnectionClosedError,
        ("Memoro is closing", "The history is closed already.", "Start Memoro again."),
    ),
    (apsw.CantOpenError, _CLOSED),
    (apsw.PermissionsError, _CLOSED),
    (
        apsw.IOError,
        (
            "The disk does not answer as it should",
            "Reading or writing the history {path} failed.",
            "Check the disk and the space left on it.",
        ),
    ),
)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn known failures of the environment into a `MemoroError` that names the file."""
    try:
        yield
    except _DAMAGED as error:
        with suppress(OSError):  # a folder that cannot be written: nothing can be repaired there either
            suspect_marker(path).touch()
        raise HistoryDamagedError(
            "The history is damaged",
            f"The file {path} cannot be read any more. Your notes themselves are not affected.",
            "It is set aside now, and a new history begins: try again.",
        ) from error
    except tuple(kind for kind, _ in _WORDS) as error:
        told = apsw.FullError() if isinstance(error, _BY_A_FULL_DISK) and disk_is_full(path) else error
        title, message, action = next(words for kind, words in _WORDS if isinstance(told, kind))
        raise MemoroError(title, message.format(path=path), action) from error


def suspect_marker(path: Path) -> Path:
    """The empty file that asks the next opening to check the whole database."""
    return path.with_name(path.name + ".suspect")
