"""Windows: the foreground window and its place, and what the shell knows of the screen."""

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


# SHQueryUserNotificationState: a program that fills the screen, a game with Direct3D, a presentation.
_BUSY, _FULL_SCREEN, _PRESENTATION = 2, 3, 4


def is_full_screen(shell32: Any = None) -> bool:
    shell32 = shell32 or ctypes.windll.shell32  # type: ignore[attr-defined, unused-ignore]
    state = ctypes.c_int(0)
    failed = shell32.SHQueryUserNotificationState(ctypes.byref(state))
    return not failed and state.value in {_BUSY, _FULL_SCREEN, _PRESENTATION}


def centre(user32: Any = None) -> tuple[int, int] | None:
    user32 = user32 or ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    window, place = user32.GetForegroundWindow(), _Rect()
    if not window or not user32.GetWindowRect(window, ctypes.byref(place)):
        return None
    return (place.left + place.right) // 2, (place.top + place.bottom) // 2
