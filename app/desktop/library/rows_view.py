"""A list whose layout is arithmetic, so that ten thousand rows cost no more than ten.

Qt's own list asks the model and the delegate about every row whenever the content or the width changes. Here
rows have one height, those that begin a section a little more, and only rows in view are ever asked for.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex
_MOVES = QAbstractItemView.CursorAction


class RowsView(QListView):
    """`row_height` and `head_height` (what a section's first row has above it) are the subclass's to say."""

    _heads: Sequence[int] = ()

    def row_height(self) -> int:
        raise TypeError("a list says how high its rows are")

    def head_height(self) -> int:
        return 0

    def set_heads(self, rows: Sequence[int]) -> None:
        """Which rows begin a section, ascending. Call it with each new content."""
        self._heads = rows
        self.updateGeometries()

    @property
    def _count(self) -> int:
        return self.model().rowCount() if self.model() else 0

    def _top(self, row: int) -> int:
        return row * self.row_height() + bisect_left(self._heads, row) * self.head_height()

    def _row_at(self, y: int) -> int:
        """The row at a height of the whole content; the last one below the end."""
        return bisect_right(range(self._count), y, key=self._top) - 1

    # What Qt asks of a view

    def doItemsLayout(self) -> None:
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(page)
        bar.setSingleStep(self.row_height() // 2)
        bar.setRange(0, max(0, self._top(self._count) - page))
        QAbstractItemView.updateGeometries(self)

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().scroll(dx, dy)

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        top, below = self._top(index.row()), self._top(index.row() + 1)
        return QRect(0, top - self.verticalOffset(), self.viewport().width(), below - top)

    def indexAt(self, point: QPoint) -> QModelIndex:
        y = point.y() + self.verticalOffset()
        return self.model().index(self._row_at(y), 0) if 0 <= y < self._top(self._count) else QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if not index.isValid():
            return
        bar, page = self.verticalScrollBar(), self.viewport().height()
        top, below = self._top(index.row()), self._top(index.row() + 1)
        hints = QAbstractItemView.ScrollHint
        if hint == hints.PositionAtTop or (hint == hints.EnsureVisible and top < bar.value()):
            bar.setValue(top)
        elif hint == hints.PositionAtBottom or (hint == hints.EnsureVisible and below > bar.value() + page):
            bar.setValue(below - page)
        elif hint == hints.PositionAtCenter:
            bar.setValue((top + below - page) // 2)

    def moveCursor(self, move: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        last, row = self._count - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        page = max(1, self.viewport().height() // self.row_height() - 1)
        steps = {
            _MOVES.MoveUp: -1, _MOVES.MovePrevious: -1, _MOVES.MoveDown: 1, _MOVES.MoveNext: 1,
            _MOVES.MovePageUp: -page, _MOVES.MovePageDown: page, _MOVES.MoveHome: -last, _MOVES.MoveEnd: last,
        }  # fmt: skip
        wanted = 0 if row < 0 else row + steps.get(move, 0)
        return self.model().index(min(max(wanted, 0), last), 0)

    def setSelection(self, rect: QRect, flags: QItemSelectionModel.SelectionFlag) -> None:
        area, offset, last = rect.normalized(), self.verticalOffset(), self._count - 1
        chosen = QItemSelection()
        if last >= 0 and area.top() + offset < self._top(last + 1):
            rows = (self._row_at(area.top() + offset), self._row_at(area.bottom() + offset))
            first, final = (self.model().index(min(max(row, 0), last), 0) for row in rows)
            chosen = QItemSelection(first, final)
        self.selectionModel().select(chosen, flags)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for part in list(selection):
            region += self.visualRect(part.topLeft()).united(self.visualRect(part.bottomRight()))
        return region

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._count:
            return
        area, offset = event.rect(), self.verticalOffset()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        usual = option.state & ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected)
        focused = self.hasFocus() or self.viewport().hasFocus()
        painter = QPainter(self.viewport())
        for row in range(max(0, self._row_at(area.top() + offset)), self._row_at(area.bottom() + offset) + 1):
            index = self.model().index(row, 0)
            option.rect, option.state = self.visualRect(index), usual
            if self.selectionModel().isSelected(index):
                option.state |= QStyle.StateFlag.State_Selected
            if focused and index == self.currentIndex():
                option.state |= QStyle.StateFlag.State_HasFocus
            self.itemDelegate().paint(painter, option, index)
        painter.end()
