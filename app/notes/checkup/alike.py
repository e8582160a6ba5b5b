"""Which of many texts say nearly the same: a join on the Jaccard index of their words.

Only texts that share two of their rarest pairs of neighbouring words are compared (prefix filter: Chaudhuri,
Ganti, Kaushik 2006; Bayardo, Ma, Srikant 2007), so almost no pair ever is. A long text is represented by its
32 pairs with the smallest checksums, which are the same ones in its copies (bottom sketch: Broder 1997).
Texts with other numbers are not alike: they tell of another day or another thing.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
#: So many of the rarest pairs must be shared before two texts are compared.
_TRACES = 2


@dataclass(frozen=True, slots=True)
class Words:
    """The distinct words of a text, and checksums of its pairs of neighbouring words, for `groups`."""

    distinct: frozenset[str]
    traces: tuple[int, ...]

    @classmethod
    def of(cls, words: Sequence[str]) -> Words:
        distinct = frozenset(words)
        pairs = {zlib.crc32(f"{left} {right}".encode()) for left, right in pairwise(words)}
        return cls(distinct, tuple(sorted(pairs)[:_SKETCH]))


def words(text: str) -> list[str]:
    """The words of a text, case folded; runs of Chinese, Japanese and Korean as pairs of characters."""
    found: list[str] = []
    for word in _WORDS.findall(text.casefold()):
        if len(word) > 1 and _CJK.match(word):
            found += [word[at : at + 2] for at in range(len(word) - 1)]
        else:
            found.append(word)
    return found


def groups(
    texts: Sequence[Words], threshold: float, cancelled: Callable[[], bool]
) -> list[tuple[list[int], float]]:
    """Groups of numbers of texts that are alike, with the smallest likeness that joins them.

    A text without words is like nothing.
    """
    same: dict[frozenset[str], list[int]] = defaultdict(list)
    for number, text in enumerate(texts):
        if text.distinct:
            same[text.distinct].append(number)
    kinds = sorted(same, key=lambda kind: (len(kind), same[kind][0]))
    traces = [texts[same[kind][0]].traces for kind in kinds]
    parents = list(range(len(kinds)))
    likeness = [1.0] * len(kinds)
    for left, right, alike in _pairs(kinds, traces, threshold, cancelled):
        first, second = _root(parents, left), _root(parents, right)
        if first != second:
            parents[second] = first
            likeness[first] = min(likeness[first], likeness[second], alike)
    joined: dict[int, list[int]] = defaultdict(list)
    for at, kind in enumerate(kinds):
        joined[_root(parents, at)] += same[kind]
    return [(sorted(members), likeness[at]) for at, members in joined.items() if len(members) > 1]


def _pairs(
    kinds: Sequence[frozenset[str]],
    traces: Sequence[tuple[int, ...]],
    threshold: float,
    cancelled: Callable[[], bool],
) -> list[tuple[int, int, float]]:
    """Pairs of different sets of at least that likeness; `kinds` come shortest first."""
    counts = Counter(trace for each in traces for trace in each)
    lists: dict[int, list[int]] = defaultdict(list)
    pairs: list[tuple[int, int, float]] = []
    for at, kind in enumerate(kinds):
        if at % 1000 == 0 and cancelled():
            return []
        shared = [trace for trace in traces[at] if 1 < counts[trace] <= _COMMON]
        if len(shared) < _TRACES:
            continue
        rarest = sorted(shared, key=lambda trace: (counts[trace], trace))
        prefix = rarest[: len(traces[at]) - ceil(_PAIRS_SHARED * len(traces[at])) + _TRACES]
        met = Counter(other for trace in prefix for other in lists[trace])
        for other, times in met.items():
            alike = _likeness(kinds[other], kind, threshold) if times >= _TRACES else 0.0
            if alike >= threshold:
                pairs.append((other, at, alike))
        for trace in prefix:
            lists[trace].append(at)
    return pairs


def _likeness(shorter: frozenset[str], longer: frozenset[str], threshold: float) -> float:
    """The Jaccard index; 0 if it cannot reach the threshold or a number differs."""
    if len(shorter) < threshold * len(longer):
        return 0.0
    shared = len(shorter & longer)
    alike = shared / (len(shorter) + len(longer) - shared)
    if alike >= threshold and any(word[0].isdigit() for word in shorter ^ longer):
        return 0.0
    return alike


def _root(parents: list[int], at: int) -> int:
    while parents[at] != at:
        parents[at] = parents[parents[at]]
        at = parents[at]
    return at
