"""A list of paths or patterns: added by a dialog or typed, changed in place, removed by Delete."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.config.options import Option
from app.desktop.buttons import Button
from app.desktop.settings.editors import Editor
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow

SHOWN_LINES = (2, 6)


class _Values(QListWidget):
    deleted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)


class ListEditor(Editor):
    """`paths` offers dialogs for folders and files; else a new line is typed."""

    def __init__(
        self, option: Option, theme: Theme, parent: QWidget | None = None, *, paths: bool = False
    ) -> None:
        super().__init__(option, theme, parent)
        self.list = _Values(self)
        self.list.setProperty("role", "values")
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self._remove = Button(self.tr("Remove"), self)
        self._remove.clicked.connect(self._remove_current)
        self._paths = paths
        row = Flow(Space.s)
        for button in (*self.adders(), self._remove):
            row.addWidget(button)
        column = QVBoxLayout()
        column.setSpacing(Space.s)
        self.put(self.list)
        self._layout.removeWidget(self.list)
        column.addWidget(self.list)
        column.addLayout(row)
        self._layout.addLayout(column)
        self.list.itemChanged.connect(self._tell)
        self.list.currentRowChanged.connect(lambda row: self._remove.setEnabled(row >= 0))
        self.list.deleted.connect(self._remove_current)
        self.show_value(())

    def adders(self) -> list[Button]:
        """The buttons by which the list grows."""
        if not self._paths:
            return [self.adder(self.tr("Add a pattern"), self.add_line)]
        folder = self.adder(self.tr("Add a folder…"), self._add_folder)
        return [folder, self.adder(self.tr("Add a file…"), self._add_file)]

    @property
    def values(self) -> list[str]:
        texts = [self.list.item(row).text().strip() for row in range(self.list.count())]
        return list(dict.fromkeys(text for text in texts if text))

    def show_value(self, value: Any) -> None:
        row = self.list.currentRow()
        if list(value) != self.values:
            self.list.blockSignals(True)
            self.list.clear()
            for text in value:
                self._append(text)
            self.list.blockSignals(False)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._remove.setEnabled(self.list.currentRow() >= 0)
        lines = min(max(self.list.count(), SHOWN_LINES[0]), SHOWN_LINES[1])
        self.list.setFixedHeight(lines * (self.list.fontMetrics().lineSpacing() + 4) + Space.l)

    def add(self, text: str) -> None:
        if text and text not in self.values:
            self.list.blockSignals(True)
            self._append(text)
            self.list.blockSignals(False)
            self._tell()

    def _append(self, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text, self.list)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        return item

    def adder(self, text: str, call: Any) -> Button:
        button = FittingButton(self, text)
        button.clicked.connect(lambda _checked=False: call())
        return button

    def _add_folder(self) -> None:
        self.add(QFileDialog.getExistingDirectory(self, self.name))

    def _add_file(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(self, self.name, "", self.tr("Markdown files (*.md)"))
        self.add(chosen)

    def add_line(self) -> None:
        self.list.blockSignals(True)
        item = self._append("")
        self.list.blockSignals(False)
        self.list.setCurrentItem(item)
        self.list.editItem(item)

    def _remove_current(self) -> None:
        if self.list.currentRow() >= 0:
            self.list.takeItem(self.list.currentRow())
            self._tell()

    def _tell(self) -> None:
        self.edited.emit(self.values)
