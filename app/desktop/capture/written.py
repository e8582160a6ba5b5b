"""Says that a quick note was written, and where, with a way back for some seconds; it takes no keyboard.

Where no window comes without taking it (Wayland), the desktop's own notice says the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout

from app.desktop.buttons import Button
from app.desktop.icons import application_icon, glyph
from app.desktop.popup.placement import put
from app.desktop.problems import sentences
from app.desktop.punctuation import labelled
from app.desktop.theme import Space, Theme
from app.desktop.timers import single_shot
from app.desktop.trace import trace
from app.desktop.widgets.labels import Elided, Label, wrapping
from app.desktop.widgets.larger import larger

if TYPE_CHECKING:
    from app.engine.capture import Captured
    from app.errors import MemoroError

SHOWN_MS = 7000
WIDTH = 520
"""At most, in pixels at the usual text size."""


def words(done: Captured) -> tuple[str, str]:
    """What became of a note, and where it stands."""
    if done.is_new:
        title = QCoreApplication.translate("QuickNotes", "Added to today’s log")
    else:
        title = QCoreApplication.translate("QuickNotes", "Today’s log has this already")
    return title, f"{done.path}:{done.line}" if done.line else done.path


class Written(QFrame):
    """`take_back_wanted`: by its button. Tells by `tell`, and by `answer` what came of taking it back."""

    take_back_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_MacAlwaysShowToolWindow)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("popup")
        self.setWindowIcon(application_icon())
        self._theme = theme
        self._icon, self._title, self._place = Label(self), wrapping(parent=self), Elided(self)
        self.button = Button(self)
        self._place.setProperty("role", "muted")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(lambda _checked=False: self.take_back_wanted.emit())
        self._leaving = single_shot(self, SHOWN_MS, self._leave)
        layout = QGridLayout(self)
        layout.setContentsMargins(Space.l, Space.m, Space.m, Space.m)
        layout.setHorizontalSpacing(Space.m)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._icon, 0, 0, 2, 1)
        layout.addWidget(self._title, 0, 1)
        layout.addWidget(self._place, 1, 1)
        layout.addWidget(self.button, 0, 2, 2, 1)
        theme.dress(self)
        theme.changed.connect(self._draw)
        self._draw()

    @property
    def text(self) -> str:
        return labelled(self._title.text(), self._place.text()) if self._place.text() else self._title.text()

    def tell(self, done: Captured, above: QRect) -> None:
        """Where the line stood, `above`, a person looks."""
        title, place = words(done)
        self.button.setText(QCoreApplication.translate("QuickNotes", "Take it back"))
        self.button.setVisible(done.is_new)
        self._say(title, place, above)

    def answer(self, text: str) -> None:
        self.button.hide()
        self._say(text, "", self.geometry())

    def fail(self, problem: MemoroError, above: QRect) -> None:
        """It could not be taken back."""
        self.button.hide()
        self._say(sentences(problem), "", above)

    def _say(self, title: str, place: str, above: QRect) -> None:
        self._title.setText(title)
        self._place.setText(place)
        self._place.setVisible(bool(place))
        self.setWindowTitle(title)
        self.setAccessibleName(self.text)
        self.ensurePolished()
        screen = QGuiApplication.screenAt(above.center()) or QGuiApplication.primaryScreen()
        free = screen.availableGeometry()
        width = min(round(WIDTH * larger(self)), free.width() - 2 * Space.l)
        size = QSize(width, max(self.layout().totalHeightForWidth(width), self.minimumSizeHint().height()))
        put(self, QRect(QPoint(above.center().x() - width // 2, above.top()), size))
        self._leaving.start()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))
        trace("note confirmed", text=self.text)

    def _leave(self) -> None:
        """Not while a person is about to press the button."""
        if self.underMouse():
            self._leaving.start()
        else:
            self.hide()

    def _draw(self) -> None:
        side = round(22 * larger(self))
        self._icon.setPixmap(glyph("check", self._theme.colour("accent"), side, self.devicePixelRatioF()))
