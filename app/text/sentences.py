"""Cutting a line that is longer than a chunk: at a sentence's end, else between words, never in graphemes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.text.graphemes import boundary_after, boundary_before, is_boundary
from app.text.sizes import CHARACTERS_PER_TOKEN, weight

_CLOSERS = "\"'\u2019\u201d\u300d\u300f\uff09)\\]\u3011\u300b"
SENTENCE_END = re.compile(rf"(?:[。！？!?．…｡][。！？!?．…｡{_CLOSERS}]*|\.[.{_CLOSERS}]{{0,99}}(?=\s))\s*")
_ENDS = re.compile(rf"[.。！？!?．…｡:：;；][{_CLOSERS}*_`]*\s*$")
_WORD_END = re.compile(r"[\s、，,；;：:)）]+(?!.*[\s、，,；;：:)）])", re.DOTALL)


def ends_sentence(line: str) -> bool:
    """Whether a line closes a sentence (or a clause that introduces the next lines)."""
    return _ENDS.search(line[-12:]) is not None


def cut_line(line: str, limit: int) -> Iterator[str]:
    """The line in pieces that weigh at most `limit` each, unless a single grapheme weighs more.

    Pieces are whole sentences where they fit; they join to the line again.
    """
    start = 0
    for found in SENTENCE_END.finditer(line):
        end = found.end()
        if end > start and is_boundary(line, end):
            yield from _cut_sentence(line[start:end], limit)
            start = end
    if start < len(line):
        yield from _cut_sentence(line[start:], limit)


def _cut_sentence(sentence: str, limit: int) -> Iterator[str]:
    while (fit := fitting(sentence, limit)) < len(sentence):
        cut = _best_cut(sentence, fit)
        yield sentence[:cut]
        sentence = sentence[cut:]
    if sentence:
        yield sentence


def fitting(text: str, limit: int) -> int:
    """How many characters from the start weigh at most `limit`."""
    count = 0
    room = limit
    while room >= CHARACTERS_PER_TOKEN and count < len(text):
        step = text[count : count + room // CHARACTERS_PER_TOKEN]
        count += len(step)
        room -= weight(step)
    while count < len(text) and weight(text[count]) <= room:
        room -= weight(text[count])
        count += 1
    return count


def _best_cut(sentence: str, fit: int) -> int:
    """The end of the first piece: the last gap between words in the second half, else a grapheme boundary."""
    gap = _WORD_END.search(sentence, fit // 2, fit)
    if gap and is_boundary(sentence, gap.end()):
        return gap.end()
    cut = boundary_before(sentence, fit)
    return cut if cut > 0 else boundary_after(sentence, max(1, fit))
