"""What a person does with whole notes: new, rename, delete and back, keep, leave out, forget."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from itertools import count
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.desktop.library.dialogs import ConfirmDialog, NameDialog
from app.desktop.library.leaving_out import patterns, save_patterns
from app.desktop.library.refusals import refusal
from app.desktop.library.sections import Section
from app.desktop.library.words import Numbers, who_text
from app.desktop.problems import sentences
from app.desktop.punctuation import sentences as texts
from app.engine.ledger import Conflict, Forgotten, NotDone, Purged, Saved, UndoConflict
from app.engine.library import MOST_UNDONE

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Change, NoteRow, State
    from app.engine.library import Library, Undone
    from app.errors import MemoroError

MOST_VERSIONS = 100_000


class NoteActions(QObject):
    """`told(text, button, undo)` says what was done; `made(path)`: show this note; `changed()`: read again.

    `renamed(old, new)`; `deleted(paths)`. `copied(path)`: what a person wrote for that note is a note of its
    own. `settings_written()`: the settings file has other patterns now.
    """

    told = Signal(str, str, object)
    made = Signal(str, bool)
    changed = Signal()
    renamed = Signal(str, str)
    deleted = Signal(list)
    copied = Signal(str)
    settings_written = Signal()

    def __init__(self, library: Library, background: Background, window: QWidget) -> None:
        super().__init__(window)
        self._library, self._background, self._window = library, background, window
        self.dialog: NameDialog | ConfirmDialog | None = None
        self.notes: list[NoteRow] = []
        self.offered: Callable[[], object] = lambda: None
        """The undo that a person can still press."""
        self.place: Callable[[], object] = lambda: None
        """Where the person is: who went on meanwhile is not called back."""
        self._undo: tuple[Callable[[], None], list[str]] | None = None

    # New and other names

    def new(self, section: Section, text: str = "", path: str = "") -> None:
        """Ask for a name, but for the long-term memory, which has one. `path`: whose text it is."""
        if section is Section.LONG_TERM and not any(note.path == "MEMORY.md" for note in self.notes):
            self._create("MEMORY.md", text or "# Memory\n\n", None)
            return
        original = path
        if path:
            path = self._beside(path)
        else:
            day = datetime.now().astimezone().date().isoformat() if section is Section.DAYS else ""
            path = f"memory/{day}"
        title, button = self.tr("New note"), self.tr("Create")
        dialog = NameDialog(title, button, self._folders(), self._window, path=path)
        dialog.chosen.connect(lambda chosen: self._create(chosen, text, dialog, original))
        self._open(dialog)

    def _beside(self, path: str) -> str:
        """A free name next to `path`, or in `memory`: beside `MEMORY.md` nothing is memory."""
        folder, _, name = path.rpartition("/")
        stem, taken = f"{folder or 'memory'}/{name.removesuffix('.md')}", {note.path for note in self.notes}
        return next(free for free in (f"{stem} {number}.md" for number in count(2)) if free not in taken)

    def _create(self, path: str, text: str, dialog: NameDialog | None, original: str = "") -> None:
        name = path.rpartition("/")[2].removesuffix(".md")

        def created(result: Any) -> None:
            if isinstance(result, Saved):
                if dialog:
                    dialog.accept()
                self.changed.emit()
                if original:
                    self.copied.emit(original)
                self.made.emit(result.path, not original)
            else:
                self._refuse(result, dialog)

        self._run(lambda: self._library.editor.create(path, text or f"# {name}\n\n"), created, dialog)

    def rename(self, path: str) -> None:
        title, button = self.tr("Rename the note"), self.tr("Rename")
        dialog = NameDialog(title, button, self._folders(), self._window, path=path)

        def rename(new: str) -> None:
            if new == path:
                dialog.accept()
                return

            def renamed(result: Any) -> None:
                if isinstance(result, Saved):
                    dialog.accept()
                    self.renamed.emit(path, result.path)
                    self.changed.emit()
                    self.made.emit(result.path, False)
                    self.told.emit(
                        self._renamed_text(result), self.tr("Undo"), lambda: self._name_back(path, result)
                    )
                else:
                    self._refuse(result, dialog)

            self._run(lambda: self._library.editor.rename(path, new), renamed, dialog)

        dialog.chosen.connect(rename)
        self._open(dialog)

    def _renamed_text(self, result: Saved) -> str:
        change = result.change
        retitled = change is not None and change.before != change.after
        heading = self.tr("Its heading says the new name, too.") if retitled else ""
        return texts(self.tr("Renamed to %1.").replace("%1", result.path), heading)

    def _name_back(self, old: str, renamed: Saved) -> None:
        """With the heading; what was written in the note since stays."""
        place, change = self.place(), renamed.change
        keeps_versions = self._library.keeps_versions

        def undo() -> Any:
            editor = self._library.editor
            if change is None or not keeps_versions:  # nobody knows what the heading was: it goes by the name
                return editor.rename(renamed.path, old)
            return editor.undo(change.id)

        def done(result: Any) -> None:
            if isinstance(result, Saved):
                self.renamed.emit(renamed.path, result.path)
                self.changed.emit()
                if self.place() == place:
                    self.made.emit(result.path, False)
                self.told.emit(self.tr("Renamed back to %1.").replace("%1", result.path), "", None)
            else:
                self._refuse(result, None)

        self._run(undo, done, None)

    def _folders(self) -> list[str]:
        """The folders that hold notes, `memory` first."""
        found = {note.path.rpartition("/")[0] for note in self.notes} - {"", "memory"}
        return ["memory", *sorted(found)]

    # Away and back

    def trash(self, path: str) -> None:
        """Delete a note; ask first only where it could not come back."""
        if self._library.keeps_versions:
            self._trash(path)
            return
        lines = [
            self.tr("Earlier versions are not kept: the settings say so, under “Advanced”."),
            self.tr("It cannot be brought back."),
        ]
        title = self.tr("Delete %1 for good?").replace("%1", path)
        dialog = ConfirmDialog(title, lines, self.tr("Delete for good"), self._window)
        dialog.accepted.connect(lambda: self._trash(path))
        self._open(dialog)

    def trash_all(self, paths: list[str]) -> None:
        """Several notes at once, after a question."""
        back = self.tr("They can be brought back, one by one or all at once.")
        lost = self.tr("They cannot be brought back: earlier versions are not kept.")
        line = back if self._library.keeps_versions else lost
        title = Numbers().delete_notes(len(paths))
        dialog = ConfirmDialog(title, [line], self.tr("Delete"), self._window)
        dialog.accepted.connect(lambda: self._trash_all(paths))
        self._open(dialog)

    def _trash_all(self, paths: list[str]) -> None:
        def trash() -> list[str]:
            editor = self._library.editor
            return [path for path in paths if isinstance(editor.trash(path), Saved)]

        def done(gone: list[str]) -> None:
            self.deleted.emit(gone)
            self.changed.emit()
            undo = self.tr("Undo") if self._library.keeps_versions else ""
            self.told.emit(Numbers().deleted_notes(len(gone)), undo, lambda: self._return_all(gone))

        self._run(trash, done, None)

    def _return_all(self, paths: list[str]) -> None:
        def back() -> int:
            editor = self._library.editor
            return sum(isinstance(editor.bring_back(path), Saved) for path in paths)

        def done(count: int) -> None:
            self.changed.emit()
            self.told.emit(Numbers().returned_notes(count), "", None)

        self._run(back, done, None)

    def _trash(self, path: str) -> None:
        def done(result: Any) -> None:
            if isinstance(result, Saved):
                self.deleted.emit([path])
                self.changed.emit()
                if self._library.keeps_versions:
                    self._offer_back(path)
                else:
                    self.told.emit(self.tr("%1 was deleted.").replace("%1", path), "", None)
            else:
                self._refuse(result, None)

        self._run(lambda: self._library.editor.trash(path), done, None)

    def _offer_back(self, path: str) -> None:
        """Together with those deleted just before: one message takes the place of the other."""
        gone = [path]
        if self._undo and self._undo[0] is self.offered():
            gone = [*self._undo[1], path]
        text = self.tr("%1 was deleted. It can be brought back.").replace("%1", path)
        if len(gone) > 1:
            text = Numbers().deleted_notes(len(gone))

        def undo() -> None:
            self._return_all(gone) if len(gone) > 1 else self.bring_back(path)

        self._undo = undo, gone
        self.told.emit(text, self.tr("Undo"), undo)

    def bring_back(self, path: str) -> None:
        place = self.place()

        def done(result: Any) -> None:
            if isinstance(result, Saved):
                self.changed.emit()
                if self.place() == place:
                    self.made.emit(result.path, False)
                self.told.emit(self.tr("%1 is back.").replace("%1", path), "", None)
            else:
                self._refuse(result, None)

        self._run(lambda: self._library.editor.bring_back(path), done, None)

    def keep(self, path: str, kept: bool) -> None:
        def done(result: Any) -> None:
            if not isinstance(result, Saved):
                self._refuse(result, None)
            self.changed.emit()

        self._run(lambda: self._library.keep(path, kept), done, None)

    # Leaving out

    def leave_out(self, path: str) -> None:
        """The folder of a note, after a question that says what it means."""
        folder = path.rpartition("/")[0]
        pattern = f"{folder}/**" if folder else path
        text = self.tr("Nothing in “%1” is read, searched or shown to an assistant any more. The files stay.")
        title, button = self.tr("Leave this folder out?"), self.tr("Leave it out")
        dialog = ConfirmDialog(title, [text.replace("%1", folder)], button, self._window)
        dialog.accepted.connect(lambda: self._save_patterns([*patterns(self._library), pattern]))
        self._open(dialog)

    def take_in(self, pattern: str) -> None:
        self._save_patterns([each for each in patterns(self._library) if each != pattern])

    def _save_patterns(self, wanted: list[str]) -> None:
        file = self._library.engine.paths.config_file
        self._run(lambda: save_patterns(file, wanted), lambda _done: self.settings_written.emit(), None)

    # Forgetting

    def forget(self, path: str, *, keep_file: bool = False) -> None:
        """Ask, with a plain statement of what goes; then forget."""

        def ask(count: int) -> None:
            dialog = ConfirmDialog(*self._statement(path, count, keep_file), self._window)
            dialog.accepted.connect(lambda: self._forget(path, keep_file))
            self._open(dialog)

        self._run(lambda: len(self._library.history.changes(path=path, limit=MOST_VERSIONS)), ask, None)

    def _statement(self, path: str, count: int, keep_file: bool) -> tuple[str, list[str], str]:
        versions = Numbers().versions(count)
        goes = [self.tr("From the history: %1, and proposals for it.").replace("%1", versions)]
        if not keep_file:
            goes = [
                self.tr("The note itself, if it is still there."),
                *goes,
                self.tr("From the search: its passages, words and vectors, cached ones too."),
            ]
        lines = [f"•  {line}" for line in goes]
        lines.append(self.tr("This cannot be undone. Copies in backups and synchronised folders stay."))
        if keep_file:
            title = self.tr("Forget the earlier versions of %1?").replace("%1", path)
            return title, lines, self.tr("Forget them")
        return self.tr("Forget %1 for good?").replace("%1", path), lines, self.tr("Forget for good")

    def _forget(self, path: str, keep_file: bool) -> None:
        def done(result: Forgotten | NotDone) -> None:
            if isinstance(result, NotDone):
                self._refuse(result, None)
            else:
                self.changed.emit()
                self._tell_purged(self.tr("%1 is forgotten.").replace("%1", path), result.purged)

        self._run(lambda: self._library.forget(path, keep_file=keep_file), done, None)

    def purge(self) -> None:
        """All earlier versions of all notes, and what became of proposals."""
        library = self._library

        def read() -> tuple[int, int, dict[State, int]]:
            return library.history.count(), len(library.history.set_aside), library.inbox.counts()

        self._run(read, lambda counts: self._ask_to_purge(*counts), None)

    def _ask_to_purge(self, changes: int, aside: int, proposals: dict[State, int]) -> None:
        said = Numbers()
        decided = proposals["accepted"] + proposals["rejected"]
        all_changes = self.tr("%1, with who made them and why, and every earlier version of every note.")
        answers = self.tr("%1, with your reasons. An assistant may propose again what you declined.")
        goes = [
            all_changes.replace("%1", said.changes(changes)),
            self.tr("Deleted notes: nothing brings them back after that."),
            answers.replace("%1", said.decided(decided)) if decided else "",
            said.histories(aside) if aside else "",
        ]
        lines = [f"•  {line}" for line in goes if line]
        lines.append(self.tr("Your notes stay as they are, and so do proposals that wait for you."))
        lines.append(self.tr("This cannot be undone. Copies in backups and synchronised folders stay."))
        title, button = self.tr("Forget the whole history?"), self.tr("Forget the history")
        dialog = ConfirmDialog(title, lines, button, self._window)
        dialog.accepted.connect(self._purge)
        self._open(dialog)

    def _purge(self) -> None:
        def done(purged: Purged) -> None:
            self._library.engine.sync_soon(self._library.agent)
            self._tell_purged(self.tr("The history is forgotten."), purged)

        def purge() -> Purged:
            purged = self._library.history.purge_all()
            self._library.engine.records.look(self._library.agent)
            return purged

        self._run(purge, done, None)

    # Undoing

    def undo_all(self, who: str, first: date | None, last: date | None) -> None:
        """All that an assistant changed on these days, after a question that says what it means."""
        library = self._library

        def read() -> list[Change]:
            return library.history.changes(who=who, first=first, last=last, limit=MOST_UNDONE)

        self._run(read, lambda changes: self._ask_to_undo(who, first, last, changes), None)

    def _ask_to_undo(self, who: str, first: date | None, last: date | None, changes: list[Change]) -> None:
        newest = max((change.id for change in changes), default=0)

        def undo() -> Undone:
            """Nothing that came while the question stood: nobody agreed to that."""
            return self._library.undo_all(who, first, last, newest=newest)

        title = self.tr("Undo %1 by %2?").replace("%1", Numbers().changes(len(changes)))
        lines = [
            self.tr(
                "What others wrote since stays; where the same lines were changed again, nothing is done."
            ),
            self.tr("Each step is kept in the history, and can be undone there."),
        ]
        button = self.tr("Undo all")
        dialog = ConfirmDialog(title.replace("%2", who_text(who)), lines, button, self._window)
        dialog.accepted.connect(lambda: self._run(undo, self._tell_undone, None))
        self._open(dialog)

    def _tell_undone(self, done: Undone) -> None:
        self.changed.emit()
        left = Numbers().not_undone(done.left) if done.left else ""
        self.told.emit(texts(Numbers().undone(done.undone), left), "", None)

    def _tell_purged(self, text: str, purged: Purged) -> None:
        if not purged.wiped:
            text += " " + self.tr("The file is cleaned at the next start, when there is room.")
        if purged.set_aside:
            files = ", ".join(purged.set_aside)
            text += " " + self.tr("A damaged older history may still hold it: %1").replace("%1", files)
        self.told.emit(text, "", None)

    # Common ways

    def _open(self, dialog: NameDialog | ConfirmDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(lambda _result: self._forget_dialog(dialog))
        dialog.open()

    def _forget_dialog(self, dialog: NameDialog | ConfirmDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None

    def _run(self, work: Callable[[], Any], done: Callable[[Any], None], dialog: NameDialog | None) -> None:
        def failed(problem: MemoroError) -> None:
            self._say(sentences(problem), dialog)

        self._background.run(work, done, failed)

    def _refuse(self, result: Any, dialog: NameDialog | None) -> None:
        if isinstance(result, NotDone | UndoConflict):
            self._say(refusal(result.code, result.reason), dialog)
        elif isinstance(result, Conflict):
            self._say(self.tr("Another program is changing the note right now. Try again."), dialog)

    def _say(self, text: str, dialog: NameDialog | None) -> None:
        if dialog:
            dialog.fail(text)
        else:
            self.told.emit(text, "", None)
