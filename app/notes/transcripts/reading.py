"""Reading a transcript, as a whole or from where the last reading left off."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from app.notes.transcripts.records import Turn, read_turn

_MARK_BYTES = 4096
_COUNT_STEP = 65_536


@dataclass(frozen=True, slots=True)
class Position:
    """The first byte of a line and its number (from 1)."""

    offset: int = 0
    line: int = 1


START = Position()


def read_turns(path: Path, start: Position = START) -> Iterator[Turn]:
    """The turns from `start` on. Raises OSError.

    A last line without its end may be still in the writing: it counts once it can be parsed.
    """
    with path.open("rb") as file:
        file.seek(start.offset)
        offset = start.offset
        for number in itertools.count(start.line):
            raw = file.readline()
            if not raw:
                return
            turn = read_turn(raw, number, offset)
            if turn:
                yield turn
            offset += len(raw)


def head_mark(file: IO[bytes], end: int) -> bytes:
    """A mark of the first `end` bytes of a file: alike for a file that only grew.

    It looks at both ends of that head, not all of it: transcripts are appended to, or replaced.
    """
    file.seek(0)
    digest = hashlib.sha256(file.read(min(end, _MARK_BYTES)))
    file.seek(max(0, end - _MARK_BYTES))
    digest.update(file.read(min(end, _MARK_BYTES)))
    digest.update(str(end).encode())
    return digest.digest()[:16]


def is_due(path: Path, size: int, known_size: int, *, least_bytes: int, least_lines: int) -> bool:
    """Whether a file has so much new in it (bytes or lines) that it is read again.

    A shrunken file counts whole; a threshold of 0 means any change. Raises OSError.
    """
    start = known_size if size >= known_size else 0
    fresh = size - start
    if min(least_bytes, least_lines) <= 0 or fresh >= least_bytes:
        return True
    lines = 0
    with path.open("rb") as file:
        file.seek(start)
        while block := file.read(_COUNT_STEP):
            lines += block.count(b"\n")
            if lines >= least_lines:
                return True
    return False
