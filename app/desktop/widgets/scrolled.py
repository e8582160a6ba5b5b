"""A page that scrolls up and down where the window is too low for it, and never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class Scrolled(QScrollArea):
    """The page gets all of the height, and more only where it needs more.

    Qt's own way of resizing gives a page with wrapping texts the height that it would like best, so that it
    scrolls long before it must. `keys`: nothing on it takes keys, so the area does while it scrolls.
    """

    def __init__(self, page: QWidget, parent: QWidget | None, *, keys: bool = False) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(page)
        page.setAutoFillBackground(False)
        page.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        inner = self.widget().minimumSizeHint()
        return QSize(inner.width(), min(inner.height(), 2 * self.fontMetrics().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        width, height = self.maximumViewportSize().toTuple()
        needed = self._needed(width)
        if needed > height:
            width -= self.verticalScrollBar().sizeHint().width()
            needed = self._needed(width)
        if self._keys:
            policy = Qt.FocusPolicy
            self.setFocusPolicy(policy.StrongFocus if needed > height else policy.NoFocus)
        self.widget().resize(width, max(height, needed))

    def _needed(self, width: int) -> int:
        page = self.widget()
        layout = page.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return page.minimumSizeHint().height()
