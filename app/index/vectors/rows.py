"""The vectors of a generation as arrays, read from the tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np

from app.index.vectors.codec import decode

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    import apsw
    from numpy.typing import NDArray

    from app.index.vectors.codec import Codes

_SELECT = """
SELECT p.chunk_id, p.ordinal, p.first_line, p.last_line, e.vector FROM {source}
JOIN embedding_cache e ON e.hash = p.hash AND e.identity_id = ?
"""
_ALL = _SELECT.format(source="passages p") + "ORDER BY p.chunk_id, p.ordinal"
_SAMPLE = _SELECT.format(source="chunks c JOIN passages p ON p.chunk_id = c.id AND c.id % ? = 0")
_OF_CHUNKS = _SELECT.format(source="json_each(?) JOIN passages p ON p.chunk_id = value")
_OF_PASSAGES = _SELECT.format(
    source="json_each(?) JOIN passages p ON p.chunk_id = value >> 12 AND p.ordinal = value & 4095"
)
_BLOCK = 512


@dataclass(frozen=True, slots=True)
class VectorRows:
    """Columns of equal length n; lines count from the chunk's first; `codes` has shape (n, d)."""

    chunks: NDArray[np.int32]
    ordinals: NDArray[np.int32]
    first: NDArray[np.int32]
    last: NDArray[np.int32]
    codes: Codes

    def __len__(self) -> int:
        return len(self.chunks)


def all_rows(connection: apsw.Connection, identity_id: int, dimensions: int) -> VectorRows:
    """Every vector in use, by chunk."""
    most = int(connection.execute("SELECT count(*) FROM passages").get)
    return _collect(connection.execute(_ALL, (identity_id,)), most, dimensions)


def sample_of_rows(connection: apsw.Connection, identity_id: int, dimensions: int, every: int) -> VectorRows:
    """The vectors of one chunk in `every`, always the same ones."""
    found = connection.execute(_SAMPLE, (every, identity_id)).fetchall()
    return _collect(found, len(found), dimensions)


def rows_of_chunks(
    connection: apsw.Connection, identity_id: int, dimensions: int, chunk_ids: Collection[int]
) -> VectorRows:
    """The vectors of these chunks."""
    found = connection.execute(
        _OF_CHUNKS, (json.dumps([int(each) for each in chunk_ids]), identity_id)
    ).fetchall()
    return _collect(found, len(found), dimensions)


def rows_of_passages(
    connection: apsw.Connection, identity_id: int, dimensions: int, passage_ids: Collection[int]
) -> VectorRows:
    """The vectors of these passages (see `passages.passage_id`) as far as they exist."""
    found = connection.execute(
        _OF_PASSAGES, (json.dumps([int(each) for each in passage_ids]), identity_id)
    ).fetchall()
    return _collect(found, len(found), dimensions)


def _collect(rows: Iterable[tuple[Any, ...]], most: int, dimensions: int) -> VectorRows:
    """At most `most` rows, block by block into their place, so that a large index is in memory only once."""
    places, codes = np.empty((4, most), dtype=np.int32), np.empty((most, dimensions), dtype=np.int8)
    count, remaining = 0, iter(rows)
    while block := list(islice(remaining, _BLOCK)):
        until = count + len(block)
        *columns, blobs = zip(*block, strict=True)
        places[:, count:until] = columns
        codes[count:until] = decode(blobs, dimensions)
        count = until
    return VectorRows(
        places[0, :count], places[1, :count], places[2, :count], places[3, :count], codes[:count]
    )
