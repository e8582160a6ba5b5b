"""One note being read or edited: what was read, what is unsaved, and what the disk says to it.

No widget. Reading, saving and drafts go through one worker thread in the order in which they were asked for,
so that a draft can never outlive the save that came after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.desktop.background import Background
from app.engine.ledger import Conflict, NotDone, NoteText, Saved, note_text

if TYPE_CHECKING:
    from app.engine.drafts import Draft
    from app.engine.library import Library
    from app.errors import MemoroError

DRAFT_AFTER_MS = 800


class NoteSession(QObject):
    """`opened(note, draft)` or `unreadable(problem)`; `saved()`, or why not: `conflicted(theirs, mine)`,
    `refused(code, reason)`, `not_saved(problem)`; `changed_elsewhere()` while something is unsaved.

    `theirs` is the note on disk, None when it is gone. Without unsaved changes a new text is simply opened.
    """

    opened = Signal(object, object)
    unreadable = Signal(object)
    not_saved = Signal(object)
    saved = Signal()
    conflicted = Signal(object, str)
    refused = Signal(str, str)
    changed_elsewhere = Signal()

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._disk = Background(self, threads=1)
        self.path = ""
        self.note: NoteText | None = None
        self.text: str | None = None
        """What the person has typed and not saved; None when all is saved."""
        self._saving = 0
        """The number of the save under way; 0 when there is none."""
        self._saves = 0
        self._again = False
        self._after: Callable[[], object] | None = None
        self._draft_due = QTimer(self)
        self._draft_due.setSingleShot(True)
        self._draft_due.setInterval(DRAFT_AFTER_MS)
        self._draft_due.timeout.connect(self._keep_draft)

    @property
    def is_dirty(self) -> bool:
        return self.text is not None

    # Reading

    def open(self, path: str) -> None:
        """Read a note; the caller has left the one before."""
        self.close_note()
        self.path = path
        library = self._library

        def read() -> tuple[NoteText, Draft | None]:
            return library.read(path), library.drafts.of(path)

        self._disk.run(
            read, lambda found: self._take(path, *found), lambda problem: self._fail(path, problem)
        )

    def _take(self, path: str, note: NoteText, draft: Draft | None) -> None:
        if path == self.path:
            self.note = note
            self.opened.emit(note, draft if draft and draft.text != note.text else None)

    def _fail(self, path: str, problem: MemoroError) -> None:
        if path == self.path:
            self.note = None
            self.unreadable.emit(problem)

    def close_note(self) -> None:
        self.path, self.note, self.text = "", None, None
        self._saving, self._again, self._after = 0, False, None

    def look_again(self) -> None:
        """The note may have changed on disk: show the new text, unless something is unsaved."""
        path = self.path
        if not path:
            return

        def compare(note: NoteText) -> None:
            if path != self.path or (self.note and note.hash == self.note.hash):
                return
            if self.is_dirty:
                self.changed_elsewhere.emit()
            else:
                self._take(path, note, None)

        def gone(problem: MemoroError) -> None:
            if path == self.path and self.is_dirty:
                self.changed_elsewhere.emit()
            else:
                self._fail(path, problem)

        self._disk.run(lambda: self._library.read(path), compare, gone)

    # Writing

    def type(self, text: str) -> None:
        """The text in the editor is this now."""
        if self.note is None:
            return
        if text == self.note.text and not self._saving:
            self.text = None
            self._draft_due.stop()
        else:
            self.text = text
            self._draft_due.start()

    def save(self, after: Callable[[], object] | None = None) -> None:
        """Write what is unsaved; `after` follows when nothing is unsaved any more, and only then.

        Who wants to go on while a save is under way waits for its end; of several wishes the last one counts.
        """
        if self.text is None or self.note is None:
            if after:
                after()
            return
        self._after = after or self._after
        if self._saving:
            self._again = True
        else:
            self._write(self.text, self.note.hash)

    def save_over(self, seen_hash: str) -> None:
        """Write mine over what the person has seen in the conflict; the history keeps theirs."""
        if self.text is not None:
            self._after = None
            self._write(self.text, seen_hash)

    def _write(self, text: str, expected: str) -> None:
        path, library = self.path, self._library
        self._draft_due.stop()
        self._saves += 1
        number = self._saving = self._saves

        def save() -> Any:
            done = library.editor.save(path, text, expected)
            if isinstance(done, Saved):
                library.drafts.drop(path)
                note = library.read(path)
                # Another program may have written since: what was seen is what was written here.
                return done, note if note.hash == done.hash else replace(note, text=text, hash=done.hash)
            if self.text is not None:
                library.drafts.keep(path, text, expected)
            return done, None

        self._disk.run(
            save,
            lambda made: self._written(number, text, *made),
            lambda problem: self._not_written(number, problem),
        )

    def _written(self, number: int, text: str, done: Any, note: NoteText | None) -> None:
        if number != self._saving:
            return
        after, again = self._after, self._again or self._after is not None
        self._saving, self._again, self._after = 0, False, None
        if isinstance(done, Saved) and note is not None:
            self.note = note
            if self.text == text:
                self.text = None
            self.saved.emit()
            if again:
                self.save(after)  # first what was typed meanwhile
        elif isinstance(done, Conflict):
            theirs = note_text(done.current) if done.current is not None else None
            self.conflicted.emit(theirs, text)
        elif isinstance(done, NotDone):
            self.refused.emit(done.code, done.reason)

    def _not_written(self, number: int, problem: MemoroError) -> None:
        """The disk refuses: the text stays in the editor and in the draft, if that can be kept."""
        if number == self._saving:
            self._saving, self._again, self._after = 0, False, None
        self._draft_due.start()
        self.not_saved.emit(problem)

    def discard(self) -> None:
        """Give up what is unsaved."""
        self.text = None
        self._draft_due.stop()
        path = self.path
        self._disk.run(lambda: self._library.drafts.drop(path))

    def _keep_draft(self) -> None:
        if self.text is not None and self.note is not None:
            path, text, base = self.path, self.text, self.note.hash
            self._disk.run(lambda: self._library.drafts.keep(path, text, base), None, lambda _problem: None)

    def end(self) -> None:
        """The program ends: what is unsaved becomes a draft before this returns."""
        if self.text is not None and self.note is not None:
            self._library.drafts.keep(self.path, self.text, self.note.hash)
        self._disk.close()
