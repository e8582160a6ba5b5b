"""Dates in a text, as English, Japanese, Chinese and Korean write them, and the text without them."""

from __future__ import annotations

import re
from datetime import date

_MONTHS = {
    name: number for number, name in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)
}
_MONTH = r"(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?"
_YEAR, _ORDINAL = r"((?:19|20)\d\d)", r"(\d{1,2})(?:st|nd|rd|th)?"
_NUMBERS = re.compile(
    rf"(?<!\d){_YEAR}(?:([-/.])(\d\d?)\2(\d\d?)|\s?[年년]\s?(\d\d?)\s?[月월]\s?(\d\d?)\s?[日号일])(?!\d)"
)
_MONTH_FIRST = re.compile(rf"\b{_MONTH}\s{{1,2}}{_ORDINAL},?\s{{1,2}}{_YEAR}\b", re.IGNORECASE)
_DAY_FIRST = re.compile(rf"(?<!\d){_ORDINAL}\s{{1,2}}(?:of\s)?{_MONTH},?\s{{1,2}}{_YEAR}\b", re.IGNORECASE)
_WEEKDAY = re.compile(
    r"\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?"
    r"|[(（][月火水木金土日一二三四五六월화수목금토일][)）]|[月火水木金土日]曜日?|[周週]?星?期?[周週期][一二三四五六日天]|[월화수목금토일]요일",
    re.IGNORECASE,
)
_MAYBE = re.compile(r"(?:19|20)\d\d")


def dates_in(text: str) -> tuple[tuple[date, ...], str]:
    """All whole dates of a text in their order, and the text without them and without days of the week."""
    if not _MAYBE.search(text):
        return (), text
    found: list[tuple[int, date]] = []

    def take(at: int, year: str, month: int, day: str) -> str:
        try:
            found.append((at, date(int(year), month, int(day))))
        except ValueError:
            return " ?" + day  # the thirtieth of February is no date, and not to be ignored either
        return " "

    rest = _NUMBERS.sub(lambda m: take(m.start(), m[1], int(m[3] or m[5]), m[4] or m[6]), text)
    rest = _MONTH_FIRST.sub(lambda m: take(m.start(), m[3], _MONTHS[m[1][:3].lower()], m[2]), rest)
    rest = _DAY_FIRST.sub(lambda m: take(m.start(), m[3], _MONTHS[m[2][:3].lower()], m[1]), rest)
    if not found:
        return (), text
    return tuple(day for _, day in sorted(found)), _WEEKDAY.sub(" ", rest)
