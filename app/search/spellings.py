"""Other ways to write an identifier that no note has as it was asked: `ab77q2` is `ab-77q2`, `UTF-8` `utf8`.

Only for terms that are in no note: where one is, its own spelling is what was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise

from app.text.words import stem

_LONGEST = 32
"""Characters; what is longer is a hash or encoded data, which nobody spells."""
_MOST_BORDERS = 3
"""With more changes between letters and digits, only one joint is thought of."""

_BORDER = re.compile(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)")
_JOINT = re.compile(r"[\W_]+")

Stream = tuple[str, ...]


@lru_cache(maxsize=1024)
def other_spellings(term: str) -> tuple[Stream, ...]:
    """Terms in a row, as an index holds them; none for a plain word, a number or a CJK term.

    Joined where the term (folded, as the analyser gives it) has joints, else cut between letters and digits.
    """
    if not 2 < len(term) <= _LONGEST:
        return ()
    if _JOINT.search(term):
        joined = _JOINT.sub("", term)
        return ((stem(joined),),) if len(joined) > 1 and not joined.isdigit() else ()
    return tuple(tuple(map(stem, pieces)) for pieces in _cut(term))


def _cut(term: str) -> Iterator[list[str]]:
    borders = [found.start() for found in _BORDER.finditer(term)]
    most = len(borders) if len(borders) <= _MOST_BORDERS else 1
    for count in range(1, most + 1):
        for chosen in combinations(borders, count):
            yield [term[left:right] for left, right in pairwise((0, *chosen, len(term)))]
