"""A few read connections that any thread may borrow, each for one snapshot."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.index.connection import open_reader

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import apsw

_IDLE_KEPT = 3


class ReaderPool:
    """Grows with the number of threads that read at once and keeps a few warm. Thread-safe."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._idle: list[apsw.Connection] = []
        self._closed = False

    @contextmanager
    def snapshot(self) -> Iterator[apsw.Connection]:
        """A connection inside a read transaction: all its answers are of one moment."""
        connection = self._take()
        try:
            connection.execute("BEGIN")
            yield connection
        finally:
            self._give_back(connection)

    def forget(self) -> None:
        """Close the connections that are idle now, so that the next reader opens a new one."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def close(self) -> None:
        """Close the idle connections now and the borrowed ones when they come back."""
        with self._lock:
            self._closed = True
        self.forget()

    def _take(self) -> apsw.Connection:
        with self._lock:
            if self._idle:
                return self._idle.pop()
        return open_reader(self._path)

    def _give_back(self, connection: apsw.Connection) -> None:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        with self._lock:
            if not self._closed and len(self._idle) < _IDLE_KEPT:
                self._idle.append(connection)
                return
        connection.close()
