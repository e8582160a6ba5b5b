"""What stands in the list before anything is asked: what was pinned, then the newest notes, by day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import today, weekday
from app.desktop.popup.rows import Row, changed_at, row_of_note, row_of_pin


def recent_rows(notes: Iterable[Any], now: date | None = None) -> list[Row]:
    """Rows in the given order (newest change first); the first of each day carries the day as its section."""
    now = now or today()
    rows: list[Row] = []
    last = ""
    for note in notes:
        row = row_of_note(note)
        section = section_of(changed_at(note).date(), now)
        rows.append(replace(row, section=section) if section != last else row)
        last = section
    return rows


def pinned_rows(pins: Iterable[Any]) -> list[Row]:
    """What a person pinned, above the newest notes."""
    rows = [row_of_pin(pin) for pin in pins]
    if rows:
        rows[0] = replace(rows[0], section=QCoreApplication.translate("Recent", "Pinned"))
    return rows


def section_of(day: date, now: date) -> str:
    """When the notes below were changed: it is another day than the one that many of them are about."""
    if day >= now:
        return QCoreApplication.translate("Recent", "Changed today")
    if day == now - timedelta(days=1):
        return QCoreApplication.translate("Recent", "Changed yesterday")
    if day > now - timedelta(days=7):
        return QCoreApplication.translate("Recent", "Changed on %1", "a weekday").replace("%1", weekday(day))
    if day.year == now.year and day.month == now.month:
        return QCoreApplication.translate("Recent", "Changed this month")
    return QCoreApplication.translate("Recent", "Changed earlier")
