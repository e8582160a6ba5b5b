"""Which of many texts say nearly the same: a join on the Jaccard index of their words.

Only texts that share two of their rarest pairs of neighbouring words are compared (prefix filter: Chaudhuri,
Ganti, Kaushik 2006; Bayardo, Ma, Srikant 2007), so almost no pair ever is. A long text is represented by its
32 pairs with the smallest checksums, which are the same ones in its copies (bottom sketch: Broder 1997).
Texts with other numbers are not alike: they tell of another day or another thing.
"""

from __future__ import annotations

import re
import zlib
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil

from app.text.scripts import CJK

_WORDS = re.compile(rf"[{CJK}]+|[^\W{CJK}]+")
_CJK = re.compile(rf"[{CJK}]")
#: A pair that more texts share is no trace of a copy but of a habit.
_COMMON = 50
_SKETCH = 32
#: The share of pairs that copies have in common at the least: a changed word breaks two.
_PAIRS_SHARED = 0.6
#: So many texts are compared before it is told how far it is.
_EACH = 2_000
#: So many of the rarest pairs must be shared before two texts are compared.
_TRACES = 2


Progress = Callable[[int, int], None]


class Texts:
    """The distinct words of many texts, and checksums of their pairs of neighbouring words, for `groups`.

    Strings and arrays, no sets or tuples: a large memory has a million of them, and three million numbers.
    """

    def __init__(self) -> None:
        self.distinct: list[str] = []
        self.sizes = array("l")
        self.traces: list[array[int]] = []

    def add(self, words: Sequence[str]) -> None:
        distinct = sorted(set(words))
        pairs = {zlib.crc32(f"{left} {right}".encode()) for left, right in pairwise(words)}
        self.distinct.append("\n".join(distinct))
        self.sizes.append(len(distinct))
        self.traces.append(array("I", sorted(pairs)[:_SKETCH]))


def words(text: str) -> list[str]:
    """The words of a text, case folded; runs of Chinese, Japanese and Korean as pairs of characters."""
    found: list[str] = []
    for word in _WORDS.findall(text.casefold()):
        if len(word) > 1 and _CJK.match(word):
            found += [word[at : at + 2] for at in range(len(word) - 1)]
        else:
            found.append(word)
    return found


def groups(texts: Texts, threshold: float, progress: Progress) -> Iterator[tuple[list[int], float]]:
    """Groups of numbers of texts that are alike, with the smallest likeness that joins them.

    A text without words is like nothing. `progress` gets (done, total) now and then.
    """
    first: dict[str, int] = {}
    same: dict[int, list[int]] = {}
    for number, distinct in enumerate(texts.distinct):
        if distinct and (earlier := first.setdefault(distinct, number)) != number:
            same.setdefault(earlier, [earlier]).append(number)
    kinds = array("l", sorted(first.values(), key=lambda number: texts.sizes[number]))
    parents = array("l", range(len(kinds)))
    likeness = array("d", [1.0]) * len(kinds)
    for left, right, alike in _pairs(texts, kinds, threshold, progress):
        one, other = _root(parents, left), _root(parents, right)
        if one != other:
            parents[other] = one
            likeness[one] = min(likeness[one], likeness[other], alike)
    roots = array("l", (_root(parents, at) for at in range(len(kinds))))
    sizes = Counter(roots)
    joined: dict[int, list[int]] = {}
    for number, root in zip(kinds, roots, strict=True):
        if sizes[root] > 1 or number in same:
            joined.setdefault(root, []).extend(same.get(number, [number]))
    for at, members in joined.items():
        yield sorted(members), likeness[at]


def _pairs(
    texts: Texts, kinds: Sequence[int], threshold: float, progress: Progress
) -> list[tuple[int, int, float]]:
    """Pairs of places in `kinds` whose texts have at least that likeness; `kinds` come shortest first."""
    counts: dict[int, int] = {}
    for number in kinds:
        for trace in texts.traces[number]:
            counts[trace] = counts.get(trace, 0) + 1
    met_before = _Postings()
    pairs: list[tuple[int, int, float]] = []
    for at, number in enumerate(kinds):
        if at % _EACH == 0:
            progress(at, len(kinds))
        prefix = _rarest(texts.traces[number], counts)
        met = Counter(other for trace in prefix for other in met_before.of(trace))
        for other, times in met.items():
            alike = _likeness(texts, kinds[other], number, threshold) if times >= _TRACES else 0.0
            if alike >= threshold:
                pairs.append((other, at, alike))
        for trace in prefix:
            met_before.add(trace, at)
    return pairs


class _Postings:
    """Which texts have a trace, in their order: chains through two arrays (see `Texts`)."""

    def __init__(self) -> None:
        self._heads: dict[int, int] = {}
        self._texts, self._before = array("l"), array("l")

    def add(self, trace: int, text: int) -> None:
        self._before.append(self._heads.get(trace, -1))
        self._heads[trace] = len(self._texts)
        self._texts.append(text)

    def of(self, trace: int) -> list[int]:
        found: list[int] = []
        at = self._heads.get(trace, -1)
        while at >= 0:
            found.append(self._texts[at])
            at = self._before[at]
        return found[::-1]


def _rarest(traces: Sequence[int], counts: dict[int, int]) -> list[int]:
    """As many of a text's rarest traces as a copy of it must share some of; none if it can have no copy."""
    shared = [trace for trace in traces if 1 < counts[trace] <= _COMMON]
    if len(shared) < _TRACES:
        return []
    rarest = sorted(shared, key=lambda trace: (counts[trace], trace))
    return rarest[: len(traces) - ceil(_PAIRS_SHARED * len(traces)) + _TRACES]


def _likeness(texts: Texts, first: int, second: int, threshold: float) -> float:
    """The Jaccard index; 0 if it cannot reach the threshold or a number differs. The first is the shorter."""
    if texts.sizes[first] < threshold * texts.sizes[second]:
        return 0.0
    shorter, longer = (set(texts.distinct[number].split("\n")) for number in (first, second))
    shared = len(shorter & longer)
    alike = shared / (len(shorter) + len(longer) - shared)
    if alike >= threshold and any(word[0].isdigit() for word in shorter ^ longer):
        return 0.0
    return alike


def _root(parents: array[int], at: int) -> int:
    while parents[at] != at:
        parents[at] = parents[parents[at]]
        at = parents[at]
    return at
