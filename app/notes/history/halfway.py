"""A renaming that was killed between its two names: the note stood there twice, and nobody had copied it."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

import apsw

from app.errors import MemoroError
from app.notes.history import contents
from app.notes.history.rows import fetch
from app.notes.reading import Skipped, read_bytes
from app.notes.scope import MemoryScope
from app.notes.writer import one_name, remove

log = logging.getLogger(__name__)


def finish_renaming(connection: apsw.Connection, scope: MemoryScope, active: set[int]) -> None:
    """Take away the name that is too much, for intents of an earlier run; `settle` then sees what happened.

    Only where both names hold exactly what `writer.move` leaves on its way.
    """
    rows = fetch(connection, "SELECT id, path, old_path, before, after FROM changes WHERE pending")
    for number, path, old_path, before, after in rows:
        if old_path and number not in active:
            with suppress(MemoroError, OSError):  # what cannot be taken away stays a copy
                _finish(scope.absolute_path(old_path), scope.absolute_path(path), before, after)


def _finish(old: Path, new: Path, before: bytes, after: bytes) -> None:
    told, said = _digest(old), _digest(new)
    if told != before or said is None or one_name(old, new):  # one name: a disk that ignores case
        return
    if said == after != before:
        name = old
    elif os.path.samefile(old, new):
        name = old if after == before else new  # the title was not written yet: back to the old name
    else:
        return
    log.info("a renaming was broken off; the name that is too much goes")
    remove(name, expected=before.hex())


def _digest(path: Path) -> bytes | None:
    data = read_bytes(path)
    return None if isinstance(data, Skipped) else contents.digest(data)
