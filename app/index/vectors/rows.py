"""The vectors of a generation as arrays, read from the tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

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
_OF_CHUNKS = _SELECT.format(source="json_each(?) JOIN passages p ON p.chunk_id = value")
_OF_PASSAGES = _SELECT.format(
    source="json_each(?) JOIN passages p ON p.chunk_id = value >> 12 AND p.ordinal = value & 4095"
)
_BLOCK = 8_192


@dataclass(frozen=True, slots=True)
class VectorRows:
    """Columns of equal length n; lines count from the chunk's first; `codes` has shape (n, d)."""

    chunks: NDArray[np.int64]
    ordinals: NDArray[np.int32]
    first: NDArray[np.int32]
    last: NDArray[np.int32]
    codes: Codes

    def __len__(self) -> int:
        return len(self.chunks)


def all_rows(connection: apsw.Connection, identity_id: int, dimensions: int) -> VectorRows:
    """Every vector in use, by chunk."""
    return _collect(connection.execute(_ALL, (identity_id,)), dimensions)


def rows_of_chunks(
    connection: apsw.Connection, identity_id: int, dimensions: int, chunk_ids: Collection[int]
) -> VectorRows:
    """The vectors of these chunks."""
    cursor = connection.execute(_OF_CHUNKS, (json.dumps([int(each) for each in chunk_ids]), identity_id))
    return _collect(cursor, dimensions)


def rows_of_passages(
    connection: apsw.Connection, identity_id: int, dimensions: int, passage_ids: Collection[int]
) -> VectorRows:
    """The vectors of these passages (see `passages.passage_id`) as far as they exist."""
    cursor = connection.execute(_OF_PASSAGES, (json.dumps([int(each) for each in passage_ids]), identity_id))
    return _collect(cursor, dimensions)


def _collect(cursor: Iterable[tuple[int, int, int, int, bytes]], dimensions: int) -> VectorRows:
    """In blocks, so that a large index is never in memory twice as Python objects."""
    places: list[NDArray[np.int64]] = [np.empty((0, 4), dtype=np.int64)]
    codes: list[Codes] = [np.empty((0, dimensions), dtype=np.int8)]
    block: list[tuple[int, int, int, int, bytes]] = []

    def flush() -> None:
        places.append(np.array([row[:4] for row in block], dtype=np.int64).reshape(-1, 4))
        codes.append(decode([row[4] for row in block], dimensions))
        block.clear()

    for row in cursor:
        block.append(row)
        if len(block) == _BLOCK:
            flush()
    flush()
    table = np.concatenate(places)
    small = table[:, 1:].astype(np.int32)
    return VectorRows(
        np.ascontiguousarray(table[:, 0]), small[:, 0], small[:, 1], small[:, 2], np.concatenate(codes)
    )
