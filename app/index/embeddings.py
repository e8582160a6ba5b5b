"""The embedding cache: every vector by identity and text, kept while in use and then as an LRU."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from app.embeddings.provider import Identity
from app.embeddings.remote.media import takes_media
from app.index import meta, refusals
from app.index.adopting import take_over
from app.index.connection import give_back_space
from app.index.pending import PendingQueue
from app.index.transactions import writing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import apsw

    from app.embeddings.provider import Vectors
    from app.index.options import IndexOptions
    from app.index.records import Passage

ACTIVE = "active_identity"
# The cache may stay this many rows over its limit, so that looking for rows to drop stays rare.
_EVICT_EVERY = 2_000


class EmbeddingStore:
    """Writer side of the vectors. A generation is an identity; its vectors are the cache's rows for the
    passages.
    """

    def __init__(self, connection: apsw.Connection, options: IndexOptions) -> None:
        self._db, self._options = connection, options
        self._queues: dict[int, PendingQueue] = {}
        self._latest: int | None = None
        self._left_use = 0

    def pending(self, identity: Identity, limit: int) -> list[Passage]:
        """The next passages without a vector of `identity`: newest notes first, similar lengths together."""
        return self._queue_for(identity).take(self._db, limit)

    def pending_count(self, identity: Identity) -> int:
        """How many different texts still want a vector of `identity`."""
        return len(self._queue_for(identity))

    def pending_characters(self, identity: Identity) -> int:
        """About how long these texts are together."""
        return self._queue_for(identity).characters

    def put_aside(self, identity: Identity, hashes: Sequence[bytes]) -> None:
        """Ask no more for these until the index is opened anew or their notes change."""
        self._queue_for(identity).done(hashes)

    def store(self, identity: Identity, hashes: Sequence[bytes], vectors: Vectors) -> None:
        """Keep the vectors (float32, shape (n, dimensions), of length 1) in a transaction of its own."""
        from app.index.vectors.codec import encode

        queue = self._queue_for(identity)
        with writing(self._db):
            number = self.identity_id(identity)
            self._db.executemany(
                "INSERT OR REPLACE INTO embedding_cache(identity_id, hash, used_at, vector)"
                " VALUES(?, ?, unixepoch(), ?)",
                [(number, digest, blob) for digest, blob in zip(hashes, encode(vectors), strict=True)],
            )
            self._db.execute(
                "INSERT INTO changes(chunk_id) SELECT DISTINCT chunk_id FROM passages WHERE hash IN"
                " (SELECT unhex(value) FROM json_each(?))",
                (json.dumps([digest.hex() for digest in hashes]),),
            )
            if meta.get(self._db, ACTIVE) is None:
                # Nothing answers by meaning yet, so a part of the first generation is better than nothing.
                meta.put(self._db, ACTIVE, number)
        queue.done(hashes)
        queue.revision = meta.revision(self._db)

    def keep_refused(self, identity: Identity, reasons: Mapping[bytes, str]) -> None:
        """Remember why the provider does not take these texts; their vectors are stored by `store`."""
        with writing(self._db):
            refusals.keep(self._db, self.identity_id(identity), reasons)

    def adopt(self, old: Identity, identity: Identity) -> list[bytes]:
        """Take over the vectors of `old` for texts that have none; the hashes of these texts."""
        with writing(self._db):
            hashes = take_over(self._db, self.identity_id(old), self.identity_id(identity))
            refusals.take_over(self._db, self.identity_id(old), self.identity_id(identity), hashes)
        self._queues.pop(self.identity_id(identity), None)  # it is made anew, without them
        self._queue_for(identity)
        return hashes

    def activate(self, identity: Identity) -> bool:
        """Let `identity` answer from now on, if each passage has its vector."""
        if self.active() == identity:
            return True
        if self.pending_count(identity):
            return False
        with writing(self._db):
            # The generation that answered until now was of use until now: it is the last one to leave.
            self._db.execute(
                "UPDATE embedding_cache SET used_at = unixepoch()"
                " WHERE identity_id = ? AND hash IN (SELECT hash FROM passages)",
                (meta.get(self._db, ACTIVE),),
            )
            meta.put(self._db, ACTIVE, self.identity_id(identity))
        self.evict(everything=True)
        return True

    def active(self) -> Identity | None:
        """Whose vectors answer."""
        return active_identity(self._db)

    def evict(self, *, left_use: int = 0, everything: bool = False) -> None:
        """Drop the least recently used rows that no passage needs, beyond `cache.maxEntries`.

        `left_use`: how many chunks have just been dropped; the search for rows to drop waits for enough of
        them.
        """
        limit = self._options.cache_max_entries if self._options.cache_enabled else 0
        self._left_use += left_use
        if not everything and (not self._left_use or (limit and self._left_use < _EVICT_EVERY)):
            return
        self._left_use = 0
        wanted = {meta.get(self._db, ACTIVE), self._latest} - {None}
        with writing(self._db):
            self._db.execute(
                "DELETE FROM embedding_cache WHERE id IN (SELECT id FROM embedding_cache e"
                " WHERE identity_id NOT IN (SELECT value FROM json_each(?))"
                " OR NOT EXISTS (SELECT 1 FROM passages p WHERE p.hash = e.hash)"
                " ORDER BY used_at DESC, id DESC LIMIT -1 OFFSET ?)",
                (json.dumps(sorted(wanted)), limit),
            )
        give_back_space(self._db)

    def _queue_for(self, identity: Identity) -> PendingQueue:
        number, epoch = self.identity_id(identity), meta.epoch(self._db)
        queue = self._queues.get(number)
        if queue is None or queue.epoch != epoch:
            queue = self._queues[number] = PendingQueue(number, epoch, media=takes_media(identity))
        self._latest = number
        queue.refresh(self._db)
        return queue

    def identity_id(self, identity: Identity) -> int:
        """Its number in this file, given at the first call."""
        found = known_id(self._db, identity)
        if found is None:
            found = self._db.execute(
                "INSERT INTO identities(provider, model, endpoint, dimensions) VALUES(?,?,?,?) RETURNING id",
                _key(identity),
            ).get
        return int(found)


def known_id(connection: apsw.Connection, identity: Identity) -> int | None:
    """The number of an identity in this file, None if it has none yet."""
    number: int | None = connection.execute(
        "SELECT id FROM identities WHERE (provider, model, endpoint, dimensions) = (?, ?, ?, ?)",
        _key(identity),
    ).get
    return number


def _key(identity: Identity) -> tuple[str, str, str, int]:
    return identity.provider, identity.model, identity.endpoint, identity.dimensions


def active_identity(connection: apsw.Connection) -> Identity | None:
    """The identity of the active generation in this snapshot."""
    row = connection.execute(
        "SELECT provider, model, endpoint, dimensions FROM identities WHERE id ="
        " (SELECT value FROM meta WHERE key = ?)",
        (ACTIVE,),
    ).fetchone()
    return Identity(*row) if row else None
