"""The index of one agent: one writer, many readers, one file."""

from __future__ import annotations

import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import apsw

from app.index import built_with, meta, refusals, schema
from app.index.connection import open_writer
from app.index.counting import counts, text_bytes
from app.index.embeddings import EmbeddingStore, active_identity, known_id
from app.index.errors import mark_suspect, translated
from app.index.integrity import is_whole
from app.index.merging import merge_keywords
from app.index.note_rows import NoteWriter
from app.index.opening import Notice, open_database
from app.index.options import EVERYTHING
from app.index.pool import ReaderPool
from app.index.reader import Reader
from app.index.shadow import Shadow, sweep
from app.index.sync import Sync
from app.index.thrift import give_back_memory
from app.index.transactions import writing
from app.index.vectors.budget import wants_vec0
from app.index.vocabulary import Vocabularies

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from app.embeddings.provider import Identity, Vectors
    from app.index.adopting import Adoptable
    from app.index.missing import Missing
    from app.index.options import Growth, IndexOptions, SyncProgress, SyncReport
    from app.index.records import Counts, Passage
    from app.index.refusals import Refused
    from app.index.vectors.generations import Generations
    from app.index.vectors.searcher import VectorSearcher
    from app.notes.scope import MemoryScope


class Index:
    """Methods that write belong to one thread; `read` and `counts` to any. Environment errors are
    `MemoroError`s.
    """

    def __init__(
        self, path: Path, options: IndexOptions, connection: apsw.Connection, notices: list[Notice]
    ) -> None:
        self.path, self.options, self.notices = path, options, notices
        self.check_due = False
        """An owner did not close the file, and it is too large for a check at start: `is_whole` is due, until
        `checked`.
        """
        self._db = connection
        self._keywords = schema.has_keywords(connection)
        self._embeddings = EmbeddingStore(connection, options)
        self._shadow: Shadow | None = None
        self._pool = ReaderPool(path)
        self._vocabularies = Vocabularies()
        self._vectors: Generations | None = None
        self._vectors_lock = threading.Lock()
        self._has_vec0 = self._prove_vec0()
        if not self._keywords:
            notices.append(
                Notice("no_fts5", "This system's SQLite has no full-text search: only meaning is searched.")
            )

    @classmethod
    def open(cls, path: Path, options: IndexOptions) -> Index:
        """Open or create the file at `path`. A damaged one is set aside and a notice says so."""
        connection, notices, check_due = open_database(path)
        with translated(path):
            sweep(path)
            index = cls(path, options, connection, notices)
            index.check_due = check_due or meta.get(connection, meta.CHECK_DUE) is not None
            if check_due:
                with suppress(apsw.Error):  # a full disk: it is due all the same
                    meta.put(connection, meta.CHECK_DUE, 1)
            if connection.execute("SELECT NOT EXISTS (SELECT 1 FROM files)").get:
                built_with.record(connection, options)
            return index

    def checked(self) -> None:
        """The check that was due found the file whole: no later opening needs it."""
        self.check_due = False
        with translated(self.path), writing(self._db):
            meta.put(self._db, meta.CHECK_DUE, None)

    def close(self) -> None:
        """Close all connections. The last one to close folds the write-ahead log back into the file."""
        self.cancel_rebuild()
        self._pool.close()
        self._db.close()

    # -- writing: one thread

    def sync(
        self,
        scope: MemoryScope,
        *,
        force: bool = False,
        progress: Callable[[SyncProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        breathe: Callable[[], None] | None = None,
        growth: Growth = EVERYTHING,
        only: Collection[str] | None = None,
    ) -> SyncReport:
        """Bring keywords and passages up to date with the folders. See `Sync.run`."""
        with translated(self.path):
            sync = Sync(
                self._db,
                self.options,
                keywords=self._keywords,
                progress=progress,
                cancelled=cancelled,
                breathe=breathe,
            )
            report = sync.run(scope, force=force, growth=growth, only=only)
            self._embeddings.evict(left_use=len(report.changed) + len(report.removed))
            if report.paths:
                self._follow_on_disk()
                meta.shorten_changes(self._db)
                if self._keywords:
                    merge_keywords(self._db, len(report.paths))
            return report

    def needs_rebuild(self) -> str | None:
        """Why the whole index has to be made again, as the end of a sentence; None when it need not."""
        if self._shadow:
            return None  # it is being made
        with translated(self.path):
            return built_with.difference(self._db, self.options)

    @property
    def rebuilding(self) -> bool:
        """Whether a rebuild was begun and not yet published."""
        return self._shadow is not None

    def begin_rebuild(
        self,
        scope: MemoryScope,
        *,
        progress: Callable[[SyncProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        breathe: Callable[[], None] | None = None,
    ) -> SyncReport:
        """Make the keyword side of a new index beside the live one, which goes on answering and being synced.

        From now on `pending`, `pending_count` and `store` mind the new one too, and `activate` publishes it
        once nothing is missing. Without a provider, call `publish_rebuild`. Cancelled, nothing remains of it.
        """
        with translated(self.path):
            self.cancel_rebuild()
            self._shadow = Shadow(self.path, self.options, scope)
            try:
                report = self._shadow.sync(progress=progress, cancelled=cancelled, breathe=breathe)
            except BaseException:
                self.cancel_rebuild()
                raise
            if report.cancelled:
                self.cancel_rebuild()
            return report

    def publish_rebuild(self, *, breathe: Callable[[], None] | None = None) -> None:
        """Let the new index answer now, also where vectors are missing in it. One transaction: all of it or
        nothing.
        """
        if self._shadow is None:
            return
        with translated(self.path):
            try:
                self._shadow.sync(breathe=breathe)
                self._shadow.publish(self._db, breathe=breathe)
                self._reopen()
            finally:
                self.cancel_rebuild()
            self._follow_on_disk()

    def cancel_rebuild(self) -> None:
        """Throw the new index away; the live one was never touched."""
        shadow, self._shadow = self._shadow, None
        if shadow:
            shadow.discard()

    def rebuild(
        self,
        scope: MemoryScope,
        *,
        wait_for_vectors: bool = False,
        progress: Callable[[SyncProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        breathe: Callable[[], None] | None = None,
    ) -> SyncReport:
        """Begin a rebuild and publish it at once.

        With `wait_for_vectors`, and texts in it that the active generation has no vector of, the old index
        goes on answering until somebody has stored them and calls `activate`.
        """
        report = self.begin_rebuild(scope, progress=progress, cancelled=cancelled, breathe=breathe)
        active = self.active_identity()
        if wait_for_vectors and active and self.pending_count(active):
            return report
        self.publish_rebuild(breathe=breathe)
        return report

    def forget_note(self, path: str) -> None:
        """Take one note out at once, with its cached vectors and every trace in the file: it is forgotten."""
        self._db.pragma("secure_delete", "on")
        try:
            with translated(self.path), writing(self._db):
                NoteWriter(self._db, keywords=self._keywords).forget(path)
            with suppress(apsw.FullError):  # edits before left older words in pages: write the file anew
                self._db.execute("VACUUM")
            with suppress(apsw.BusyError, apsw.LockedError):  # a reader's snapshot; the next one folds it in
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            self._db.pragma("secure_delete", "off")

    def pending(self, identity: Identity, limit: int) -> list[Passage]:
        """The next passages without a vector of `identity`: newest notes first, similar lengths together."""
        with translated(self.path):
            found = self._embeddings.pending(identity, limit)
            if not found and self._shadow:
                found = self._shadow.pending(identity, self._embeddings.identity_id(identity), limit)
            return found

    def pending_count(self, identity: Identity) -> int:
        """How many different texts still want a vector of `identity`."""
        with translated(self.path):
            count = self._embeddings.pending_count(identity)
            if self._shadow:
                count += self._shadow.pending_count(identity, self._embeddings.identity_id(identity))
            return count

    def pending_characters(self, identity: Identity) -> int:
        """About how long these texts are together."""
        with translated(self.path):
            characters = self._embeddings.pending_characters(identity)
            if self._shadow:
                number = self._embeddings.identity_id(identity)
                characters += self._shadow.pending_characters(identity, number)
            return characters

    def store(self, identity: Identity, hashes: Sequence[bytes], vectors: Vectors) -> None:
        """Keep vectors the moment they arrive: float32, shape (len(hashes), dimensions), L2-normalised."""
        with translated(self.path):
            self._embeddings.store(identity, hashes, vectors)
            if self._shadow:
                self._shadow.done(identity, self._embeddings.identity_id(identity), hashes)
            self._follow_on_disk()

    def keep_refused(self, identity: Identity, reasons: Mapping[bytes, str]) -> None:
        """Remember why `identity` takes no such texts (by hash), in words for people; see `refused`."""
        with translated(self.path):
            self._embeddings.keep_refused(identity, reasons)

    def adopt(self, old: Identity, identity: Identity) -> int:
        """Take over the vectors of `old`, which were proved to be the same; for how many texts."""
        with translated(self.path):
            hashes = self._embeddings.adopt(old, identity)
            if self._shadow:
                self._shadow.done(identity, self._embeddings.identity_id(identity), hashes)
            self._follow_on_disk()
            return len(hashes)

    def put_aside(self, identity: Identity, hashes: Sequence[bytes]) -> None:
        """These cannot have a vector now (their file is another one): count them as done until it is seen."""
        with translated(self.path):
            self._embeddings.put_aside(identity, hashes)
            if self._shadow:
                self._shadow.done(identity, self._embeddings.identity_id(identity), hashes)

    def activate(self, identity: Identity) -> bool:
        """Let `identity` answer, and a rebuild take its place; False while vectors are missing."""
        with translated(self.path):
            if not self._embeddings.activate(identity):
                return False
            if self._shadow:
                self._shadow.sync()
                if self.pending_count(identity):
                    return False
                self.publish_rebuild()
            self._follow_on_disk()
            return True

    def active_identity(self) -> Identity | None:
        """Whose vectors answer now."""
        with translated(self.path):
            return self._embeddings.active()

    # -- reading: any thread

    @contextmanager
    def read(self) -> Iterator[Reader]:
        """One snapshot of the index; it never waits for the writer and sees nothing that comes later."""
        with translated(self.path), self._pool.snapshot() as connection:
            yield Reader(connection, self._searcher, self._vocabularies)

    def answering(self) -> Identity | None:
        """Whose vectors answer now, from any thread."""
        with translated(self.path), self._pool.snapshot() as connection:
            return active_identity(connection)

    def refused(self, *identities: Identity | None) -> list[Refused]:
        """The passages that one of these does not take, from any thread."""
        with translated(self.path), self._pool.snapshot() as connection:
            known = (known_id(connection, each) for each in identities if each)
            return refusals.listed(connection, sorted({number for number in known if number is not None}))

    def counts(self) -> Counts:
        """How much there is, for the status."""
        with translated(self.path), self._pool.snapshot() as connection:
            return counts(connection, self.path)

    def missing(self, identity: Identity) -> Missing:
        """What has no vector of `identity`, from any thread. Looks at every passage, 100,000 a second."""
        from app.index.missing import missing

        with translated(self.path), self._pool.snapshot() as connection:
            return missing(connection, identity)

    def adoptable(self, identity: Identity) -> Adoptable | None:
        """Whose vectors `identity` could take over, from any thread."""
        from app.index.adopting import adoptable

        with translated(self.path), self._pool.snapshot() as connection:
            return adoptable(connection, identity)

    def samples(self, of: Adoptable, count: int) -> list[tuple[str, bytes]]:
        """Texts with their kept vectors (see `codec`), from any thread."""
        from app.index.adopting import samples

        with translated(self.path), self._pool.snapshot() as connection:
            return samples(connection, of.number, count)

    def pace(self, provider: str) -> float | None:
        """The characters a second that `keep_pace` was told last, from any thread."""
        with translated(self.path), self._pool.snapshot() as connection:
            pace: float | None = meta.get(connection, meta.PACE + provider)
            return pace

    def keep_pace(self, provider: str, characters: float) -> None:
        """Remember how many characters a second the provider has embedded."""
        with translated(self.path), writing(self._db):
            meta.put(self._db, meta.PACE + provider, characters)

    def text_bytes(self) -> int:
        """The size of all chunks in bytes of UTF-8. Reads them all, 1 GB a second."""
        with translated(self.path), self._pool.snapshot() as connection:
            return text_bytes(connection)

    @property
    def vector_engine(self) -> str:
        """What compares the vectors: `matrix` or `sqlite-vec`."""
        with self._vectors_lock:
            return self._vectors.engine if self._vectors else "matrix"

    def is_whole(self, cancelled: Callable[[], bool] | None = None) -> bool:
        """Check the whole file, 40 MB a second, from any thread. If False, the next opening repairs it."""
        with translated(self.path), self._pool.snapshot() as connection:
            whole = is_whole(connection, cancelled)
        if not whole:
            mark_suspect(self.path)
        return whole

    def release(self) -> None:
        """Give back the memory of the vectors and idle connections; the next question takes them again."""
        with self._vectors_lock:
            if self._vectors:
                self._vectors.release()
        self._vocabularies.release()
        self._pool.forget()

    def tidy(self) -> None:
        """After much was written or loaded: give back the memory it took. On the writing thread."""
        self._pool.forget()  # what a connection has mapped of the file counts as memory of the program
        with suppress(apsw.ConnectionClosedError):
            self._db.pragma("shrink_memory")
        give_back_memory()

    def _searcher(self, connection: apsw.Connection) -> VectorSearcher | None:
        if meta.get(connection, "active_identity") is None:
            return None
        return self._generations().searcher(connection)

    def _reopen(self) -> None:
        """Another database is in the file now: nothing that was remembered of the old one may be used."""
        self._vocabularies.release()
        self._pool.forget()
        self._db.close()
        self._db = open_writer(self.path)
        self._embeddings = EmbeddingStore(self._db, self.options)

    def _follow_on_disk(self) -> None:
        if self._has_vec0 and wants_vec0(self._db, self.options):
            self._generations().follow_on_disk(self._db)

    def _generations(self) -> Generations:
        # NumPy is imported with the first vector, so that commands which need none start quickly.
        from app.index.vectors.generations import Generations

        with self._vectors_lock:
            if self._vectors is None:
                self._vectors = Generations(self.options, has_vec0=self._has_vec0)
            return self._vectors

    def _prove_vec0(self) -> bool:
        if not self.options.vector_enabled or self.options.vector_engine == "matrix":
            return False
        from app.index.vectors.extension import problem

        reason = problem(self.options.vector_extension)
        if reason:
            text = f"The vector extension sqlite-vec does not work here ({reason}); search goes on in memory."
            self.notices.append(Notice("no_sqlite_vec", text))
        return reason is None
