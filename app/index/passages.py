"""What is embedded of a chunk: itself under its heading path, and each of its entries bare; or a file."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.index.media_rows import Media
    from app.text.chunks import Chunk

HASH_BYTES = 16
"""128 bits of sha256: a text never takes another's vector, at half the space of the whole."""
_IDS_PER_CHUNK = 1 << 12


class PassageRow(NamedTuple):
    """A row of `passages` without its chunk; `text` is None when it is a part of the chunk's text.

    `mime` is that of a picture or recording whose bytes are embedded together with the text, else None.
    """

    ordinal: int
    first_line: int
    last_line: int
    start: int | None
    length: int
    text: str | None
    hash: bytes
    mime: str | None = None


def passage_rows(chunk: Chunk, media: Media | None = None) -> list[PassageRow]:
    """Ordinal 0 is the whole chunk. Lines are relative to the chunk's first."""
    whole, first = chunk.embedded_text, chunk.start_line
    if media:
        from app.index.media_rows import media_hash

        return [PassageRow(0, 0, 0, None, len(whole), None, media_hash(whole, media), media.mime)]
    rows = [PassageRow(0, 0, chunk.end_line - first, None, len(whole), None, text_hash(whole))]
    position = 0
    for ordinal, entry in enumerate(chunk.entries[: _IDS_PER_CHUNK - 1], start=1):
        start = chunk.text.find(entry.text, position)
        kept = None if start >= 0 else entry.text
        position = max(position, start)
        lines = entry.start_line - first, entry.end_line - first
        rows.append(PassageRow(ordinal, *lines, max(start, 0), len(entry.text), kept, text_hash(entry.text)))
    return rows


def text_hash(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:HASH_BYTES]


def passage_id(chunk_id: int, ordinal: int) -> int:
    """One number for (chunk, ordinal), as vec0 and callers want it."""
    return chunk_id * _IDS_PER_CHUNK + ordinal


def passage_text(
    headings: str, chunk_text: str, ordinal: int, start: int | None, length: int, text: str | None
) -> str:
    """The text that `passage_rows` hashed, from what the tables keep of it."""
    if ordinal == 0:
        return embedded_text(headings, chunk_text)
    if text is not None:
        return text
    return chunk_text[start or 0 : (start or 0) + length]


def embedded_text(headings: str, chunk_text: str) -> str:
    """As `Chunk.embedded_text`; `headings` is the stored form, one a line."""
    from app.text import chunks  # late: only embedding needs it

    return chunks.embedded_text(chunk_text, headings.split("\n") if headings else ())
