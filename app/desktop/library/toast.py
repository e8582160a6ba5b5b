"""What was just done, for some seconds over the lower part of the window, with a way to take it back.

It lies over the details, above the buttons at the bottom, where it hides least, and moves nothing: who aims
at a button that moves hits another one. A question that opens takes its place.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space
from app.desktop.widgets.labels import Label
from app.desktop.widgets.larger import larger

SHOWN_MS = 9000
WIDTH, ABOVE_BUTTONS = 520, 112
"""Pixels at the usual text size: at most so wide, and so far from the window's lower edge."""


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
        parent.installEventFilter(self)

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def offered(self) -> Callable[[], None] | None:
        """What its button does, as long as it can be pressed."""
        return self._undo if self.isVisible() else None

    def tell(self, text: str, button: str = "", undo: Callable[[], None] | None = None) -> None:
        self._text.setText(text)
        self._undo = undo
        self.button.setText(button)
        self.button.setVisible(bool(button and undo))
        self._place()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        elif event.type() == QEvent.Type.WindowBlocked:
            self.hide()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        window, scale = self.parentWidget(), larger(self)
        width = min(round(WIDTH * scale), window.width() - 2 * Space.l)
        height = max(self.layout().heightForWidth(width), self.minimumSizeHint().height())
        top = window.height() - height - round(ABOVE_BUTTONS * scale)
        self.setGeometry(window.width() - width - Space.l, max(Space.s, top), width, height)

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
