"""A note that changed while it was edited here: both versions side by side, and the person decides."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.desktop.fonts import scaled
from app.desktop.library.arrangement import Arrangement
from app.desktop.library.detail import LEAST
from app.desktop.theme import Space, Theme, Type
from app.desktop.utf16 import utf16
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import Elided
from app.engine.ledger import DiffLine, NoteText, diff_texts

MOST_MARKED = 2_000


class ConflictView(QWidget):
    """`mine_kept(hash)`: write mine over the version seen; `theirs_kept()`; `copy_wanted()`: mine as another
    note; `editing_wanted()`: go on editing mine.
    """

    mine_kept = Signal(str)
    theirs_kept = Signal()
    copy_wanted = Signal()
    editing_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seen = ""
        self._marked: list[tuple[Version, list[DiffLine], str]] = []
        self._title, self._text = Clamped(self), Clamped(self)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._text.setProperty("role", "muted")
        self._names = Elided(self), Elided(self)
        self.theirs, self.mine = Version(theme, self), Version(theme, self)
        self.theirs.follow(self.mine)
        self.keep_mine, self.keep_theirs = FittingButton(self), FittingButton(self)
        self.copy, self.edit = FittingButton(self), FittingButton(self)
        self.keep_mine.setProperty("role", "main")
        self.keep_mine.clicked.connect(lambda _checked=False: self.mine_kept.emit(self._seen))
        self.keep_theirs.clicked.connect(lambda _checked=False: self.theirs_kept.emit())
        self.copy.clicked.connect(lambda _checked=False: self.copy_wanted.emit())
        self.edit.clicked.connect(lambda _checked=False: self.editing_wanted.emit())
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.l, Space.l, Space.l)
        layout.setSpacing(Space.s)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        both = QGridLayout()
        both.setSpacing(Space.s)
        for column, (name, version) in enumerate(zip(self._names, (self.theirs, self.mine), strict=True)):
            both.addWidget(name, 0, column)
            both.addWidget(version, 1, column)
        both.setRowStretch(1, 1)
        layout.addLayout(both, 1)
        for row in ((self.keep_mine, self.keep_theirs), (self.copy, self.edit)):
            line = QHBoxLayout()
            for button in row:
                line.addWidget(button, 1)
            layout.addLayout(line)

    def arrange(self, arranged: Arrangement) -> None:
        """In a low window the versions have nearly all of it."""
        self._title.set_most_lines(1 if arranged.low else 2)
        self._text.setVisible(not arranged.low)
        self._title.setToolTip(self._text.text() if arranged.low else "")
        above = Space.xs if arranged.low else Space.l
        self._layout.setContentsMargins(Space.l, above, Space.l, above)
        self._layout.setSpacing(Space.xs if arranged.low else Space.s)

    def retranslate(self) -> None:
        self._title.setText(self.tr("This note was changed by another program"))
        self._text.setText(
            self.tr("Nothing was overwritten. If you keep yours, the other one stays in the history.")
        )
        self._names[0].setText(self.tr("On disk now"))
        self._names[1].setText(self.tr("Yours"))
        self.theirs.setAccessibleName(self.tr("The version on disk"))
        self.mine.setAccessibleName(self.tr("Your version"))
        self.keep_mine.setText(self.tr("Keep mine"))
        self.keep_theirs.setText(self.tr("Keep the one on disk"))
        self.copy.setText(self.tr("Save mine as a new note"))
        self.edit.setText(self.tr("Keep editing mine"))

    def show_versions(self, theirs: NoteText | None, mine: str) -> None:
        """`theirs` is None when the note was deleted meanwhile."""
        self._seen = theirs.hash if theirs else ""
        text = theirs.text if theirs else ""
        self.theirs.setPlainText(text)
        self.mine.setPlainText(mine)
        if theirs is None:
            self.theirs.setPlaceholderText(self.tr("The note was deleted."))
        lines = [line for hunk in diff_texts(text, mine).hunks for line in hunk][:MOST_MARKED]
        self.theirs.mark([line for line in lines if line.kind == "removed"])
        self.mine.mark([line for line in lines if line.kind == "added"])
        self.mine.setFocus()  # not a button: who goes on typing must not decide by a space

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Version(QPlainTextEdit):
    """One of two texts, with the lines and words in which they differ."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("version")
        self.setMinimumHeight(LEAST)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self._theme = theme
        self._lines: list[DiffLine] = []
        theme.changed.connect(self._again)

    def follow(self, other: Version) -> None:
        """Scroll together, as far as both go."""
        for one, two in ((self, other), (other, self)):
            one.verticalScrollBar().valueChanged.connect(two.verticalScrollBar().setValue)

    def _again(self) -> None:
        self.mark(self._lines)

    def mark(self, lines: list[DiffLine]) -> None:
        self._lines = lines
        found = []
        for line in lines:
            number = (line.before or line.after or 1) - 1
            cursor = QTextCursor(self.document().findBlockByNumber(number))
            whole = QTextCharFormat()
            whole.setBackground(self._theme.colour(line.kind))
            whole.setProperty(QTextFormat.Property.FullWidthSelection, True)
            found.append(_selection(cursor, whole))
            word = QTextCharFormat()
            word.setBackground(self._theme.colour(f"{line.kind}_word"))
            for start, end in line.marks:
                part = QTextCursor(cursor)
                part.setPosition(cursor.block().position() + utf16(line.text[:start]))
                last = cursor.block().position() + utf16(line.text[:end])
                part.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
                found.append(_selection(part, word))
        self.setExtraSelections(found)
        if lines:
            first = (lines[0].before or lines[0].after or 1) - 1
            self.setTextCursor(QTextCursor(self.document().findBlockByNumber(first)))
            self.centerCursor()


def _selection(cursor: QTextCursor, form: QTextCharFormat) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor, selection.format = cursor, form
    return selection
