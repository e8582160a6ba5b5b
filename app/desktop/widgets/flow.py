"""Widgets in a row that goes on below where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QWidget, QWidgetItem


class Flow(QLayout):
    """As tall as its rows are at the width it gets; hidden widgets take no room.

    `at_right`: rows end there.
    """

    def __init__(self, spacing: int, parent: QWidget | None = None, *, at_right: bool = False) -> None:
        super().__init__(parent)
        self._at_right = at_right
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)

    def addWidget(self, widget: QWidget) -> None:
        """With an item made here: Python would take one of Qt's, which dies with its widget, for any object
        that comes to stand at its address.
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

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
        """All in one row."""
        margins = self.contentsMargins()
        sizes = [_wanted(item) for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        row = QSize(width + margins.left() + margins.right(), 0)
        return self.minimumSize().expandedTo(row)

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
        y = inner.y()
        for number, row in enumerate(self._rows(inner.width())):
            y += self.spacing() if number else 0
            width = sum(size.width() for _item, size in row) + self.spacing() * (len(row) - 1)
            x = inner.x() + (inner.width() - width if self._at_right else 0)
            for item, size in row if really else ():
                item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + self.spacing()
            y += max(size.height() for _item, size in row)
        return y + self.contentsMargins().bottom() - area.y()

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in (item for item in self._items if not item.isEmpty()):
            wanted = _wanted(item)
            size = wanted.boundedTo(QSize(max(width, 1), wanted.height()))
            if item.hasHeightForWidth():  # a text that wraps where the row is too narrow for it
                size.setHeight(max(size.height(), item.heightForWidth(size.width())))
            if not rows or size.width() > left:
                rows.append([])
                left = width
            rows[-1].append((item, size))
            left -= size.width() + self.spacing()
        return rows


def _wanted(item: QLayoutItem) -> QSize:
    """One line for a text that may wrap: Qt itself proposes a block, from a quarter of 80 letters on."""
    text = item.widget()
    if not (isinstance(text, QLabel) and text.wordWrap()):
        return item.sizeHint()
    line = text.fontMetrics().size(Qt.TextFlag.TextSingleLine.value, text.text())
    margins = text.contentsMargins()
    sides = margins.left() + margins.right() + 2 * text.margin()
    return QSize(line.width() + sides, line.height() + margins.top() + margins.bottom() + 2 * text.margin())
