"""The functions of Windows that are called, with the types of their arguments.

Handles are pointers: without a type ctypes would cut them to 32 bits.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

_POINTER, _INTEGER, _NUMBER, _TEXT = ctypes.c_void_p, ctypes.c_int32, ctypes.c_uint32, ctypes.c_wchar_p
# What is called back is a function of another kind, which only Windows has.
_callback = getattr(ctypes, "WINFUNCTYPE", ctypes.CFUNCTYPE)
EnumProc: Any = _callback(_INTEGER, _POINTER, _POINTER)
WinEventProc: Any = _callback(
    None, _POINTER, _NUMBER, _POINTER, ctypes.c_int32, ctypes.c_int32, _NUMBER, _NUMBER
)
# By library and function: what it returns, what it takes.
_FUNCTIONS: dict[str, dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "user32": {
        "GetForegroundWindow": (_POINTER, ()),
        "GetWindowRect": (_INTEGER, (_POINTER, _POINTER)),
        "GetWindowLongW": (ctypes.c_int32, (_POINTER, _INTEGER)),
        "GetClassNameW": (_INTEGER, (_POINTER, _TEXT, _INTEGER)),
        "GetWindowTextLengthW": (_INTEGER, (_POINTER,)),
        "GetWindowThreadProcessId": (_NUMBER, (_POINTER, _POINTER)),
        "IsWindowVisible": (_INTEGER, (_POINTER,)),
        "MonitorFromWindow": (_POINTER, (_POINTER, _NUMBER)),
        "GetMonitorInfoW": (_INTEGER, (_POINTER, _POINTER)),
        "EnumWindows": (_INTEGER, (EnumProc, _POINTER)),
        "SetWinEventHook": (
            _POINTER,
            (_NUMBER, _NUMBER, _POINTER, WinEventProc, _NUMBER, _NUMBER, _NUMBER),
        ),
        "UnhookWinEvent": (_INTEGER, (_POINTER,)),
    },
    "kernel32": {
        "OpenProcess": (_POINTER, (_NUMBER, _INTEGER, _NUMBER)),
        "QueryFullProcessImageNameW": (_INTEGER, (_POINTER, _NUMBER, _TEXT, _POINTER)),
        "CloseHandle": (_INTEGER, (_POINTER,)),
        "GetCurrentProcess": (_POINTER, ()),
        "TerminateProcess": (_INTEGER, (_POINTER, _NUMBER)),
    },
    "shell32": {
        "SHQueryUserNotificationState": (ctypes.c_int32, (_POINTER,)),
        "SetCurrentProcessExplicitAppUserModelID": (ctypes.c_int32, (_TEXT,)),
    },
}


class Rect(ctypes.Structure):
    _fields_ = (
        ("left", ctypes.c_int32),
        ("top", ctypes.c_int32),
        ("right", ctypes.c_int32),
        ("bottom", ctypes.c_int32),
    )

    def covers(self, other: Rect) -> bool:
        return bool(
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


class MonitorInfo(ctypes.Structure):
    _fields_ = (("size", _NUMBER), ("screen", Rect), ("work", Rect), ("flags", _NUMBER))


@cache
def library(name: str) -> Any:
    """A library of our own, so that nobody else's types for its functions count."""
    found = getattr(ctypes, "WinDLL")(name)  # noqa: B009 (only Windows has it)
    for function, (returned, taken) in _FUNCTIONS[name].items():
        getattr(found, function).restype = returned
        getattr(found, function).argtypes = taken
    return found
