"""Buttons and choices that give way where there is little room: their text ends in … and is told whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolTip,
    QWidget,
)

from app.desktop.buttons import Button
from app.desktop.theme import Space

FEWEST = 5
"""Letters that are shown at least."""


class FittingButton(Button):
    """As wide as its text where there is room for it."""

    def __init__(self, parent: QWidget, text: str = "") -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        whole = super().sizeHint()
        few = self.fontMetrics().horizontalAdvance("n" * FEWEST + "…") + 2 * Space.l
        return QSize(min(whole.width(), few), whole.height())

    @property
    def is_cut(self) -> bool:
        return self.width() < super().sizeHint().width()

    def paintEvent(self, _event: object) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        if self.is_cut:
            room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
            metrics = self.fontMetrics()
            option.text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()
        self.draw_ring()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.is_cut:
            QToolTip.showText(event.globalPos(), self.text(), self)
            return True
        return super().event(event)


class Choice(QComboBox):
    """Tells whole what is chosen."""

    def sizeHint(self) -> QSize:
        """Qt forgets some of the room that the style takes, the more the larger the text."""
        return super().sizeHint() + QSize(self.fontMetrics().height() // 4, 0)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.currentText(), self)
            return True
        return super().event(event)


class FittingChoice(Choice):
    """A choice that does not ask for room for the longest of its answers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(FEWEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def setAccessibleName(self, name: str) -> None:
        """Linux reads the value of a choice as its name; what it is for is told as well."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)
