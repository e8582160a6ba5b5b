"""Windows' answers about the window in use, with fakes for its libraries."""

from __future__ import annotations

import os
from collections.abc import Iterator
from ctypes import Structure
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.platform.active_window import windows
from app.platform.active_window.models import NOTHING, ActiveWindow
from app.platform.active_window.windows_watching import FOREGROUND, MINIMIZED_END, MOVED, WindowsWatcher

SCREEN = (-1920, 0, 0, 1080)
CAPTION, TOOL_WINDOW = 0x00C00000, 0x80
GAME, LETTER, TOOL, HIDDEN, OURS = 7, 8, 9, 10, 11
PROCESSES = {GAME: 70, LETTER: 80, TOOL: 90, HIDDEN: 100, OURS: os.getpid()}
PATHS = {70: r"C:\Games\Game.exe", 80: r"C:\Office\WinWord.exe", 90: r"C:\Tool.exe", 100: r"C:\Hidden.exe"}


def fill(rect: Structure, sides: tuple[int, int, int, int]) -> None:
    for name, value in zip(("left", "top", "right", "bottom"), sides, strict=True):
        setattr(rect, name, value)


class User32:
    def __init__(self, window: int = GAME) -> None:
        self.window, self.place, self.style, self.kind = window, SCREEN, 0, "Game"
        self.hooks: dict[int, tuple[int, int, int]] = {}
        self.grants = True

    def GetForegroundWindow(self) -> int:
        return self.window

    def GetWindowRect(self, _window: int, place: Any) -> int:
        fill(place._obj, self.place)
        return 1

    def GetClassNameW(self, _window: int, name: Any, _length: int) -> int:
        name.value = self.kind
        return len(self.kind)

    def GetWindowLongW(self, window: int, which: int) -> int:
        return self.style if which == -16 else TOOL_WINDOW * (window == TOOL)

    def GetWindowThreadProcessId(self, window: int, pid: Any) -> int:
        pid._obj.value = PROCESSES[window]
        return 1

    def MonitorFromWindow(self, _window: int, _which: int) -> int:
        return 3

    def GetMonitorInfoW(self, _screen: int, info: Any) -> int:
        assert info._obj.size == 40
        fill(info._obj.screen, SCREEN)
        return 1

    def IsWindowVisible(self, window: int) -> int:
        return window != HIDDEN

    def GetWindowTextLengthW(self, _window: int) -> int:
        return 5

    def EnumWindows(self, look: Any, data: None) -> int:
        return all(look(window, data) for window in PROCESSES)

    def SetWinEventHook(
        self, first: int, last: int, _module: None, _call: Any, process: int, _thread: int, flags: int
    ) -> int:
        assert flags == 0
        number = len(self.hooks) + 1 + sum(self.hooks)
        if self.grants:
            self.hooks[number] = (first, last, process)
        return number * self.grants

    def UnhookWinEvent(self, hook: int) -> int:
        del self.hooks[hook]
        return 1


class Kernel32:
    def OpenProcess(self, rights: int, _inherit: int, pid: int) -> int:
        assert rights == 0x1000
        return pid

    def QueryFullProcessImageNameW(self, process: int, _form: int, path: Any, _length: Any) -> int:
        path.value = PATHS.get(process, "")
        return process in PATHS

    def CloseHandle(self, _process: int) -> int:
        return 1


class Shell32:
    def __init__(self, state: int = 5, failed: int = 0) -> None:
        self.state, self.failed = state, failed

    def SHQueryUserNotificationState(self, state: Any) -> int:
        state._obj.value = self.state
        return self.failed


def look(user32: User32, shell32: Shell32 | None = None) -> ActiveWindow:
    return windows.active(user32, Kernel32(), shell32 or Shell32())


def test_where_the_window_is() -> None:
    user32 = User32()
    user32.place = (-1920, 0, 0, 1000)
    assert windows.centre(user32) == (-960, 500)
    user32.window = 0
    assert windows.centre(user32) is None


def test_a_program_is_known_by_its_executable() -> None:
    assert look(User32()) == ActiveWindow(("Game.exe",), full_screen=True)
    assert look(User32(0)) == NOTHING
    assert look(User32(OURS)).own
    assert look(User32()).is_of(["game"])


@pytest.mark.parametrize(
    ("place", "style", "kind", "fills"),
    [
        (SCREEN, 0, "Game", True),
        ((-1930, -10, 10, 1090), 0, "Game", True),
        ((-1928, -8, 8, 1088), CAPTION, "Letter", False),  # maximised
        ((-1920, 0, 0, 1040), 0, "Game", False),
        (SCREEN, 0, "WorkerW", False),
    ],
)
def test_what_fills_the_screen(place: tuple[int, int, int, int], style: int, kind: str, fills: bool) -> None:
    user32 = User32()
    user32.place, user32.style, user32.kind = place, style, kind
    assert look(user32).full_screen is fills


@pytest.mark.parametrize(
    ("state", "failed", "fills"), [(5, 0, False), (3, 0, True), (4, 0, True), (3, 1, False)]
)
def test_what_has_the_screen_for_itself(state: int, failed: int, fills: bool) -> None:
    user32 = User32()
    user32.style = CAPTION
    assert look(user32, Shell32(state, failed)).full_screen is fills


def test_the_programs_with_windows() -> None:
    assert windows.programs(User32(), Kernel32()) == ["Game.exe", "WinWord.exe"]


class Watched:
    def __init__(self) -> None:
        self.user32, self.told = User32(LETTER), 0
        self.user32.style = CAPTION
        self.parent = QObject()
        self.watcher = WindowsWatcher(
            self.changed, self.parent, user32=self.user32, look=lambda: look(self.user32)
        )

    def changed(self) -> None:
        self.told += 1

    def event(self, kind: int, window: int, part: int = 0) -> None:
        self.watcher._called(1, kind, window, part, 0, 0, 0)


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    made = Watched()
    yield made
    made.watcher.close()
    assert made.user32.hooks == {}


def test_another_window_is_told_and_its_moves_are_followed(watched: Watched, qtbot: QtBot) -> None:
    user32 = watched.user32
    assert sorted(user32.hooks.values()) == [(FOREGROUND, MINIMIZED_END, 0), (MOVED, MOVED, 80)]
    user32.window = GAME
    watched.event(FOREGROUND, GAME)
    assert watched.told == 1
    assert sorted(user32.hooks.values()) == [(FOREGROUND, MINIMIZED_END, 0), (MOVED, MOVED, 70)]
    user32.style = 0
    watched.event(MOVED, GAME, part=-9)  # its cursor
    watched.event(MOVED, LETTER)
    assert not watched.watcher._settle.isActive() or watched.told == 1
    watched.event(MOVED, GAME)
    qtbot.waitUntil(lambda: watched.told == 2, timeout=5000)
    assert watched.watcher.now.full_screen
    watched.event(MOVED, GAME)
    qtbot.waitUntil(lambda: not watched.watcher._settle.isActive(), timeout=5000)
    assert watched.told == 2


def test_a_system_that_gives_no_hook_is_not_watched(qtbot: QtBot) -> None:
    user32 = User32()
    user32.grants = False
    with pytest.raises(OSError, match="no hook"):
        WindowsWatcher(lambda: None, QObject(), user32=user32, look=lambda: look(user32))
