"""Which vectors answer, and what is kept of them in memory between questions. Thread-safe."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.embeddings.provider import Identity
from app.index import meta
from app.index.thrift import give_back_memory
from app.index.vectors import extension, vec0
from app.index.vectors.budget import wants_vec0
from app.index.vectors.matrix import Matrix
from app.index.vectors.moments import SAMPLE, Spread
from app.index.vectors.rows import all_rows, rows_of_chunks, sample_of_rows
from app.index.vectors.searcher import VectorSearcher

if TYPE_CHECKING:
    import apsw

    from app.index.options import IndexOptions


@dataclass(slots=True)
class _Loaded:
    """What is remembered of one generation in one build of the index, as of `revision`."""

    key: tuple[str, int]
    revision: int
    matrix: Matrix | None
    spread: Spread
    spread_rows: int = 0
    changed_rows: int = 0


class Generations:
    """Gives every reader a searcher for its snapshot. Small changes are added to what is loaded."""

    def __init__(self, options: IndexOptions, *, has_vec0: bool) -> None:
        self._options, self._has_vec0 = options, has_vec0
        self._lock = threading.Lock()
        self._loaded: _Loaded | None = None

    def searcher(self, connection: apsw.Connection) -> VectorSearcher | None:
        """For the active generation in this snapshot; None while no vector is there."""
        active = connection.execute(
            "SELECT id, provider, model, endpoint, dimensions FROM identities WHERE id ="
            " (SELECT value FROM meta WHERE key = 'active_identity')"
        ).fetchone()
        if active is None:
            return None
        identity_id, identity = active[0], Identity(*active[1:])
        with self._lock:
            loaded = self._follow(connection, identity_id, identity.dimensions)
        if loaded.matrix is not None:
            return VectorSearcher(identity, loaded.matrix, loaded.spread, "matrix")
        extension.ensure(connection, self._options.vector_extension)
        comparer = vec0.Vec0(connection, identity_id, identity.dimensions)
        return VectorSearcher(identity, comparer, loaded.spread, "sqlite-vec")

    @property
    def engine(self) -> str:
        """What compares now, or, with nothing loaded, would."""
        loaded = self._loaded
        return "sqlite-vec" if loaded and loaded.matrix is None else "matrix"

    def release(self) -> None:
        """Give the memory back; the next question loads it again."""
        with self._lock:
            self._loaded = None
        give_back_memory()

    def follow_on_disk(self, connection: apsw.Connection) -> None:
        """On the writer's connection: keep the active generation's vec0 table up to date, if wanted."""
        if self._has_vec0 and wants_vec0(connection, self._options):
            active = meta.get(connection, "active_identity")
            dimensions = connection.execute("SELECT dimensions FROM identities WHERE id = ?", (active,)).get
            extension.ensure(connection, self._options.vector_extension)
            vec0.refresh(connection, active, dimensions)
            vec0.drop_others(connection, active)

    def _follow(self, connection: apsw.Connection, identity_id: int, dimensions: int) -> _Loaded:
        key, revision = (meta.epoch(connection), identity_id), meta.revision(connection)
        loaded = self._loaded
        if loaded is None or loaded.key != key or not self._update(connection, loaded, revision, dimensions):
            loaded = self._loaded = self._load(connection, key, revision, dimensions)
            give_back_memory()
        return loaded

    def _load(
        self, connection: apsw.Connection, key: tuple[str, int], revision: int, dimensions: int
    ) -> _Loaded:
        identity_id = key[1]
        if self._uses_vec0(connection, identity_id):
            rows = _rows(connection)
            sample = sample_of_rows(connection, identity_id, dimensions, max(1, rows // SAMPLE))
            return _Loaded(key, revision, None, Spread.of(sample.codes, sample.ordinals), rows)
        matrix = Matrix(all_rows(connection, identity_id, dimensions), dimensions)
        return _Loaded(key, revision, matrix, matrix.spread(), len(matrix))

    def _update(self, connection: apsw.Connection, loaded: _Loaded, revision: int, dimensions: int) -> bool:
        """Take in what changed since; False when loading anew is better."""
        if revision <= loaded.revision:
            # An older snapshot is served from the newer memory; hits that it does not know are left out.
            return True
        oldest = connection.execute("SELECT min(id) FROM changes").get
        if oldest is None or oldest > loaded.revision + 1:
            return False
        query = "SELECT DISTINCT chunk_id FROM changes WHERE id > ?"
        chunk_ids = [chunk_id for (chunk_id,) in connection.execute(query, (loaded.revision,))]
        matrix = loaded.matrix
        if matrix is None:
            loaded.changed_rows += len(chunk_ids)
        else:
            rows = rows_of_chunks(connection, loaded.key[1], dimensions, chunk_ids)
            if len(rows) > len(matrix) or matrix.is_worn or self._uses_vec0(connection, loaded.key[1]):
                return False
            matrix.replace(chunk_ids, rows)
            loaded.changed_rows += len(rows)
        loaded.revision = revision
        if loaded.changed_rows > loaded.spread_rows // 20:
            if matrix is None:
                return False
            loaded.spread, loaded.spread_rows, loaded.changed_rows = matrix.spread(), len(matrix), 0
        return True

    def _uses_vec0(self, connection: apsw.Connection, identity_id: int) -> bool:
        wanted = self._has_vec0 and wants_vec0(connection, self._options)
        return wanted and vec0.is_usable(connection, identity_id)


def _rows(connection: apsw.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM passages").get)
