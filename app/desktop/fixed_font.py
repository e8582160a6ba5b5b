"""The font for what is compared letter by letter: paths, commands, a report."""

from __future__ import annotations

import sys

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

_WINDOWS = ("Cascadia Mono", "Consolas")
"""Qt's own answer there is Courier New, thin beside Segoe UI. Windows 11 has both of these, 10 the second."""


def fixed_font(system: str = sys.platform) -> QFont:
    """As large as the other texts, whose size people choose."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setStyleHint(QFont.StyleHint.Monospace)
    if (points := QApplication.font().pointSizeF()) > 0:
        font.setPointSizeF(points)
    else:
        font.setPixelSize(QApplication.font().pixelSize())
    if system == "win32":
        font.setFamilies([*_WINDOWS, *(font.families() or [font.family()])])
    return font
