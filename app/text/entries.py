"""Entries: the single items and paragraphs of a chunk, which get vectors of their own."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from app.text.blocks import Block, unmarked
from app.text.packing import Span
from app.text.sizes import weight

_SHORT = 24  # characters (six tokens): less says too little by itself
_WORDS = re.compile(r"\w")


@dataclass(frozen=True, slots=True)
class Entry:
    """One list item with its children, or one paragraph: lines (1-based, inclusive) and the bare text.

    The text has no list marks and no indentation; very short neighbours are joined.
    """

    start_line: int
    end_line: int
    text: str


def entries_of(span: Span, blocks: Sequence[Block], seen: int) -> tuple[Entry, ...]:
    """The entries of a chunk, or none if it has a single item or paragraph.

    `seen` is the last line (0-based) of the chunk before in the same section: what it had is left out.
    """
    begin = bisect_left(blocks, span.first, key=lambda block: block.last)
    inside = blocks[begin : bisect_right(blocks, span.last, lo=begin, key=lambda block: block.first)]
    if len(inside) < 2:
        return ()
    lines = span.text.split("\n")
    found: list[Entry] = []
    for block in inside:
        if block.last > seen or (block.last == seen and span.cut):
            first, last = max(block.first, span.first), min(block.last, span.last)
            text = _bare(lines[first - span.first : last - span.first + 1], block)
            if _WORDS.search(text):
                found.append(Entry(first + 1, last + 1, text))
    joined = _join_short(found)
    return () if len(joined) == 1 and len(inside) == len(found) else tuple(joined)


def _bare(lines: list[str], block: Block) -> str:
    if block.kind == "fence":
        return "\n".join(lines)
    return "\n".join(filter(None, (unmarked(line).strip() for line in lines)))


def _join_short(entries: list[Entry]) -> list[Entry]:
    """Very short entries go to the next one, at the end to the one before."""
    joined: list[Entry] = []
    for entry in entries:
        if joined and weight(joined[-1].text) < _SHORT:
            joined[-1] = _joined(joined[-1], entry)
        else:
            joined.append(entry)
    if len(joined) > 1 and weight(joined[-1].text) < _SHORT:
        last = joined.pop()
        joined[-1] = _joined(joined[-1], last)
    return joined


def _joined(first: Entry, second: Entry) -> Entry:
    return Entry(first.start_line, second.end_line, f"{first.text}\n{second.text}")
