"""Round corners where what is behind them shows; elsewhere they would be black, so they stay square.

There the window is not transparent at all, since a transparent one takes longer to be shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from app.desktop.timers import single_shot
from app.platform.compositing import ALWAYS, corners_show_through

if TYPE_CHECKING:
    from app.desktop.popup.window import PopupWindow

LOOK_MS = 300
"""After the window was hidden, so that nobody waits while the desktop is asked."""


class Corners(QObject):
    """To be made before the window is shown for the first time."""

    def __init__(self, window: PopupWindow) -> None:
        super().__init__(window)
        self._window, self._are_round = window, False
        if QGuiApplication.platformName() in ALWAYS:
            self.look()
            return
        self._look_again = single_shot(self, LOOK_MS, self._look_unseen)
        window.hidden.connect(self._look_again.start)

    def look(self) -> None:
        """At what the desktop does now; not while the window is shown."""
        are_round = corners_show_through(QGuiApplication.platformName())
        if are_round == self._are_round:
            return
        self._are_round, window = are_round, self._window
        if window.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            window.destroy()  # X11 makes a window transparent at its making only; the next show makes it
        for attribute in (
            Qt.WidgetAttribute.WA_TranslucentBackground,
            Qt.WidgetAttribute.WA_NoSystemBackground,
        ):
            window.setAttribute(attribute, are_round)
        window.setProperty("rounded", are_round)
        window.style().unpolish(window)
        window.style().polish(window)

    def _look_unseen(self) -> None:
        """Who called the window up again meanwhile types now; it is hidden once more."""
        if not self._window.isVisible():
            self.look()
