"""A field whose hint is told by a tip where it has no room: a hint that is cut says nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QToolTip

BESIDE = 4
"""Pixels that Qt keeps free at both sides of the text, together."""


class Line(QLineEdit):
    """Tells its hint (`placeholderText`) whole."""

    @property
    def hint_is_cut(self) -> bool:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self).width()
        margins = self.textMargins()
        room -= margins.left() + margins.right() + BESIDE
        return not self.text() and self.fontMetrics().horizontalAdvance(self.placeholderText()) > room

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.hint_is_cut:
            tip = "\n".join(part for part in (self.placeholderText(), self.toolTip()) if part)
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)
