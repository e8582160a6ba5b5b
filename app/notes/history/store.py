"""The history of one agent's notes: the one object that everybody else talks to."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Self

from app.errors import MemoroError
from app.notes.discovery import Discovery, discover
from app.notes.history import contents, listing, meta, purging, recording, thinning
from app.notes.history.connection import Notice, files_set_aside
from app.notes.history.database import Database
from app.notes.history.diff import Diff
from app.notes.history.glimpse import Glimpse
from app.notes.history.model import Change, Kind, Purged, Which
from app.notes.history.observing import Look
from app.notes.history.recording import Step
from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
DEFAULT_MAX_BYTES = 256 << 20


class History:
    """Every version of every note. Usable from any thread; raises `MemoroError` for what the disk refuses.

    Times are aware datetimes (one without a zone is taken for local time); paths are stored paths. Without
    `keeps`, a version is held only until the note that replaces it is written; who changed what stays.
    """

    def __init__(self, database: Database, max_bytes: int) -> None:
        self.database = database
        self.max_bytes = max_bytes
        self.keeps = True
        self._active: set[int] = set()
        self._grown = max_bytes  # so that the first change looks whether the file is over its bound

    @classmethod
    def open(cls, path: Path, *, max_bytes: int = DEFAULT_MAX_BYTES) -> Self:
        """Open or create the file; see `notices` for what a person should know about it.

        `max_bytes` bounds the earlier versions; the present version of each note comes on top.
        """
        history = cls(Database(path), max_bytes)
        purging.wipe(history.database)
        return history

    @property
    def notices(self) -> list[Notice]:
        return self.database.notices

    @property
    def set_aside(self) -> list[Path]:
        """Damaged older files of it, each with its log, which may still hold what notes were."""
        return [file for file in files_set_aside(self.database.path) if not file.name.endswith("-wal")]

    def close(self) -> None:
        self.database.close()

    # Writing down

    def begin(
        self,
        path: str,
        before: bytes | None,
        after: bytes | None,
        *,
        who: str,
        why: str,
        when: datetime,
        kind: Kind | None = None,
        old_path: str = "",
    ) -> Change:
        """Keep both versions and the intent, before the note is written; then `complete` or `drop`."""
        step = Step(path, before, after, who, why, when, kind, old_path)
        with self.database.writing() as connection:
            baseline = meta.get(connection, meta.SCOPE) is None
            change = recording.begin(connection, step, baseline=baseline, active=self._active)
            self._active.add(change.id)
        return change

    def complete(self, change: Change) -> None:
        """The note is written. If this fails, or a power cut takes it back, the next look completes it."""
        try:
            with self.database.writing(lasting=False) as connection:
                recording.complete(connection, change.id)
                if not self.keeps:
                    contents.drop(connection, map(bytes.fromhex, (change.before, change.after)))
        finally:
            self._active.discard(change.id)
        self._grow(change.size)

    def catch_up(self, path: str, data: bytes | None) -> None:
        """Write down what led to a note as it is now and could not be completed, such as on a full disk."""
        pending = self.database.rows("SELECT 1 FROM changes WHERE pending AND path = ?", (path,))
        if pending:
            with self.database.writing() as connection:
                recording.catch_up(connection, path, data, self._active)

    def leave(self, change: Change) -> None:
        """Nobody can say whether the note was written: the next look at the notes finds out."""
        self._active.discard(change.id)

    def drop(self, change: Change) -> None:
        """The note was not written. If this fails the next look at the notes drops it."""
        try:
            with self.database.writing() as connection:
                recording.drop(connection, change.id)
        except MemoroError as error:
            log.info("an intent stays until the next look: %s", error)
        finally:
            self._active.discard(change.id)

    def record(
        self,
        path: str,
        before: bytes | None,
        after: bytes | None,
        *,
        who: str,
        why: str,
        when: datetime,
        kind: Kind | None = None,
    ) -> Change | None:
        """Write down a change that has happened; None if nothing differs."""
        if before == after:
            return None
        with self.database.writing():
            change = self.begin(path, before, after, who=who, why=why, when=when, kind=kind)
            self.complete(change)
        return change

    def observe(
        self,
        scope: MemoryScope,
        found: Discovery | None = None,
        *,
        when: datetime,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> list[Change]:
        """Write down what other programs did since the last look. Cheap when that is nothing.

        `found` is a fresh discovery of the same scope, or of some of its notes; without it the folders are
        walked here.
        """
        look = Look(
            self.database,
            scope,
            discover(scope) if found is None else found,
            when,
            lambda: set(self._active),
            cancelled,
        )
        changes = look()
        if changes:
            self._grow(sum(change.size for change in changes))
        return changes

    # Reading

    def changes(
        self,
        *,
        path: str | None = None,
        who: str | None = None,
        first: date | None = None,
        last: date | None = None,
        limit: int = 100,
        before_id: int | None = None,
    ) -> list[Change]:
        """Newest first; `first` and `last` are days, both included; `before_id` goes on after a page."""
        with self.database.reading() as connection:
            return listing.changes(
                connection, path=path, who=who, first=first, last=last, limit=limit, before_id=before_id
            )

    def change(self, number: int) -> Change | None:
        with self.database.reading() as connection:
            return listing.change(connection, number)

    def content(self, number: int, which: Which) -> bytes | None:
        """The note's bytes before or after a change; None if there was no note or they are not kept."""
        with self.database.reading() as connection:
            change = listing.change(connection, number)
            return None if change is None else listing.content(connection, change, which)

    def diff(self, number: int) -> Diff | None:
        """What a change did, line by line; None if there is no such change."""
        with self.database.reading() as connection:
            change = listing.change(connection, number)
            return None if change is None else listing.diff(connection, change)

    def glimpses(self, changes: Sequence[Change]) -> dict[int, Glimpse]:
        """One line of what each did, as far as its versions are kept; for a list."""
        with self.database.reading() as connection:
            return listing.glimpses(connection, changes)

    def deleted(self, limit: int = 100) -> list[Change]:
        """The deletions of notes that can be brought back, newest first."""
        with self.database.reading() as connection:
            return listing.deleted(connection, limit)

    def deletion_of(self, path: str) -> Change | None:
        """How the note last went from this path."""
        with self.database.reading() as connection:
            return listing.last_of(connection, path)

    def present_path(self, change: Change) -> str:
        """Where the note of a change is now, or last was: it may have been renamed since."""
        rows = self.database.rows("SELECT path FROM notes WHERE id = ?", (change.note,))
        return str(rows[0][0]) if rows else change.path

    def count(self) -> int:
        """How many changes it knows."""
        return int(self.database.rows("SELECT count(*) FROM changes WHERE NOT pending")[0][0])

    def assistants(self) -> list[str]:
        """Everyone who made a change, by `who`, for a filter."""
        rows = self.database.rows("SELECT DISTINCT who FROM changes WHERE NOT pending ORDER BY who")
        return [str(row[0]) for row in rows]

    # Forgetting

    def purge(self, path: str, *, keep: bytes | None = None) -> Purged:
        """Forget a note's whole story and proposals for it; `keep` is the note if the file itself stays."""
        return purging.purge(self.database, path, keep)

    def purge_all(self) -> Purged:
        """Forget everything that was; a new history begins with the notes as they are."""
        return purging.purge_all(self.database)

    def thin(self) -> int:
        """Drop the oldest versions that are over the bound; returns how many."""
        with self.database.writing() as connection:
            dropped = thinning.thin(connection, self.max_bytes)
        if dropped:
            with self.database.reading() as connection:
                if 4 * int(connection.pragma("freelist_count")) > int(connection.pragma("page_count")):
                    connection.execute("PRAGMA incremental_vacuum").fetchall()
        return dropped

    def _grow(self, size: int) -> None:
        """Look at the bound after each twentieth of it; bytes before compression are a safe measure."""
        self._grown += size + 256
        if self._grown < self.max_bytes // 20:
            return
        self._grown = 0
        try:
            self.thin()
        except MemoroError as error:  # the change itself is kept; thinning has another chance
            log.info("the history could not be thinned: %s", error)
