"""Small facts about the whole index, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import apsw

PACE = "pace of "
"""Begins the keys of `Index.pace`."""
REFUSED = "refused by "
"""Begins the keys of `refusals.py`."""
CHECK_DUE = "check due"
"""Is there from an unclean stop until the whole file was checked, over cleaner stops between."""
_CHANGES_KEPT = 50_000


def get(connection: apsw.Connection, key: str) -> Any:
    """The value, or None."""
    return connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).get


def put(connection: apsw.Connection, key: str, value: str | float | bytes | None) -> None:
    connection.execute("INSERT OR REPLACE INTO meta(key, value) VALUES(?, ?)", (key, value))


def revision(connection: apsw.Connection) -> int:
    """Grows with every change of what can be searched by meaning; belongs to one `epoch`."""
    return connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'changes'").get or 0


def shorten_changes(connection: apsw.Connection) -> None:
    """Forget old changes. Whoever stopped following before them reads everything again."""
    connection.execute("DELETE FROM changes WHERE id <= ?", (revision(connection) - _CHANGES_KEPT,))


def epoch(connection: apsw.Connection) -> str:
    """Names one build of the database; a rebuild has another, and nothing remembered of the old one holds."""
    return str(get(connection, "epoch"))
