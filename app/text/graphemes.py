"""Where a text may be cut without tearing what a reader sees as one character (graphemes, UAX #29)."""

from __future__ import annotations

import re

# Between two of these a boundary is certain; only elsewhere the rules of UAX #29 have to be asked.
_PLAIN = r"[\n\x20-\x7e\u3000-\u3029\u3040-\u3098\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d]"
_SURE = re.compile(_PLAIN + "{2}")
_SURROGATES = re.compile("[\ud800-\udbff][\udc00-\udfff]")


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
    start = at - 1
    while start > 0 and not _SURE.match(text, start - 1):
        start -= 1
    return _last_end(text, start, at)


def boundary_after(text: str, at: int) -> int:
    """The first boundary at or after `at`."""
    if is_boundary(text, at):
        return max(0, min(at, len(text)))
    end = at + 1
    while not is_boundary(text, end):
        end += 1
    return end


def _last_end(text: str, start: int, at: int) -> int:
    import regex  # 15 ms to import, and most texts never come here

    last = start
    for grapheme in regex.finditer(r"[\ud800-\udbff][\udc00-\udfff]|\X", text, pos=start):
        if grapheme.end() > at:
            break
        last = grapheme.end()
    return last
