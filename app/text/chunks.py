"""Chunks: the runs of lines a note is searched by.

A chunk has at most 1,600 characters by default (400 tokens of 4; a CJK character is one token), never runs
across a heading, and ends at the best place there is: between blocks, else at a sentence's end, else between
lines. Fenced code and list items stay whole where they fit. Chunks of one section overlap by up to 320
characters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from app.text.blocks import read_sections
from app.text.entries import Entry, entries_of
from app.text.front_matter import read_front_matter
from app.text.packing import pack
from app.text.sizes import CHARACTERS_PER_TOKEN

_NEWLINES = re.compile("\r\n?")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Whole lines `start_line` to `end_line` (1-based, inclusive) of a note, or a piece of a very long line.

    `text` has line feeds between its lines, whatever the note has.
    """

    text: str
    start_line: int
    end_line: int
    headings: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def hash(self) -> str:
        """SHA-256 of the text, in hexadecimal."""
        return sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()

    @property
    def embedded_text(self) -> str:
        """What is embedded for the chunk as a whole."""
        return embedded_text(self.text, self.headings)


def embedded_text(text: str, headings: Sequence[str]) -> str:
    """The heading path, a newline, and the text of a chunk.

    The text repeats its own heading line. Leaving that out was measured: it loses half a point of nDCG.
    """
    return f"{' > '.join(headings)}\n{text}" if headings else text


def chunk_markdown(text: str, *, tokens: int = 400, overlap: int = 80) -> list[Chunk]:
    """The chunks of a note, in order; every line that is neither blank nor front matter is in one.

    `tokens` and `overlap` are in tokens of four characters. Never raises, whatever the text.
    """
    limit = max(1, tokens) * CHARACTERS_PER_TOKEN
    shared = max(0, min(overlap, tokens - 1)) * CHARACTERS_PER_TOKEN
    start = read_front_matter(text).end_line
    lines = (_NEWLINES.sub("\n", text) if "\r" in text else text).split("\n")
    chunks: list[Chunk] = []
    for section in read_sections(lines, start):
        seen = -1
        for span in pack(lines, section, limit, shared):
            entries = entries_of(span, section.blocks, seen)
            chunks.append(Chunk(span.text, span.first + 1, span.last + 1, section.headings, entries))
            seen = span.last
    return chunks


__all__ = ["Chunk", "Entry", "chunk_markdown", "embedded_text"]
