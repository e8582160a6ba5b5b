"""Where the popup stands, and how large: on the wanted screen, where it was dragged to, never outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent, QScreen

from app.desktop.popup.placement import place, put, screen_index
from app.desktop.popup.position import Positions, arrangement, share_of
from app.desktop.timers import single_shot
from app.platform.active_window.main import centre

if TYPE_CHECKING:
    from app.config.program import Popup
    from app.desktop.popup.window import PopupWindow

WIDTH, ROWS = 920, 5
LINE = 17.7
"""The height of a line of text for which widths are meant; larger text needs a wider window."""
LET_GO_MS = 400
"""So long after the last movement a person has let go of the window."""


class Standing(QObject):
    """`moved(kept)`: a person has put the window somewhere; `kept` is what `learn` takes in the next run."""

    moved = Signal(object)

    def __init__(self, window: PopupWindow) -> None:
        super().__init__(window)
        self._window = window
        self._screen, self._width, self._rows = "pointer", WIDTH, ROWS
        self._positions = Positions()
        self._dragged = False  # since we placed it, only a person moves it
        self._began = QPoint()  # where it stood then
        self._grip: QPoint | None = None  # where it is held, when the system does not move it for us
        self._let_go = single_shot(self, LET_GO_MS, self._keep)
        window.installEventFilter(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenRemoved.connect(self._screens_changed)
        application.screenAdded.connect(self._watch)
        for screen in application.screens():
            self._watch(screen)

    def learn(self, kept: object) -> None:
        self._positions.learn(kept)

    def adapt(self, popup: Popup) -> None:
        before = self._width, self._rows
        self._screen, self._width, self._rows = popup.screen, popup.width, popup.rows
        if before != (popup.width, popup.rows):
            self.refit()

    # Placing

    def place(self) -> None:
        screens = QGuiApplication.screens()
        index = self._screen_index(screens)
        if index >= 0:
            self._window.setScreen(screens[index])
            self._fit_into(screens[index])

    def refit(self) -> None:
        """What is wanted, or the text, is of another size."""
        if self._window.isVisible():
            self._fit_into(self._window.screen())

    def wanted_size(self) -> QSize:
        """Before it is fitted into a screen: for as many whole rows as are wanted, larger with the text."""
        larger = max(1.0, self._window.fontMetrics().height() / LINE)
        return QSize(round(self._width * larger), self._window.height_for(self._rows))

    def _fit_into(self, screen: QScreen) -> None:
        self._dragged = False
        at = self._positions.of(_arrangement())
        put(self._window, place(self.wanted_size(), screen.availableGeometry(), at))

    def _screen_index(self, screens: list[QScreen]) -> int:
        """Of the screen to open on; where the wanted one is not known, that with the pointer."""
        if self._screen == "primary":
            return screens.index(QGuiApplication.primaryScreen()) if screens else -1
        if self._screen == "active" and (point := centre()):
            return screen_index(QPoint(*point), [_in_own_pixels(screen) for screen in screens])
        return screen_index(QCursor.pos(), [screen.geometry() for screen in screens])

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._screens_changed)

    def _screens_changed(self, *_: object) -> None:
        QTimer.singleShot(0, self._come_back)

    def _come_back(self) -> None:
        """The screen it stood on is gone, or smaller."""
        areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        window = self._window
        if window.isVisible() and not any(area.contains(window.geometry()) for area in areas):
            self.place()

    # Dragging

    @property
    def is_moved(self) -> bool:
        """Whether a person has chosen the place, on these screens."""
        return self._positions.of(_arrangement()) is not None

    @property
    def is_being_moved(self) -> bool:
        return self._let_go.isActive()

    def go_back(self) -> None:
        """To where it opens by itself."""
        if not self.is_moved:
            return
        self._positions.drop(_arrangement())
        self._fit_into(self._window.screen())
        self.moved.emit(self._positions.kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mouse events come here from where nothing else takes them."""
        kind = event.type()
        if kind == QEvent.Type.Move and self._dragged:
            self._let_go.start()
        elif isinstance(event, QMouseEvent) and watched is self._window:
            return self._drag(event)
        return False

    def _drag(self, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._dragged, self._began = True, self._window.pos()
            self._let_go.start()
            if not self._window.windowHandle().startSystemMove():
                self._grip = event.globalPosition().toPoint() - self._window.pos()
        elif kind == QEvent.Type.MouseMove and self._grip is not None:
            self._window.move(event.globalPosition().toPoint() - self._grip)
        elif kind == QEvent.Type.MouseButtonRelease:
            self._grip = None
        elif kind == QEvent.Type.MouseButtonDblClick:
            self.go_back()
        else:
            return False
        return True

    def _keep(self) -> None:
        window = self._window
        if self._dragged and window.isVisible() and window.pos() != self._began:
            share = share_of(window.geometry(), window.screen().availableGeometry())
            self._positions.keep(_arrangement(), share)
            self.moved.emit(self._positions.kept)


def _arrangement() -> str:
    return arrangement(screen.geometry() for screen in QGuiApplication.screens())


def _in_own_pixels(screen: QScreen) -> QRect:
    """Qt keeps a screen's corner as the system has it, and scales its size only."""
    area = screen.geometry()
    return QRect(area.topLeft(), area.size() * screen.devicePixelRatio())
