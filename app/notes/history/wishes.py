"""What the history does to the proposals that stand in its file; `app/notes/inbox.py` is their own door."""

from __future__ import annotations

import apsw


def follow(connection: apsw.Connection, old_path: str, path: str) -> None:
    """A note was renamed: what was proposed for it goes with it, and still knows how it was named."""
    connection.execute(
        "UPDATE proposals SET named = CASE named WHEN '' THEN path ELSE named END, path = ? WHERE path = ?",
        (path, old_path),
    )
