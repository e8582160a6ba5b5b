"""The rows that readers hand out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from datetime import date


class VectorHit(NamedTuple):
    """The best vector of a chunk: its exact cosine, and the lines it stands for (the chunk's first is 0)."""

    chunk_id: int
    cosine: float
    first: int
    last: int
    is_entry: bool


@dataclass(frozen=True, slots=True)
class ChunkRow:
    """A chunk with what is known of its note. `mtime` is in seconds since 1970.

    `lines` is set for conversations: for each line of `text`, a turn, the line of the file it came from.
    """

    id: int
    path: str
    source: str
    title: str
    headings: tuple[str, ...]
    start_line: int
    end_line: int
    text: str
    day: date | None
    mtime: float
    tags: tuple[str, ...]
    lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A note as lists show it. `size` in bytes, `mtime` in seconds since 1970."""

    path: str
    source: str
    title: str
    day: date | None
    mtime: float
    size: int
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A text that wants a vector. `hash` is opaque and goes back to `Index.store` with it.

    With a `mime`, the bytes of the picture or recording at the stored path `path` go with the text.
    """

    id: int
    hash: bytes
    text: str
    mime: str | None = None
    path: str = ""


@dataclass(frozen=True, slots=True)
class Counts:
    """`embedded` of `passages` have a vector of the active generation; `bytes` is the file's size on disk."""

    notes: int
    chunks: int
    passages: int
    embedded: int
    cached: int
    bytes: int
    sessions: int = 0
