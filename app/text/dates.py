"""Dates: the day a note's path names, and the days a question speaks of (see `time_words.py`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

_YEAR = r"((?:19|20|21)\d\d)"
_IN_NAME = (
    re.compile(rf"(?<!\d){_YEAR}([-_.])(\d\d)\2(\d\d)(?!\d)"),
    re.compile(rf"^{_YEAR}()(\d\d)(\d\d)(?!\d)"),
    re.compile(rf"(?<!\d){_YEAR}(年)(\d\d?)月(\d\d?)日"),
)
#: `2026/02/03`, `2026-02/03`, `2026/02-03`, `2026/2026-02/03`, then anything that is not a digit.
_IN_FOLDERS = re.compile(rf"(?:^|/){_YEAR}([-/])(\d\d)[-/](\d\d)(?!\d)")


@dataclass(frozen=True, slots=True)
class TimeRange:
    """Days `first` to `last`, both included; `start` and `end` are where the words stand in the question.

    `is_filter`: the question asks for nothing else, so only notes of these days are an answer.
    """

    first: date
    last: date
    is_filter: bool
    start: int
    end: int

    @property
    def is_short(self) -> bool:
        """A week at most: its notes can all be looked through."""
        return (self.last - self.first).days < 7


def time_range(query: str, today: date) -> TimeRange | None:
    """The days a question speaks of, by its longest expression for time; None if it has none."""
    from app.text.time_words import find_time  # forty patterns and the stop words, which an index never needs

    return find_time(query, today)


def date_of_path(path: str) -> date | None:
    """The day a note is about by its file name, else by its folders; None without a real calendar date.

    `memory/2026-02-03.md`, also nested, with `-slug` or `-HHMM` behind it, and `2026/02/03` as folders.
    """
    *folders, name = path.replace("\\", "/").split("/")
    for pattern in _IN_NAME:
        for found in pattern.finditer(name):
            if day := _day(found):
                return day
    for found in _IN_FOLDERS.finditer("/".join([*folders, name])):
        if day := _day(found):
            return day
    for folder in reversed(folders):
        found_in_folder = _IN_NAME[0].search(folder)
        if found_in_folder and (day := _day(found_in_folder)):
            return day
    return None


def _day(found: re.Match[str]) -> date | None:
    try:
        return date(int(found[1]), int(found[3]), int(found[4]))
    except ValueError:
        return None
