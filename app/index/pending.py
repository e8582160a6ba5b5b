"""The queue of texts that want a vector, kept in memory so that counting and taking cost nothing."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from app.index import meta
from app.index.passages import passage_id, passage_text
from app.index.records import Passage

if TYPE_CHECKING:
    from collections.abc import Iterable

    import apsw

# Texts of similar length make good batches; within a window of this many, order by length may overrule
# recency.
_WINDOW = 512
_MISSING = """
SELECT p.hash, p.chunk_id, p.ordinal, p.length FROM passages p
JOIN chunks c ON c.id = p.chunk_id JOIN files f ON f.id = c.file_id
WHERE NOT EXISTS (SELECT 1 FROM {cache}.embedding_cache e WHERE e.hash = p.hash AND e.identity_id = ?)
{condition} ORDER BY p.mime IS NOT NULL, ifnull(f.day, '') DESC, f.mtime_ns DESC, c.ordinal, p.ordinal
"""
_TEXT = """
SELECT p.mime, f.path, c.headings, c.text, p.ordinal, p.start, p.length, p.text FROM passages p
JOIN chunks c ON c.id = p.chunk_id JOIN files f ON f.id = c.file_id WHERE p.hash = ? LIMIT 1
"""


class PendingQueue:
    """For one identity in one build of the index. Follows the notes by the revision; not thread-safe.

    `cache` is the database (main or an attached one) whose embedding cache counts. Pictures and recordings
    want a vector only where `media` says that the identity's model takes them.
    """

    def __init__(self, identity_id: int, epoch: str, *, media: bool, cache: str = "main") -> None:
        self.identity_id, self.epoch, self._cache = identity_id, epoch, cache
        self._condition = "" if media else "AND p.mime IS NULL "
        self.revision = -1
        self._places: dict[bytes, tuple[int, int, int]] = {}

    def __len__(self) -> int:
        return len(self._places)

    @property
    def characters(self) -> int:
        """About how long all its texts are together."""
        return sum(length for _, _, length in self._places.values())

    def done(self, hashes: Iterable[bytes]) -> None:
        for digest in hashes:
            self._places.pop(digest, None)

    def take(self, connection: apsw.Connection, limit: int) -> list[Passage]:
        """The next texts themselves. They stay in the queue until they are `done`."""
        found: list[Passage] = []
        while len(found) < limit and len(self._places) > len(found):
            gone = []
            for digest, (chunk_id, ordinal, _) in islice(self._places.items(), len(found), limit):
                row = connection.execute(_TEXT, (digest,)).fetchone()
                if row is None:  # its note has changed in the meantime
                    gone.append(digest)
                else:
                    mime, path, *parts = row
                    text = passage_text(*parts)
                    found.append(Passage(passage_id(chunk_id, ordinal), digest, text, mime, path))
            self.done(gone)
        return found

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
    ) -> dict[bytes, tuple[int, int, int]]:
        query = _MISSING.format(cache=self._cache, condition=self._condition + condition)
        rows: list[Any] = connection.execute(query, (self.identity_id, *values)).fetchall()
        places: dict[bytes, tuple[int, int, int]] = {}
        for start in range(0, len(rows), _WINDOW):
            for digest, *place in sorted(rows[start : start + _WINDOW], key=lambda row: -row[3]):
                places.setdefault(digest, tuple(place))
        return places
