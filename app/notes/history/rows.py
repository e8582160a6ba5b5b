"""Between rows of the table `changes` and the records that others see."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import apsw

from app.notes.history.model import Change

COLUMNS = "id, note, path, kind, at, day, who, why, added, removed, size, before, after, old_path, edited"
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def stamp(when: datetime) -> int:
    """Microseconds since 1970; a time without a zone is local time."""
    return (when.astimezone(UTC) - _EPOCH) // _MICROSECOND


def moment(at: int) -> datetime:
    """The inverse of `stamp`, in local time."""
    return (_EPOCH + at * _MICROSECOND).astimezone()


def change_of(row: tuple[Any, ...]) -> Change:
    """A row of `COLUMNS` as a record."""
    number, note, path, kind, at, day, who, why, added, removed, size, before, after, old_path, edited = row
    return Change(
        number,
        note,
        path,
        kind,
        moment(at),
        date.fromisoformat(day),
        who,
        why,
        added,
        removed,
        size,
        before.hex() if before else "",
        after.hex() if after else "",
        old_path,
        bool(edited),
    )


def fetch(connection: apsw.Connection, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """All rows of a statement; what is in them only the statement knows."""
    return connection.execute(statement, values).fetchall()
