"""How much room the screen has for a window: larger ones scroll."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(40, 60)
"""What a desktop draws around a window, at most, and what is to be seen of others."""


def room_for(window: QWidget) -> QSize:
    return window.screen().availableGeometry().size() - FRAME
