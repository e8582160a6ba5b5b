"""The one place where a database is opened, so that every connection has the same manners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import apsw

if TYPE_CHECKING:
    from pathlib import Path

BUSY_MILLISECONDS = 5_000
_READER_CACHE_KIB, _WRITER_CACHE_KIB = 4_096, 16_384
# Mapped pages count as the program's memory, so a large index is not mapped as a whole.
_MMAP_BYTES = 64 << 20


def open_writer(path: Path) -> apsw.Connection:
    """The connection that writes. Only one thread may use it; only one process should have it."""
    connection = apsw.Connection(str(path))
    try:
        connection.set_busy_timeout(BUSY_MILLISECONDS)
        if not connection.pragma("page_count"):
            connection.pragma(
                "auto_vacuum", "incremental"
            )  # only a new file can take it, and before all else
        connection.pragma("journal_mode", "wal")
        # In WAL mode NORMAL cannot damage the file; at worst a power cut loses the last changes, found again
        # by sync.
        connection.pragma("synchronous", "normal")
        connection.pragma("foreign_keys", True)
        connection.pragma("cache_size", -_WRITER_CACHE_KIB)
        connection.pragma("temp_store", "memory")  # never in a small /tmp
        connection.pragma("journal_size_limit", 8 << 20)
    except BaseException:
        connection.close()
        raise
    return connection


def open_builder(path: Path) -> apsw.Connection:
    """A connection to a temporary database that nobody else reads and that a crash may destroy."""
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    connection.pragma("auto_vacuum", "incremental")
    connection.pragma(
        "locking_mode", "exclusive", schema="main"
    )  # dies with the process, so a sweep can tell leftovers
    connection.pragma("journal_mode", "memory")
    connection.pragma("synchronous", "off")
    connection.pragma("foreign_keys", True)
    connection.pragma("cache_size", -_WRITER_CACHE_KIB)
    connection.pragma("temp_store", "memory")
    return connection


def open_reader(path: Path) -> apsw.Connection:
    """A connection that can only read; in WAL mode it never waits for the writer."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    connection.pragma("query_only", True)
    connection.pragma("cache_size", -_READER_CACHE_KIB)
    connection.pragma("mmap_size", _MMAP_BYTES)
    connection.pragma("temp_store", "memory")
    return connection


def give_back_space(connection: apsw.Connection) -> None:
    """Return free pages to the disk once they are more than a quarter of the file."""
    if 4 * int(connection.pragma("freelist_count")) > int(connection.pragma("page_count")):
        connection.execute("PRAGMA incremental_vacuum").fetchall()
