"""One line over everything: what is typed goes to today's log with Enter. Has a hotkey of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLineEdit, QWidget

from app.desktop.activation import come_forward, use_token
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon, glyph
from app.desktop.popup.placement import place, put, screen_index
from app.desktop.problems import sentences
from app.desktop.theme import Space, Theme, Type
from app.desktop.timers import single_shot
from app.desktop.trace import trace
from app.desktop.widgets.labels import Label
from app.engine.capture import Captured, capture
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.engine import Engine

WIDTH, WIDTH_IN_TEXT = 640, 36
FOCUS_AGAIN_MS = 150


class CaptureLine(QWidget):
    """Made once, then shown and hidden. A text that could not be written stays in the line."""

    def __init__(self, theme: Theme, engine: Engine, background: Background) -> None:
        super().__init__(None, Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_MacAlwaysShowToolWindow)
        self.setWindowIcon(application_icon())
        self._theme, self._engine, self._background = theme, engine, background
        self._is_offered = False
        self._icon, self._hint = Label(self), Label(self)
        self.field = QLineEdit(self)
        self.field.setObjectName("question")
        self.field.setFrame(False)
        self.field.setMaxLength(4000)
        self.field.returnPressed.connect(self.keep)
        self._settling = single_shot(self, FOCUS_AGAIN_MS, self._insist)
        self._lay_out()
        theme.dress(self)
        theme.changed.connect(self._draw)
        self._draw()
        self.retranslate()

    def _lay_out(self) -> None:
        self.field.setFont(scaled(self.font(), Type.heading))
        self._hint.setFont(scaled(self.font(), Type.small))
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        layout = QGridLayout(self)
        layout.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        layout.setHorizontalSpacing(Space.m)
        layout.setVerticalSpacing(Space.xs)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._icon, 0, 0)
        layout.addWidget(self.field, 0, 1)
        layout.addWidget(self._hint, 1, 1)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Quick note"))
        self.field.setPlaceholderText(self.tr("What should be remembered?"))
        self.field.setAccessibleName(self.tr("Quick note"))
        self._say(self.tr("Enter adds it to today’s log, Esc closes."))

    def offer(self, text: object) -> None:
        """What was typed before the program ended, unless somebody types already."""
        self._is_offered = True
        if isinstance(text, str) and not self.field.text():
            self.field.setText(text)
        trace("capture offered")

    @property
    def unsaved(self) -> str | None:
        """What the next start is to offer; None while it is not known what the last one left."""
        return self.field.text() if self._is_offered or self.field.text() else None

    def toggle(self, activation_token: str = "") -> None:
        if self.isVisible() and self.isActiveWindow():
            self.hide()
        else:
            self.present(activation_token)

    def present(self, activation_token: str = "") -> None:
        """Show it on the screen with the pointer, with the keyboard; an unsaved text is still there."""
        use_token(activation_token)
        self._say(self.tr("Enter adds it to today’s log, Esc closes."))
        screens = QGuiApplication.screens()
        index = screen_index(QCursor.pos(), [screen.geometry() for screen in screens])
        if index >= 0 and not self.isVisible():
            width = max(WIDTH, self.fontMetrics().height() * WIDTH_IN_TEXT)
            size = QSize(width, self.sizeHint().height())
            put(self, place(size, screens[index].availableGeometry()))
        self._settling.start()
        self.show()
        self.raise_()
        come_forward(self)
        self.field.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        trace("capture shown")

    def _insist(self) -> None:
        """Some window managers hand over the focus only when asked a second time."""
        if self.isVisible() and not self.isActiveWindow():
            self.raise_()
            come_forward(self)

    def keep(self) -> None:
        text, engine = self.field.text().strip(), self._engine
        if text:
            self.field.setEnabled(False)
            self._background.run(lambda: capture(engine, text), self._kept, self._failed)

    def _kept(self, _done: Captured) -> None:
        self.field.setEnabled(True)
        self.field.clear()
        self.hide()
        trace("captured")

    def _failed(self, problem: MemoroError) -> None:
        self.field.setEnabled(True)
        self.field.setFocus()
        self._say(sentences(problem), bad=True)

    def _say(self, text: str, *, bad: bool = False) -> None:
        self._hint.setText(text)
        self._hint.setProperty("role", "problem" if bad else "muted")
        self._hint.style().unpolish(self._hint)
        self._hint.style().polish(self._hint)
        if self.isVisible():
            size = QSize(self.width(), self.layout().totalHeightForWidth(self.width()))
            put(self, QRect(self.pos(), size))

    def _draw(self) -> None:
        self._icon.setPixmap(glyph("note", self._theme.colour("muted"), 22, self.devicePixelRatioF()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _is_busy(self) -> bool:
        """While the focus is still being handed about, or a menu has it."""
        return self._settling.isActive() or QApplication.activePopupWidget() is not None

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.WindowDeactivate and not self._is_busy():
            self.hide()
        elif kind == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)
