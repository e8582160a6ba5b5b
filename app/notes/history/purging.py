"""Forgetting: rows, versions and every trace of them in the file."""

from __future__ import annotations

import logging

import apsw

from app.notes.history import contents, known, meta
from app.notes.history.connection import files_set_aside
from app.notes.history.database import Database
from app.notes.history.model import Purged
from app.notes.history.rows import fetch

log = logging.getLogger(__name__)


def purge(database: Database, path: str, keep: bytes | None) -> Purged:
    """Forget the note that is or last was at `path`, under its earlier names too, and proposals for it.

    `keep` are the bytes of the note if the file itself stays: its story then begins here.
    """
    with database.writing() as connection:
        notes = fetch(connection, "SELECT id, hash FROM notes WHERE path = ?", path)
        keys = {key for _, key in notes}
        changes = proposals = 0
        for note, _ in notes:
            rows = fetch(connection, "DELETE FROM changes WHERE note = ? RETURNING before, after", note)
            changes += len(rows)
            keys |= {key for row in rows for key in row}
            connection.execute("DELETE FROM notes WHERE id = ?", (note,))
        gone = fetch(connection, "DELETE FROM proposals WHERE path = ? RETURNING base", path)
        proposals = len(gone)
        keys |= {row[0] for row in gone}
        if keep is not None:
            note = known.add(connection, path, known.DELETED)
            known.update(connection, note, path, contents.put(connection, keep), known.THERE)
        contents.release(connection, keys)
        meta.put(connection, meta.WIPE_DUE, 1)
    aside = tuple(str(file) for file in files_set_aside(database.path))
    return Purged(changes, proposals, wipe(database), aside)


def purge_all(database: Database) -> Purged:
    """Forget every version of every note, also what was set aside; proposals that wait stay."""
    with database.writing() as connection:
        changes = connection.execute("SELECT count(*) FROM changes").get
        proposals = connection.execute("SELECT count(*) FROM proposals WHERE state <> 'waiting'").get
        connection.execute("DELETE FROM proposals WHERE state <> 'waiting'")
        connection.execute("DELETE FROM changes")
        connection.execute("DELETE FROM notes")
        connection.execute(
            "DELETE FROM contents WHERE hash NOT IN (SELECT base FROM proposals WHERE base IS NOT NULL)"
        )
        connection.execute("DELETE FROM meta")  # the next look is a baseline again
        meta.put(connection, meta.WIPE_DUE, 1)
    left: list[str] = []
    for file in files_set_aside(database.path):
        try:
            file.unlink()
        except OSError as error:
            log.info("a damaged history could not be deleted: %s", error)
            left.append(str(file))
    return Purged(int(changes or 0), int(proposals or 0), wipe(database), tuple(left))


def wipe(database: Database) -> bool:
    """Write the file anew without what was deleted; False if there is no room for that now.

    Deleted rows were overwritten already (`secure_delete`), but SQLite may have moved them before and left
    an older copy in a page, and the write-ahead log still has them.
    """
    with database.reading() as connection:
        if not meta.get(connection, meta.WIPE_DUE):
            return True
        try:
            connection.execute("VACUUM")
            connection.execute("DELETE FROM meta WHERE key = ?", (meta.WIPE_DUE,))
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except (apsw.FullError, apsw.IOError, apsw.BusyError, apsw.LockedError) as error:
            log.info("the history could not be written anew yet: %s", error)
            return False
    return True
