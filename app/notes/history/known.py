"""The last known state of each note: what `observe` compares the disk with."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

import apsw

DELETED, THERE, LEFT_OUT, ELSEWHERE = 0, 1, 2, 3
#: Read the file again at the next look, whatever its size and time say.
UNSURE = -1


class Known(NamedTuple):
    """A row of `notes`; `hash` is None for a note that was never seen whole."""

    id: int
    path: str
    hash: bytes | None
    size: int
    mtime_ns: int
    presence: int


def there(connection: apsw.Connection, only: Iterable[str] | None = None) -> dict[str, Known]:
    """Every note (or of these paths) that exists as far as the history knows, by its path."""
    query = "SELECT id, path, hash, size, mtime_ns, presence FROM notes WHERE presence = 1"
    if only is None:
        return {row[1]: Known._make(row) for row in connection.execute(query)}
    query += " AND path IN (SELECT value FROM json_each(?))"
    return {row[1]: Known._make(row) for row in connection.execute(query, (json.dumps(list(only)),))}


def by_path(connection: apsw.Connection, path: str) -> Known | None:
    """The note at the path, or the last one that was there."""
    row = connection.execute(
        "SELECT id, path, hash, size, mtime_ns, presence FROM notes WHERE path = ? AND presence < 3"
        " ORDER BY presence = 1 DESC, id DESC LIMIT 1",
        (path,),
    ).fetchone()
    return None if row is None else Known._make(row)


def by_id(connection: apsw.Connection, note: int) -> Known:
    statement = "SELECT id, path, hash, size, mtime_ns, presence FROM notes WHERE id = ?"
    return Known._make(connection.execute(statement, (note,)).fetchall()[0])


def add(connection: apsw.Connection, path: str, presence: int) -> int:
    connection.execute("INSERT INTO notes(path, presence) VALUES(?, ?)", (path, presence))
    return connection.last_insert_rowid()


def update(
    connection: apsw.Connection,
    note: int,
    path: str,
    key: bytes | None,
    presence: int,
    size: int = UNSURE,
    mtime_ns: int = UNSURE,
) -> None:
    connection.execute(
        "UPDATE notes SET path = ?, hash = ?, presence = ?, size = ?, mtime_ns = ? WHERE id = ?",
        (path, key, presence, size, mtime_ns, note),
    )
