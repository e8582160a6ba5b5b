"""Round corners where what is behind them shows; elsewhere they would be black, so they stay square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from app.desktop.timers import single_shot
from app.platform.compositing import ALWAYS, corners_show_through

if TYPE_CHECKING:
    from app.desktop.popup.window import PopupWindow

CAN_SHINE_THROUGH = ALWAYS | {"xcb"}
LOOK_MS = 300
"""After the window was hidden, so that nobody waits while the desktop is asked."""


class Corners(QObject):
    """To be made before the window is shown for the first time: it can only be made transparent then."""

    def __init__(self, window: PopupWindow) -> None:
        super().__init__(window)
        self._window, self._are_round = window, False
        platform = QGuiApplication.platformName()
        if platform in CAN_SHINE_THROUGH:
            window.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        if platform in ALWAYS:
            self.look()
        self._look_again = single_shot(self, LOOK_MS, self.look)
        window.hidden.connect(self._look_again.start)

    def look(self) -> None:
        """At what the desktop does now."""
        are_round = corners_show_through(QGuiApplication.platformName())
        if are_round != self._are_round:
            self._are_round = are_round
            self._window.setProperty("rounded", are_round)
            self._window.style().unpolish(self._window)
            self._window.style().polish(self._window)
