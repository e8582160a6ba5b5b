"""A combination as the keys that a person presses, one cap each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.key_names import caps
from app.desktop.theme import Space, Type
from app.desktop.widgets.labels import Label


class KeyCaps(QWidget):
    """`show_keys("Ctrl+Alt+M", "good")`: `state` is "", "good" or "problem"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, Space.s, 0, Space.s)
        self._row.setSpacing(Space.s)

    def show_keys(self, combination: str, state: str) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._row.addStretch(1)
        for key in caps(combination):
            cap = Label(self, key)
            cap.setObjectName("keys")
            cap.setProperty("state", state)
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            cap.setFont(scaled(self.font(), Type.field, bold=True))
            self._row.addWidget(cap)
        self._row.addStretch(1)
        self.setVisible(bool(combination))
