"""What was just done, for some seconds at the bottom of the window, with a way to take it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space
from app.desktop.widgets.labels import Label

SHOWN_MS = 9000


class Toast(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._text, self.button = Label(self), Button(self)
        self._undo: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._leave)
        self.button.clicked.connect(lambda _checked=False: self._take_back())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.s, Space.s, Space.s)
        layout.addWidget(self._text, 1)
        layout.addWidget(self.button)
        self._text.setWordWrap(True)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def tell(self, text: str, button: str = "", undo: Callable[[], None] | None = None) -> None:
        self._text.setText(text)
        self._undo = undo
        self.button.setText(button)
        self.button.setVisible(bool(button and undo))
        self.show()
        self._timer.start(SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        self.hide()
        if undo:
            undo()

    def _leave(self) -> None:
        """Not while a person is about to press the button."""
        if self.button.hasFocus() or self.underMouse():
            self._timer.start(SHOWN_MS)
        else:
            self.hide()
