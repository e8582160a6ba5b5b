"""Words for time in a question: yesterday, 先週, 三天前, 지난달, in March, 2026-02.

A range is a filter only when the question asks for nothing else ("yesterday", "先週のメモ"). Beside other
words it is a boost: a date in a question is as often the day something happens as the day it was noted, and
notes without a date, such as the curated ones, must not vanish. Weeks begin on Monday. A month or day without
a year is the latest one that has begun. Words for the future give no range: notes lie in the past.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Callable, Iterator
from datetime import date, timedelta

from app.text.dates import TimeRange
from app.text.keywords import is_stop_word
from app.text.time_patterns import FILLERS, MONTHS, NUMBERS, PATTERNS, UNITS, WEEKDAYS


def find_time(query: str, today: date) -> TimeRange | None:
    """What `dates.time_range` answers."""
    found = max(_all_ranges(query, today), key=lambda one: (one[3] - one[2], -one[2]), default=None)
    if found is None:
        return None
    first, last, start, end = found
    others = re.findall(r"\w+", FILLERS.sub(" ", f"{query[:start]} {query[end:]}"))
    return TimeRange(first, last, all(map(is_stop_word, others)), start, end)


def _all_ranges(query: str, today: date) -> Iterator[tuple[date, date, int, int]]:
    for name, pattern in PATTERNS:
        for found in pattern.finditer(query):
            try:
                days = _RESOLVERS[name](found, today)
            except (ValueError, OverflowError):  # the 30th of February, or the year zero
                continue
            yield (*days, *found.span())


Days = tuple[date, date]


def _offset_day(back: int) -> Callable[[re.Match[str], date], Days]:
    def resolve(_: re.Match[str], today: date) -> Days:
        day = today - timedelta(days=back)
        return day, day

    return resolve


def _offset_week(back: int) -> Callable[[re.Match[str], date], Days]:
    def resolve(found: re.Match[str], today: date) -> Days:
        monday = today - timedelta(days=today.weekday() + 7 * back)
        named = found.groupdict().get("weekday")
        if named:
            day = monday + timedelta(days=WEEKDAYS[named.casefold()[:3]])
            return day, day
        return monday, monday + timedelta(days=6)

    return resolve


def _offset_month(back: int) -> Callable[[re.Match[str], date], Days]:
    return lambda _, today: _month(*_months_back(today, back))


def _offset_year(back: int) -> Callable[[re.Match[str], date], Days]:
    return lambda _, today: (date(today.year - back, 1, 1), date(today.year - back, 12, 31))


def _ago(found: re.Match[str], today: date) -> Days:
    count, unit = _number(found["count"]), UNITS[found["unit"].casefold().rstrip("s")]
    if unit == "day":
        day = today - timedelta(days=count)
        return day, day
    if unit == "week":
        around = today - timedelta(weeks=count)
        return around - timedelta(days=3), min(today, around + timedelta(days=3))
    if unit == "month":
        return _month(*_months_back(today, count))
    return date(today.year - count, 1, 1), date(today.year - count, 12, 31)


def _past(found: re.Match[str], today: date) -> Days:
    """The last 3 weeks: from then until today."""
    count, unit = _number(found["count"] or "1"), UNITS[found["unit"].casefold().rstrip("s")]
    days = {"day": 1, "week": 7, "month": 30, "year": 365}[unit] * count
    return today - timedelta(days=days), today


def _weekday(found: re.Match[str], today: date) -> Days:
    back = (today.weekday() - WEEKDAYS[found["weekday"].casefold()[:3]] - 1) % 7 + 1
    day = today - timedelta(days=back)
    return day, day


def _calendar(found: re.Match[str], today: date) -> Days:
    """A year, a month, or a day, with or without its year."""
    parts = found.groupdict()
    year = int(parts["year"]) if parts.get("year") else None
    month = _month_number(parts["month"]) if parts.get("month") else None
    day = _number(parts["day"]) if parts.get("day") else None
    if month is None:
        assert year
        return date(year, 1, 1), date(year, 12, 31)
    if day is not None:
        return _dated(year, month, day, today)
    return _month(year or (today.year if month <= today.month else today.year - 1), month)


def _dated(year: int | None, month: int, day: int, today: date) -> Days:
    if year is None:
        year = today.year if (month, day) <= (today.month, today.day) else today.year - 1
    one = date(year, month, day)
    return one, one


def _month(year: int, month: int) -> Days:
    return date(year, month, 1), date(year, month, monthrange(year, month)[1])


def _months_back(today: date, count: int) -> tuple[int, int]:
    index = today.year * 12 + today.month - 1 - count
    return index // 12, index % 12 + 1


def _month_number(text: str) -> int:
    return MONTHS.get(text.casefold()[:3]) or _number(text)


def _number(text: str) -> int:
    """A number in digits of any width, in words, or in Chinese characters up to 99."""
    if text.isdecimal():
        return int(text)
    known = NUMBERS.get(text.casefold())
    if known is not None:
        return known
    tens, ten, ones = text.rpartition("十")
    digits = "零一二三四五六七八九"
    if ten:
        return (digits.index(tens) if tens else 1) * 10 + (digits.index(ones) if ones else 0)
    return digits.index(ones.replace("两", "二").replace("兩", "二"))


_RESOLVERS: dict[str, Callable[[re.Match[str], date], Days]] = {
    "today": _offset_day(0),
    "yesterday": _offset_day(1),
    "two days ago": _offset_day(2),
    "three days ago": _offset_day(3),
    "four days ago": _offset_day(4),
    "this week": _offset_week(0),
    "last week": _offset_week(1),
    "two weeks ago": _offset_week(2),
    "this month": _offset_month(0),
    "last month": _offset_month(1),
    "two months ago": _offset_month(2),
    "this year": _offset_year(0),
    "last year": _offset_year(1),
    "two years ago": _offset_year(2),
    "ago": _ago,
    "past": _past,
    "weekday": _weekday,
    "calendar": _calendar,
}
