"""From the bytes of a picture to what is drawn; on a worker's thread, since it may take long."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

FORMATS = frozenset({b"png", b"jpeg", b"jpg", b"gif", b"webp", b"bmp"})
"""What holds dots and nothing else: a drawing (SVG) may name other files."""
MOST_DOTS = 64_000_000


@dataclass(frozen=True, slots=True)
class Picture:
    """`image` is as wide as it is drawn, at most; `size` is its own, in device-independent pixels."""

    image: QImage
    size: QSize


def decode(data: bytes, width: int) -> Picture | None:
    """At most `width` dots wide. None for what is broken, too large, or of a form that is not shown."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if bytes(reader.format()) not in FORMATS or size.isEmpty() or size.width() * size.height() > MOST_DOTS:
        return None
    turned = bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)
    own = size.transposed() if turned else size
    if own.width() > width:
        room = QSize(width, max(1, own.height() * width // own.width()))
        reader.setScaledSize(room.transposed() if turned else room)
    image = reader.read()
    return None if image.isNull() else Picture(image, own)
