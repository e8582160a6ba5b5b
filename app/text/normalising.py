"""NFKC with the way back: which original character each normalised one came from."""

from __future__ import annotations

import re
from unicodedata import combining, is_normalized, normalize

# A character that may merge with the one before it under NFKC: combining marks (found by category below), the
# half-width voiced sound marks, and Hangul vowels and finals.
_JOINERS = re.compile("[\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7ff\uffa0-\uffdc]")


def offset_map(text: str) -> tuple[str, list[int]]:
    """The NFKC form and, for each of its characters and for its end, the offset in the original.

    Characters that merge (a letter and its accent) form a cluster; every normalised character of a cluster
    has the cluster's start as its offset.
    """
    pieces: list[str] = []
    offsets: list[int] = []
    start = 0
    for line in text.splitlines(keepends=True):
        if is_normalized("NFKC", line):
            pieces.append(line)
            offsets.extend(range(start, start + len(line)))
        else:
            for begin, end in _clusters(line):
                normal = normalize("NFKC", line[begin:end])
                pieces.append(normal)
                offsets.extend([start + begin] * len(normal))
        start += len(line)
    offsets.append(start)
    return "".join(pieces), offsets


def _clusters(line: str) -> list[tuple[int, int]]:
    starts = [at for at, char in enumerate(line) if at == 0 or not _joins(char)]
    return list(zip(starts, [*starts[1:], len(line)], strict=True))


def _joins(char: str) -> bool:
    if char < "\u0300":
        return False
    return combining(char) != 0 or _JOINERS.match(char) is not None or _may_compose(char)


def _may_compose(char: str) -> bool:
    """Signs of Indic scripts that have no combining class but still compose with what stands before them."""
    return char in _SPACING_SIGNS


_SPACING_SIGNS = frozenset(
    "\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dcf\u0ddf\u102e\u1b35"
    "\U00011127\U0001133e\U00011357\U000114b0\U000114ba\U000114bd\U000115af\U00011930"
)
