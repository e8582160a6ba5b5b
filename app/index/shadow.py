"""A full rebuild: the whole index once more in a file beside the live one, which goes on answering.

Its embeddings are those of the live cache, where new ones arrive too, so none is paid for twice. When nothing
is missing the new database takes the place of the old one inside the live file, in one transaction of
SQLite's backup: readers keep their snapshots, no file is renamed, and a crash leaves the old index or the new
one.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

import apsw

from app.embeddings.remote.media import takes_media
from app.index import built_with, meta, schema
from app.index.connection import open_builder
from app.index.merging import merge_keywords
from app.index.pending import PendingQueue
from app.index.sync import Sync
from app.index.transactions import writing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from app.embeddings.provider import Identity
    from app.index.options import IndexOptions, SyncProgress, SyncReport
    from app.index.records import Passage
    from app.notes.scope import MemoryScope

_PAGES_A_STEP = 1_024


class Shadow:
    """The database that is being built. Belongs to the writer's thread."""

    def __init__(self, live: Path, options: IndexOptions, scope: MemoryScope) -> None:
        self._path = live.with_name(f"{live.name}.rebuild-{os.getpid()}")
        self._options, self._scope = options, scope
        self._path.unlink(missing_ok=True)
        self._db = open_builder(self._path)
        self._queues: dict[int, PendingQueue] = {}
        schema.prepare(self._db, self._path)
        built_with.record(self._db, options)
        self._db.execute("ATTACH ? AS live", (str(live),))

    def sync(
        self,
        *,
        progress: Callable[[SyncProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        breathe: Callable[[], None] | None = None,
    ) -> SyncReport:
        """Read all notes; later calls, what changed since."""
        keywords = schema.has_keywords(self._db)
        sync = Sync(
            self._db,
            self._options,
            keywords=keywords,
            progress=progress,
            cancelled=cancelled,
            breathe=breathe,
        )
        return sync.run(self._scope)

    def pending(self, identity: Identity, identity_id: int, limit: int) -> list[Passage]:
        """The next texts without a vector in the live cache; before it says none, it looks for new notes."""
        if not len(self._queue(identity, identity_id)):
            self.sync()
        return self._queue(identity, identity_id).take(self._db, limit)

    def pending_characters(self, identity: Identity, identity_id: int) -> int:
        return self._queue(identity, identity_id).characters

    def pending_count(self, identity: Identity, identity_id: int) -> int:
        return len(self._queue(identity, identity_id))

    def done(self, identity: Identity, identity_id: int, hashes: Iterable[bytes]) -> None:
        """The live cache has these now."""
        self._queue(identity, identity_id).done(hashes)

    def publish(self, live: apsw.Connection, *, breathe: Callable[[], None] | None = None) -> None:
        """Put this database in the place of the live one, with the live one's embeddings."""
        with writing(self._db):
            for table in ("identities", "embedding_cache"):
                self._db.execute(f"DELETE FROM main.{table}")
                self._db.execute(f"INSERT INTO main.{table} SELECT * FROM live.{table}")
            self._db.execute(
                "INSERT OR REPLACE INTO main.meta SELECT * FROM live.meta"
                " WHERE key = 'active_identity' OR substr(key, 1, ?) = ? OR substr(key, 1, ?) = ?",
                (len(meta.PACE), meta.PACE, len(meta.REFUSED), meta.REFUSED),
            )
        if schema.has_keywords(self._db):
            merge_keywords(self._db, int(self._db.execute("SELECT count(*) FROM main.files").get))
        self._db.execute("DETACH live")
        with live.backup("main", self._db, "main") as backup:
            while not backup.done:
                backup.step(_PAGES_A_STEP)
                if breathe:
                    breathe()

    def discard(self) -> None:
        """Close and delete the file. Must follow `publish` too."""
        self._db.close()
        _delete(self._path)

    def _queue(self, identity: Identity, identity_id: int) -> PendingQueue:
        if identity_id not in self._queues:
            self._queues[identity_id] = PendingQueue(
                identity_id, meta.epoch(self._db), media=takes_media(identity), cache="live"
            )
        queue = self._queues[identity_id]
        queue.refresh(self._db)
        return queue


def sweep(live: Path) -> None:
    """Delete what rebuilds of processes that are gone have left beside the live file."""
    for leftover in live.parent.glob(f"{live.name}.rebuild-*"):
        if not _is_in_use(leftover):
            _delete(leftover)


def _delete(path: Path) -> None:
    with suppress(OSError):  # what cannot be deleted now is swept another time
        path.unlink()


def _is_in_use(path: Path) -> bool:
    """A running rebuild holds the file with a lock of the system, which dies with its process."""
    connection = apsw.Connection(str(path))
    try:
        connection.execute("BEGIN EXCLUSIVE; ROLLBACK")
    except (apsw.BusyError, apsw.LockedError):
        return True
    except apsw.Error:
        return False
    finally:
        connection.close()
    return False
