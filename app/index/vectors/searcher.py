"""Nearest chunks of one snapshot, whichever engine compares the vectors."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import starmap
from typing import TYPE_CHECKING, Protocol

import numpy as np

from app.index.records import VectorHit

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

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


@dataclass(frozen=True, slots=True)
class Nearest:
    """The best vector of each of some chunks, as columns: its cosine and its lines (the chunk's first is 0).

    `counts`: how many vectors of the chunk were compared, `totals`: the sum of their cosines.
    """

    chunks: NDArray[np.int32]
    cosines: NDArray[np.float64]
    first: NDArray[np.int32]
    last: NDArray[np.int32]
    is_entry: NDArray[np.bool_]
    counts: NDArray[np.int64]
    totals: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.chunks)

    def hits(self) -> list[VectorHit]:
        """The same as rows. Python's own numbers, a column at a time: one by one takes far longer."""
        columns = (self.chunks, self.cosines, self.first, self.last, self.is_entry)
        return list(starmap(VectorHit, zip(*(column.tolist() for column in columns), strict=True)))

    def best(self, limit: int) -> Nearest:
        """The first `limit`, best first, ties by chunk."""
        order = np.lexsort((self.chunks, -self.cosines))[:limit]
        return Nearest(*(getattr(self, field.name)[order] for field in fields(self)))


@dataclass(frozen=True, slots=True)
class Places:
    """Where vectors are from, as columns: chunk, ordinal (0 = the whole chunk), lines as in `Nearest`."""

    chunks: NDArray[np.int32]
    ordinals: NDArray[np.int32]
    first: NDArray[np.int32]
    last: NDArray[np.int32]


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

    def nearest(self, query: Floats, limit: int, part: Part = "all") -> Nearest:
        """The `limit` nearest chunks, best first, ties by chunk id.

        `part`: only vectors of whole chunks, or only those of entries.
        """
        wanted = limit * _ROWS_PER_CHUNK
        while True:
            compared = self._comparer.nearest(query, wanted, part)
            found = _best_of_each_chunk(compared, wanted)
            if len(found) >= limit or (compared.all_rows and wanted >= len(compared.cosines)):
                return found.best(limit)
            wanted *= 4

    def of_chunks(self, query: Floats, chunk_ids: Collection[int], part: Part = "all") -> Nearest:
        """These chunks, rising and exact; those without a vector are missing."""
        compared = self._comparer.of_chunks(query, chunk_ids, part)
        return _best_of_each_chunk(compared, len(compared.cosines))

    def each_of_chunks(
        self, queries: Iterable[Floats], chunk_ids: Collection[int]
    ) -> tuple[Places, NDArray[np.float64]]:
        """Every vector of these chunks, not only the best: where from, and its cosine with each query."""
        compared = [self._comparer.of_chunks(query, chunk_ids) for query in queries]
        one = compared[0]
        columns = (one.places.chunks, one.places.ordinals, one.places.first, one.places.last)
        places = Places(*(column[one.rows] for column in columns))
        return places, np.stack([each.cosines for each in compared]).astype(np.float64)

    def distribution(self, query: Floats) -> tuple[float, float]:
        """Mean and standard deviation of the query's cosine over all vectors; (0, 0) without any.

        No scan: q·m and sqrt(qᵀΣq) with the mean and covariance of a sample (eval C6 in the project's notes).
        """
        moments = self._spread.everything
        return moments.of_query(query) if moments else (0.0, 0.0)

    def moments(self, *, entries: bool) -> Moments | None:
        """Mean and covariance of the entries' vectors, or of the whole chunks'; None without any."""
        return self._spread.entries if entries else self._spread.chunks


def _best_of_each_chunk(compared: Compared, wanted: int) -> Nearest:
    """Of the `wanted` best rows the best of each chunk, ties by entry; by chunk."""
    picked = np.arange(len(compared.cosines))
    if len(picked) > wanted:
        # All that tie with the last one stay, or chance would choose among them.
        rounded = compared.cosines.round(_DECIMALS)
        picked = np.flatnonzero(rounded >= np.partition(rounded, -wanted)[-wanted])
    places, rows = compared.places, compared.rows[picked]
    order = np.lexsort((places.ordinals[rows], places.chunks[rows]))
    rows, exact = rows[order], compared.cosines[picked[order]].astype(np.float64)
    chunks, cosines = places.chunks[rows], exact.round(_DECIMALS)
    begins = np.flatnonzero(np.diff(chunks, prepend=-2))  # ids are positive, and -1 where a row just went
    counts = np.diff(begins, append=len(rows))
    bests = np.flatnonzero(cosines == np.repeat(np.maximum.reduceat(cosines, begins), counts))
    bests = bests[np.searchsorted(bests, begins)]
    best = rows[bests]
    return Nearest(
        chunks[begins],
        cosines[bests],
        places.first[best],
        places.last[best],
        places.ordinals[best] > 0,
        counts,
        np.add.reduceat(exact, begins),
    )
