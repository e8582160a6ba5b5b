"""Below the note that is read or written: finds words in it, and goes from one place to the next."""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import islice

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QToolButton,
    QWidget,
)

from app.desktop.icons import put_glyph
from app.desktop.key_names import in_windows
from app.desktop.status_text import number
from app.desktop.theme import Space, Theme
from app.desktop.timers import single_shot
from app.desktop.utf16 import utf16
from app.desktop.widgets.labels import Elided, say

MOST, MOST_MARKED = 5_000, 500
"""Places that are counted, and those of them around the present one that are marked."""
LONGEST = 200
"""Characters of a selection that are taken over as the words to find."""
PAUSE_MS = 120
LEAST_FIELD = 80
_OURS = QTextFormat.Property.UserProperty + 70

Place = tuple[int, int]


def places(text: str, words: str) -> list[Place]:
    """Where the words begin and end in what `toPlainText` gave, as positions of the document.

    Not `QTextDocument.find`: it copies the whole line for each place, which takes seconds in a very long one.
    """
    found: list[Place] = []
    read = at = 0
    for match in islice(re.finditer(re.escape(words), text, re.IGNORECASE), MOST):
        at += utf16(text[read : match.start()])
        length = utf16(match[0])
        found.append((at, at + length))
        at, read = at + length, match.end()
    return found


