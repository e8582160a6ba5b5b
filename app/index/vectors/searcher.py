"""Nearest chunks of one snapshot, whichever engine compares the vectors."""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING, Protocol

import numpy as np

from app.index.records import EntryHit, VectorHit

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

    from app.embeddings.provider import Identity
    from app.index.vectors.codec import Floats
    from app.index.vectors.matrix import Compared, Part
    from app.index.vectors.moments import Moments, Spread

# A chunk has about five vectors, seldom all among the nearest: this many rows a chunk nearly always suffice.
_ROWS_PER_CHUNK = 4
# Far below what int8 codes can tell apart, and above the last bits in which two ways of adding up may differ.
_DECIMALS = 6


class Comparer(Protocol):
    """Compares a question with the rows of a generation: `matrix.Matrix`, or `vec0.Vec0` in the database."""

    def __len__(self) -> int: ...
    def nearest(self, query: Floats, wanted: int, part: Part = "all") -> Compared: ...
    def of_chunks(self, query: Floats, chunk_ids: Collection[int], part: Part = "all") -> Compared: ...


class VectorSearcher:
    """The active generation, about as of a reader's snapshot: a chunk may have come or gone since then.

    Queries are float32 (d,).
    """

    def __init__(
        self,
        identity: Identity,
        comparer: Comparer,
        spread: Spread,
        engine: str,
    ) -> None:
        self._comparer, self._spread = comparer, spread
        self.identity, self.engine = identity, engine

    @property
    def count(self) -> int:
        """How many vectors answer."""
        return len(self._comparer)

    def nearest(self, query: Floats, limit: int, part: Part = "all") -> list[VectorHit]:
        """The best vector of each of the `limit` nearest chunks, best first, ties by chunk id.

        `part`: only vectors of whole chunks, or only those of entries.
        """
        wanted = limit * _ROWS_PER_CHUNK
        while True:
            compared = self._comparer.nearest(query, wanted, part)
            best = _best_of_each_chunk(compared, wanted)
            if len(best) >= limit or (compared.all_rows and wanted >= len(compared.cosines)):
                return _hits(compared, best[:limit])
            wanted *= 4

    def cosines(self, query: Floats, chunk_ids: Collection[int], part: Part = "all") -> dict[int, VectorHit]:
        """The best vector of each of these chunks, exact; chunks without a vector are missing."""
        if not chunk_ids:
            return {}
        compared = self._comparer.of_chunks(query, chunk_ids, part)
        best = _best_of_each_chunk(compared, len(compared.cosines))
        return {hit.chunk_id: hit for hit in _hits(compared, best)}

    def entries(self, query: Floats, chunk_ids: Collection[int]) -> dict[int, EntryHit]:
        """All entries of these chunks, exact: the best of each chunk with what the others say beside it."""
        if not chunk_ids:
            return {}
        compared = self._comparer.of_chunks(query, chunk_ids, "entries")
        ids, inverse, counts = np.unique(compared.chunks, return_inverse=True, return_counts=True)
        totals = np.bincount(inverse, compared.cosines, len(ids))
        beside = dict(zip(ids.tolist(), zip(counts.tolist(), totals.tolist(), strict=True), strict=True))
        best = _best_of_each_chunk(compared, len(compared.cosines))
        return {hit.chunk_id: EntryHit(hit, *beside[hit.chunk_id]) for hit in _hits(compared, best)}

    def distribution(self, query: Floats) -> tuple[float, float]:
        """Mean and standard deviation of the query's cosine over all vectors; (0, 0) without any.

        No scan: q·m and sqrt(qᵀΣq) with the mean and covariance of a sample (eval C6 in the project's notes).
        """
        moments = self._spread.everything
        return moments.of_query(query) if moments else (0.0, 0.0)

    def moments(self, *, entries: bool) -> Moments | None:
        """Mean and covariance of the entries' vectors, or of the whole chunks'; None without any."""
        return self._spread.entries if entries else self._spread.chunks


def _hits(compared: Compared, rows: NDArray[np.int64]) -> list[VectorHit]:
    # Python's own numbers, a column at a time: one by one they would take longer than comparing the vectors.
    columns = zip(
        compared.chunks[rows].tolist(),
        np.round(compared.cosines[rows].astype(np.float64), _DECIMALS).tolist(),
        compared.first[rows].tolist(),
        compared.last[rows].tolist(),
        (compared.ordinals[rows] > 0).tolist(),
        strict=True,
    )
    return list(starmap(VectorHit, columns))


def _best_of_each_chunk(compared: Compared, wanted: int) -> NDArray[np.int64]:
    """Row numbers, best first, of the `wanted` best rows: the first of each chunk, ties by chunk and by
    entry.
    """
    cosines = np.round(compared.cosines, _DECIMALS)
    rows = np.arange(len(cosines))
    if len(rows) > wanted:
        # All that tie with the last one stay, or chance would choose among them.
        rows = np.flatnonzero(cosines >= np.partition(cosines, -wanted)[-wanted])
    rows = rows[np.lexsort((compared.ordinals[rows], compared.chunks[rows], -cosines[rows]))]
    _, first = np.unique(compared.chunks[rows], return_index=True)
    return np.asarray(rows[np.sort(first)], dtype=np.int64)
