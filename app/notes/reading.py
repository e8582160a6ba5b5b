"""Reading one note: bytes to text, with what is needed to write it back in the same form."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.notes.scope import MAX_NOTE_BYTES

SkipCode = Literal[
    "symlink",
    "too_large",
    "undecodable",
    "unreadable",
    "unlistable",
    "missing",
    "not_markdown",
    "not_a_file",
    "not_media",
    "unusable_name",
]
_BOMS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
#: A text may hold a stray NUL; more than one in so many characters means that it is no text.
_CHARACTERS_PER_NUL = 200
_STEP = 1 << 16
# A note is never a link, and a pipe that is named like a note must not block the reader.
_OPEN_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)


@dataclass(frozen=True, slots=True)
class Skipped:
    """A file or folder that is not indexed, and why, in words for people; `code` is for programs."""

    path: str
    reason: str
    code: SkipCode


@dataclass(frozen=True, slots=True)
class NoteText:
    r"""The text of a note with `\n` as its only line end, and its form on disk.

    `encoding` is empty if it had to be guessed: such a file is not rewritten. `newline` is the line end that
    most lines have. `hash` is the sha256 (hex) of the bytes: the `expected` of a later write.
    """

    text: str
    encoding: str
    newline: str
    hash: str
    bom: bytes = b""


def read_note(path: str | Path) -> NoteText | Skipped:
    """The note's text, or why it cannot be had. Never raises for anything the disk or the bytes may do."""
    name = os.fspath(path)
    data = read_bytes(name)
    if isinstance(data, Skipped):
        return data
    return note_text(data) or Skipped(
        name, "The file is not text in any encoding that could be recognised.", "undecodable"
    )


def read_bytes(path: str | Path, limit: int = MAX_NOTE_BYTES) -> bytes | Skipped:
    """The bytes of a regular file of at most `limit` bytes (10 MiB) that is not a link."""
    name = os.fspath(path)
    try:
        handle = os.open(name, _OPEN_FLAGS)
        try:
            info = os.fstat(handle)
            if not stat.S_ISREG(info.st_mode):
                return Skipped(name, "This is not a file.", "not_a_file")
            data = _read_to_the_end(handle, info.st_size, limit)
        finally:
            os.close(handle)
    except FileNotFoundError:
        return Skipped(name, "The file does not exist.", "missing")
    except (OSError, ValueError) as error:
        return _why_unreadable(name, error)
    if len(data) > limit:
        return Skipped(name, larger_than(limit), "too_large")
    return data


def _read_to_the_end(handle: int, size: int, limit: int) -> bytes:
    """All bytes, also of a file that grows meanwhile; not many more than `limit`. `size` is expected."""
    data = os.read(handle, min(size, limit) + 1)
    while len(data) <= limit and (more := os.read(handle, _STEP)):
        data += more
    return data


def larger_than(limit: int) -> str:
    """The reason for leaving out a file of more than `limit` bytes."""
    size = "10 MiB" if limit == MAX_NOTE_BYTES else f"{limit:,} bytes"
    return f"The file is larger than {size}."


def _why_unreadable(name: str, error: OSError | ValueError) -> Skipped:
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.ENOTDIR, errno.ENAMETOOLONG):
        return Skipped(name, "The file does not exist.", "missing")
    if number == errno.ELOOP:
        return Skipped(name, "This is a symbolic link; links are not followed.", "symlink")
    if isinstance(error, IsADirectoryError) or number == errno.ENXIO:
        return Skipped(name, "This is not a file.", "not_a_file")
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Skipped(name, f"The file could not be read: {text}.", "unreadable")


def note_text(data: bytes) -> NoteText | None:
    """Decode the bytes of a note; None if they are not text."""
    found = _decoded(data)
    if found is None:
        return None
    text, encoding, bom = found
    newline = dominant_newline(text)
    return NoteText(_unix(text), encoding, newline, hashlib.sha256(data).hexdigest(), bom)


def plain_text(data: bytes) -> str | None:
    r"""The text alone, with `\n` as its only line end; None if the bytes are not text."""
    found = _decoded(data)
    return None if found is None else _unix(found[0])


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _decoded(data: bytes) -> tuple[str, str, bytes] | None:
    """Text, encoding (empty if it had to be guessed) and byte order mark."""
    bom, encoding = next(((mark, name) for mark, name in _BOMS if data.startswith(mark)), (b"", "utf-8"))
    try:
        text: str | None = data[len(bom) :].decode(encoding)
    except UnicodeDecodeError:
        from app.text.decoding import decode  # detection is rare, and its tables are large

        text, encoding, bom = decode(data), "", b""
    if text is None:
        return None
    nuls = text.count("\0")
    if nuls:
        if nuls > len(text) // _CHARACTERS_PER_NUL + 1:
            return None
        text, encoding = text.replace("\0", "\ufffd"), ""
    return text, encoding, bom


def dominant_newline(text: str) -> str:
    r"""`\r\n` if most lines of the text end so, `\r` if it has no other line end, else `\n`."""
    windows = text.count("\r\n")
    unix = text.count("\n") - windows
    if windows > unix:
        return "\r\n"
    return "\r" if unix == 0 and windows == 0 and "\r" in text else "\n"
