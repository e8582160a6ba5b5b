"""A passage goes straight into the program that was used before the popup, where the system allows that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from app.desktop.timers import single_shot
from app.desktop.trace import trace
from app.platform.paste.main import Paster, paster

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.popup.window import PopupWindow


ELSEWHERE_MS = 200
"""So long after the popup was left, another window has the focus for sure."""


class Pasting(QObject):
    """`is_offered` is known once the popup was made ready to be shown."""

    def __init__(self, window: PopupWindow, background: Background, way: Paster | None = None) -> None:
        super().__init__(window)
        self._window, self._background = window, background
        self._way = way or paster()
        self.is_offered = False
        if self._way is not None:
            window.about_to_show.connect(self._remember)
            window.left.connect(single_shot(self, ELSEWHERE_MS, self._remember_other).start)
            QCoreApplication.instance().aboutToQuit.connect(self._way.close)

    def _remember(self) -> None:
        assert self._way is not None
        self.is_offered = self._way.remember()
        self._window.menu.can_paste = self.is_offered
        trace("window in use", known=self.is_offered)

    def _remember_other(self) -> None:
        """Of a popup that stays while one works in another program."""
        if self._window.isVisible() and not self._window.isActiveWindow():
            self._remember()

    def paste(self, text: str) -> None:
        """It stays on the clipboard, so that it can be pasted by hand where this fails."""
        if self._way is None or not self.is_offered:
            return
        QGuiApplication.clipboard().setText(text)
        if not self._window.is_pinned:
            self._window.hide()
        self._background.run(self._way.paste, self._pasted)

    def _pasted(self, done: bool) -> None:
        if not done:
            self._window.present()
            failed = self.tr("It could not be pasted there; the passage is on the clipboard")
            self._window.footer.tell(failed)
