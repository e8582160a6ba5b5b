"""The turns of a conversation, one below the other: the person's on a tinted ground, the found one marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import (
    QFont,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextDocumentFragment,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from app.desktop.popup.preview import IMAGE
from app.desktop.reader.words import head
from app.desktop.theme import Space, Theme

if TYPE_CHECKING:
    from app.engine.conversations import Conversation, Turn

MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class TurnsView(QTextBrowser):
    """Read only. `words` are marked in the found turn."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[Conversation, tuple[str, ...]] | None = None
        self._found: QTextFrame | None = None
        self.setObjectName("preview")
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(Space.l)
        theme.changed.connect(self._again)

    def loadResource(self, kind: int, name: QUrl) -> Any:
        return ""

    def show_turns(self, conversation: Conversation, words: tuple[str, ...]) -> None:
        self._shown = (conversation, words)
        self._found = None
        self.clear()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for number, turn in enumerate(conversation.turns):
            frame = self._add(cursor, turn, found=number == conversation.at)
            if number == conversation.at:
                self._found = frame
        cursor.endEditBlock()
        self.setExtraSelections(self._marks(words))
        QTimer.singleShot(0, self.scroll_to_found)  # when the window has laid out its text

    def scroll_to_found(self) -> None:
        if self._found is None:
            return
        cursor = self._found.firstCursorPosition()
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - self.viewport().height() // 5)

    @property
    def found_text(self) -> str:
        """The found turn with its head, as it stands on the screen."""
        if self._found is None:
            return ""
        cursor = self._found.firstCursorPosition()
        cursor.setPosition(self._found.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        return cursor.selection().toPlainText()

    def _add(self, cursor: QTextCursor, turn: Turn, *, found: bool) -> QTextFrame:
        form = QTextFrameFormat()
        form.setPadding(Space.m)
        if found or turn.role == "user":
            form.setBackground(self._theme.colour("entry" if found else "window"))
        cursor.movePosition(QTextCursor.MoveOperation.End)
        frame = cursor.insertFrame(form)
        small = QTextCharFormat()
        small.setForeground(self._theme.colour("muted"))
        small.setFontWeight(QFont.Weight.DemiBold)
        small.setProperty(QTextFormat.Property.FontSizeAdjustment, -1)
        cursor.insertText(head(turn), small)
        cursor.insertBlock()
        cursor.setCharFormat(QTextCharFormat())
        text = IMAGE.sub(r"*\1*", turn.text)
        cursor.insertFragment(QTextDocumentFragment.fromMarkdown(text, MARKDOWN))
        return frame

    def _marks(self, words: tuple[str, ...]) -> list[QTextEdit.ExtraSelection]:
        if self._found is None:
            return []
        form = QTextCharFormat()
        form.setBackground(self._theme.colour("mark"))
        form.setForeground(self._theme.colour("on_mark"))
        marks: list[QTextEdit.ExtraSelection] = []
        for word in words[:12]:
            cursor = self.document().find(word, self._found.firstPosition())
            while not cursor.isNull() and cursor.selectionEnd() <= self._found.lastPosition():
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, form
                marks.append(mark)
                cursor = self.document().find(word, cursor)
        return marks

    def _again(self) -> None:
        if self._shown:
            self.show_turns(*self._shown)
