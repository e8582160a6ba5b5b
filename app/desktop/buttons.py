"""A button that Enter presses, too: Qt does that in dialogs only."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

RING = 2.5
"""Where the second ring of a focused main button runs: just within the first, which the style sheet draws."""


class Button(QPushButton):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.draw_ring()

    def draw_ring(self) -> None:
        """The one ring of a focused main button stands out from the window, this one from its own colour."""
        if self.hasFocus() and self.property("role") == "main":
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.palette().highlightedText().color())
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(RING, RING, -RING, -RING), 4, 4)
