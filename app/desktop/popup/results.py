"""The list of rows: model and view. The view never takes the focus; the question's field steers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QScrollBar, QWidget

from app.desktop.popup.keys import Action
from app.desktop.popup.merging import merged
from app.desktop.popup.rows import Row, opened_before
from app.errors import MemoroError

ROW = int(Qt.ItemDataRole.UserRole)
NUMBERED = 9
"""So many rows can be opened by their number."""


class ResultModel(QAbstractListModel):
    """`locate(path)` gives the file of a note, so that a row can be dragged into another program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.locate: Callable[[str], Path] | None = None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.heading
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        if role == Qt.ItemDataRole.ToolTipRole and row.was_opened:
            return opened_before()
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The passage with its citation for texts, the file for whoever takes files."""
        row: Row = indexes[0].data(ROW)
        data = QMimeData()
        data.setText("\n".join(part for part in (row.text or row.snippet, row.citation) if part))
        if self.locate and row.source == "memory":
            with suppress(MemoroError):
                data.setUrls([QUrl.fromLocalFile(str(self.locate(row.path)))])
        return data

    def show(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()


class SteadyBar(QScrollBar):
    """Keeps its room where there is nothing to scroll, so that no row changes its width with their number."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() > self.minimum():
            super().paintEvent(event)


class ResultList(QListView):
    """`row_chosen(row)` when another row is selected (None: none), `opened(row)` on a double click,
    `menu_wanted()` by the other mouse button.

    `touched` is True once the person has moved the selection; `drawn` follows each first paint of new rows.
    `shows_numbers`: the first rows show by which number they are opened.
    """

    row_chosen = Signal(object)
    opened = Signal(object)
    menu_wanted = Signal()
    drawn = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("results")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda _place: self.menu_wanted.emit())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SteadyBar(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.touched, self.shows_numbers = False, False
        self._model = ResultModel(self)
        self.setModel(self._model)
        self.setDragEnabled(True)
        self._undrawn = False
        self.clicked.connect(lambda _index: self._touch())
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(ROW)))

    @property
    def rows(self) -> list[Row]:
        return self._model.rows

    def locate_by(self, locate: Callable[[str], Path]) -> None:
        self._model.locate = locate

    @property
    def current_row(self) -> Row | None:
        index = self.currentIndex()
        return index.data(ROW) if index.isValid() else None

    def show_numbers(self, shown: bool) -> None:
        if shown != self.shows_numbers:
            self.shows_numbers = shown
            self.viewport().update()

    def place_of_current(self) -> QRect:
        """Where the selected row is on the screen; without one, the upper edge of the list."""
        view, index = self.viewport(), self.currentIndex()
        place = self.visualRect(index) if index.isValid() else QRect(0, 0, view.width(), 0)
        return QRect(view.mapToGlobal(place.topLeft()), place.size())

    def show_rows(self, rows: Sequence[Row]) -> None:
        """A new question's rows: the first is selected."""
        self.touched = False
        self._fill(rows, 0)
        self.scrollToTop()

    def merge_rows(self, rows: Sequence[Row], *, keep: bool) -> None:
        """A better answer to the same question. `keep`: the selected row stays selected and in its place."""
        if not keep:
            self.show_rows(rows)
            return
        place, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        self._fill(merged(self.rows, rows, place), max(place, 0))
        self.verticalScrollBar().setValue(scrolled)

    def renew_rows(self, rows: Sequence[Row]) -> None:
        """The same question after notes have changed: the selected row stays where it is, unless it or one
        above it is gone. Then it is followed to its place; who has lost it stands where it was.
        """
        place, scrolled = max(self.currentIndex().row(), 0), self.verticalScrollBar().value()
        keys, above = [row.key for row in rows], [row.key for row in self.rows[: place + 1]]
        if above and set(above) <= set(keys):
            self.merge_rows(rows, keep=True)
            return
        self._fill(rows, keys.index(above[-1]) if above and above[-1] in keys else place)
        self.verticalScrollBar().setValue(scrolled)

    def _fill(self, rows: Sequence[Row], select: int) -> None:
        before = self.current_row
        self._model.show(rows)
        self._undrawn = True
        select = min(select, len(self.rows) - 1)
        if select >= 0:
            self._select(select, scroll=False)
        if self.current_row != before:
            self.row_chosen.emit(self.current_row)
        self.viewport().update()

    def _select(self, number: int, *, scroll: bool = True) -> None:
        index = self._model.index(number)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        if scroll:
            self.scrollTo(index)

    def _touch(self) -> None:
        self.touched = True
        self.row_chosen.emit(self.current_row)

    def pick(self, number: int) -> Row | None:
        """The row with that number, counted from 1; it is selected."""
        if not 1 <= number <= len(self.rows):
            return None
        self._select(number - 1)
        self._touch()
        return self.current_row

    def move(self, action: Action) -> None:
        """Move the selection; up from the first row goes to the last and the other way round."""
        count = len(self.rows)
        if not count:
            return
        here = self.currentIndex().row()
        page = max(1, self._rows_in_view() - 1)
        target = {
            Action.UP: (here - 1) % count,
            Action.DOWN: (here + 1) % count,
            Action.PAGE_UP: max(0, here - page),
            Action.PAGE_DOWN: min(count - 1, here + page),
            Action.FIRST: 0,
            Action.LAST: count - 1,
        }[action]
        self._select(target)
        if target == 0:
            self.scrollToTop()
        self._touch()

    def _rows_in_view(self) -> int:
        height = self.sizeHintForRow(0)
        return self.viewport().height() // height if height > 0 else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._undrawn:
            self._undrawn = False
            self.drawn.emit()
