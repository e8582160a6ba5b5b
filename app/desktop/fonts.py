"""Fonts: the system's own, with the Han variant that belongs to the language of the window.

The same code point looks different in Japan, China and Korea; without an order fontconfig takes its own.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

_HAN = {
    "ja": ("Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic UI"),
    "zh": ("Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei UI"),
    "ko": ("Noto Sans CJK KR", "Apple SD Gothic Neo", "Malgun Gothic"),
}
_ORDER = ("ja", "zh", "ko")
_system: list[QFont] = []  # the font as the system gave it, kept when it is first changed


def families(language: str, system_family: str) -> list[str]:
    """Font families in the order in which a character is looked for."""
    own = language.partition("_")[0]
    order = [own, *(other for other in _ORDER if other != own)] if own in _HAN else list(_ORDER)
    return [system_family, *(family for name in order for family in _HAN[name])]


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
        larger.setFamilies(font.families())
        widget.setFont(larger)
    for window in QApplication.topLevelWidgets():
        if window.styleSheet():  # below a style sheet Qt passes on no font of the application
            window.setStyleSheet(window.styleSheet())


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
