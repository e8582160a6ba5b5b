"""A look at an index that nobody has open: how much it holds, without touching it or anything beside it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING
from urllib.parse import quote

import apsw

from app.index.counting import counts

if TYPE_CHECKING:
    from pathlib import Path

    from app.index.records import Counts


def glance(path: Path) -> Counts | None:
    """The counts as they were when it was closed; None where there is no index that can be read."""
    address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    try:
        with closing(
            apsw.Connection(address, apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        ) as connection:
            return counts(connection, path)
    except apsw.Error:
        return None
