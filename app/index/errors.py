"""SQLite's complaints about the world, said so that a person can act on them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import apsw

from app.errors import MemoroError, disk_is_full

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class IndexDamagedError(MemoroError):
    """The index file is not readable as a database; opening it again sets it aside and starts a fresh one."""


# SQLite's families of environment errors. What is missing here (a wrong statement, misuse) is a bug and
# propagates.
_DAMAGED = (apsw.CorruptError, apsw.NotADBError)
_BY_A_FULL_DISK = (apsw.IOError, apsw.CantOpenError)
_WORDS: tuple[tuple[type[apsw.Error], str, str, str], ...] = (
    (
        apsw.FullError,
        "The disk is full",
        "There is no room left to update the search index {path}.",
        "Free some space; the index goes on by itself.",
    ),
    (
        apsw.ReadOnlyError,
        "The search index cannot be written",
        "The file {path} or its folder is read-only.",
        "Allow writing there or choose another place for the index.",
    ),
    (
        apsw.BusyError,
        "The search index is busy",
        "Another program holds {path} locked.",
        "Close the other program or try again in a moment.",
    ),
    (
        apsw.LockedError,
        "The search index is busy",
        "Another program holds {path} locked.",
        "Close the other program or try again in a moment.",
    ),
    (
        apsw.ProtocolError,
        "The search index is busy",
        "Other programs use {path} so much that it could not be locked.",
        "Close the other programs or try again in a moment.",
    ),
    (
        apsw.CantOpenError,
        "The search index cannot be opened",
        "The file {path} could not be opened or created.",
        "Check that the folder exists and that you may write there.",
    ),
    (
        apsw.PermissionsError,
        "The search index cannot be opened",
        "The system refuses access to {path}.",
        "Check the rights of the file and its folder.",
    ),
    (
        apsw.IOError,
        "The disk does not answer as it should",
        "Reading or writing the search index {path} failed.",
        "Check the disk or the network drive, and the space left on it.",
    ),
)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn known failures of the environment into a `MemoroError` that names the file."""
    try:
        yield
    except _DAMAGED as error:
        mark_suspect(path)
        raise IndexDamagedError(
            "The search index is damaged",
            f"The file {path} cannot be read any more. Your notes are not affected.",
            "The index is made again from the notes at the next start.",
        ) from error
    except tuple(kind for kind, *_ in _WORDS) as error:
        told = apsw.FullError() if isinstance(error, _BY_A_FULL_DISK) and disk_is_full(path) else error
        title, message, action = next(words for kind, *words in _WORDS if isinstance(told, kind))
        raise MemoroError(title, message.format(path=path), action) from error


def suspect_marker(path: Path) -> Path:
    """The empty file that asks the next opening to check the whole database."""
    return path.with_name(path.name + ".suspect")


def mark_suspect(path: Path) -> None:
    try:
        suspect_marker(path).touch()
    except OSError:
        return  # The folder cannot be written: then nothing can be repaired there either.
