"""How much an index holds, for the status."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from app.embeddings.remote.media import takes_media
from app.index.embeddings import active_identity
from app.index.records import Counts

if TYPE_CHECKING:
    from pathlib import Path

    import apsw

_COUNTS = """
SELECT (SELECT count(*) FROM files WHERE problem_code IS NULL AND source = 'memory'),
  (SELECT count(*) FROM files WHERE source = 'sessions'), (SELECT count(*) FROM chunks),
  (SELECT count(*) FROM passages WHERE mime IS NULL OR ?),
  (SELECT count(*) FROM passages p JOIN embedding_cache e ON e.hash = p.hash
   AND e.identity_id = (SELECT value FROM meta WHERE key = 'active_identity')),
  (SELECT count(*) FROM embedding_cache)
"""


def counts(connection: apsw.Connection, path: Path) -> Counts:
    """Of one snapshot, with the size of the file and its write-ahead log."""
    active = active_identity(connection)
    row: Any = connection.execute(_COUNTS, (active is None or takes_media(active),)).fetchone()
    notes, sessions, chunks, passages, embedded, cached = row
    size = _size(path) + _size(path.with_name(f"{path.name}-wal"))
    return Counts(notes, chunks, passages, embedded, cached, size, sessions)


def text_bytes(connection: apsw.Connection) -> int:
    """The size of all chunks in bytes of UTF-8: what an estimate of tokens is made of."""
    row: Any = connection.execute("SELECT sum(length(CAST(text AS BLOB))) FROM chunks").fetchone()
    return int(row[0] or 0)


def _size(path: Path) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0
