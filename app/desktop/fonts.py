"""Fonts: the system's own, with the Han variant that belongs to the language of the window.

The same code point looks different in Japan, China and Korea; without an order fontconfig takes its own.
"""

from __future__ import annotations

from PySide6.QtGui import QFont, QGuiApplication

_HAN = {
    "ja": ("Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic UI"),
    "zh": ("Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei UI"),
    "ko": ("Noto Sans CJK KR", "Apple SD Gothic Neo", "Malgun Gothic"),
}
_ORDER = ("ja", "zh", "ko")


def families(language: str, system_family: str) -> list[str]:
    """Font families in the order in which a character is looked for."""
    own = language.partition("_")[0]
    order = [own, *(other for other in _ORDER if other != own)] if own in _HAN else list(_ORDER)
    return [system_family, *(family for name in order for family in _HAN[name])]


def set_application_font(language: str) -> None:
    font = QFont(QGuiApplication.font())
    font.setFamilies(families(language, font.families()[0] if font.families() else font.family()))
    QGuiApplication.setFont(font)


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
