"""The queue of texts that want a vector, kept in memory so that counting and taking cost nothing."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from app.index import meta

if TYPE_CHECKING:
    from collections.abc import Iterable

    import apsw

# Texts of similar length make good batches; within a window of this many, order by length may overrule recency.
_WINDOW = 512
_MISSING = """
SELECT p.hash, p.chunk_id, p.ordinal, p.length FROM passages p
JOIN chunks c ON c.id = p.chunk_id JOIN files f ON f.id = c.file_id
WHERE NOT EXISTS (SELECT 1 FROM embedding_cache e WHERE e.hash = p.hash AND e.identity_id = ?) {condition}
ORDER BY ifnull(f.day, '') DESC, f.mtime_ns DESC, c.ordinal, p.ordinal
"""


class PendingQueue:
    """For one identity in one build of the index. Follows the notes by the revision; not thread-safe."""

    def __init__(self, identity_id: int, epoch: str) -> None:
        self.identity_id, self.epoch = identity_id, epoch
        self.revision = -1
        self._places: dict[bytes, tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def first(self, limit: int) -> list[tuple[bytes, tuple[int, int]]]:
        """The next texts: hash and (chunk id, ordinal) of one passage that has it."""
        return list(islice(self._places.items(), limit))

    def done(self, hashes: Iterable[bytes]) -> None:
        for digest in hashes:
            self._places.pop(digest, None)

    def refresh(self, connection: apsw.Connection) -> None:
        """Take in what has changed since the last time; what just changed goes first."""
        revision = meta.revision(connection)
        if revision == self.revision:
            return
        oldest = connection.execute("SELECT min(id) FROM changes").get
        if self.revision < 0 or oldest is None or oldest > self.revision + 1:
            self._places = self._missing(connection, "", ())
        else:
            changed = "AND p.chunk_id IN (SELECT chunk_id FROM changes WHERE id > ?)"
            self._places = self._missing(connection, changed, (self.revision,)) | self._places
        self.revision = revision

    def _missing(
        self, connection: apsw.Connection, condition: str, values: tuple[int, ...]
    ) -> dict[bytes, tuple[int, int]]:
        rows = connection.execute(_MISSING.format(condition=condition), (self.identity_id, *values)).fetchall()
        places: dict[bytes, tuple[int, int]] = {}
        for start in range(0, len(rows), _WINDOW):
            for digest, chunk_id, ordinal, _ in sorted(rows[start : start + _WINDOW], key=lambda row: -int(row[3])):
                places.setdefault(digest, (chunk_id, ordinal))
        return places
