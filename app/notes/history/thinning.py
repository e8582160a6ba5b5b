"""Keeping the history bounded: the oldest versions go first, the newest of each note never.

First go versions that were followed by another one on the same day, then the last ones of their days and the
last versions of deleted notes. What is kept in any case: the present version of each note that is there,
since without it the next change could not be shown, and what an intent or a proposal still needs. The
changes themselves (who, when, why, how many lines) stay, up to a number.
"""

from __future__ import annotations

import apsw

from app.notes.history.rows import fetch

_ROOM = 0.8  # thin a little more than needed, so that it is not needed again at once
_MOST_CHANGES = 200_000


def version_bytes(connection: apsw.Connection) -> int:
    """What earlier versions take, in bytes on the disk; the present versions are not counted."""
    found = connection.execute(
        "SELECT coalesce(sum(stored), 0) FROM contents WHERE hash NOT IN"
        " (SELECT hash FROM notes WHERE presence = 1 AND hash IS NOT NULL)"
    ).get
    return int(found or 0)


def thin(connection: apsw.Connection, max_bytes: int) -> int:
    """Drop what is over the bound; returns how many versions went. One transaction, made by the caller."""
    connection.execute(
        "DELETE FROM changes WHERE NOT pending AND id <="
        " (SELECT id FROM changes ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (_MOST_CHANGES,),
    )
    over = version_bytes(connection) - max_bytes
    if over <= 0:
        return 0
    over += int(max_bytes * (1 - _ROOM))
    sizes = {row[0]: int(row[1]) for row in fetch(connection, "SELECT hash, stored FROM contents")}
    dropped: list[tuple[bytes]] = []
    for key in _oldest_first(connection):
        if over <= 0:
            break
        over -= sizes.pop(key, 0)
        dropped.append((key,))
    connection.executemany("DELETE FROM contents WHERE hash = ?", dropped)
    return len(dropped)


def _oldest_first(connection: apsw.Connection) -> list[bytes]:
    """Versions that may go, in the order in which they go."""
    needed = {
        key
        for (key,) in connection.execute(
            "SELECT hash FROM notes WHERE presence IN (1, 2) UNION SELECT before FROM changes WHERE pending"
            " UNION SELECT after FROM changes WHERE pending"
            " UNION SELECT base FROM proposals WHERE state = 'waiting'"
        )
    }
    latest: dict[bytes, int] = {}  # the change by which a version was last replaced
    last_of_day: set[bytes] = set()
    days: dict[int, str] = {}
    rows = connection.execute("SELECT id, note, day, before, after FROM changes ORDER BY id")
    for number, note, day, before, after in rows:
        if before is not None and before not in needed:
            latest[before] = number
            if after is None or days.get(note) != day:
                last_of_day.add(before)
        days[note] = day
    # What no change speaks of any more (its change was one too many) is the oldest of all.
    orphans = [
        key
        for (key,) in connection.execute("SELECT hash FROM contents ORDER BY rowid")
        if key not in latest and key not in needed
    ]
    ordered = sorted(latest, key=latest.__getitem__)
    return (
        orphans
        + [key for key in ordered if key not in last_of_day]
        + [key for key in ordered if key in last_of_day]
    )
