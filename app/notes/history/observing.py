"""What other programs did to the notes since the last look, also while Memoro did not run.

Size and time first, as the index does; only what differs is read. The very first look, and the first one at
other folders, is a baseline: what is found there is kept as a version and is no news. Everything is decided
again inside the transaction that writes it: a note that Memoro itself is changing waits for the next look.
Nothing is written but the history; only a renaming that a kill broke off loses its second name here.
A look at some notes only (`Discovery.only`) says nothing of the others: a whole one has to follow some time.
"""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeVar

import apsw

from app.notes.discovery import Discovery, NoteFile, discover, time_of
from app.notes.history import contents, known, meta, recording, wishes
from app.notes.history.database import Database
from app.notes.history.halfway import finish_renaming
from app.notes.history.known import Known
from app.notes.history.model import OTHER_PROGRAM, Change
from app.notes.history.recording import Step
from app.notes.history.rows import fetch, moment, stamp
from app.notes.reading import Skipped, read_bytes
from app.notes.scope import MemoryScope

Item = TypeVar("Item")
_BATCH = 200
#: A file changed so short before it was read may change again without a new time (FAT counts in 2 s).
_YOUNG_NS = 2_000_000_000
#: The clock of file times may be so far behind.
_SLOW_CLOCK_NS = 50_000_000


@dataclass(slots=True)
class Look:
    """One comparison of the history with the disk. `active`: intents that are being carried out right now."""

    database: Database
    scope: MemoryScope
    found: Discovery
    when: datetime
    active: Callable[[], set[int]]
    cancelled: Callable[[], bool]

    def __call__(self) -> list[Change]:
        fingerprint = json.dumps(
            [str(self.scope.workspace), [str(path) for path in self.scope.extra_paths], self.scope.exclude]
        )
        with self.database.reading() as connection:
            seen = meta.get(connection, meta.SCOPE)
            since = meta.get(connection, meta.LAST_LOOK) or 0
            settled = connection.execute("SELECT 1 FROM changes WHERE pending").get is None
        if not settled:
            with self.database.writing() as connection:
                finish_renaming(connection, self.scope, self.active())
                recording.settle(connection, look_at(self.scope), self.active())
        if seen is not None and json.loads(seen)[0] != str(self.scope.workspace):
            with self.database.writing() as connection:  # the same names now mean other notes
                connection.execute("UPDATE notes SET presence = ?", (known.ELSEWHERE,))
        if seen != fingerprint and self.found.only is not None:
            self.found = discover(self.scope)  # a first look, or one at other folders, is always whole
        changes = self._compare(since, baseline=seen != fingerprint)
        if seen != fingerprint and not self.found.unlistable and not self.cancelled():
            with self.database.writing() as connection:
                meta.put(connection, meta.SCOPE, fingerprint)
        if (changes and self.found.only is None) or seen != fingerprint:
            with self.database.writing() as connection:
                meta.put(connection, meta.LAST_LOOK, stamp(self.when))
        return changes

    def _compare(self, since: int, *, baseline: bool) -> list[Change]:
        with self.database.reading() as connection:
            before = known.there(connection, self.found.only)
        notes = [
            note for note in self.found.notes if note.path[-3:].lower() == ".md"
        ]  # no pictures, no sound
        differing = [
            note
            for note in notes
            if (row := before.get(note.path)) is None
            or row.size != note.size
            or row.mtime_ns != note.mtime_ns
        ]
        names = {note.path for note in notes}
        missing = [
            row for path, row in before.items() if path not in names and not self.found.is_uncertain(path)
        ]
        changes: list[Change] = []
        if missing:
            new = [note for note in differing if note.path not in before]
            renamed = self._renamed(missing, new)
            for pairs in _batches(renamed):
                with self.database.writing() as connection:
                    busy = _busy(connection)
                    changes += [
                        change
                        for row, note in pairs
                        if not busy & {row.path, note.path}
                        and (change := self._rename(connection, row, note))
                    ]
            done = {note.path for _, note in renamed}
            gone = {row.id for row, _ in renamed}
            differing = [note for note in differing if note.path not in done]
            missing = [row for row in missing if row.id not in gone]
        for batch in _batches(differing):
            if self.cancelled():
                return changes
            changes += self._take(batch, before, since, baseline=baseline)
        for rows in _batches(missing):
            with self.database.writing() as connection:
                busy = _busy(connection)
                changes += [
                    change for row in rows if row.path not in busy and (change := self._miss(connection, row))
                ]
        return changes

    def _take(
        self, batch: list[NoteFile], before: dict[str, Known], since: int, *, baseline: bool
    ) -> Iterable[Change]:
        """Read some notes (nobody waits for that), then write down what is new in one transaction."""
        read = [(note, data) for note in batch if (data := _read_whole(note)) is not None]
        changes: list[Change] = []
        with self.database.writing() as connection:
            busy = _busy(connection)
            for note, data in read:
                row = before.get(note.path)
                if note.path in busy or _moved_on(connection, note.path, row):
                    continue
                when = self._when(note.mtime_ns, since)
                change = recording.register(connection, note.path, data, when, baseline=baseline)
                changes += [change] if change is not None else []
                if abs(time.time_ns() - note.mtime_ns) > _YOUNG_NS:
                    connection.execute(
                        "UPDATE notes SET size = ?, mtime_ns = ? WHERE path = ? AND presence = 1",
                        (note.size, note.mtime_ns, note.path),
                    )
        return changes

    def _renamed(self, missing: list[Known], new: list[NoteFile]) -> list[tuple[Known, NoteFile]]:
        """Notes that are gone here and, with the same bytes, new there; the same file name first."""
        gone: dict[bytes, list[Known]] = {}
        for row in missing:
            if row.hash not in (None, contents.EMPTY):
                gone.setdefault(row.hash, []).append(row)
        pairs: list[tuple[Known, NoteFile]] = []
        for note in new if gone else ():
            data = None if self.cancelled() else _read_whole(note)
            rows = gone.get(contents.digest(data)) if data else None
            if rows:
                name = note.path.rpartition("/")[2]
                row = next((row for row in rows if row.path.rpartition("/")[2] == name), rows[0])
                rows.remove(row)
                pairs.append((row, note))
        return pairs

    def _rename(self, connection: apsw.Connection, row: Known, note: NoteFile) -> Change | None:
        state = known.by_path(connection, note.path)
        left = state is not None and state.presence != known.DELETED
        if left or _moved_on(connection, row.path, row) or self._fate(row.path) != "gone":
            return None
        data = contents.get(connection, row.hash)
        step = Step(note.path, data, data, OTHER_PROGRAM, "", self.when, "renamed", row.path)
        known.update(connection, row.id, note.path, row.hash, known.THERE)
        wishes.follow(connection, row.path, note.path)
        return recording.observed(connection, row.id, step, row.hash, row.hash)

    def _miss(self, connection: apsw.Connection, row: Known) -> Change | None:
        """A known note that was not found: deleted, or only left out of the memory by the settings."""
        fate = "unknown" if _moved_on(connection, row.path, row) else self._fate(row.path)
        if fate == "unknown":
            return None
        if fate == "there":
            known.update(connection, row.id, row.path, row.hash, known.LEFT_OUT)
            return None
        data = contents.get(connection, row.hash)
        step = Step(row.path, data, None, OTHER_PROGRAM, "", self.when, "deleted")
        known.update(connection, row.id, row.path, row.hash, known.DELETED)
        return recording.observed(connection, row.id, step, row.hash, None)

    def _fate(self, path: str) -> Literal["there", "gone", "unknown"]:
        try:
            info = os.lstat(self.scope.absolute_path(path))
        except (FileNotFoundError, NotADirectoryError):
            return "gone"
        except (OSError, ValueError):
            return "unknown"
        if not stat.S_ISREG(info.st_mode):
            return "gone"
        young = info.st_ctime_ns > self.found.began_ns - _SLOW_CLOCK_NS
        return "unknown" if young else "there"

    def _when(self, mtime_ns: int, since: int) -> datetime:
        """The file's own time if it can be true: after the last look and not in the future."""
        at = mtime_ns // 1000
        return moment(at) if 0 < since <= at <= stamp(self.when) else self.when


