"""The font for what is compared letter by letter: paths, commands, a report."""

from __future__ import annotations

import sys

from PySide6.QtGui import QFont, QFontDatabase

_WINDOWS = ("Cascadia Mono", "Consolas")
"""Qt's own answer there is Courier New, thin beside Segoe UI. Windows 11 has both of these, 10 the second."""


def fixed_font(system: str = sys.platform) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if system == "win32":
        font.setFamilies([*_WINDOWS, *(font.families() or [font.family()])])
    return font