class FindBar(QWidget):
    """`look_in` says in what, `open` shows it, `leave` gives the keyboard back to the note.

    `opened`: it is to be seen also where the page scrolls.
    """

    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: QTextEdit | QPlainTextEdit | None = None
        self._theirs: list[QTextEdit.ExtraSelection] = []
        """What the view had marked by itself, as the words of a search."""
        self._places: list[Place] = []
        self._from: int | None = None
        """Where to go on from to the first place, as soon as there is one."""
        self.field, self.count = QLineEdit(self), Elided(self)
        self.previous, self.next, self.close_button = QToolButton(self), QToolButton(self), QToolButton(self)
        self._due = single_shot(self, PAUSE_MS, self._look)
        self._lay_out()
        self.field.textEdited.connect(lambda _text: self._begin())
        self.previous.clicked.connect(lambda _checked=False: self.step(-1))
        self.next.clicked.connect(lambda _checked=False: self.step(1))
        self.close_button.clicked.connect(lambda _checked=False: self.leave())
        for keys, by in (("F3", 1), ("Shift+F3", -1)):
            shortcut = QShortcut(QKeySequence(keys), parent)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: self.step(by))
        theme.changed.connect(self._draw)
        self.hide()
        self.retranslate()
        self._draw()

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.s, Space.m, Space.s)
        layout.setSpacing(Space.s)
        self.field.setMinimumWidth(LEAST_FIELD)
        self.count.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.count)
        for button in (self.previous, self.next, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            layout.addWidget(button)

    def retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Find in this note"))
        self.field.setAccessibleName(self.tr("Find in this note"))
        for button, text in (
            (self.previous, self.tr("Find previous (Shift+F3)")),
            (self.next, self.tr("Find next (F3)")),
            (self.close_button, self.tr("Close (Esc)")),
        ):
            button.setToolTip(in_windows(text))
            button.setAccessibleName(in_windows(text))
        self._tell()

    # Where it looks

    def look_in(self, view: QTextEdit | QPlainTextEdit | None) -> None:
        """Another view is shown: an open bar goes on there. None: there is nothing to look in."""
        if view is self._view:
            return
        if self._view:
            self._unmark()
            self._view.document().contentsChanged.disconnect(self._text_changed)
        self._view = view
        if view is None:
            self.hide()
        else:
            view.document().contentsChanged.connect(self._text_changed)
            self._text_changed()

    def open(self) -> bool:
        """False where there is nothing to look in."""
        if self._view is None:
            return False
        selected = self._view.textCursor().selectedText()
        if selected and len(selected) <= LONGEST and "\u2029" not in selected and not self.field.hasFocus():
            self.field.setText(selected)
        self.show()
        self.opened.emit()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._begin()
        return True

    def leave(self) -> None:
        """The note has the keyboard again."""
        self._due.stop()
        self._unmark()
        self.hide()
        if self._view:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _text_changed(self) -> None:
        """Soon, and also while more and more of a long note is laid out."""
        if self.isVisible() and not self._due.isActive():
            self._due.start()

    # Finding

    def _begin(self) -> None:
        """Soon look for what stands in the field, from where the person is."""
        if self._from is None and self._view:
            self._from = self._here(self._view)
        self._due.start()

    def _here(self, view: QTextEdit | QPlainTextEdit) -> int:
        cursor = view.textCursor()
        if view.isReadOnly() and not cursor.hasSelection():
            cursor = view.cursorForPosition(QPoint(0, 0))  # who reads knows of no cursor
        return cursor.selectionStart()

    def _look(self) -> None:
        if self._view is None or not self.isVisible():
            return
        words = self.field.text()
        self._places = places(self._view.toPlainText(), words) if words else []
        if self._from is not None and self._places:
            self._go(self._first_from(self._from))
            self._from = None
        else:
            self._mark()

    def _first_from(self, position: int) -> int:
        return bisect_left(self._places, (position, 0)) % len(self._places)

    def step(self, by: int) -> None:
        """To the next place, or the one before; from the last one to the first."""
        if self.isHidden():
            self.open()
            return
        if self._due.isActive():
            begun = self._from is not None
            self._due.stop()
            self._look()
            if begun:
                return
        if self._places and self._view:
            at = self._at()
            is_there = self._places[at][0] == self._view.textCursor().selectionStart()
            self._go((at + (by if is_there or by < 0 else 0)) % len(self._places))

    def _at(self) -> int:
        assert self._view
        return self._first_from(self._view.textCursor().selectionStart())

    def _go(self, at: int) -> None:
        """Select it, which scrolls there, too."""
        assert self._view
        self._view.setTextCursor(self._cursor(self._places[at]))
        self._mark()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.count.text()))

    def _cursor(self, place: Place) -> QTextCursor:
        assert self._view
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(place[0])
        cursor.setPosition(place[1], QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # Showing

    def _mark(self) -> None:
        assert self._view
        self._keep_theirs(self._view)
        first = max(0, self._at() - MOST_MARKED // 2) if self._places else 0
        form = QTextCharFormat()
        form.setBackground(self._theme.colour("mark"))
        form.setForeground(self._theme.colour("on_mark"))
        form.setProperty(_OURS, True)
        marks = []
        for place in self._places[first : first + MOST_MARKED]:
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = self._cursor(place), form
            marks.append(mark)
        self._view.setExtraSelections(marks if self.field.text() else self._theirs)
        self._tell()

    def _keep_theirs(self, view: QTextEdit | QPlainTextEdit) -> None:
        shown = view.extraSelections()
        if shown and not shown[0].format.hasProperty(_OURS):
            self._theirs = shown

    def _unmark(self) -> None:
        if self._view and self.isVisible():
            self._keep_theirs(self._view)
            self._view.setExtraSelections(self._theirs)
        self._theirs, self._places, self._from = [], [], None

    def _tell(self) -> None:
        if not self.field.text() or not self._view:
            say(self.count, "")
        elif not self._places:
            say(self.count, self.tr("Nothing found"), "problem")
        else:
            every = number(len(self._places)) + ("+" if len(self._places) == MOST else "")
            told = self.tr("%1 of %2").replace("%1", number(self._at() + 1))
            say(self.count, told.replace("%2", every))
        self.count.setToolTip(self.count.text())

    def _draw(self) -> None:
        colour = self._theme.colour("text")
        put_glyph(self.previous, "chevron-up", colour)
        put_glyph(self.next, "chevron", colour)
        put_glyph(self.close_button, "close", colour)
        self._text_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._draw()
        super().changeEvent(event)
