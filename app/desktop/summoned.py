"""A window that is called up from anywhere: over all others, with the keyboard, and gone when that goes.

The popup and the line for quick notes are such windows. How the keyboard is got is `popup/keyboard.py`'s.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.desktop.activation import come_forward, use_token
from app.desktop.icons import application_icon
from app.desktop.popup.keyboard import Keyboard


class Summoned(QWidget):
    """Made once, then only shown and hidden. `field` is what gets the keyboard.

    `about_to_show`, `left` (for another window) and `hidden` tell others.
    """

    about_to_show = Signal()
    left = Signal()
    hidden = Signal()
    field: QLineEdit

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_MacAlwaysShowToolWindow)
        self.setWindowIcon(application_icon())
        self._times_shown = 0
        self._keyboard = Keyboard(self)
        self._keyboard.missed.connect(lambda: self._left(self._times_shown))

    def put_in_place(self) -> None:
        """It is about to be shown: give it its place and size."""

    def stays(self) -> bool:
        """Whether it is to be left where it is though the keyboard went elsewhere."""
        return False

    @property
    def is_pinned(self) -> bool:
        """Whether a person wants it to stay open."""
        return False

    def toggle(self, activation_token: str = "") -> None:
        """Hide it when it is there, else show it. One that is pinned and behind others comes back first."""
        if self.isVisible() and (self.isActiveWindow() or not self.is_pinned):
            self.hide()
        else:
            self.present(activation_token)

    def present(self, activation_token: str = "") -> None:
        """Show it, with the keyboard."""
        use_token(activation_token)
        if not self.isActiveWindow():
            self.about_to_show.emit()
        if not self.isVisible():
            self.put_in_place()
        self._times_shown += 1
        self._keyboard.begin()
        self.show()
        self.raise_()
        come_forward(self)
        self.field.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate and self.isVisible():
            shown = self._times_shown
            QTimer.singleShot(0, self, lambda: self._left(shown))
        elif event.type() == QEvent.Type.WindowActivate:
            self._keyboard.take()
        return super().event(event)

    def _left(self, shown: int) -> None:
        """Hide when the focus went to another window; not for own dialogs and menus.

        While window managers still hand it about, it is only asked for again.
        """
        if self.isActiveWindow() or shown != self._times_shown:
            return
        self.left.emit()
        if self.stays() or self._keyboard.is_settling:
            return
        if not (self._has(QApplication.activeWindow()) or QApplication.activePopupWidget()):
            self.hide()

    def _has(self, window: QWidget | None) -> bool:
        """Whether it is one of this window's own dialogs."""
        while window is not None and window is not self:
            window = window.parentWidget()
        return window is self

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._keyboard.end()
        self.hidden.emit()
