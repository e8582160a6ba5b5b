"""A list of the library: keys and mouse choose a row, the selection outlives a new content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.desktop.library.item_delegate import ItemDelegate
from app.desktop.library.items import ITEM, Item, ItemModel
from app.desktop.library.rows_view import RowsView
from app.desktop.theme import Theme


class ItemList(RowsView):
    """`chosen(item)` when another row is selected (None: none), `opened(item)` by Enter or double click.

    `several(n)`: so many rows are marked (where that is allowed). `end_reached` asks for more rows.
    """

    chosen = Signal(object)
    several = Signal(int)
    opened = Signal(object)
    end_reached = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._delegate = ItemDelegate(theme, self)  # first: every call below may ask how high rows are
        self._told: Any = None
        self._filling = False
        self.setObjectName("items")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(self._delegate)
        self._model = ItemModel(self)
        self.setModel(self._model)
        self.doubleClicked.connect(self._double_clicked)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        theme.changed.connect(self.viewport().update)

    def row_height(self) -> int:
        return self._delegate.heights(self.font())[0]

    def head_height(self) -> int:
        return self._delegate.heights(self.font())[1]

    @property
    def items(self) -> list[Item]:
        return self._model.items

    @property
    def current(self) -> Item | None:
        index = self.currentIndex()
        item: Item | None = index.data(ITEM) if index.isValid() else None
        return item

    def show_quotes(self) -> None:
        """Rows have a third line."""
        self._delegate.has_quotes = True

    def allow_several(self) -> None:
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.selectionModel().selectionChanged.connect(self._marked)

    def _marked(self) -> None:
        if not self._filling:
            self.several.emit(len(self.selectionModel().selectedRows()))

    @property
    def marked(self) -> list[Item]:
        """All marked rows, in the order of the list."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.items[row] for row in rows]

    def show_items(self, items: Sequence[Item], *, select: Any = None) -> None:
        """New rows. The row `select`, else the one that was selected, else its neighbour is selected.

        Several that were marked stay so, as far as they are there still.
        """
        if items == self._model.items and select is None:
            return
        before, place = self.current, self.currentIndex().row()
        marked = {item.key for item in self.marked} if select is None else set()
        scrolled = self.verticalScrollBar().value()
        self._filling = True  # what Qt selects in between is not what the person chose
        self._model.show(items)
        self._mark_heads()
        wanted = select if select is not None else before.key if before else None
        row = self._model.row_of(wanted) if wanted is not None else -1
        if row < 0:
            row = min(max(place, 0), len(items) - 1)
        self.verticalScrollBar().setValue(scrolled)
        if row >= 0:
            self.select_row(row)
        if len(marked) > 1:
            self._mark([number for number, item in enumerate(items) if item.key in marked])
        self._filling = False
        self._tell()

    def _mark(self, rows: Sequence[int]) -> None:
        for row in rows:
            self.selectionModel().select(self._model.index(row), QItemSelectionModel.SelectionFlag.Select)

    def add_items(self, items: Sequence[Item]) -> None:
        self._model.append(items)
        self._mark_heads()

    def _mark_heads(self) -> None:
        self.set_heads([row for row, item in enumerate(self.items) if item.section])

    def select_key(self, key: Any) -> bool:
        row = self._model.row_of(key)
        if row >= 0:
            self.select_row(row)
        return row >= 0

    def select_row(self, row: int) -> None:
        index = self._model.index(row)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self._tell()

    def _tell(self) -> None:
        if not self._filling and self.current != self._told:
            self._told = self.current
            self.chosen.emit(self._told)

    def _double_clicked(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(ITEM))

    def _scrolled(self, value: int) -> None:
        if value >= self.verticalScrollBar().maximum() - self.height():
            self.end_reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.current:
            self.opened.emit(self.current)
        else:
            super().keyPressEvent(event)
