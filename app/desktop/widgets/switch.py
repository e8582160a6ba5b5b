"""A switch for yes and no: a check box to the keyboard and to screen readers, drawn as a switch."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from app.desktop.theme import Theme

_GAP = 3
_LEAST = 26


class Switch(QCheckBox):
    """`clicked(bool)` follows a person, `toggled(bool)` any change. Space and Enter switch it."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = max(_LEAST, round(self.fontMetrics().height() * 1.35))
        return QSize(round(height * 1.7), height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.setFixedSize(self.sizeHint())
        super().changeEvent(event)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        colour = self._theme.colour
        track = QRectF(self.rect()).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        on = self.isChecked()
        painter.setPen(QPen(colour("accent" if on else "muted"), 1))
        painter.setBrush(colour("accent" if on else "surface"))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = track.height() - 8
        left = track.right() - knob - 4 if on else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("on_accent" if on else "muted"))
        painter.drawEllipse(QRectF(left, track.top() + 4, knob, knob))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour("accent"), 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
