"""Small facts about the whole history, by key."""

from __future__ import annotations

from typing import Any

import apsw

#: The folders and exclusions of the last complete look, as JSON; absent before the first one.
SCOPE = "scope"
#: When the last look that found something began (microseconds since 1970).
LAST_LOOK = "last_look"
#: The file should be written anew, since something was forgotten when there was no room for it.
WIPE_DUE = "wipe_due"


def get(connection: apsw.Connection, key: str) -> Any:
    """The value, or None."""
    return connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).get


def put(connection: apsw.Connection, key: str, value: str | int | None) -> None:
    connection.execute("INSERT OR REPLACE INTO meta(key, value) VALUES(?, ?)", (key, value))
