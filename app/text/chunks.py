"""Chunks: the runs of lines a note is searched by (SPEC 3).

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

from app.text.blocks import Section, read_sections
from app.text.entries import Entry, entries_of
from app.text.front_matter import read_front_matter
from app.text.packing import Span, pack
from app.text.sizes import CHARACTERS_PER_TOKEN

_NEWLINES = re.compile("\r\n?")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Whole lines `start_line` to `end_line` (1-based, inclusive) of a note, or a piece of a very long line.

    `text` has line feeds between its lines, whatever the note has; `body_start` is where its headings end.
    """

    text: str
    start_line: int
    end_line: int
    headings: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    body_start: int = 0

    @property
    def hash(self) -> str:
        """SHA-256 of the text, in hexadecimal."""
        return sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()

    @property
    def heading_path(self) -> str:
        """The headings above the text, outermost first: `A > B`."""
        return " > ".join(self.headings)

    @property
    def body(self) -> str:
        """The text below the chunk's own heading lines, whose words are in `heading_path`."""
        return self.text[self.body_start :]

    @property
    def embedded_text(self) -> str:
        """What is embedded for the chunk as a whole: heading path, newline, body."""
        return "\n".join(part for part in (self.heading_path, self.body) if part) or self.text


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
            chunks.append(_chunk(lines, section, span, seen))
            seen = span.last
    return chunks


def _chunk(lines: Sequence[str], section: Section, span: Span, seen: int) -> Chunk:
    headings = max(0, min(section.body, span.last + 1) - span.first)
    body_start = sum(len(line) + 1 for line in lines[span.first : span.first + headings])
    return Chunk(
        text=span.text,
        start_line=span.first + 1,
        end_line=span.last + 1,
        headings=section.headings,
        entries=entries_of(span, section.blocks, seen),
        body_start=min(body_start, len(span.text)),
    )


__all__ = ["Chunk", "Entry", "chunk_markdown"]
