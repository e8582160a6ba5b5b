"""Reading the history: which changes, and what they did."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import apsw

from app.notes.history import contents
from app.notes.history.diff import Diff, diff_texts
from app.notes.history.glimpse import Glimpse, glimpse
from app.notes.history.model import Change, Which
from app.notes.history.rows import COLUMNS, change_of
from app.notes.reading import note_text

MOST_GLIMPSED = 16 << 20
"""Bytes of versions that are read for a list of changes."""
# A note's changes under earlier names, and earlier notes of the same name, both belong to its story.
_PATH = (
    "(path = :path OR (old_path <> '' AND old_path = :path)"
    " OR note IN (SELECT id FROM notes WHERE path = :path))"
)


def changes(
    connection: apsw.Connection,
    *,
    path: str | None,
    who: str | None,
    first: date | None,
    last: date | None,
    limit: int,
    before_id: int | None,
) -> list[Change]:
    """Newest first."""
    conditions = ["NOT pending"]
    conditions += [_PATH] if path is not None else []
    conditions += ["who = :who"] if who is not None else []
    conditions += ["day >= :first"] if first is not None else []
    conditions += ["day <= :last"] if last is not None else []
    conditions += ["id < :before_id"] if before_id is not None else []
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM changes WHERE {' AND '.join(conditions)} ORDER BY id DESC LIMIT :limit",  # noqa: S608  # constants only
        {
            "path": path,
            "who": who,
            "first": first and first.isoformat(),
            "last": last and last.isoformat(),
            "before_id": before_id,
            "limit": limit,
        },
    )
    return [change_of(row) for row in rows]


def change(connection: apsw.Connection, number: int) -> Change | None:
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM changes WHERE id = ? AND NOT pending",  # noqa: S608
        (number,),
    ).fetchall()
    return change_of(rows[0]) if rows else None


def content(connection: apsw.Connection, of: Change, which: Which) -> bytes | None:
    """The bytes before or after a change; None if there was no note or the version was thinned out."""
    return contents.get(connection, bytes.fromhex(of.before if which == "before" else of.after) or None)


def diff(connection: apsw.Connection, of: Change) -> Diff:
    texts: list[str] = []
    for key in (of.before, of.after):
        data = contents.get(connection, bytes.fromhex(key)) if key else b""
        if data is None:
            return Diff(added=of.added, removed=of.removed, status="thinned")
        note = note_text(data)
        if note is None:
            return Diff(status="not_text")
        texts.append(note.text)
    return diff_texts(texts[0], texts[1])


def glimpses(connection: apsw.Connection, of: Sequence[Change]) -> dict[int, Glimpse]:
    """By the change's id; those whose versions are not kept are left out, and the rest after much text."""
    texts: dict[str, str | None] = {"": ""}
    found: dict[int, Glimpse] = {}
    room = MOST_GLIMPSED
    for each in of:
        for key in {each.before, each.after} - texts.keys():
            data = contents.get(connection, bytes.fromhex(key))
            room -= len(data or b"")
            note = None if data is None else note_text(data)
            texts[key] = note.text if note else None
        before, after = texts[each.before], texts[each.after]
        if before is not None and after is not None and (seen := glimpse(before, after)):
            found[each.id] = seen
        if room < 0:
            break
        texts = {key: text for key, text in texts.items() if key in {"", each.before, each.after}}
    return found


def last_of(connection: apsw.Connection, path: str) -> Change | None:
    """The deletion by which the note last went from this path; None if it is there or never was."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM changes WHERE path = ? AND kind = 'deleted' AND NOT pending"  # noqa: S608
        " ORDER BY id DESC LIMIT 1",
        (path,),
    ).fetchall()
    return change_of(rows[0]) if rows else None


def deleted(connection: apsw.Connection, limit: int) -> list[Change]:
    """The deletions of notes that are still gone, newest first: what can be brought back."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM changes AS c WHERE kind = 'deleted' AND NOT pending"  # noqa: S608
        " AND id = (SELECT max(id) FROM changes WHERE note = c.note AND NOT pending)"
        " AND NOT EXISTS(SELECT 1 FROM notes WHERE path = c.path AND presence = 1)"
        " AND EXISTS(SELECT 1 FROM contents WHERE hash = c.before) ORDER BY id DESC LIMIT ?",
        (limit,),
    )
    return [change_of(row) for row in rows]
