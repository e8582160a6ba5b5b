"""Widgets beside each other that stand below each other where there is no room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.desktop.theme import Space


class Turning(QBoxLayout):
    """The first one takes the room that is left; whoever knows the width says `stack`."""

    def __init__(self, first: QWidget | QBoxLayout, *others: QWidget, spacing: int = Space.s) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.setSpacing(spacing)
        self._others = others
        if isinstance(first, QWidget):
            self.addWidget(first, 1)
        else:
            self.addLayout(first, 1)
        for other in others:
            self.addWidget(other, 0, Qt.AlignmentFlag.AlignVCenter)

    def stack(self, stacked: bool) -> None:
        way, side = QBoxLayout.Direction, Qt.AlignmentFlag
        self.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        for other in self._others:
            self.setAlignment(other, side.AlignLeft if stacked else side.AlignVCenter)
