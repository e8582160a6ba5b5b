"""One short transaction at a time, taken for writing from its first moment."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import apsw


@contextmanager
def writing(connection: apsw.Connection) -> Iterator[None]:
    """BEGIN IMMEDIATE to COMMIT; inside another one, a savepoint. Any exception undoes all of it."""
    if connection.in_transaction:
        with connection:
            yield
        return
    # Immediate: a transaction that starts by reading cannot wait for another process's writes any more.
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already, and ROLLBACK without one is an error.
        if not connection.get_autocommit():
            connection.execute("ROLLBACK")
        raise
