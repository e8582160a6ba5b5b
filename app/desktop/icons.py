"""Icons from our own SVG drawings, rendered sharp in every size that panels and screens ask for."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from math import ceil

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.desktop.assets import read_resource
from app.desktop.widgets.larger import larger

TRAY_SIZES = (16, 20, 22, 24, 28, 32, 40, 48, 64)
APPLICATION_SIZES = (16, 20, 24, 28, 30, 32, 36, 40, 42, 48, 64, 128, 256)
"""Windows asks for 16 (small) and 24 (task bar), times 1, 1.25, 1.5, 1.75 and 2."""
_GLYPH = "glyph"


@cache
def tray_icon(state: str, system: str = sys.platform) -> QIcon:
    """`ready`, `working`, `paused`, `attention` or `problem`; drawn to be read on light and dark panels.

    A Mac's menu bar takes any colour of the wallpaper, so what is quiet there is a template image: the system
    fills its shape. A state that a person should see keeps its colour.
    """
    if system == "darwin" and state == "ready":
        icon = _icon("icons/tray-template.svg", TRAY_SIZES)
        icon.setIsMask(True)
        return icon
    return _icon(f"icons/tray-{state}.svg", TRAY_SIZES)


@cache
def application_icon() -> QIcon:
    return _icon("icons/tray-ready.svg", APPLICATION_SIZES)


def glyph(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """A line icon in one colour; `size` in device-independent pixels, `ratio` the screen's scale."""
    drawing = read_resource(f"icons/{name}.svg").replace("currentColor", colour.name())
    pixmap = _render(drawing, round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def glyph_icon(name: str, colour: QColor, size: int = 16) -> QIcon:
    """Sharp on the screens there are: a large window has many icons, and each drawing costs its time."""
    icon = QIcon()
    for ratio in sorted({1, *(ceil(screen.devicePixelRatio()) for screen in QGuiApplication.screens())}):
        icon.addPixmap(glyph(name, colour, size, ratio))
    return icon


def put_glyph(button: QAbstractButton, name: str, colour: QColor, size: int = 18) -> None:
    """A button's icon, which grows with the text around it: see `fit_glyphs`."""
    side = round(size * larger(button))
    button.setIcon(glyph_icon(name, colour, side))
    button.setIconSize(QSize(side, side))
    button.setProperty(_GLYPH, (name, colour, size))


def fit_glyphs() -> None:
    """The text of the program has another size."""
    for button in QApplication.allWidgets():
        if isinstance(button, QAbstractButton) and (drawn := button.property(_GLYPH)):
            put_glyph(button, *drawn)


def _icon(name: str, sizes: tuple[int, ...]) -> QIcon:
    icon = QIcon()
    for size in sizes:
        icon.addPixmap(_render(read_resource(name), size))
    return icon


def _render(drawing: str, size: int) -> QPixmap:
    return QPixmap.fromImage(_image(drawing, size))


@lru_cache(maxsize=512)
def _image(drawing: str, size: int) -> QImage:
    """Kept, since rows draw theirs each time; an image, which unlike a pixmap may outlive the application."""
    data = QByteArray(drawing.encode())
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(size, size))
    return reader.read()
