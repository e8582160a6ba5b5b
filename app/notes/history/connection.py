"""The one place where the history file is opened, checked, and set aside when it is damaged."""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import NamedTuple

import apsw

from app.notes.history import schema
from app.notes.history.errors import suspect_marker, translated

log = logging.getLogger(__name__)
_BUSY_MILLISECONDS = 5_000
_CACHE_KIB = 4_096
#: A whole check reads the whole file: beyond this size it would be felt at the start.
_LARGEST_CHECK_AT_START = 64 << 20


class Notice(NamedTuple):
    """A calm fact about the history: `code` is stable, `text` is for people."""

    code: str
    text: str


def open_history(path: Path) -> tuple[apsw.Connection, list[Notice]]:
    """Open or create. A damaged file is set aside whole, a fresh one begins, and a notice says so.

    Raises `MemoroError` for a file of a newer program, which stays as it is, and for what the disk refuses.
    """
    with translated(path):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise apsw.CantOpenError(str(error)) from error
        try:
            return _open_whole(path), []
        except (apsw.CorruptError, apsw.NotADBError) as error:
            try:
                aside = set_aside(path)
            except OSError as failed:
                raise apsw.CantOpenError(str(failed)) from failed
            log.info("the history %s was damaged (%s) and set aside as %s", path, error, aside.name)
            text = (
                "The history of your notes was damaged, so a new one has begun. The notes are not affected. "
                f"The damaged file with the earlier versions is kept as {aside}."
            )
            return _open_whole(path), [Notice("history_set_aside", text)]


def _open_whole(path: Path) -> apsw.Connection:
    check = path.exists() and _needs_check(path)
    connection = apsw.Connection(str(path))
    try:
        connection.set_busy_timeout(_BUSY_MILLISECONDS)
        if not connection.pragma("page_count"):
            connection.pragma("auto_vacuum", "incremental")  # only a new file can take it
        connection.pragma("journal_mode", "wal")
        # Not derived from anything: what was acknowledged must survive a power cut.
        connection.pragma("synchronous", "full")
        connection.pragma("secure_delete", True)
        connection.pragma("foreign_keys", True)
        connection.pragma("cache_size", -_CACHE_KIB)
        connection.pragma("journal_size_limit", 4 << 20)
        if check and connection.execute("PRAGMA quick_check(1)").get != "ok":
            raise apsw.CorruptError("quick_check")
        schema.prepare(connection, path)
        # Touches the first pages of every table, which a cut-off or overwritten file lacks.
        connection.execute(
            "SELECT (SELECT count(*) FROM meta), (SELECT max(id) FROM changes), (SELECT max(id) FROM notes),"
            " (SELECT max(rowid) FROM contents), (SELECT max(id) FROM proposals)"
        ).fetchall()
    except BaseException:
        connection.close()
        raise
    suspect_marker(path).unlink(missing_ok=True)
    return connection


def _needs_check(path: Path) -> bool:
    """After a failure; after an unclean stop (the write-ahead log is there) if the file is not large."""
    if suspect_marker(path).exists():
        return True
    try:
        left_open = os.stat(f"{path}-wal").st_size > 0
    except OSError:
        return False
    return left_open and path.stat().st_size <= _LARGEST_CHECK_AT_START


def set_aside(path: Path) -> Path:
    """Rename the damaged file and its log to `NAME.damaged-DATE`. None of them is ever deleted here."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    target, number = path.with_name(f"{path.name}.damaged-{stamp}"), 1
    while target.exists():
        target, number = path.with_name(f"{path.name}.damaged-{stamp}-{number}"), number + 1
    path.replace(target)
    log_file = path.with_name(path.name + "-wal")
    if log_file.exists():  # it may hold the newest versions, and would be taken for the fresh file's own
        log_file.replace(target.with_name(target.name + "-wal"))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    suspect_marker(path).unlink(missing_ok=True)
    return target


def files_set_aside(path: Path) -> list[Path]:
    """Damaged older files of this history, oldest first."""
    return sorted(path.parent.glob(f"{path.name}.damaged-*"))
