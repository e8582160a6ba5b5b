"""Widgets in a row that goes on below where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """As tall as its rows are at the width it gets; hidden widgets take no room."""

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), really=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        margins, size = self.contentsMargins(), QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        self._place(area, really=True)

    def _place(self, area: QRect, *, really: bool) -> int:
        """Lay the items into `area` (if `really`); the height that they take."""
        inner = area.marginsRemoved(self.contentsMargins())
        x, y, row_height = inner.x(), inner.y(), 0
        for item in (item for item in self._items if not item.isEmpty()):
            size = item.sizeHint().boundedTo(QSize(max(inner.width(), 1), item.sizeHint().height()))
            if row_height and x + size.width() > inner.right() + 1:
                x, y, row_height = inner.x(), y + row_height + self.spacing(), 0
            if really:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            row_height = max(row_height, size.height())
        return y + row_height + self.contentsMargins().bottom() - area.y()
