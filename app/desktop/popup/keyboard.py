"""Gets the keyboard for the popup: asks for it until it comes, or until the person has gone elsewhere."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.desktop.activation import come_forward
from app.desktop.timers import single_shot
from app.platform.active_window.main import watch
from app.platform.active_window.models import NOTHING, ActiveWindow, Watcher

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

log = logging.getLogger(__name__)
FOCUS_AGAIN_MS = 150
WAITING_MS, WAITS = 500, 60
"""Between two questions for a keyboard that somebody holds, and how many of them."""
DEEPEST_MENU = 8


class Keyboard(QObject):
    """`missed`: another window was chosen before the popup had the keyboard for good."""

    missed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._settling = single_shot(self, FOCUS_AGAIN_MS, self._insist)
        self._doubting = single_shot(self, FOCUS_AGAIN_MS, self._call_attention)
        self._waiting = single_shot(self, WAITING_MS, self._ask_again)
        self._waits_left, self._had_it = 0, False
        self._watcher: Watcher | None = None
        self._in_use: ActiveWindow = NOTHING

    @property
    def is_settling(self) -> bool:
        """While the popup opens, the focus may flicker."""
        return self._settling.isActive()

    def begin(self) -> None:
        """The popup is about to be shown: whoever asks for it wants no menu of ours any longer."""
        self.end()
        for _ in range(DEEPEST_MENU):
            menu = QApplication.activePopupWidget()
            if menu is None or self._window.isAncestorOf(menu) or not menu.close():
                break
        self._had_it = self._window.isActiveWindow()
        self._settling.start()

    def end(self) -> None:
        """The popup is hidden."""
        self._settling.stop()
        self._stop_asking()

    def take(self) -> None:
        """It has come; what the popup loses from now on, it has lost."""
        self._had_it = True
        self._stop_asking()

    def _stop_asking(self) -> None:
        self._doubting.stop()
        self._waiting.stop()
        if self._watcher is not None:
            self._watcher.close()
            self._watcher = None

    def _lacks(self) -> bool:
        window = self._window
        return window.isVisible() and not window.isActiveWindow() and QApplication.activeWindow() is None

    def _insist(self) -> None:
        """Some window managers hand over the focus only when asked a second time."""
        if self._lacks() and QGuiApplication.focusWindow() is self._window.windowHandle():
            # It was hidden and shown again before the loss was heard of: Qt does not tell what is so already.
            QApplication.setActiveWindow(self._window)
        if self._lacks():
            self._window.raise_()
            come_forward(self._window)
            self._doubting.start()
        elif self._had_it and not self._window.isActiveWindow():
            self.missed.emit()  # another window of ours was chosen meanwhile

    def _call_attention(self) -> None:
        """Others do not at all, or another program holds the keyboard: who must click sees where."""
        if not self._lacks():
            return
        if self._had_it:
            self.missed.emit()  # it was no flicker: somebody was quick to go elsewhere
            return
        log.info("the popup was shown, but did not get the keyboard")
        QApplication.alert(self._window)
        self._watcher = watch(self._look_elsewhere, self)
        self._in_use = self._watcher.now if self._watcher else NOTHING
        self._waits_left = WAITS
        self._waiting.start()

    def _ask_again(self) -> None:
        """The menu may be closed by now."""
        self._waits_left -= 1
        if self._lacks():
            come_forward(self._window)
        if self._waits_left:
            self._waiting.start()

    def _look_elsewhere(self) -> None:
        """A window that gets the focus back from nothing was not chosen by anybody."""
        before, now = self._in_use, self._watcher.now if self._watcher else NOTHING
        self._in_use = now
        if self._lacks() and NOTHING not in {before, now} and not now.own:
            self._stop_asking()
            self.missed.emit()
