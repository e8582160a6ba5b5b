"""How the lines of one section are packed into chunks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from app.text.blocks import ITEM, Section
from app.text.sentences import cut_line, ends_sentence
from app.text.sizes import weight

# How good it is to end a chunk after a unit.
_IN_CODE, _ANYWHERE, _SENTENCE, _BLOCK = range(4)
_ENOUGH = 0.4  # a chunk that is cut inside a paragraph has at least this share of its limit


@dataclass(frozen=True, slots=True)
class Span:
    """The text of one chunk and its lines (0-based, inclusive). `cut` tells that it starts within a line."""

    text: str
    first: int
    last: int
    cut: bool = False


@dataclass(slots=True)
class _Unit:
    """A line with its newline, or a piece of a long line: what is never cut. `block` is -1 between blocks."""

    text: str
    line: int
    block: int
    ending: int
    cut: bool = False


def pack(lines: Sequence[str], section: Section, limit: int, shared: int) -> Iterator[Span]:
    """The chunks of a section: at most `limit` each, repeating up to `shared` of the one before."""
    whole = "\n".join(lines[section.first : section.last + 1])
    if len(whole) <= limit and weight(whole) <= limit:
        first = section.first
        while first < section.last and not lines[first].strip():
            first += 1
        last = section.last
        while last > first and not lines[last].strip():
            last -= 1
        if lines[first].strip():
            yield Span("\n".join(lines[first : last + 1]), first, last)
        return
    packer = _Packer(_units(lines, section, limit), limit, shared)
    yield from packer.spans(section)


def _units(lines: Sequence[str], section: Section, limit: int) -> list[_Unit]:
    block_of: dict[int, int] = {}
    for index, holder in enumerate(section.blocks):
        block_of.update(dict.fromkeys(range(holder.first, holder.last + 1), index))
    units: list[_Unit] = []
    for at in range(section.first, section.last + 1):
        line = lines[at]
        block = block_of.get(at, -1)
        ending = _ending(lines, section, at, block)
        if len(line) * 4 < limit or weight(line) < limit:
            units.append(_Unit(line + "\n", at, block, ending))
            continue
        pieces = list(cut_line(line, limit - 1))
        for index, piece in enumerate(pieces[:-1]):
            inner = _SENTENCE if ends_sentence(piece) else _ANYWHERE
            units.append(_Unit(piece, at, block, inner, cut=index > 0))
        units.append(_Unit(pieces[-1] + "\n", at, block, ending, cut=len(pieces) > 1))
    return units


def _ending(lines: Sequence[str], section: Section, at: int, block: int) -> int:
    if block < 0:
        return (
            _BLOCK if at >= section.body else _ANYWHERE
        )  # never between a heading and its text, if possible
    holder = section.blocks[block]
    if at == holder.last:
        return _BLOCK
    if holder.kind == "fence":
        return _IN_CODE
    if ends_sentence(lines[at]) or (holder.kind == "item" and ITEM.match(lines[at + 1])):
        return _SENTENCE
    return _ANYWHERE


class _Packer:
    def __init__(self, units: list[_Unit], limit: int, shared: int) -> None:
        self.units = units
        self.limit = limit
        self.shared = shared
        self.sums = [0, *accumulate(weight(unit.text) for unit in units)]
        self.ranges: dict[int, tuple[int, int]] = {}  # the units (end exclusive) of each block
        for at, unit in enumerate(units):
            self.ranges[unit.block] = (self.ranges.get(unit.block, (at, at))[0], at + 1)

    def spans(self, section: Section) -> Iterator[Span]:
        start = done = 0
        while done < len(self.units):
            end = self._end(start, section)
            if end <= done:  # the repeated lines leave no room for anything new
                start = done
                end = self._end(start, section)
            span = self._span(start, end)
            if span:
                yield span
            done = end
            start = self._next_start(start, end)

    def _weight(self, start: int, end: int) -> int:
        """Of units `start` to `end` (exclusive), without the last newline."""
        return self.sums[end] - self.sums[start] - self.units[end - 1].text.endswith("\n")

    def _end(self, start: int, section: Section) -> int:
        """Where (exclusive) the chunk that begins at `start` ends best."""
        units = self.units
        limit = start + 1
        while limit < len(units) and self._weight(start, limit + 1) <= self.limit:
            limit += 1
        if limit == len(units) or units[limit - 1].ending == _BLOCK:
            return limit
        block = units[limit - 1].block
        if block >= 0 and section.blocks[block].kind in {"item", "fence"}:
            first, last = self.ranges[block]
            if (
                first > start
                and self._weight(first, last) <= self.limit
                and self._has_text(start, first, section)
            ):
                return first
        enough = self.limit * _ENOUGH
        ends = [end for end in range(start + 1, limit + 1) if self._weight(start, end) >= enough]
        return max(ends, key=lambda end: (units[end - 1].ending, end), default=limit)

    def _has_text(self, start: int, end: int, section: Section) -> bool:
        """Whether the units are more than the section's heading."""
        return any(unit.block >= 0 and unit.line >= section.body for unit in self.units[start:end])

    def _next_start(self, start: int, end: int) -> int:
        """Where the next chunk begins: some units back, at the best beginning that the overlap allows."""
        if end >= len(self.units):
            return end
        first = end
        while first - 1 > start and self.sums[end] - self.sums[first - 1] <= self.shared:
            first -= 1
        room = self.limit - (self.sums[end + 1] - self.sums[end])
        while first < end and self.sums[end] - self.sums[first] > room:
            first += 1
        starts = [at for at in range(first, end) if self.units[at].text.strip()]
        return max(starts, key=lambda at: (self.units[at - 1].ending, -at), default=end)

    def _span(self, start: int, end: int) -> Span | None:
        while start < end and not self.units[start].text.strip():
            start += 1
        while end > start and not self.units[end - 1].text.strip():
            end -= 1
        if start == end:
            return None
        units = self.units[start:end]
        text = "".join(unit.text for unit in units)
        return Span(text.removesuffix("\n"), units[0].line, units[-1].line, units[0].cut)
