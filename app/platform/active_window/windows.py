"""Windows: the foreground window, its place and its program."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from pathlib import PureWindowsPath
from typing import TYPE_CHECKING, Any

from app.platform.active_window.models import NOTHING, ActiveWindow, Watcher
from app.platform.active_window.windows_api import EnumProc, MonitorInfo, Rect, library

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

# SHQueryUserNotificationState: a game with Direct3D that has the screen for itself, a presentation.
_FULL_SCREEN, _PRESENTATION = 3, 4
_NEAREST_MONITOR = 2
_STYLE, _CAPTION = -16, 0x00C00000
_EXTENDED_STYLE, _TOOL_WINDOW = -20, 0x80
_MAY_ASK_NAME = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION
_DESKTOP = frozenset({"Progman", "WorkerW"})  # its windows cover the screen, too
_LENGTH = 1024


def can_tell() -> bool:
    return True


def centre(user32: Any = None) -> tuple[int, int] | None:
    user32 = user32 or library("user32")
    window, place = user32.GetForegroundWindow(), Rect()
    if not window or not user32.GetWindowRect(window, ctypes.byref(place)):
        return None
    return (place.left + place.right) // 2, (place.top + place.bottom) // 2


def active(user32: Any = None, kernel32: Any = None, shell32: Any = None) -> ActiveWindow:
    """The foreground window as it is now."""
    user32 = user32 or library("user32")
    window = user32.GetForegroundWindow()
    if not window:
        return NOTHING
    pid = process_of(window, user32)
    name = _executable(pid, kernel32 or library("kernel32"))
    fills = _covers_its_screen(window, user32) or _has_the_screen(shell32 or library("shell32"))
    return ActiveWindow((name,) if name else (), fills, pid == os.getpid())


def programs(user32: Any = None, kernel32: Any = None) -> list[str]:
    """The executables of all windows that stand in the task bar."""
    user32, kernel32 = user32 or library("user32"), kernel32 or library("kernel32")
    found: list[str] = []

    def look(window: int, _data: int) -> int:
        shown = user32.IsWindowVisible(window) and user32.GetWindowTextLengthW(window)
        if shown and not user32.GetWindowLongW(window, _EXTENDED_STYLE) & _TOOL_WINDOW:
            pid = process_of(window, user32)
            if pid != os.getpid() and (name := _executable(pid, kernel32)):
                found.append(name)
        return 1  # go on

    user32.EnumWindows(EnumProc(look), None)
    return found


def watch(changed: Callable[[], None], parent: QObject) -> Watcher:
    """Raises OSError where Windows refuses."""
    from app.platform.active_window.windows_watching import WindowsWatcher

    return WindowsWatcher(changed, parent)


def process_of(window: int, user32: Any) -> int:
    pid = ctypes.c_uint32(0)
    user32.GetWindowThreadProcessId(window, ctypes.byref(pid))
    return pid.value


def _executable(pid: int, kernel32: Any) -> str:
    process = kernel32.OpenProcess(_MAY_ASK_NAME, 0, pid)
    if not process:
        return ""
    path, length = ctypes.create_unicode_buffer(_LENGTH), ctypes.c_uint32(_LENGTH)
    told = kernel32.QueryFullProcessImageNameW(process, 0, path, ctypes.byref(length))
    kernel32.CloseHandle(process)
    return PureWindowsPath(path.value).name if told else ""


def _covers_its_screen(window: int, user32: Any) -> bool:
    """From edge to edge without a title bar; a maximised window keeps its bar."""
    kind = ctypes.create_unicode_buffer(_LENGTH)
    user32.GetClassNameW(window, kind, _LENGTH)
    if kind.value in _DESKTOP or user32.GetWindowLongW(window, _STYLE) & _CAPTION == _CAPTION:
        return False
    place, monitor = Rect(), MonitorInfo(size=ctypes.sizeof(MonitorInfo))
    screen = user32.MonitorFromWindow(window, _NEAREST_MONITOR)
    if not user32.GetWindowRect(window, ctypes.byref(place)):
        return False
    return bool(user32.GetMonitorInfoW(screen, ctypes.byref(monitor))) and place.covers(monitor.screen)


def _has_the_screen(shell32: Any) -> bool:
    state = ctypes.c_int(0)
    failed = shell32.SHQueryUserNotificationState(ctypes.byref(state))
    return not failed and state.value in {_FULL_SCREEN, _PRESENTATION}
