"""How far it is: a dot for each page, the present one longer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.desktop.theme import Theme

DOT, LONG, GAP = 8, 22, 6


class Steps(QWidget):
    def __init__(self, theme: Theme, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._count, self._step = theme, count, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self.show_step(0)

    def show_step(self, step: int) -> None:
        self._step = step
        text = self.tr("Step %1 of %2").replace("%1", str(step + 1)).replace("%2", str(self._count))
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize((self._count - 1) * (DOT + GAP) + LONG, DOT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        left = 0
        for step in range(self._count):
            width = LONG if step == self._step else DOT
            painter.setBrush(self._theme.colour("accent" if step <= self._step else "line"))
            painter.drawRoundedRect(QRectF(left, 0, width, DOT), DOT / 2, DOT / 2)
            left += width + GAP
