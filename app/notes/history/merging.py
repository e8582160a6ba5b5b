"""Two ways of changing the same text, brought together line by line where they do not meet.

This is the rule of diff3 (Khanna, Kunal, Pierce: A Formal Investigation of Diff3), but changes that only
touch do not conflict: a block that was appended behind another one stays when that other one is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.notes.history.lines import Block, differing


@dataclass(frozen=True, slots=True)
class Clash:
    """Lines (from 1) of the base that both sides changed, each in its own way."""

    line: int
    base: tuple[str, ...]
    ours: tuple[str, ...]
    theirs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """The lines of both changes together; where there is a clash these are ours."""

    lines: tuple[str, ...]
    clashes: tuple[Clash, ...] = ()


def merge(base: Sequence[str], ours: Sequence[str], theirs: Sequence[str]) -> Merged:
    """What `base` becomes when both changes are made."""
    merged: list[str] = []
    clashes: list[Clash] = []
    at = 0
    for first, last, mine, yours in _regions(differing(base, ours), differing(base, theirs)):
        merged += base[at:first]
        here = tuple(_applied(base, ours, mine, first, last))
        there = tuple(_applied(base, theirs, yours, first, last))
        if mine and yours and here != there:
            clashes.append(Clash(first + 1, tuple(base[first:last]), here, there))
        merged += here if mine else there
        at = last
    merged += base[at:]
    return Merged(tuple(merged), tuple(clashes))


def _regions(ours: list[Block], theirs: list[Block]) -> Iterator[tuple[int, int, list[Block], list[Block]]]:
    """Runs of changes of the two sides that meet, with the lines of the base that they cover."""
    marked = sorted([(block, True) for block in ours] + [(block, False) for block in theirs])
    mine: list[Block] = []
    yours: list[Block] = []
    first = last = 0
    for block, is_ours in marked:
        if (mine or yours) and not _meet(first, last, block):
            yield first, last, mine, yours
            mine, yours = [], []
        if not (mine or yours):
            first, last = block.a1, block.a2
        last = max(last, block.a2)
        (mine if is_ours else yours).append(block)
    if mine or yours:
        yield first, last, mine, yours


def _meet(first: int, last: int, block: Block) -> bool:
    """Whether a change overlaps the lines `first` to `last` that others changed; `block.a1 >= first`."""
    if block.a1 == block.a2:
        return first < block.a1 < last or first == last == block.a1
    return block.a1 < last


def _applied(
    base: Sequence[str], side: Sequence[str], blocks: list[Block], first: int, last: int
) -> Iterator[str]:
    """Lines `first` to `last` of the base with the changes of one side."""
    edges = [Block(first, first, 0, 0), *blocks, Block(last, last, 0, 0)]
    for before, block in pairwise(edges):
        yield from base[before.a2 : block.a1]
        yield from side[block.b1 : block.b2]