def look_at(scope: MemoryScope) -> recording.Look:
    """How `settle` sees the disk."""

    def look(path: str) -> bytes | None:
        data = read_bytes(scope.absolute_path(path))
        if not isinstance(data, Skipped):
            return data
        if data.code == "missing":
            return None
        raise OSError(data.reason)

    return look


def _read_whole(note: NoteFile) -> bytes | None:
    """The bytes, unless the file is being written right now: then it is for the next look."""
    data = read_bytes(note.absolute)
    if isinstance(data, Skipped):
        return None
    try:
        info = os.lstat(note.absolute)
    except OSError:
        return None
    same = (info.st_size, time_of(info)) == (note.size, note.mtime_ns)
    return data if same and len(data) == note.size else None


def _busy(connection: apsw.Connection) -> set[str]:
    """Notes that Memoro itself is changing."""
    rows = fetch(connection, "SELECT path, old_path FROM changes WHERE pending")
    return {path for row in rows for path in row if path}


def _moved_on(connection: apsw.Connection, path: str, row: Known | None) -> bool:
    """Whether the history has learned something about the note since it was compared with the disk."""
    state = known.by_path(connection, path)
    if state is not None and state.presence != known.THERE:
        state = None
    return (state and (state.id, state.hash)) != (row and (row.id, row.hash))


def _batches(items: list[Item]) -> Iterator[list[Item]]:
    for start in range(0, len(items), _BATCH):
        yield items[start : start + _BATCH]
