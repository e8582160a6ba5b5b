"""A small quiet button with a menu: it says what holds, and offers what else could."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import glyph_icon
from app.desktop.theme import Theme, Type

ARROW = 12


class Chip(QToolButton):
    """Hidden until somebody has something to choose from."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(scaled(self.font(), Type.small))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the arrow stands behind the word
        self.setIconSize(QSize(ARROW, ARROW))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setIcon(glyph_icon("chevron", self._theme.colour("muted"), ARROW))
