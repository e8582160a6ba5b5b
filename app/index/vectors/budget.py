"""Whether the vectors fit in the memory they may take. No NumPy, so that asking costs no import."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import apsw

    from app.index.options import IndexOptions


def bytes_for(rows: int, dimensions: int) -> int:
    """Memory of so many rows in a `matrix.Matrix`: a byte and a bit a dimension, and where they belong."""
    return rows * (dimensions + 8 * -(-dimensions // 64) + 20)


def wants_vec0(connection: apsw.Connection, options: IndexOptions) -> bool:
    """Whether the active generation is to be compared in the database, as the options or its size say."""
    if not options.vector_enabled or options.vector_engine == "matrix":
        return False
    dimensions = connection.execute(
        "SELECT dimensions FROM identities WHERE id = (SELECT value FROM meta WHERE key = 'active_identity')"
    ).get
    if dimensions is None:
        return False
    if options.vector_engine == "sqlite-vec":
        return True
    budget = options.vector_memory_mb << 20
    # The highest id is at least the number of rows, and costs nothing.
    most = connection.execute("SELECT max(id) FROM embedding_cache").get or 0
    if bytes_for(most, dimensions) <= budget:
        return False
    return bytes_for(int(connection.execute("SELECT count(*) FROM passages").get), dimensions) > budget
