"""What stands in the list before anything is asked: what was pinned, then the newest notes, by day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from app.desktop.popup.rows import Row, changed_on, row_of_note, row_of_pin


def recent_rows(notes: Iterable[Any], today: date | None = None) -> list[Row]:
    """Rows in the given order (newest change first); the first of each day carries the day as its section."""
    today = today or datetime.now().astimezone().date()
    rows: list[Row] = []
    last = ""
    for note in notes:
        row = row_of_note(note)
        section = section_of(changed_on(note), today)
        rows.append(replace(row, section=section) if section != last else row)
        last = section
    return rows


def pinned_rows(pins: Iterable[Any]) -> list[Row]:
    """What a person pinned, above the newest notes."""
    rows = [row_of_pin(pin) for pin in pins]
    if rows:
        rows[0] = replace(rows[0], section=QCoreApplication.translate("Recent", "Pinned"))
    return rows


def section_of(day: date, today: date) -> str:
    if day >= today:
        return QCoreApplication.translate("Recent", "Today")
    if day == today - timedelta(days=1):
        return QCoreApplication.translate("Recent", "Yesterday")
    if day > today - timedelta(days=7):
        return QLocale().toString(day, "dddd")
    if day.year == today.year and day.month == today.month:
        return QCoreApplication.translate("Recent", "This month")
    return QCoreApplication.translate("Recent", "Earlier")
