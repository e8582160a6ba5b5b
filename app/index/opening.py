"""From a path to a connection that can be trusted: checked, of the right version, or fresh."""

from __future__ import annotations

import logging
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

import apsw

from app.errors import MemoroError
from app.index import schema
from app.index.connection import open_writer
from app.index.errors import suspect_marker, translated
from app.index.integrity import is_whole, needs_check, set_aside, was_left_open

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """A calm fact about the index: `code` is stable, `text` is for people."""

    code: str
    text: str


class Opened(NamedTuple):
    connection: apsw.Connection
    notices: list[Notice]
    check_due: bool


def open_database(path: Path) -> Opened:
    """Open or create. A damaged file is set aside and a fresh one made; a notice says so."""
    with translated(path):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise apsw.CantOpenError(str(error)) from error
        _refuse_foreign(path)
        try:
            check_due = was_left_open(path) and not needs_check(path)
            return Opened(_open_whole(path), [], check_due)
        except (apsw.CorruptError, apsw.NotADBError) as error:
            try:
                aside = set_aside(path)
            except OSError as failed:
                raise apsw.CantOpenError(str(failed)) from failed
            log.info("the index %s was damaged (%s) and set aside as %s", path, error, aside.name)
            text = (
                f"The search index was damaged and is made again from the notes. It is kept as {aside.name}."
            )
            return Opened(_open_whole(path), [Notice("rebuilt_after_damage", text)], check_due=False)


def _refuse_foreign(path: Path) -> None:
    """What another program made is neither changed nor set aside, nor is a folder or a device, beside which
    SQLite would leave files of its own.
    """
    if path.exists() and not path.is_file():
        raise MemoroError(
            "The search index cannot be opened",
            f"Memoro would keep its index in {path}, but that is no file.",
            "Name another file in store.path, or leave it out.",
        )
    if is_foreign(path):
        raise MemoroError(
            "This file is another program's",
            f"Memoro would keep its index in {path}, but there is a database of another program.",
            "Name another file in store.path, or leave it out.",
        )


def is_foreign(path: Path) -> bool:
    """Whether there is another program's database, also one that is damaged."""
    try:
        address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        connection = apsw.Connection(address, apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        with closing(connection):
            ours = schema.version_of(connection)[0] > 0
            return not ours and bool(connection.execute("SELECT count(*) FROM sqlite_schema").get)
    except apsw.Error:  # not there yet, or damaged
        return schema.is_of_others(path)


def _open_whole(path: Path) -> apsw.Connection:
    check = path.exists() and needs_check(path)
    connection = open_writer(path)
    try:
        if check and not is_whole(connection):
            raise apsw.CorruptError("quick_check")
        schema.prepare(connection, path)
        # Reads the tables' definitions, the first pages that a cut-off or overwritten file lacks.
        connection.execute("SELECT (SELECT count(*) FROM meta), (SELECT max(id) FROM chunks)").fetchall()
    except BaseException:
        connection.close()
        raise
    suspect_marker(path).unlink(missing_ok=True)
    return connection
