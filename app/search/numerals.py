"""Numbers in Han characters as in digits, and the other way round: 三月 is 3月, 一百二十 is 120.

Only what no note has as it was asked, and only where the other way stands in some note.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING
from unicodedata import normalize, numeric

from app.search.keyword_query import match_stream
from app.text.analysis import query_terms
from app.text.scripts import HAN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.search.spellings import Stream, Terms

_DIGITS = "〇一二三四五六七八九"
_COUNTED = rf"[{HAN}]?"
"""What is counted: 三月 and 三日 are not the same."""
_IN_HAN = re.compile(rf"(?P<number>[{_DIGITS}零两兩十百千万萬]{{1,12}})(?P<counted>{_COUNTED})")
_IN_DIGITS = re.compile(rf"(?<![\w.])(?P<number>[1-9]\d?)(?P<counted>[{HAN}])")
_TEN_THOUSAND = 10_000
_TWO = str.maketrans("两兩", "二二")
"""Of these Unicode's tables do not tell that they are numbers."""


def numerals_respelt(notes: Terms, words: str, terms: Sequence[str]) -> dict[str, tuple[Stream, ...]]:
    """By term of the question, how a number that it is of stands in the notes."""
    found: dict[str, tuple[Stream, ...]] = {}
    for asked, other in _numbers(normalize("NFKC", words)):
        own, way = query_terms(asked), tuple(query_terms(other))
        if own and not _stands(notes, tuple(own)) and _stands(notes, way):
            found |= {term: (way,) for term in own if term in terms}
    return found


def _numbers(words: str) -> Iterator[tuple[str, str]]:
    for run in _IN_HAN.finditer(words):
        yield run.group(), f"{_value(run['number'])}{run['counted']}"
    for run in _IN_DIGITS.finditer(words):
        yield run.group(), f"{_in_han(int(run['number']))}{run['counted']}"


def _value(number: str) -> int:
    """Of 二〇二六 as of 二千零二十六."""
    whole = part = digits = 0
    for value in map(int, map(numeric, number.translate(_TWO))):
        if value < 10:
            digits = digits * 10 + value
        elif value < _TEN_THOUSAND:
            part, digits = part + (digits or 1) * value, 0
        else:
            whole, part, digits = (whole + part + digits or 1) * value, 0, 0
    return whole + part + digits


def _in_han(number: int) -> str:
    """Of a number below a hundred, such as months and days have."""
    tens, ones = divmod(number, 10)
    return f"{_DIGITS[tens] if tens > 1 else ''}{'十' if tens else ''}{_DIGITS[ones] if ones else ''}"


def _stands(notes: Terms, stream: Stream) -> bool:
    return bool(notes.keyword_count(match_stream(stream), 1))
