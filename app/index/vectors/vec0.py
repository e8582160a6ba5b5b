"""The vectors in the database itself, by sqlite-vec: slower than the matrix, but it needs no memory."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from app.index import meta
from app.index.passages import passage_id
from app.index.transactions import writing
from app.index.vectors.codec import cosines, quantise
from app.index.vectors.matrix import Compared, Part
from app.index.vectors.rows import rows_of_chunks, rows_of_passages

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import apsw

    from app.index.vectors.codec import Floats
    from app.index.vectors.rows import VectorRows

_MOST_NEIGHBOURS = 4_096
"""The limit of sqlite-vec for one question."""
_BLOCK = 2_000


class Vec0:
    """Compares through the table of one generation, on one connection with sqlite-vec loaded."""

    def __init__(self, connection: apsw.Connection, identity_id: int, dimensions: int) -> None:
        self._db, self._identity_id, self._dimensions = connection, identity_id, dimensions
        self._table = table_name(identity_id)

    def __len__(self) -> int:
        return int(self._db.execute(f"SELECT count(*) FROM {self._table}_rowids").get)

    def nearest(self, query: Floats, wanted: int, part: Part = "all") -> Compared:
        """Those of the `wanted` nearest rows that are of `part`.

        The codes of the question choose them, its floats compare them.
        """
        neighbours = min(wanted, _MOST_NEIGHBOURS)
        found: list[Any] = self._db.execute(
            f"SELECT rowid FROM {self._table} WHERE embedding MATCH vec_int8(?) AND k = ?",
            (quantise(query[None, :])[0].tobytes(), neighbours),
        ).fetchall()
        rows = rows_of_passages(self._db, self._identity_id, self._dimensions, [row for (row,) in found])
        every = len(found) < neighbours or neighbours == _MOST_NEIGHBOURS
        return _compared(rows, query, part, all_rows=every)

    def of_chunks(self, query: Floats, chunk_ids: Collection[int], part: Part = "all") -> Compared:
        """The rows of these chunks."""
        rows = rows_of_chunks(self._db, self._identity_id, self._dimensions, chunk_ids)
        return _compared(rows, query, part, all_rows=True)


def table_name(identity_id: int) -> str:
    return f"vectors_{identity_id}"


def is_usable(connection: apsw.Connection, identity_id: int) -> bool:
    """Whether the table of this generation was filled once; it follows the notes from then on."""
    return meta.get(connection, table_name(identity_id)) is not None


def refresh(connection: apsw.Connection, identity_id: int, dimensions: int) -> None:
    """Bring the table up to date, on the writer's connection. The first time it takes about 1 s for 20,000
    rows.
    """
    table = table_name(identity_id)
    done, revision = meta.get(connection, table), meta.revision(connection)
    if done == revision:
        return
    oldest = connection.execute("SELECT min(id) FROM changes").get
    if done is None or (oldest is not None and oldest > done + 1):
        _fill(connection, table, identity_id, dimensions)
    else:
        changed = connection.execute("SELECT DISTINCT chunk_id FROM changes WHERE id > ?", (done,))
        _replace(connection, table, identity_id, dimensions, [chunk_id for (chunk_id,) in changed])
    meta.put(connection, table, revision)


def drop_others(connection: apsw.Connection, identity_id: int) -> None:
    """Remove the tables of generations that no longer answer."""
    names = connection.execute(
        "SELECT name FROM sqlite_schema WHERE name GLOB 'vectors_*' AND sql LIKE 'CREATE VIRTUAL%'"
        " AND name != ?",
        (table_name(identity_id),),
    ).fetchall()
    for (name,) in names:
        with writing(connection):
            connection.execute(f"DROP TABLE {name}")
            connection.execute("DELETE FROM meta WHERE key = ?", (name,))


def _fill(connection: apsw.Connection, table: str, identity_id: int, dimensions: int) -> None:
    with writing(connection):
        connection.execute("DELETE FROM meta WHERE key = ?", (table,))
        connection.execute(f"DROP TABLE IF EXISTS {table}")
        connection.execute(
            f"CREATE VIRTUAL TABLE {table} USING vec0(embedding int8[{dimensions}] distance_metric=cosine)"
        )
    ids = [chunk_id for (chunk_id,) in connection.execute("SELECT id FROM chunks ORDER BY id")]
    for start in range(0, len(ids), _BLOCK):
        with writing(connection):
            _insert(
                connection,
                table,
                rows_of_chunks(connection, identity_id, dimensions, ids[start : start + _BLOCK]),
            )


def _replace(
    connection: apsw.Connection, table: str, identity_id: int, dimensions: int, chunk_ids: Sequence[int]
) -> None:
    with writing(connection):
        # By row: a condition on a range would make sqlite-vec read all its vectors.
        gone = connection.execute(
            f"SELECT r.rowid FROM json_each(?) JOIN {table}_rowids r"
            " ON r.rowid BETWEEN value * 4096 AND value * 4096 + 4095",
            (json.dumps(chunk_ids),),
        ).fetchall()
        connection.executemany(f"DELETE FROM {table} WHERE rowid = ?", gone)
        _insert(connection, table, rows_of_chunks(connection, identity_id, dimensions, chunk_ids))


def _insert(connection: apsw.Connection, table: str, rows: VectorRows) -> None:
    connection.executemany(
        f"INSERT INTO {table}(rowid, embedding) VALUES(?, vec_int8(?))",
        [
            (passage_id(int(chunk), int(ordinal)), code.tobytes())
            for chunk, ordinal, code in zip(rows.chunks, rows.ordinals, rows.codes, strict=True)
            if code.any()
        ],
    )


def _compared(rows: VectorRows, query: Floats, part: Part, *, all_rows: bool) -> Compared:
    wanted = rows.codes.any(axis=1)
    if part != "all":
        wanted &= (rows.ordinals > 0) == (part == "entries")
    found = np.flatnonzero(wanted)
    return Compared(rows, found, cosines(rows.codes[found], query), all_rows)
