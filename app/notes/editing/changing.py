"""One change of one note: kept, written, told to the history; never anything in between.

The note is read, the history keeps what is there and what is meant, the note is written whole, the history
is told. One change at a time in the whole process, so that two assistants never write between each other's
reading and writing; other programs are met by the check of the hash.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from app.errors import MemoroError
from app.notes.editing.guard import writable
from app.notes.editing.results import Code, Conflict, NotDone, Result, Saved
from app.notes.history.model import Change, Kind, assistant_name
from app.notes.history.store import History
from app.notes.scope import MAX_NOTE_BYTES, MemoryScope
from app.notes.writer import ABSENT, NoteConflict, content_hash, move, read_present, remove, write_atomic

log = logging.getLogger(__name__)
_LONGEST_WHY = 1_000  # characters; an assistant's reason is a sentence, not an essay
#: Held while a note changes, over all editors of the process: two agents may share a folder.
CHANGING = threading.RLock()

_SENTENCES: dict[str, str] = {
    "append_only": "Assistants only add to a daily log; what stands there stays.",
    "person_only": "Only a person may rename, delete or forget a note.",
    "exists": "There is a note of this name already.",
    "missing": "The note does not exist.",
    "encoding": "The encoding of the note is unknown, so writing it could damage it. Save it as UTF-8 first.",
    "too_large": "A note may have at most 10 MiB.",
    "empty": "There is nothing to write.",
}


def not_done(path: str, code: Code) -> NotDone:
    return NotDone(path, code, _SENTENCES[code])


class NoteChanger:
    """What every way of changing a note is made of. The caller of `put` and `rename` holds `CHANGING`.

    `clock` gives the local time with its zone.
    """

    def __init__(self, scope: MemoryScope, history: History, clock: Callable[[], datetime]) -> None:
        self.scope = scope
        self.history = history
        self.clock = clock

    def target(self, path: str, who: str) -> Path | NotDone:
        """Where a note may be written; see `guard.py`."""
        return writable(self.scope, path, who)

    def put(
        self,
        target: Path,
        current: bytes | None,
        data: bytes | None,
        *,
        who: str,
        why: str,
        kind: Kind | None = None,
    ) -> Result:
        """Write `data` (None: delete) where `current` was read; the caller holds `CHANGING`."""
        stored = self.scope.stored_path(target)
        digest = ABSENT if data is None else content_hash(data)
        if data == current:
            return Saved(stored, digest)
        if data is not None and len(data) > MAX_NOTE_BYTES:
            return not_done(stored, "too_large")
        expected = ABSENT if current is None else content_hash(current)

        def write() -> None:
            if data is None:
                remove(target, expected=expected)
            else:
                write_atomic(target, data, expected=expected)

        return self._carry_out(self._begin(stored, current, data, who, why, kind), stored, write, digest)

    def _begin(
        self,
        path: str,
        before: bytes | None,
        after: bytes | None,
        who: str,
        why: str,
        kind: Kind | None = None,
        old_path: str = "",
    ) -> Change:
        return self.history.begin(
            path,
            before,
            after,
            who=who,
            why=why[:_LONGEST_WHY],
            when=self.clock(),
            kind=kind,
            old_path=old_path,
        )

    def _carry_out(self, change: Change, path: str, write: Callable[[], None], digest: str) -> Result:
        try:
            write()
        except NoteConflict as conflict:
            self.history.drop(change)
            return conflicting(conflict, path)
        except MemoroError:
            self.history.drop(change)  # the writer promises that the note is as it was
            raise
        except BaseException:
            self.history.leave(change)
            raise
        try:
            self.history.complete(change)
        except MemoroError as error:  # both versions and the intent are kept: the next look completes it
            log.info("the note %s is written, its change is completed later: %s", path, error)
        return Saved(path, digest, change)

    def move_note(
        self,
        path: str,
        new_path: str,
        *,
        who: str,
        why: str,
        rewritten: Callable[[bytes], bytes] = lambda data: data,
    ) -> Result:
        """Give a note another name or folder. Links to it in other notes are not rewritten.

        `rewritten` gives what the note says afterwards: one step with the name, and taken back with it.
        """
        if assistant_name(who) is not None:
            return not_done(path, "person_only")
        source, target = self.target(path, who), self.target(new_path, who)
        if isinstance(source, NotDone):
            return source
        if isinstance(target, NotDone):
            return target
        stored, new = self.scope.stored_path(source), self.scope.stored_path(target)
        data = read_present(source)
        if data is None:
            return not_done(stored, "missing")
        if stored == new:
            return Saved(stored, content_hash(data))
        if target.exists() and not target.samefile(source):
            return not_done(new, "exists")
        after, expected = rewritten(data), content_hash(data)
        if len(after) > max(MAX_NOTE_BYTES, len(data)):
            return not_done(new, "too_large")
        change = self._begin(new, data, after, who, why, "renamed", stored)

        def write() -> None:
            move(source, target, expected=expected, data=None if after == data else after)

        return self._carry_out(change, new, write, content_hash(after))


def conflicting(conflict: NoteConflict, path: str) -> Conflict:
    reason = f"{conflict.title}. {conflict.message}"
    return Conflict(path, reason, conflict.current, conflict.offered)
