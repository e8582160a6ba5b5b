"""One connection for all threads, one at a time, with SQLite's errors in words for people.

The inbox of proposals lives in the same file and comes in by the same door.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

from app.notes.history.connection import Notice, open_history
from app.notes.history.errors import HistoryDamagedError, translated


def _in_transaction(connection: apsw.Connection) -> Iterator[apsw.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if not connection.get_autocommit():  # a full disk may have ended it already
            connection.execute("ROLLBACK")
        raise


class Database:
    """The open file. Transactions are short, so a lock is enough for any number of threads."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raises `MemoroError`."""
        self.path = path
        self.notices: list[Notice] = []
        self.damaged = False
        """Opening it again sets it aside."""
        self._lock = threading.RLock()
        self._connection, self.notices = open_history(path)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            with translated(self.path):
                yield
        except HistoryDamagedError:
            self.damaged = True
            raise

    @contextmanager
    def reading(self) -> Iterator[apsw.Connection]:
        """The connection for some reading statements; nobody writes meanwhile."""
        with self._lock, self._watched():
            yield self._connection

    @contextmanager
    def writing(self, *, lasting: bool = True) -> Iterator[apsw.Connection]:
        """BEGIN IMMEDIATE to COMMIT; any exception undoes all of it. Inside another one it is part of it.

        What is not `lasting` survives a crash of the program like all else, but not always a power cut: until
        the next lasting one it is left to the system when it reaches the disk.
        """
        with self._lock, self._watched():
            connection = self._connection
            if connection.in_transaction:
                yield connection
                return
            if not lasting:
                connection.execute("PRAGMA synchronous = normal")
            try:
                yield from _in_transaction(connection)
            finally:
                if not lasting:
                    connection.execute("PRAGMA synchronous = full")

    def rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """All rows of one reading statement."""
        with self.reading() as connection:
            return connection.execute(statement, values).fetchall()

    def close(self) -> None:
        """Close the file. The last one to close also folds the write-ahead log into it."""
        with self._lock:
            self._connection.close()
