"""Opens the reader when a conversation is first wanted; nothing of it is loaded before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.popup.rows import Row
    from app.desktop.reader.window import ReaderWindow
    from app.desktop.theme import Theme
    from app.engine.conversations import Conversation
    from app.engine.engine import Engine


class ReaderDoor(QObject):
    """`failed(problem)`: the conversation is gone or cannot be read."""

    failed = Signal(object)

    def __init__(self, engine: Engine, theme: Theme, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._engine, self._theme, self._background = engine, theme, background
        self.window: ReaderWindow | None = None

    def show(self, row: Row) -> None:
        """Read the conversation off the windows' thread, then show it at the row's turn."""
        self._background.run(
            lambda: self._engine.conversation(row.path, row.line),
            lambda conversation: self._present(conversation, row.matched),
            self.failed.emit,
        )

    def close(self) -> None:
        if self.window:
            self.window.close()

    def _present(self, conversation: Conversation, words: tuple[str, ...]) -> None:
        if self.window is None:
            from app.desktop.reader.window import ReaderWindow

            self.window = ReaderWindow(self._theme)
        self.window.show_conversation(conversation, words)
