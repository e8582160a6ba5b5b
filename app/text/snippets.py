"""Snippets: the part of a text that shows best why it was found, with what to highlight in it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from app.text.analysis import locate
from app.text.front_matter import read_front_matter
from app.text.graphemes import boundary_after, boundary_before
from app.text.sentences import SENTENCE_END

ELLIPSIS = "…"

_GAP = re.compile(r"[\s、，,；;：:。！？]+")
_REACH = 60  # characters a border of the window may move to fall between words or sentences


@dataclass(frozen=True, slots=True)
class Snippet:
    """What is shown of a text: lines `start_line` to `end_line`, and spans (offsets in `text`) to highlight.

    `text` begins or ends with `…` where something was left out.
    """

    text: str
    start_line: int
    end_line: int
    highlights: tuple[tuple[int, int], ...] = ()


def make_snippet(
    text: str,
    first_line: int,
    wanted: Collection[str],
    *,
    limit: int = 700,
    focus: tuple[int, int] | None = None,
) -> Snippet:
    """At most `limit` characters of `text`, whose first line is line `first_line` of its note.

    `wanted` are analysed terms; the window with most of them is shown. `focus` are the lines (1-based,
    inclusive) of the entry that was found: only they are shown. Cuts fall between graphemes, and between
    words or sentences where that costs little. Front matter is never shown.
    """
    low, high = _visible(text, first_line, focus)
    spans = [(start + low, end + low, term) for start, end, term in locate(text[low:high], wanted)]
    if high - low > limit:
        low, high, before, after = _window(text, low, high, spans, max(4, limit))
    else:
        before = after = False
    lead = ELLIPSIS if before else ""
    shown = text[low:high]
    return Snippet(
        text=lead + shown + (ELLIPSIS if after else ""),
        start_line=first_line + text.count("\n", 0, low),
        end_line=first_line + text.count("\n", 0, max(low, high - 1)),
        highlights=tuple(
            (max(start, low) - low + len(lead), min(end, high) - low + len(lead))
            for start, end in _merged(text, spans)
            if start < high and end > low
        ),
    )


def find_terms(text: str, wanted: Collection[str]) -> list[tuple[int, int]]:
    """The spans of a text that wanted terms cover, in order, neighbours merged: 東京 and 京都 make 東京都."""
    return _merged(text, locate(text, wanted))


def _visible(text: str, first_line: int, focus: tuple[int, int] | None) -> tuple[int, int]:
    """The range that may be shown: the focus, or all but front matter, without blank lines at its ends."""
    low, high = 0, len(text)
    if first_line == 1 and (hidden := read_front_matter(text).end_line):
        low = _line_start(text, hidden)
    if focus:
        first, last = focus[0] - first_line, focus[1] - first_line
        start, end = _line_start(text, max(0, first)), _line_start(text, max(0, last + 1))
        if text[start:end].strip():
            low, high = max(low, start), end
    while high > low and text[high - 1].isspace():
        high -= 1
    blank = re.compile(r"(?:[^\S\n]*\n)+").match(text, low, high)
    return (blank.end() if blank else low), high


def _line_start(text: str, line: int) -> int:
    """The offset of line `line` (0-based) of the text, or the end of the text."""
    at = 0
    for _ in range(line):
        at = text.find("\n", at) + 1
        if not at:
            return len(text)
    return at


def _merged(text: str, spans: Sequence[tuple[int, int, str]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end, _ in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    whole: list[tuple[int, int]] = []
    for start, end in merged:
        # A span may begin inside the grapheme before, as the computer of a woman at a computer does.
        inside = bool(whole) and start < whole[-1][1]
        first = whole.pop()[0] if inside else start
        whole.append((first, boundary_after(text, end)))
    return whole


def _window(
    text: str, low: int, high: int, spans: list[tuple[int, int, str]], limit: int
) -> tuple[int, int, bool, bool]:
    """The best part of `text[low:high]`, and whether an ellipsis (which counts) goes before and after it."""
    room = limit - 2 * len(ELLIPSIS)
    first, last = _densest(spans, low, room)
    start = max(low, min(first - (room - (last - first)) // 2, high - room))
    if start - low <= _REACH // 2:
        start = low
    start = _begin(text, start, low, first)
    end = _finish(text, min(high, start + room), high, last)
    return start, end, start > low, end < high


def _densest(spans: list[tuple[int, int, str]], low: int, room: int) -> tuple[int, int]:
    """The first stretch of at most `room` characters with most different terms, then most matches."""
    best = (0, 0, 0)
    stretch = (low, low)
    counts: dict[str, int] = {}
    left = 0
    for right, (_, end, term) in enumerate(spans):
        counts[term] = counts.get(term, 0) + 1
        while end - spans[left][0] > room and left < right:
            gone = spans[left][2]
            counts[gone] -= 1
            if not counts[gone]:
                del counts[gone]
            left += 1
        rank = (len(counts), right - left + 1, spans[left][0] - end)
        if rank[:2] > best[:2]:
            best, stretch = rank, (spans[left][0], end)
    return stretch[0], min(stretch[1], stretch[0] + room)


def _begin(text: str, start: int, low: int, first_match: int) -> int:
    """A good beginning at or after `start`: behind a line or sentence, else between words."""
    if start <= low:
        return low
    reach = min(start + _REACH, max(start, first_match))
    line = text.rfind("\n", start - 1, reach)
    if line >= 0:
        return line + 1
    ends = [found.end() for found in SENTENCE_END.finditer(text, max(low, start - 1), reach)]
    gaps = [found.end() for found in _GAP.finditer(text, max(low, start - 1), reach)]
    at = next((at for at in (*ends[:1], *gaps[:1]) if at <= first_match), start)
    return boundary_after(text, at)


def _finish(text: str, end: int, high: int, last_match: int) -> int:
    """A good end at or before `end`: a line's or sentence's end, else before a gap between words."""
    if end >= high:
        return high
    reach = max(end - _REACH, min(end, last_match))
    line = text.rfind("\n", reach, end + 1)
    if line >= 0:
        return line
    ends = [found.end() for found in SENTENCE_END.finditer(text, reach, end)]
    gaps = [found.start() for found in _GAP.finditer(text, reach, end + 1)]
    at = next((at for at in (*ends[-1:], *gaps[-1:]) if at >= reach), end)
    at = boundary_before(text, at)
    while at > 0 and text[at - 1].isspace():
        at -= 1
    return at


__all__ = ["ELLIPSIS", "Snippet", "find_terms", "make_snippet"]
