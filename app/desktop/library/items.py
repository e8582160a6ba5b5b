"""What a list of the library shows: plain rows, made on a worker's thread, and the model that holds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

ITEM = int(Qt.ItemDataRole.UserRole)


class Item(NamedTuple):
    """Two lines: `title` and `right`, then `detail` and `note`. The first of a `section` carries its name.

    In some lists `quote` is a third one; a screen reader says `spoken` in its place.

    `key` finds the row again after the list was made anew; `icon` is drawn before the title; `data` is for
    the page.
    """

    key: Any
    title: str
    detail: str = ""
    right: str = ""
    note: str = ""
    section: str = ""
    icon: str = ""
    data: Any = None
    quote: str = ""
    spoken: str = ""


class ItemModel(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.items: list[Item] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        if not index.isValid() or index.row() >= len(self.items):
            return None
        item = self.items[index.row()]
        if role == ITEM:
            return item
        if role == Qt.ItemDataRole.DisplayRole:
            return item.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (item.section, item.title, item.detail, item.spoken or item.quote, item.right, item.note)
            return ", ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (item.title, item.detail, item.quote) if part)
        return None

    def show(self, items: Sequence[Item]) -> None:
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def append(self, items: Sequence[Item]) -> None:
        """More at the end; what is selected stays so."""
        if items:
            first = len(self.items)
            self.beginInsertRows(QModelIndex(), first, first + len(items) - 1)
            self.items.extend(items)
            self.endInsertRows()

    def row_of(self, key: Any) -> int:
        return next((row for row, item in enumerate(self.items) if item.key == key), -1)
