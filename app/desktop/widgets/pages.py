"""Pages of which one is shown: only that one says how much room is needed."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class Pages(QStackedWidget):
    """Qt's own asks for the room of the largest page, shown or not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _index: self.updateGeometry())

    def hasHeightForWidth(self) -> bool:
        return False

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return QSize()
        least = page.minimumSizeHint()
        layout = page.layout()
        if layout is not None and layout.hasHeightForWidth() and self.width() > least.width():
            least.setHeight(layout.minimumHeightForWidth(self.width()))
        return least.expandedTo(page.minimumSize())
