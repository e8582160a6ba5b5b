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
    assert not main.is_full_screen("darwin")
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


@pytest.mark.desktop_session
def test_a_program_that_fills_the_screen_on_x11(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    assert not main.is_full_screen()
    with desktop.launch([sys.executable, "-c", WINDOW]):
        desktop.wait_for_window("Middle", active=True)
        assert not main.is_full_screen()
    with desktop.launch([sys.executable, "-c", WINDOW.replace("w.show()", "w.showFullScreen()")]):
        desktop.wait_for_window("Middle", active=True)
        wait_until(main.is_full_screen, what="the window to fill the screen")


class Shell32:
    def __init__(self, state: int, failed: int = 0) -> None:
        self.state, self.failed = state, failed

    def SHQueryUserNotificationState(self, state: Any) -> int:
        state._obj.value = self.state
        return self.failed


@pytest.mark.parametrize(
    ("state", "failed", "fills"), [(5, 0, False), (3, 0, True), (4, 0, True), (3, 1, False)]
)
def test_a_program_that_fills_the_screen_on_windows(state: int, failed: int, fills: bool) -> None:
    assert windows.is_full_screen(Shell32(state, failed)) is fills
