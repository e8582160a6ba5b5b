"""A difference that people read without knowing the word: green is new, red is gone, each with its sign."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from app.desktop.theme import Space, Theme
from app.engine.ledger import Diff, DiffLine

AT_ONCE = 120
"""Lines drawn in one go; the rest follows piece by piece, so that the window never waits."""
LONGEST_LINE = 4000
SIGNS = {"added": "+", "removed": "−", "same": " "}


class DiffView(QTextEdit):
    """Read-only. `show_diff` may be given any size."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("difference")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(Space.m)
        self._theme = theme
        self._diff: Diff | None = None
        self._left: Iterator[DiffLine | None] = iter(())
        self._first = True
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.timeout.connect(self._draw_more)
        theme.changed.connect(self._again)

    def show_diff(self, diff: Diff | None) -> None:
        self._diff = diff
        self._more.stop()
        self.clear()
        self._first = True
        self._left = _lines(diff) if diff else iter(())
        self._draw_more()
        self.moveCursor(QTextCursor.MoveOperation.Start)  # where Qt scrolls to when it is first shown
        self.verticalScrollBar().setValue(0)

    def _again(self) -> None:
        self.show_diff(self._diff)

    def _draw_more(self) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for count, line in enumerate(self._left, 1):
            self._draw(cursor, line)
            if count == AT_ONCE:
                self._more.start(0)
                break
        cursor.endEditBlock()

    def _draw(self, cursor: QTextCursor, line: DiffLine | None) -> None:
        block, plain = QTextBlockFormat(), QTextCharFormat()
        block.setLeftMargin(Space.l + 6)
        block.setTextIndent(-(Space.l + 2))
        plain.setForeground(self._theme.colour("text"))
        if line is None or line.kind == "same":
            plain.setForeground(self._theme.colour("muted"))
        else:
            block.setBackground(self._theme.colour(line.kind))
        if self._first:
            cursor.setBlockFormat(block)
            self._first = False
        else:
            cursor.insertBlock(block, plain)
        if line is None:
            cursor.insertText("⋯", plain)
            return
        cursor.insertText(f"{SIGNS[line.kind]}\u2002", plain)
        marked = QTextCharFormat(plain)
        if line.kind != "same":
            marked.setBackground(self._theme.colour(f"{line.kind}_word"))
        text, at = line.text[:LONGEST_LINE], 0
        for start, end in line.marks:
            cursor.insertText(text[at:start], plain)
            cursor.insertText(text[start:end], marked)
            at = end
        cursor.insertText(text[at:], plain)


def _lines(diff: Diff) -> Iterator[DiffLine | None]:
    """The lines of all hunks; None between two hunks."""
    for number, hunk in enumerate(diff.hunks):
        if number:
            yield None
        yield from hunk
