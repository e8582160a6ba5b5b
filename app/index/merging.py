"""Keeps the segments of the keyword table few, for every word of a question is looked up in each of them.

Every sync adds a segment, and FTS5 by itself leaves up to fifteen of each size. With the 19 of a memory of
5,000 notes a question took twice as long to answer as with three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import apsw

_PAGES = 500  # a step of 2 MB takes at most a few hundredths of a second
_NOTES_A_STEP = 50


def merge_keywords(connection: apsw.Connection, changed: int) -> None:
    """Merge segments of the same size, in as many steps as `changed` notes are worth.

    So the work is spread: whoever changes one note never waits until a large index is merged.
    """
    if connection.execute("SELECT v FROM chunks_fts_config WHERE k = 'usermerge'").get != 2:
        connection.execute("INSERT INTO chunks_fts(chunks_fts, rank) VALUES('usermerge', 2)")
    for _ in range(1 + changed // _NOTES_A_STEP):
        before = connection.total_changes()
        connection.execute("INSERT INTO chunks_fts(chunks_fts, rank) VALUES('merge', ?)", (_PAGES,))
        if connection.total_changes() - before < 2:  # so FTS5 says that there was nothing to merge
            break
