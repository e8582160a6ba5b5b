"""Where a text may be cut without tearing what a reader sees as one character (graphemes, UAX #29)."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Between two of these a boundary is certain; only elsewhere the rules of UAX #29 have to be asked.
_PLAIN = (
    r"[\n\x20-\x7e\xa1-\xac\xae-\u02ff\u0370-\u0482\u048a-\u058f\u05d0-\u05ea\u0620-\u064a\u0e01-\u0e30\u2010-\u2027"
    r"\u2190-\u2bff\u3000-\u3029\u3040-\u3098\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d]"
)
_SURE = re.compile(_PLAIN + "{2}")
_SURROGATES = re.compile("[\ud800-\udbff][\udc00-\udfff]")
# Nobody sees a heap of marks as one character; one of a whole file would be looked through at each mark.
_LONGEST = 128


def is_boundary(text: str, at: int) -> bool:
    """Whether a cut before `text[at]` separates two graphemes (the two ends of the text always do)."""
    if at <= 0 or at >= len(text) or _SURE.match(text, at - 1):
        return True
    if _SURROGATES.match(text, at - 1):
        return False
    return boundary_before(text, at) == at


def boundary_before(text: str, at: int) -> int:
    """The last boundary at or before `at`."""
    if at <= 0 or at >= len(text) or _SURE.match(text, at - 1):
        return max(0, min(at, len(text)))
    last = start = _sure_start(text, at)
    for end in _ends(text, start, at):
        if end > at:
            break
        last = end
    return last


def boundary_after(text: str, at: int) -> int:
    """The first boundary at or after `at`."""
    if is_boundary(text, at):
        return max(0, min(at, len(text)))
    return next(end for end in _ends(text, _sure_start(text, at), at) if end >= at)


def _sure_start(text: str, at: int) -> int:
    start = at - 1
    while start > max(0, at - _LONGEST) and not _SURE.match(text, start - 1):
        start -= 1
    return start


def _ends(text: str, start: int, at: int) -> Iterator[int]:
    import regex  # 15 ms to import, and most texts never come here

    graphemes = regex.finditer(r"[\ud800-\udbff][\udc00-\udfff]|\X", text, pos=start, endpos=at + _LONGEST)
    return (grapheme.end() for grapheme in graphemes)
