"""What a person can do from the tray's menu, and from the window that stands in for a missing tray."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from app.desktop.status_text import StatusText


class ProgramActions(QObject):
    """The actions themselves; who shows them decides how. `pause_wanted` carries the wish, not the state."""

    search = Signal()
    open_folder = Signal()
    sync = Signal()
    pause_wanted = Signal(bool)
    quit = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcut = ""
        self._paused = False
        self.search_action = self._action(self.search.emit)
        self.folder_action = self._action(self.open_folder.emit)
        self.sync_action = self._action(self.sync.emit)
        self.pause_action = self._action(lambda: self.pause_wanted.emit(not self._paused))
        self.status_action = QAction(self)
        self.status_action.setEnabled(False)
        self.quit_action = self._action(self.quit.emit)
        self.set_ready(False)
        self.retranslate()

    def _action(self, call: Callable[[], None]) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda _checked=False: call())
        return action

    def retranslate(self) -> None:
        search = self.tr("Search")
        # The shortcut is only told here: a QAction's own shortcut would work in our windows alone.
        self.search_action.setText(f"{search}\t{self._shortcut}" if self._shortcut else search)
        self.folder_action.setText(self.tr("Open memory folder"))
        self.sync_action.setText(self.tr("Sync now"))
        self.pause_action.setText(self.tr("Resume indexing") if self._paused else self.tr("Pause indexing"))
        self.quit_action.setText(self.tr("Quit Memoro"))

    def set_shortcut(self, text: str) -> None:
        self._shortcut = text
        self.retranslate()

    def set_ready(self, ready: bool) -> None:
        """Whether there is an engine with a folder to act on."""
        for action in (self.folder_action, self.sync_action, self.pause_action):
            action.setEnabled(ready)

    def show_status(self, status: StatusText, *, paused: bool) -> None:
        self._paused = paused
        self.status_action.setText(status.line)
        self.retranslate()
