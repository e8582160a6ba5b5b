"""The memory as the library window and other forms for people see it: notes, ways to change them, care.

A thin front over the engine and its records for one agent. Every method may be called from any thread but
that of a window, since each touches the disk, and raises MemoroError when the disk refuses. Changes are made
on the caller's thread, one at a time in the whole process: a save must never wait for the index (forgetting
for good does).
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from app.config.options import safe_agent_id
from app.engine.drafts import DRAFTS, Drafts
from app.errors import MemoroError

if TYPE_CHECKING:
    from datetime import date

    from app.engine.checkup.run import CheckupRun
    from app.engine.engine import Engine
    from app.engine.ledger import Conflict, Forgotten, NotDone, NoteRow, NoteText, Saved
    from app.engine.watched import WatchedHistory, WatchedInbox
    from app.notes.editing.editor import MemoryEditor


MOST_UNDONE = 10_000
PICTURES = (".png", ".jpg", ".jpeg", ".jfif", ".gif", ".webp", ".bmp")
MAX_PICTURE_BYTES = 32 * 1024 * 1024


class Undone(NamedTuple):
    """How many changes were taken back, and how many could not be."""

    undone: int
    left: int


class Library:
    """`agent` is whose memory it is; by default the engine's own."""

    def __init__(self, engine: Engine, agent: str | None = None) -> None:
        self.engine, self.agent = engine, agent or engine.agent
        self.drafts = Drafts(engine.paths.data_dir / DRAFTS / safe_agent_id(self.agent))

    @property
    def editor(self) -> MemoryEditor:
        return self.engine.records.editor(self.agent)

    @property
    def history(self) -> WatchedHistory:
        return self.engine.records.history(self.agent)

    @property
    def inbox(self) -> WatchedInbox:
        return self.engine.records.inbox(self.agent)

    @property
    def keeps_versions(self) -> bool:
        """Whether what is changed or deleted can come back; the person may have chosen otherwise."""
        return self.engine.settings.app.history.enabled

    def notes(self) -> list[NoteRow]:
        return self.engine.notes(self.agent)

    def read(self, path: str) -> NoteText:
        """The whole note with its hash. Raises MemoroError when it is gone or cannot be read."""
        from app.notes.reading import Skipped, read_note

        note = read_note(self.engine.absolute(path, agent=self.agent))
        if isinstance(note, Skipped):
            raise MemoroError("This note cannot be read", note.reason)
        return note

    def picture(self, path: str) -> bytes:
        """A picture within the memory's folders. Raises MemoroError when it is outside, gone or too large."""
        from app.notes.access import Refusal, resolve_readable
        from app.notes.reading import Skipped, read_bytes

        scope = self.engine.scope(self.agent)
        file = resolve_readable(scope, path, suffixes=PICTURES)
        data = file if isinstance(file, Refusal) else read_bytes(file, MAX_PICTURE_BYTES)
        if isinstance(data, Refusal | Skipped):
            raise MemoroError("This picture cannot be shown", data.reason)
        return data

    def keep(self, path: str, kept: bool) -> Saved | Conflict | NotDone:
        """Mark a note as one that shall not age: `evergreen: true` in its front matter, or no longer."""
        from app.text.evergreen import with_kept

        note = self.read(path)
        return self.editor.save(path, with_kept(note.text, kept), note.hash)

    def forget(self, path: str, *, keep_file: bool = False) -> Forgotten | NotDone:
        """Remove a note with every version, row and vector of it; or only its earlier versions."""
        if keep_file:
            return self.editor.forget(path, keep_file=True)
        results: list[Forgotten | NotDone] = []

        def removed() -> bool:
            results.append(self.editor.forget(path))
            return not hasattr(results[0], "code")

        self.engine.forget_in_index(path, agent=self.agent, after=removed)
        if not hasattr(results[0], "code"):
            self.drafts.drop(path)
        return results[0]

    def undo_all(
        self, who: str, first: date | None, last: date | None, *, newest: int | None = None
    ) -> Undone:
        """Take back all that somebody changed on these days (both included), the newest first.

        `newest` is the last change that a person agreed to. What others changed later stays; a change in the
        same lines is left as it is, and counted.
        """
        from app.engine.ledger import Saved
        from app.engine.taken_back import count_taken_back

        editor, history, undone = self.editor, self.history, 0
        before, left = history.changes(first=first, limit=MOST_UNDONE), []
        end = None if newest is None else newest + 1
        for change in history.changes(who=who, first=first, last=last, limit=MOST_UNDONE, before_id=end):
            done = editor.undo(change.id)
            if not isinstance(done, Saved):
                left.append(change)
            elif done.change is not None:  # else it had been undone before
                undone += 1
        return Undone(undone, len(left) - count_taken_back(history, left, before))

    def check_up(self) -> CheckupRun:
        """A look for what deserves one. It begins with `steps`, in its own process, and changes nothing."""
        from app.engine.checkup.run import CheckupRun

        return CheckupRun(self.engine.scope(self.agent), datetime.now().astimezone().date())
