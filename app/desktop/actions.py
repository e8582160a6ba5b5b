"""What a person can do from the tray's menu, and from the window that stands in for a missing tray."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from app.desktop.status_text import StatusText


class ProgramActions(QObject):
    """The actions themselves; who shows them decides how. `pause_wanted` carries the wish, not the state."""

    search = Signal()
    library = Signal()
    inbox = Signal()
    open_folder = Signal()
    sync = Signal()
    pause_wanted = Signal(bool)
    settings = Signal()
    capture = Signal()
    pause_hotkey_wanted = Signal(bool)
    silence_wanted = Signal(bool)
    first_steps = Signal()
    backup = Signal()
    diagnostics = Signal()
    look_for_updates = Signal()
    quit = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcut = ""
        self._paused = False
        self._hotkey_paused = False
        self._update = ""
        self._waiting = 0
        self.search_action = self._action(self.search.emit)
        self.library_action = self._action(self.library.emit)
        self.inbox_action = self._action(self.inbox.emit)
        self.inbox_action.setVisible(False)
        self.folder_action = self._action(self.open_folder.emit)
        self.sync_action = self._action(self.sync.emit)
        self.pause_action = self._action(lambda: self.pause_wanted.emit(not self._paused))
        self.capture_action = self._action(self.capture.emit)
        self.pause_hotkey_action = self._action(
            lambda: self.pause_hotkey_wanted.emit(not self._hotkey_paused)
        )
        self.silence_action = QAction(self)
        self.silence_action.setCheckable(True)
        self.silence_action.triggered.connect(self.silence_wanted)
        self.first_steps_action = self._action(self.first_steps.emit)
        self.backup_action = self._action(self.backup.emit)
        self.diagnostics_action = self._action(self.diagnostics.emit)
        self.updates_action = self._action(self.look_for_updates.emit)
        self.updates_action.setVisible(False)
        self.status_action = QAction(self)
        self.status_action.setEnabled(False)
        self.settings_action = self._action(self.settings.emit)
        self.quit_action = self._action(self.quit.emit)
        for action in self._of_the_desk:
            action.setEnabled(False)
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
        self.library_action.setText(self.tr("Memory library"))
        self.inbox_action.setText(self.tr("%Ln proposal(s) to review…", "", self._waiting))
        self.folder_action.setText(self.tr("Open memory folder"))
        self.sync_action.setText(self.tr("Sync now"))
        self.pause_action.setText(self.tr("Resume indexing") if self._paused else self.tr("Pause indexing"))
        self.settings_action.setText(self.tr("Settings…"))
        self.quit_action.setText(self.tr("Quit Memoro"))
        self._retranslate_more()

    def _retranslate_more(self) -> None:
        self.capture_action.setText(self.tr("Quick note…"))
        pause, again = self.tr("Pause the hotkey for an hour"), self.tr("Use the hotkey again")
        self.pause_hotkey_action.setText(again if self._hotkey_paused else pause)
        self.silence_action.setText(self.tr("Do not disturb"))
        self.first_steps_action.setText(self.tr("First steps…"))
        self.backup_action.setText(self.tr("Back up and restore…"))
        self.diagnostics_action.setText(self.tr("Report for support…"))
        found = self.tr("Update to %1…").replace("%1", self._update)
        self.updates_action.setText(found if self._update else self.tr("Look for updates…"))

    @property
    def more(self) -> list[QAction]:
        """What is wanted seldom: a menu of its own."""
        return [
            self.pause_hotkey_action, self.silence_action, self.first_steps_action, self.backup_action,
            self.diagnostics_action, self.updates_action,
        ]  # fmt: skip

    @property
    def _of_the_desk(self) -> list[QAction]:
        """What nobody would hear before the engine and its windows are there."""
        return [self.library_action, self.inbox_action, self.settings_action, *self.more]

    def begin(self) -> None:
        """Somebody hears now what is chosen."""
        for action in self._of_the_desk:
            action.setEnabled(True)

    def set_hotkey_paused(self, paused: bool) -> None:
        self._hotkey_paused = paused
        self.retranslate()

    def set_silent(self, silent: bool) -> None:
        self.silence_action.setChecked(silent)

    def set_update(self, version: str) -> None:
        self._update = version
        self.retranslate()

    def set_updates(self, known: bool) -> None:
        """Whether it is known where new versions are announced; where it is not, looking could only fail."""
        self.updates_action.setVisible(known)

    def set_waiting(self, count: int) -> None:
        """How many proposals of assistants wait; where none does, nothing is offered."""
        self._waiting = count
        self.inbox_action.setVisible(count > 0)
        self.retranslate()

    def set_shortcut(self, text: str) -> None:
        self._shortcut = text
        self.retranslate()

    def set_ready(self, ready: bool) -> None:
        """Whether there is an engine with a folder to act on."""
        for action in (self.folder_action, self.sync_action, self.pause_action, self.capture_action):
            action.setEnabled(ready)

    def show_status(self, status: StatusText, *, paused: bool) -> None:
        self._paused = paused
        self.status_action.setText(status.line)
        self.retranslate()
