"""The right side: one note, read or edited, with everything that can come between it and the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import moment_inside
from app.desktop.library.arrangement import Arrangement
from app.desktop.library.editor import Editor
from app.desktop.library.find_bar import FindBar
from app.desktop.library.note_header import NoteHeader
from app.desktop.library.reader import Reader
from app.desktop.library.refusals import refusal
from app.desktop.library.sections import KEPT_TAG
from app.desktop.library.session import NoteSession
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.popup.rows import Row
from app.desktop.popup.states import Offer, View
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.theme import Space, Theme
from app.desktop.timers import single_shot
from app.desktop.trace import trace
from app.desktop.widgets.labels import Elided
from app.desktop.widgets.pages import Pages
from app.desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from app.desktop.library.conflict_view import ConflictView
    from app.engine.drafts import Draft
    from app.engine.ledger import NoteRow, NoteText
    from app.engine.library import Library
    from app.errors import MemoroError

LEAST = 48
"""Height of the text in the lowest of windows."""
LATE_MS = 250
"""So long the note before stays in view while the next one is read; a quick change should not flicker."""
LARGEST_EDITED = 1_000_000
"""Characters; a larger note is for a real editor program."""


class NotePane(QWidget):
    """`wanted(name, path)` for the actions that are not the pane's own; see `NoteHeader`.

    `copy_wanted(path, text)`: save a text as another note. `return_wanted(path)`: bring the note back.
    """

    wanted = Signal(str, str)
    copy_wanted = Signal(str, str)
    return_wanted = Signal(str)

    def __init__(self, theme: Theme, library: Library) -> None:
        super().__init__()
        self.setObjectName("detail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session = NoteSession(library, self)
        self.header, self.banner = NoteHeader(theme, self), Banner(theme, self)
        self.state, self.reader = StatePage(theme, self), Reader(theme, self)
        self.editor = Editor(theme, self)
        self._theme, self._arranged = theme, Arrangement()
        self._row: Row | None = None
        self._note: NoteRow | None = None
        self._edit_at = 0
        self._offer: Callable[[], None] | None = None
        self.body = Pages(self)
        self._state_page = Scrolled(self.state, self.body)
        for page in (self._state_page, self.reader, self.editor):
            self.body.addWidget(page)
        self.reader.setMinimumHeight(LEAST)
        self.editor.setMinimumHeight(LEAST)
        self._late = single_shot(self, LATE_MS, self._show_late)
        self.find_bar = FindBar(theme, self)
        self._bar, self._unsaved = QWidget(self), Elided(self)
        self.save_button, self.done_button = Button(self), Button(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.clear()
        self.state.hide()  # nothing is said before it is known whether there is a note

    def _lay_out(self) -> None:
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(Space.l, Space.s, Space.l, Space.s)
        bar.addWidget(self._unsaved, 1)
        bar.addWidget(self.done_button)
        bar.addWidget(self.save_button)
        self.save_button.setProperty("role", "main")
        self._unsaved.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self.header, self.banner, self.body, self.find_bar, self._bar):
            layout.addWidget(widget, 1 if widget is self.body else 0)

    def _connect(self) -> None:
        session = self.session
        session.opened.connect(self._opened)
        session.unreadable.connect(self._unreadable)
        session.saved.connect(self._saved)
        session.conflicted.connect(self._conflicted)
        session.refused.connect(lambda code, reason: self._warn(refusal(code, reason)))
        session.not_saved.connect(self._not_saved)
        session.changed_elsewhere.connect(self._changed_elsewhere)
        self.header.wanted.connect(self._wanted)
        self.banner.offered.connect(lambda _offer: self._take_offer())
        self.state.offered.connect(lambda _offer: self._take_offer())
        self.editor.textChanged.connect(self._typed)
        self.editor.save_wanted.connect(self.save)
        self.editor.done_wanted.connect(self._go_back_from_editor)
        self.save_button.clicked.connect(lambda _checked=False: self.save())
        self.done_button.clicked.connect(lambda _checked=False: self.stop_editing())

    @cached_property
    def conflict(self) -> ConflictView:
        """Made when there is one, which is seldom."""
        from app.desktop.library.conflict_view import ConflictView

        conflict = ConflictView(self._theme, self.body)
        conflict.mine_kept.connect(self._keep_mine)
        conflict.theirs_kept.connect(self._keep_theirs)
        conflict.copy_wanted.connect(self._copy)
        conflict.editing_wanted.connect(lambda: self._show_editor(self.session.text or ""))
        conflict.arrange(self._arranged)
        self.body.addWidget(conflict)
        return conflict

    def retranslate(self) -> None:
        self.reader.setAccessibleName(self.tr("The note"))
        self.editor.setAccessibleName(self.tr("The note's text"))
        self.save_button.setText(self.tr("Save"))
        self.done_button.setText(self.tr("Done"))
        self._show_unsaved()

    # Showing

    @property
    def path(self) -> str:
        return self.session.path

    @property
    def is_editing(self) -> bool:
        return self.body.currentWidget() not in {self._state_page, self.reader}

    def arrange(self, arranged: Arrangement) -> None:
        self.header.arrange(arranged)
        self._arranged = arranged
        if "conflict" in self.__dict__:
            self.conflict.arrange(arranged)
        above = Space.xs if arranged.low else Space.s
        self._bar.layout().setContentsMargins(Space.l, above, Space.l, above)

    def clear(self) -> None:
        """No note is chosen; the caller has left the one before."""
        self.session.close_note()
        self._late.stop()
        self._note = None
        self.header.hide()
        self.banner.show_view(None)
        self._bar.hide()
        text = self.tr("Choose a note to read it here.")
        self._show_state(View("note", self.tr("No note chosen"), text))

    def show_note(self, note: NoteRow | None, row: Row, *, edit_at: int = 0) -> None:
        """Read the note of `row` and show its lines; `edit_at`: a line to begin editing at.

        The caller has left the note before; see `leave`.
        """
        if edit_at or row.path != self.session.path:
            self._edit_at = edit_at
        is_awaited = row.path == self.session.path and self.session.note is None
        if not (is_awaited and self._row and self._row.path == row.path and not row.lines[0]):
            self._row = row  # else the list was read again before the note was: its line is still wanted
        self._note = note
        self.banner.show_view(None)
        if self.session.path == row.path and self.session.note and not self.is_editing:
            self._opened(self.session.note, None)
        else:
            self.session.open(row.path)
            self._late.start()

    def follow(self, old: str, new: str) -> None:
        """A note was renamed: what is done next is about the new one, which the list does not know yet."""
        if self.path == old and not self.session.is_dirty:
            self.header.show_note(self._note, new)
            self.show_note(self._note, Row((new, 0), new, ""))

    def _show_late(self) -> None:
        """The disk takes its time: no other note stands under the name of this one meanwhile."""
        self.header.show()
        self.header.show_note(self._note, self.path)
        self.header.show_kept(False)
        self.reader.clear_note()
        self._show_page(self.reader)

    def refresh(self, note: NoteRow | None) -> None:
        """The list was read again: the header follows, and so does the text."""
        if self.path:
            before, self._note = self._note, note or self._note
            if self.session.note:  # until it is read, the one before is in view
                self.header.show_note(self._note, self.path)
                if not self.is_editing and self._title_of(before) != self._title_of(self._note):
                    self._opened(self.session.note, None)  # the heading that says the title is left out
            self.session.look_again()

    def forget(self, paths: list[str]) -> None:
        """Notes were deleted: what is in view is none that cannot be read, until the list chooses another."""
        if self.path in paths and not self.session.is_dirty:
            self.clear()

    @staticmethod
    def _title_of(note: NoteRow | None) -> str:
        return note.title if note else ""

    def _opened(self, note: NoteText, draft: Draft | None) -> None:
        self._late.stop()
        self.header.show()
        self.header.show_note(self._note, self.path)
        self.header.show_kept(_says_kept(note.text))
        row = self._row if self._row and self._row.path == self.path else Row((self.path, 0), self.path, "")
        self.reader.show_note(replace(row, title=self._title_of(self._note)), note.text)
        self._show_page(self.reader)
        trace("note shown", path=self.path, characters=len(note.text), line=row.lines[0])
        if draft:
            when = moment_inside(draft.when)
            title = self.tr("There are changes from %1 that were not saved.").replace("%1", when)
            self._say(View("edit", title, button=self.tr("Look at them"), offer=Offer.OWN),
                      lambda: self._take_draft(draft))  # fmt: skip
        if self._edit_at:
            line, self._edit_at = self._edit_at, 0
            self.edit(line)

    def _unreadable(self, problem: MemoroError) -> None:
        self._late.stop()
        told = in_words(problem)
        self.header.hide()
        path = self.path
        self._offer = lambda: self.return_wanted.emit(path)
        view = View("problem", told.title, sentences(told.message, told.action), self.tr("Bring it back"),
                    Offer.OWN, kind="problem")  # fmt: skip
        self._show_state(view)

    def _show_state(self, view: View) -> None:
        self.state.show_view(view)
        self.state.show()
        self._show_page(self._state_page)

    def _show_page(self, page: QWidget) -> None:
        self.body.setCurrentWidget(page)
        self._bar.setVisible(page is self.editor)
        self.find_bar.look_in(page if isinstance(page, Reader | Editor) else None)
        self.header.show_editing(self.is_editing)

    # Editing

    def edit(self, line: int = 0) -> None:
        note = self.session.note
        if note is None:
            self._edit_at = line or 1  # as soon as it has been read
        if note is None or self.is_editing:
            return
        if not note.encoding:
            self._warn(refusal("encoding", ""))
        elif len(note.text) > LARGEST_EDITED:
            self._warn(self.tr("This note is very long. Edit it in an editor program."))
        else:
            self._show_editor(note.text, line)

    def _show_editor(self, text: str, line: int = 0) -> None:
        self.editor.blockSignals(True)
        self.editor.show_text(text, line)
        self.editor.blockSignals(False)
        self._show_page(self.editor)
        self._show_unsaved()
        self.editor.setFocus()

    def _take_draft(self, draft: Draft) -> None:
        self.banner.show_view(None)
        self._show_editor(draft.text)
        self.session.type(draft.text)
        self._show_unsaved()

    def _typed(self) -> None:
        if self.body.currentWidget() is self.editor:
            self.session.type(self.editor.toPlainText())
            self._show_unsaved()

    def _show_unsaved(self) -> None:
        dirty = self.session.is_dirty
        self._unsaved.setText(self.tr("Not saved yet") if dirty else self.tr("All changes are saved"))
        self.save_button.setEnabled(dirty)

    def save(self) -> None:
        self.session.save()

    def stop_editing(self) -> None:
        """Save and read. When that cannot be, the text stays in the editor."""

        def read() -> None:
            self.read_again()
            self.reader.setFocus()

        self.leave(read)

    def _go_back_from_editor(self) -> None:
        """Esc: an open bar goes first."""
        if self.find_bar.isVisible():
            self.find_bar.leave()
        else:
            self.stop_editing()

    def read_again(self) -> None:
        """All is saved: the editor makes way for the rendered note."""
        if self.session.note and self.is_editing:
            self._opened(self.session.note, None)

    def leave(self, then: Callable[[], object]) -> None:
        """Save what is unsaved, then go on; a problem is shown instead and nothing is lost."""
        self.session.save(then)

    def _saved(self) -> None:
        self.banner.show_view(None)
        self._show_unsaved()
        decided = self.is_editing and self.body.currentWidget() is not self.editor
        if self.session.note and not self.session.is_dirty and decided:
            self.read_again()
            self.reader.setFocus()

    # Trouble

    def _conflicted(self, theirs: NoteText | None, mine: str) -> None:
        self.banner.show_view(None)
        self.conflict.show_versions(theirs, mine)
        self._show_page(self.conflict)

    def _keep_mine(self, seen: str) -> None:
        self.session.save_over(seen)

    def _keep_theirs(self) -> None:
        self.session.discard()
        path = self.path
        if self._row:
            self._row = Row((path, 0), path, "")
        self.session.open(path)

    def give_up(self, path: str) -> None:
        """What was written for this note is a note of its own by now."""
        if path == self.path and self.session.is_dirty:
            self._keep_theirs()

    def _copy(self) -> None:
        if self.session.text is not None:
            self.copy_wanted.emit(self.path, self.session.text)

    def _changed_elsewhere(self) -> None:
        title = self.tr("Another program has changed this note meanwhile.")
        self._say(View("warning", title, button=self.tr("Compare"), offer=Offer.OWN), self.save)

    def _not_saved(self, problem: MemoroError) -> None:
        told = in_words(problem)
        kept = self.tr("Your text is kept here.")
        text = sentences(told.message, told.action, kept)
        view = View("problem", told.title, text, self.tr("Try again"), Offer.OWN, kind="problem")
        self._say(view, self.save)

    def _warn(self, text: str) -> None:
        self._say(View("warning", text), None)

    def _say(self, view: View, offer: Callable[[], None] | None) -> None:
        self._offer = offer
        self.banner.show_view(None)
        self.banner.show_view(view)

    def _take_offer(self) -> None:
        if self._offer:
            self._offer()

    # Actions

    def _wanted(self, name: str) -> None:
        if name == "edit":
            if self.is_editing:
                self.stop_editing()
            else:
                self.edit()
        elif name == "find":
            self.wanted.emit(name, self.path)  # nothing is left for it
        else:
            self.leave(lambda: self.wanted.emit(name, self.path))
        self.header.show_editing(self.is_editing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what is open here before it leads away."""
        if event.key() == Qt.Key.Key_Escape and self.find_bar.isVisible():
            self.find_bar.leave()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _says_kept(text: str) -> bool:
    """Whether the front matter has the mark, as far as a star needs to know."""
    rows = text.split("\n", 60)
    if rows[0].strip() != "---":
        return False
    head = next((rows[1:n] for n, row in enumerate(rows[1:], 1) if row.strip() == "---"), [])
    return any(KEPT_TAG in row for row in head)
