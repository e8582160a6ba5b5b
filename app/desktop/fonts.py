"""Fonts: the system's own, with the Han variant that belongs to the language of the window.

The same code point looks different in Japan, China and Korea; without an order fontconfig takes its own.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from app.desktop.icons import fit_glyphs

_HAN = {
    "linux": {"ja": "Noto Sans CJK JP", "zh": "Noto Sans CJK SC", "ko": "Noto Sans CJK KR"},
    "darwin": {"ja": "Hiragino Sans", "zh": "PingFang SC", "ko": "Apple SD Gothic Neo"},
    "win32": {"ja": "Yu Gothic UI", "zh": "Microsoft YaHei UI", "ko": "Malgun Gothic"},
}
"""What each system brings. A family that a Mac does not have costs Qt some 0.2 s there, at every start."""
_SIGNS = {"win32": ["Segoe UI Symbol"]}
"""Last: beside Han, where Windows' Han fonts lack it, the sign of the Enter key was a box."""
_ORDER = ("ja", "zh", "ko")
_system: list[QFont] = []  # the font as the system gave it, kept when it is first changed


def families(language: str, system_family: str, system: str = sys.platform) -> list[str]:
    """Font families in the order in which a character is looked for."""
    own = language.partition("_")[0]
    han = _HAN.get(system, _HAN["linux"])
    order = sorted(_ORDER, key=lambda name: name != own)
    return [system_family, *(han[name] for name in order), *_SIGNS.get(system, [])]


def set_application_font(language: str, percent: int = 100) -> None:
    """The system's font for a language, at `percent` of its size; windows that are there follow."""
    if not _system:
        _system.append(QFont(QApplication.font()))
    system, before = _system[0], QApplication.font()
    font = scaled(system, percent / 100)
    font.setFamilies(families(language, system.families()[0] if system.families() else system.family()))
    if font == before:
        return
    factor = _size(font) / _size(before)
    own = [
        widget for widget in QApplication.allWidgets() if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
    ]
    enlarged = [(widget, scaled(widget.font(), factor)) for widget in own]
    QApplication.setFont(font)
    for widget, larger in enlarged:
        if larger.styleHint() != QFont.StyleHint.Monospace:
            larger.setFamilies(font.families())
        widget.setFont(larger)
    for dressed in [widget for widget in QApplication.allWidgets() if widget.styleSheet()]:
        dressed.setStyleSheet(dressed.styleSheet())  # below it Qt passes on no font of the application
    fit_glyphs()


def _size(font: QFont) -> float:
    return font.pointSizeF() if font.pointSizeF() > 0 else float(font.pixelSize())


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """A copy of `font`, larger or smaller, whichever unit it is given in."""
    copy = QFont(font)
    if font.pointSizeF() > 0:
        copy.setPointSizeF(font.pointSizeF() * factor)
    else:
        copy.setPixelSize(round(font.pixelSize() * factor))
    if bold:
        copy.setWeight(QFont.Weight.DemiBold)
    return copy
