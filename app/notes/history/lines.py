"""Which lines differ between two versions: unique common lines first, difflib in the small gaps between.

Lines that stand once in both versions are anchors (Bram Cohen's patience diff: the longest run of them that
is in order on both sides), which reads better than the longest match and stays fast on very long notes.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

_LARGEST_GAP = 1_000_000  # product of both lengths up to which a gap is compared line by line


class Block(NamedTuple):
    """Lines `a1` to `a2` of the one version (0-based, end excluded) gave way to `b1` to `b2` of the other."""

    a1: int
    a2: int
    b1: int
    b2: int


def differing(a: Sequence[str], b: Sequence[str]) -> list[Block]:
    """What differs, in order; blocks never touch on both sides. Equal versions give an empty list."""
    if a == b:
        return []
    start, end = 0, 0
    shorter = min(len(a), len(b))
    while start < shorter and a[start] == b[start]:
        start += 1
    while end < shorter - start and a[len(a) - 1 - end] == b[len(b) - 1 - end]:
        end += 1
    whole = Block(start, len(a) - end, start, len(b) - end)
    found: list[Block] = []
    a1, b1 = whole.a1, whole.b1
    for a2, b2 in [*_anchors(a, b, whole), (whole.a2, whole.b2)]:
        found += _gap(a, b, Block(a1, a2, b1, b2))
        a1, b1 = a2 + 1, b2 + 1
    return _joined(found)


def counted(a: Sequence[str], b: Sequence[str]) -> tuple[int, int]:
    """(added, removed) lines on the way from `a` to `b`."""
    blocks = differing(a, b)
    return sum(block.b2 - block.b1 for block in blocks), sum(block.a2 - block.a1 for block in blocks)


def _anchors(a: Sequence[str], b: Sequence[str], whole: Block) -> list[tuple[int, int]]:
    """Pairs of places of lines that stand once on each side, the longest run in order on both."""
    here, there = _single(a, whole.a1, whole.a2), _single(b, whole.b1, whole.b2)
    pairs = [(at, there[line]) for line, at in here.items() if line in there]
    pairs.sort()
    tops: list[int] = []  # the smallest last `b` of a run of each length
    chosen: list[int] = []
    before: list[int] = [-1] * len(pairs)
    for number, (_, place) in enumerate(pairs):
        length = bisect_left(tops, place)
        before[number] = chosen[length - 1] if length else -1
        tops[length : length + 1] = [place]
        chosen[length : length + 1] = [number]
    run: list[tuple[int, int]] = []
    number = chosen[-1] if chosen else -1
    while number >= 0:
        run.append(pairs[number])
        number = before[number]
    return run[::-1]


def _single(lines: Sequence[str], first: int, last: int) -> dict[str, int]:
    """The lines that stand only once between `first` and `last`, with their places."""
    places: dict[str, int] = {}
    for at in range(first, last):
        line = lines[at]
        if line.strip():
            places[line] = -1 if line in places else at
    return {line: at for line, at in places.items() if at >= 0}


def _gap(a: Sequence[str], b: Sequence[str], gap: Block) -> list[Block]:
    if gap.a1 == gap.a2 or gap.b1 == gap.b2 or (gap.a2 - gap.a1) * (gap.b2 - gap.b1) > _LARGEST_GAP:
        return [gap] if gap.a1 < gap.a2 or gap.b1 < gap.b2 else []
    matcher = SequenceMatcher(None, a[gap.a1 : gap.a2], b[gap.b1 : gap.b2], autojunk=False)
    return [
        Block(gap.a1 + a1, gap.a1 + a2, gap.b1 + b1, gap.b1 + b2)
        for tag, a1, a2, b1, b2 in matcher.get_opcodes()
        if tag != "equal"
    ]


def _joined(blocks: list[Block]) -> list[Block]:
    """Blocks with nothing between them become one."""
    joined: list[Block] = []
    for block in blocks:
        if joined and joined[-1].a2 == block.a1 and joined[-1].b2 == block.b1:
            joined[-1] = Block(joined[-1].a1, block.a2, joined[-1].b1, block.b2)
        else:
            joined.append(block)
    return joined
