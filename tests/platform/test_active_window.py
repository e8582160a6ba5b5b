from __future__ import annotations

import sys
from ctypes import Structure
from typing import Any

import pytest

from app.platform.active_window import main, windows
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

WINDOW = (
    "from PySide6.QtWidgets import *; a = QApplication([]); w = QLabel('x'); w.setWindowTitle('Middle');"
    "w.setGeometry(100, 200, 300, 100); w.show(); w.activateWindow(); a.exec()"
)


def test_where_nobody_tells_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main.centre("darwin") is None
    monkeypatch.delenv("DISPLAY", raising=False)
    assert main.centre("linux") is None
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert main.centre("linux") is None
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setenv("DISPLAY", "no display")
    assert main.centre("linux") is None


@pytest.mark.desktop_session
def test_the_window_in_use_on_x11(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    assert main.centre() is None
    with desktop.launch([sys.executable, "-c", WINDOW]):
        window = desktop.wait_for_window("Middle", active=True)
        middle = (window.x + window.width // 2, window.y + window.height // 2)
        wait_until(lambda: main.centre() == middle, what=f"{middle}")


class User32:
    def __init__(self, window: int) -> None:
        self.window = window

    def GetForegroundWindow(self) -> int:
        return self.window

    def GetWindowRect(self, _window: int, place: Any) -> int:
        rect: Structure = place._obj
        rect.left, rect.top, rect.right, rect.bottom = -1920, 0, 0, 1000  # type: ignore[attr-defined]
        return 1


def test_the_foreground_window_on_windows() -> None:
    assert windows.centre(User32(7)) == (-960, 500)
    assert windows.centre(User32(0)) is None
