"""The only place where a note is written: whole or not at all, and never over a change that was not seen.

A write goes to a temporary file in the same folder, is flushed to the disk, and takes the note's place in one
step. Whatever goes wrong, the note is as it was and the temporary file is gone.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from app.errors import MemoroError
from app.notes.reading import NoteText, Skipped, note_text, read_bytes
from app.replacing import is_left_behind, put_in_place
from app.text.blocks import continues_list

#: `expected` of a note that is to be new.
ABSENT = ""
_TEMPORARY = ".memoro-"


class NoteConflict(MemoroError):
    """The note changed since it was read: `current` is there now, `offered` was to be written."""

    def __init__(self, path: Path, current: bytes | None, offered: bytes) -> None:
        what = "was removed" if current is None else "was changed"
        super().__init__(
            f"{path.name} {what} in the meantime",
            f"The note {what} by another program after it was opened. Nothing was overwritten.",
            "Compare both versions and save again.",
        )
        self.path = path
        self.current = current
        self.offered = offered


def content_hash(data: bytes) -> str:
    """The hash by which a version of a note is known: sha256 in hex, as in `NoteText.hash`."""
    return hashlib.sha256(data).hexdigest()


def write_atomic(path: Path, data: bytes, *, expected: str | None = None) -> None:
    """Put `data` in the place of the note at `path`; its mode stays.

    `expected` is the `content_hash` of what must be there now, `ABSENT` for nothing, None for anything.
    Raises `NoteConflict` if something else is there, `MemoroError` if the disk or the rights do not allow it.
    """

    def replace(file: str | Path, target: str | Path) -> None:
        _check(path, data, expected)  # as late as can be: the write takes its time, as does each new try
        os.replace(file, target)

    try:
        mode = _check_place(path, data, expected)
        if mode is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        file, temporary = _temporary_beside(path)
        try:
            _fill(file, data, mode)
            put_in_place(temporary, path, replace=replace)
        except BaseException:
            with suppress(OSError):  # the first error is the one to tell
                os.unlink(temporary)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise explain(path, error) from error


def read_present(path: Path) -> bytes | None:
    """The bytes of the note, None if there is none; `MemoroError` if they cannot be had."""
    data = read_bytes(path)
    if not isinstance(data, Skipped):
        return data
    if data.code == "missing":
        return None
    raise MemoroError(f"{path.name} could not be read", data.reason, "Nothing was written.")


def with_block(
    path: Path, data: bytes | None, block: str, *, header: str = "", note: NoteText | None = None
) -> bytes | None:
    """The bytes of a note with a block of lines appended; None if the very same block is there already.

    One empty line goes before it, unless it goes on with the list at the note's end. Keeps the note's line
    ends, encoding and byte order mark. A note that does not exist begins with `header`. Raises `MemoroError`
    for a note whose encoding is unknown. `note` is what `data` says, for who has read it already.
    """
    if not _lines(block):
        return None
    if data is None:
        begin = f"{header.rstrip()}\n\n" if header.strip() else ""
        return f"{begin}{_lines(block)}\n".encode()
    note = note or note_text(data)
    if note is None or not note.encoding:
        raise MemoroError(
            f"{path.name} is in an unknown encoding",
            "Appending to it could damage what is already there.",
            "Save it as UTF-8 in an editor, then try again.",
        )
    return None if _holds(note.text, _lines(block)) else data + _tail(note, block)


def remove(path: Path, *, expected: str) -> None:
    """Delete a note whose `content_hash` is `expected`; raises like `write_atomic`."""
    try:
        _check(path, b"", expected)
        os.unlink(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise explain(path, error) from error


def move(path: Path, target: Path, *, expected: str, data: bytes | None = None) -> None:
    """Give a note another name, never over something that has it already; raises like `write_atomic`.

    With `data` it says that afterwards, under the new name alone: the old one goes when that is written.

    For a moment both names may exist, so that a crash at any point leaves the note.
    """
    try:
        _check(path, b"", expected)
        target.parent.mkdir(parents=True, exist_ok=True)
        if one_name(path, target) and os.path.lexists(target) and os.path.samefile(path, target):
            os.rename(path, target)  # on a disk that ignores case
            if data is not None:
                write_atomic(target, data, expected=expected)
        else:
            _link_or_copy(path, target, expected)
            if data is not None:
                _rewrite_new_name(target, data, expected)
            os.unlink(path)
        _sync_folder(target.parent)
        _sync_folder(path.parent)
    except FileExistsError as error:
        raise NoteConflict(target, read_present(target), read_present(path) or b"") from error
    except OSError as error:
        raise explain(path, error) from error


def one_name(path: Path, other: Path) -> bool:
    """Whether only upper and lower case, or the way of writing accents, differ."""
    names = (unicodedata.normalize("NFC", str(each)).casefold() for each in (path, other))
    return len(set(names)) == 1


def _link_or_copy(path: Path, target: Path, expected: str) -> None:
    try:
        os.link(path, target)
    except FileExistsError:
        raise
    except OSError:  # another disk, or one that has no links
        write_atomic(target, read_present(path) or b"", expected=ABSENT)
        _check(path, b"", expected)


def _rewrite_new_name(target: Path, data: bytes, expected: str) -> None:
    try:
        write_atomic(target, data, expected=expected)  # which leaves the old name what it was linked to
    except NoteConflict:
        raise  # what another program has just put there stays; the old name still has the note
    except MemoroError:
        os.unlink(target)
        raise


def sweep(folders: Iterable[Path]) -> None:
    """Delete what killed writes have left in these folders: a text that may be forgotten since."""
    for folder in folders:
        for left in folder.glob(f"{_TEMPORARY}{16 * '[0-9a-f]'}.tmp"):
            if is_left_behind(left):
                with suppress(OSError):
                    left.unlink()


def encode_like(note: NoteText, text: str) -> bytes:
    """The text as bytes in the form of the note on disk: its encoding, byte order mark and line ends."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return note.bom + plain.replace("\n", note.newline).encode(note.encoding or "utf-8")


