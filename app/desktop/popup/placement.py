"""Where the popup opens: on the screen with the pointer, in its upper part, never outside."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

MARGIN = 12
FROM_TOP = 0.18
"""The popup's upper edge as a share of the free height: where eyes rest, and the same for every size."""


def place(wanted: QSize, available: QRect, at: tuple[float, float] | None = None) -> QRect:
    """The popup's geometry on a screen whose free area is `available` (without panels), all in device pixels
    of Qt. Too large a popup shrinks to fit with a margin. `at`: where a person has put it, as shares of the
    free room to the right and down.
    """
    width = min(wanted.width(), available.width() - 2 * MARGIN)
    height = min(wanted.height(), available.height() - 2 * MARGIN)
    if at is not None:
        room = available.size() - QSize(width, height)
        moved = QPoint(round(room.width() * at[0]), round(room.height() * at[1]))
        return QRect(available.topLeft() + moved, QSize(width, height))
    left = available.left() + (available.width() - width) // 2
    top = available.top() + round((available.height() - height) * FROM_TOP * 2)
    top = min(max(top, available.top() + MARGIN), available.bottom() + 1 - MARGIN - height)
    return QRect(QPoint(left, top), QSize(width, height))


def put(window: QWidget, geometry: QRect) -> None:
    """Give the window its place and size. Under Wayland the desktop takes only the size from us, and one that
    tiles would stretch the window over half the screen: it lets those float whose size is fixed.
    """
    if QGuiApplication.platformName() == "wayland":
        window.setFixedSize(geometry.size())
    window.setGeometry(geometry)


def screen_index(pointer: QPoint, screens: list[QRect]) -> int:
    """The screen with the pointer, else the nearest one (pointers can be in the gap between two screens)."""
    distances = [_distance(pointer, screen) for screen in screens]
    return distances.index(min(distances)) if distances else -1


def _distance(point: QPoint, area: QRect) -> int:
    dx = max(area.left() - point.x(), 0, point.x() - area.right())
    dy = max(area.top() - point.y(), 0, point.y() - area.bottom())
    return dx * dx + dy * dy
