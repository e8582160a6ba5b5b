"""Days and times in words: the one style of all windows, in the order and with the signs of the region.

`full_day` heads a day, `short_day` stands beside something, `moment_text` tells when something happened.
"""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QLocale

_WEEKDAY = re.compile(r"[,\s]*dddd[,\s]*")
_YEAR = re.compile(r"y+([^\sM]*)\s*M")
_APART = {QLocale.Language.Japanese: "日（ddd）", QLocale.Language.Chinese: "日 dddd"}
"""The region's own form writes 3日火曜日, in which the day is hard to find; people set the weekday apart."""


def today() -> date:
    return datetime.now().astimezone().date()


def full_day(day: date) -> str:
    """Tuesday, November 3, 2026"""
    locale = QLocale()
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    return locale.toString(day, form.replace("日dddd", _APART.get(locale.language(), "日dddd")))


def short_day(day: date) -> str:
    """Nov 3, 2026: never figures alone, which half of the readers would take for another day."""
    locale = QLocale()
    form = _WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat)).replace("MMMM", "MMM")
    return locale.toString(day, form)


def weekday(day: date) -> str:
    return QLocale().toString(day, "dddd")


def short_weekdays(locale: QLocale) -> list[str]:
    """From Monday to Sunday, as a calendar heads its columns."""
    return [locale.dayName(day, QLocale.FormatType.ShortFormat) for day in range(1, 8)]


def year_comes_first(locale: QLocale) -> bool:
    """2026年3月, but March 2026."""
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    return form.find("y") < form.find("M")


def sign_of_year(locale: QLocale) -> str:
    """What a year is followed by where it comes before the month: 年."""
    found = _YEAR.search(locale.dateFormat(QLocale.FormatType.LongFormat))
    return found[1] if found else ""


def month_name(locale: QLocale, month: int) -> str:
    """As the head of a month: 3月, where the region's own word is 三月 but its dates have figures; March."""
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    return f"{month}月" if "M月" in form else locale.standaloneMonthName(month)


def near_day(day: date, now: date | None = None) -> str:
    """Today, Yesterday, a weekday within the week; nothing for other days."""
    now = now or today()
    if day == now:
        return QCoreApplication.translate("Dates", "Today")
    if day == now - timedelta(days=1):
        return QCoreApplication.translate("Dates", "Yesterday")
    return weekday(day) if now - timedelta(days=7) < day < now else ""


def day_text(day: date, now: date | None = None) -> str:
    """As the head of a day's list."""
    return near_day(day, now) or full_day(day)


def time_text(when: datetime) -> str:
    """14:03"""
    return QLocale().toString(when.astimezone().time().replace(microsecond=0), QLocale.FormatType.ShortFormat)


def clock() -> str:
    """The time now."""
    return time_text(datetime.now().astimezone())


def moment_text(when: datetime) -> str:
    """Today 14:03; Nov 3, 2026 14:03"""
    day = when.astimezone().date()
    return f"{near_day(day) or short_day(day)} {time_text(when)}"


def moment_inside(when: datetime) -> str:
    """The same within a sentence: today 14:03"""
    day = when.astimezone().date()
    near = {
        today(): QCoreApplication.translate("Dates", "today"),
        today() - timedelta(days=1): QCoreApplication.translate("Dates", "yesterday"),
    }.get(day)
    return f"{near} {time_text(when)}" if near else moment_text(when)


def change_text(when: datetime) -> str:
    """Beside a note under the head of its day: the time within the week, else the day."""
    day = when.astimezone().date()
    return time_text(when) if near_day(day) else short_day(day)


def title_in_words(title: str, day: date | None) -> str:
    """A daily log whose title is only its date has that date in words."""
    return full_day(day) if day and title == day.isoformat() else title


def day_in(title: str) -> date | None:
    """The day whose date is all of a title."""
    try:
        return date.fromisoformat(title)
    except ValueError:
        return None