def _lines(block: str) -> str:
    return block.replace("\r\n", "\n").replace("\r", "\n").strip("\n").rstrip()


def _holds(text: str, block: str) -> bool:
    """Whether the block stands in the text as whole lines."""
    return block in text and f"\n{block}\n" in f"\n{text}\n"


def _tail(note: NoteText, block: str) -> bytes:
    text, block = note.text, _lines(block)
    gap = "" if text.endswith("\n") or not text.strip() else "\n"
    if text.strip() and not text.endswith("\n\n") and not continues_list(text.split("\n"), block.split("\n")):
        gap += "\n"
    return encode_like(NoteText("", note.encoding, note.newline, ""), f"{gap}{block}\n")


def _check(path: Path, data: bytes, expected: str | None) -> None:
    """Raises if `path` is no file that can be written, or not as expected."""
    if _check_place(path, data, expected) is None or expected is None:
        return
    current = read_bytes(path)
    if isinstance(current, Skipped):
        raise MemoroError(f"{path.name} could not be read", current.reason, "Nothing was written.")
    if expected != content_hash(current):
        raise NoteConflict(path, current, data)


def _check_place(path: Path, data: bytes, expected: str | None) -> int | None:
    """The permission bits of the note; None for a new one. Its content is not looked at."""
    try:
        info = os.lstat(path)
    except FileNotFoundError:
        if expected:
            raise NoteConflict(path, None, data) from None
        return None
    if not stat.S_ISREG(info.st_mode):
        raise MemoroError(
            f"{path.name} is not a file",
            "It is a link, a folder or a device, and Memoro does not write there.",
        )
    if not info.st_mode & 0o222:
        raise MemoroError(
            f"{path.name} is write-protected",
            "The file is marked as read-only, so Memoro does not replace it.",
            "Take the mark away if the note may be changed.",
        )
    return stat.S_IMODE(info.st_mode)


def _temporary_beside(path: Path) -> tuple[BinaryIO, str]:
    """A new file in the folder of the note; the system's mask decides its mode."""
    name = os.path.join(path.parent, f"{_TEMPORARY}{os.urandom(8).hex()}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(name, flags, 0o666), "wb"), name


def _fill(file: BinaryIO, data: bytes, mode: int | None) -> None:
    with file:
        file.write(data)
        file.flush()
        handle = file.fileno()
        if mode not in (None, stat.S_IMODE(os.fstat(handle).st_mode)) and hasattr(os, "fchmod"):
            os.fchmod(handle, mode)
        os.fsync(handle)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        with suppress(OSError):  # some network disks cannot; the note itself is written
            os.fsync(handle)
    finally:
        os.close(handle)


def explain(path: Path, error: OSError) -> MemoroError:
    """What went wrong with a write, in words for people."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return MemoroError(
            "The disk is full",
            f"{path.name} could not be saved in {path.parent}. The note is as it was before.",
            "Make room on the disk, then try again.",
        )
    if error.errno == errno.EROFS:
        return MemoroError(
            "The disk cannot be written to",
            f"{path.parent} is on a disk that is read-only. The note is as it was before.",
            "Check the disk, or choose another memory folder.",
        )
    if isinstance(error, PermissionError):
        return MemoroError(
            f"{path.name} may not be changed",
            f"Your account may not write in {path.parent}, or another program holds the file open.",
            "Check the rights of the folder, or close the other program.",
        )
    return MemoroError(
        f"{path.name} could not be saved",
        f"The system says: {error.strerror or error}. The note is as it was before.",
        "Try again.",
    )
