"""Make `resources/icons/memoro.ico` from the program's drawing: `python -m installers.windows_icon`.

For shortcuts and for the notices of Windows, which take no drawing. Each size is drawn for itself and kept
as PNG, which Windows reads in an icon since Vista.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage

from app.desktop.icons import application_icon
from app.resources import resource_path

SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
HEADER, ENTRY = struct.Struct("<3H"), struct.Struct("<4B2H2I")
ICON, PLANES, BITS = 1, 1, 32


def icon_file(images: list[bytes], sizes: tuple[int, ...] = SIZES) -> bytes:
    """PNG images as one icon: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)"""
    entries, at = [], HEADER.size + ENTRY.size * len(images)
    for size, image in zip(sizes, images, strict=True):
        side = size % 256  # 0 says 256
        entries.append(ENTRY.pack(side, side, 0, 0, PLANES, BITS, len(image), at))
        at += len(image)
    return HEADER.pack(0, ICON, len(images)) + b"".join(entries) + b"".join(images)


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return bytes(buffer.data().data())


def main(into: Path) -> None:
    icon = application_icon()
    into.write_bytes(icon_file([png(icon.pixmap(size).toImage()) for size in SIZES]))


if __name__ == "__main__":
    application = QGuiApplication(["windows_icon", "-platform", "offscreen"])
    main(resource_path("icons/memoro.ico"))
