"""The note's own text to write in. It saves nothing by itself; see `session.py`."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.desktop.library.highlighter import MarkdownHighlighter
from app.desktop.theme import Space, Theme

MOST_COLOURED, MOST_SIGNS_COLOURED = 1_000, 60_000
"""Lines and characters up to which the text is coloured; above, opening and typing must stay quick."""


class Editor(QPlainTextEdit):
    """`save_wanted` by Ctrl+S, `done_wanted` by Esc. Tab leaves the field for those who use only keys."""

    save_wanted = Signal()
    done_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("editor")
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(Space.l)
        self._theme = theme
        self._highlighter: MarkdownHighlighter | None = None
        theme.changed.connect(self._colour)

    def show_text(self, text: str, line: int = 0) -> None:
        """Begin with this text, with the cursor at the line (from 1)."""
        self._drop_highlighter()
        self.setPlainText(text)
        self._colour()
        self.document().setModified(False)
        if line > 1:
            self.go_to(line)

    def go_to(self, line: int) -> None:
        block = self.document().findBlockByNumber(min(line, self.blockCount()) - 1)
        self.setTextCursor(QTextCursor(block))
        self.centerCursor()

    def _colour(self) -> None:
        if self.blockCount() > MOST_COLOURED or self.document().characterCount() > MOST_SIGNS_COLOURED:
            return
        if self._highlighter is None:
            self._highlighter = MarkdownHighlighter(self.document(), self._theme)
        else:
            self._highlighter.use_colours()
            self._highlighter.rehighlight()

    def _drop_highlighter(self) -> None:
        if self._highlighter:
            self._highlighter.setDocument(None)  # Qt's way to let go
            self._highlighter = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if control and event.key() == Qt.Key.Key_S:
            self.save_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.done_wanted.emit()
        else:
            super().keyPressEvent(event)
