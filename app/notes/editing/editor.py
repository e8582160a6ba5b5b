"""The one door through which the program changes notes: saving, appending, renaming, deleting, ways back."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from app.errors import MemoroError
from app.notes.editing import undoing
from app.notes.editing.blocks import without_known
from app.notes.editing.changing import CHANGING, NoteChanger, conflicting, not_done
from app.notes.editing.form import as_block, clean, encoded
from app.notes.editing.guard import daily_path, day_of_log
from app.notes.editing.results import Conflict, Forgotten, NotDone, Result, Saved
from app.notes.history.model import PERSON, Which, assistant_name
from app.notes.history.undo import UndoConflict
from app.notes.reading import note_text, plain_text
from app.notes.welcome import heading_for_additions
from app.notes.writer import ABSENT, NoteConflict, content_hash, read_present, remove, with_block
from app.text.title import retitled

_TRIES = 5


class MemoryEditor(NoteChanger):
    """Changes the notes of one memory. Expected failures are values; the disk's refusals `MemoroError`.

    `who` is `PERSON` or `assistant(name)`; assistants may save and append, but never rename or delete.
    """

    def save(self, path: str, text: str, expected_hash: str, *, who: str = PERSON, why: str = "") -> Result:
        """Give a note another text. `expected_hash`: what was read (`NoteText.hash`), "" for a new note."""
        with CHANGING:
            target = self.target(path, who)
            if isinstance(target, NotDone):
                return target
            stored = self.scope.stored_path(target)
            current = read_present(target)
            if assistant_name(who) is not None and day_of_log(stored) and current is not None:
                return not_done(stored, "append_only")
            data = encoded(current, clean(text))
            if data is None:
                return not_done(stored, "encoding")
            if current is not None and content_hash(current) != expected_hash and current != data:
                return conflicting(NoteConflict(target, current, data), stored)
            if current is None and expected_hash:
                return conflicting(NoteConflict(target, None, data), stored)
            return self.put(target, current, data, who=who, why=why)

    def create(self, path: str, text: str, *, who: str = PERSON, why: str = "") -> Result:
        """Make a new note; nothing that has this name already is touched."""
        with CHANGING:
            self._require_folder()
            target = self.target(path, who)
            if not isinstance(target, NotDone) and target.exists():
                return not_done(self.scope.stored_path(target), "exists")
            return self.save(path, text, ABSENT, who=who, why=why)

    def append(self, where: str | date, block: str, *, who: str, why: str = "") -> Result:
        """Add a block to a note, or to the log of a day, which begins with its date as heading.

        What the note already has is not added twice; `Saved.change` is None if nothing was new.
        """
        path = where if isinstance(where, str) else daily_path(where)
        with CHANGING:
            self._require_folder()
            target = self.target(path, who)
            if isinstance(target, NotDone):
                return target
            stored = self.scope.stored_path(target)
            block = as_block(block)
            if not block.strip():
                return not_done(stored, "empty")
            for _ in range(_TRIES):
                done = self._append(target, stored, block, who, why)
                if not isinstance(done, Conflict):
                    break  # else another program wrote in between, which does not matter to a block
            return done

    def _require_folder(self) -> None:
        """Never make a memory folder that is gone: it may be a drive that comes back with all its notes."""
        if not self.scope.workspace.is_dir():
            raise MemoroError(
                "The memory folder is missing",
                f"{self.scope.workspace} cannot be reached, so nothing was written.",
                "Connect the drive, put the folder back, or choose another one.",
            )

    def rename(self, path: str, new_path: str, *, who: str = PERSON, why: str = "") -> Result:
        """Give a note another name or folder. Links to it in other notes are not rewritten.

        A title that was the old name becomes the new one in the same step: `Saved.change` has the two texts.
        """
        old, new = (Path(each).stem for each in (path, new_path))

        def rewritten(data: bytes) -> bytes:
            note = note_text(data)
            text = retitled(note.text, old, new) if note else ""
            same = note is None or text == note.text
            return data if same else encoded(data, text) or data  # in an unknown encoding it stays

        with CHANGING:
            return self.move_note(path, new_path, who=who, why=why, rewritten=rewritten)

    def trash(self, path: str, *, who: str = PERSON, why: str = "") -> Result:
        """Delete a note; the history keeps it, and `bring_back` returns it."""
        with CHANGING:
            if assistant_name(who) is not None:
                return not_done(path, "person_only")
            target = self.target(path, who)
            if isinstance(target, NotDone):
                return target
            data = read_present(target)
            if data is None:
                return not_done(self.scope.stored_path(target), "missing")
            return self.put(target, data, None, who=who, why=why)

    def forget(self, path: str, *, keep_file: bool = False) -> Forgotten | NotDone:
        """Remove a note and everything the history knows of it, for good; or only its earlier versions.

        The index forgets it at its next sync; the caller starts one. Copies that other programs made (a
        backup, a synchronised folder) are not reached.
        """
        with CHANGING:
            target = self.target(path, PERSON)
            if isinstance(target, NotDone):
                return target
            stored = self.scope.stored_path(target)
            data = read_present(target)
            if data is not None and not keep_file:
                try:
                    remove(target, expected=content_hash(data))
                except NoteConflict:
                    return NotDone(stored, "overlap", "The note is being changed by another program.")
            purged = self.history.purge(stored, keep=data if keep_file else None)
            return Forgotten(stored, data is not None and not keep_file, purged)

    def restore(self, change_id: int, which: Which = "after", *, who: str = PERSON, why: str = "") -> Result:
        """Put a note back to the version after (or before) a change, byte for byte; see `undoing.py`."""
        with CHANGING:
            return undoing.restore(self, change_id, which, who, why)

    def bring_back(self, path: str, *, who: str = PERSON, why: str = "") -> Result:
        """Return a note that was deleted, as it was; nothing that is there now is overwritten."""
        with CHANGING:
            return undoing.bring_back(self, path, who, why)

    def undo(self, change_id: int, *, who: str = PERSON, why: str = "") -> Result | UndoConflict:
        """Take one change back; what was changed later stays, where it did not touch the same lines."""
        with CHANGING:
            return undoing.undo(self, change_id, who, why)

    def appended(self, target: Path, current: bytes | None, block: str) -> tuple[bytes | None, str, int]:
        """The note with a block, what of the block is new to it, and how many items are not.

        None for the note: it has all of it. Raises MemoroError for a note whose encoding is unknown.
        """
        note = None if current is None else note_text(current)
        new, dropped = (block, 0) if note is None else without_known(note.text, block)
        day = day_of_log(self.scope.stored_path(target))
        header = f"# {day.isoformat()}" if day else ""
        data = with_block(target, current, new, header=header, note=note)
        above = heading_for_additions(note.text) if note and not new.startswith("#") else ""
        if data and above:
            data = with_block(target, current, f"{above}\n\n{new}", note=note)
        return data, new, dropped

    def _append(self, target: Path, stored: str, block: str, who: str, why: str) -> Result:
        current = read_present(target)
        data, new, dropped = self.appended(target, current, block)
        if data is None:
            return Saved(stored, content_hash(current or b""), dropped=max(1, dropped))
        done = self.put(target, current, data, who=who, why=why)
        if not isinstance(done, Saved):
            return done
        end = (plain_text(data) or "").count("\n")
        return Saved(stored, done.hash, done.change, end - new.count("\n"), end, dropped)
