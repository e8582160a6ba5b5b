"""Windows: the foreground window and its place."""

from __future__ import annotations

import ctypes
from typing import Any


class _Rect(ctypes.Structure):
    _fields_ = (
        ("left", ctypes.c_long),
        ("top", ctypes.c_long),
        ("right", ctypes.c_long),
        ("bottom", ctypes.c_long),
    )


def centre(user32: Any = None) -> tuple[int, int] | None:
    user32 = user32 or ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    window, place = user32.GetForegroundWindow(), _Rect()
    if not window or not user32.GetWindowRect(window, ctypes.byref(place)):
        return None
    return (place.left + place.right) // 2, (place.top + place.bottom) // 2
