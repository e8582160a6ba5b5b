"""A line that a person is to copy, with a button that does it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fixed_font import fixed_font
from app.desktop.theme import Space
from app.desktop.widgets.labels import wrapping


class Copyable(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = wrapping("", self)
        self.line.setObjectName("copyable")
        self.line.setFont(fixed_font())
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = Button(self)
        self.button.clicked.connect(
            lambda _checked=False: QGuiApplication.clipboard().setText(self.line.text())
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.m)
        layout.addWidget(self.line, 1)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Copy"))
