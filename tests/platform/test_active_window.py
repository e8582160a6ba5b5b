"""The window in use: on a real X server with a real window manager, on Windows with fakes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.platform.active_window import main
from app.platform.active_window.models import NOTHING, ActiveWindow, Watcher
from app.platform.active_window.x11_watching import X11Watcher
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram

ROOT = Path(__file__).parents[2]
WIDTH = 1280


def window(
    desktop: Desktop, title: str, name: str, how: str = "normal"
) -> AbstractContextManager[RunningProgram]:
    module = "tests.platform.programs.window"
    return desktop.launch([sys.executable, "-m", module, title, name, how], cwd=ROOT)


def test_where_nobody_tells_nothing_is_known(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    def knows_nothing(system: str) -> None:
        assert main.centre(system) is None
        assert main.programs(system) == []
        assert not main.can_tell(system)
        assert main.watch(lambda: None, QObject(), system) is None

    knows_nothing("darwin")
    monkeypatch.delenv("DISPLAY", raising=False)
    knows_nothing("linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    knows_nothing("linux")
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setenv("DISPLAY", "no display")
    assert main.centre("linux") is None
    parent = QObject()
    assert main.watch(lambda: None, parent, "linux") is None
    qtbot.waitUntil(lambda: parent.children() == [])


@pytest.mark.desktop_session
def test_where_the_window_in_use_is(desktop: Desktop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    desktop.enter(monkeypatch)
    assert main.centre() is None
    with window(desktop, "Middle", "middle"):
        found = desktop.wait_for_window("Middle", active=True)
        middle = (found.x + found.width // 2, found.y + found.height // 2)
        qtbot.waitUntil(lambda: main.centre() == middle)


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ("firefox", True),
        ("FIREFOX.EXE", True),
        (" Navigator ", True),
        ("fire*", True),
        ("fire", False),
        ("", False),
    ],
)
def test_a_program_is_known_by_each_of_its_names(pattern: str, fits: bool) -> None:
    assert ActiveWindow(("firefox", "navigator.exe")).is_of([pattern]) is fits
    assert not NOTHING.is_of([pattern])


class Watched:
    """A watcher on the desktop, with what it told."""

    def __init__(self, bot: QtBot) -> None:
        self.told: list[ActiveWindow] = []
        self.parent, self.bot = QObject(), bot
        made = main.watch(lambda: self.told.append(self.watcher.now), self.parent)
        assert isinstance(made, X11Watcher)
        self.watcher = made

    def wait(self, condition: Callable[[ActiveWindow], bool]) -> None:
        self.bot.waitUntil(lambda: condition(self.watcher.now), timeout=8000)


@pytest.fixture
def watched(desktop: Desktop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Watched]:
    desktop.enter(monkeypatch)
    made = Watched(qtbot)
    yield made
    made.watcher.close()


@pytest.mark.desktop_session
def test_the_window_in_use_is_followed(desktop: Desktop, watched: Watched) -> None:
    watched.wait(lambda now: now == NOTHING)
    with window(desktop, "Film", "player", "full") as film:
        watched.wait(lambda now: now.full_screen and "player" in now.names)
        film.say("normal")
        watched.wait(lambda now: not now.full_screen and "player" in now.names)
        film.say("full")
        watched.wait(lambda now: now.full_screen)
        with window(desktop, "Letter", "office"):
            watched.wait(lambda now: not now.full_screen and "office" in now.names)
        watched.wait(lambda now: now.full_screen)
        film.say("minimize")
        watched.wait(lambda now: not now.full_screen)
    watched.wait(lambda now: now == NOTHING)
    assert all(one != other for one, other in zip(watched.told, watched.told[1:], strict=False))


@pytest.mark.desktop_session
def test_a_program_that_crashes_fills_the_screen_no_longer(desktop: Desktop, watched: Watched) -> None:
    with window(desktop, "Game", "game", "full") as game:
        watched.wait(lambda now: now.full_screen)
        os.kill(game.pid, signal.SIGKILL)
        watched.wait(lambda now: now == NOTHING)


@pytest.mark.desktop_session
def test_a_game_without_a_frame_fills_the_screen_though_it_does_not_say_so(
    desktop: Desktop, watched: Watched
) -> None:
    with window(desktop, "Game", "game", "borderless") as game:
        watched.wait(lambda now: now.full_screen and "game" in now.names)
        game.say("small")
        watched.wait(lambda now: not now.full_screen and "game" in now.names)
        game.say("borderless")
        watched.wait(lambda now: now.full_screen)
    watched.wait(lambda now: now == NOTHING)


@pytest.mark.desktop_session
@pytest.mark.parametrize("how", ["large", "maximized"])
def test_a_large_window_of_an_ordinary_program_does_not(
    make_desktop: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, how: str
) -> None:
    """Also a maximised one without a frame on a screen without a panel, as browsers are."""
    desktop = make_desktop(tray=False, size=(WIDTH, 800))
    desktop.enter(monkeypatch)
    watched = Watched(qtbot)
    with window(desktop, "Letter", "office", how) as letter:
        watched.wait(lambda now: "office" in now.names)
        qtbot.waitUntil(lambda: desktop.wait_for_window("Letter").width == WIDTH)
        letter.say("small")
        qtbot.waitUntil(lambda: desktop.wait_for_window("Letter").width < WIDTH)
        before = list(watched.told)
        letter.say("borderless")
        watched.wait(lambda now: now.full_screen)
    assert not any(now.full_screen for now in before)
    watched.watcher.close()


@pytest.mark.desktop_session
def test_another_window_manager_is_followed_as_well(desktop: Desktop, watched: Watched) -> None:
    with window(desktop, "Film", "player", "full"):
        watched.wait(lambda now: now.full_screen)
        desktop.start("openbox", "--replace")

        def asked(change: str) -> None:  # again and again: at first the new one listens to nobody
            desktop.run("wmctrl", "-r", "Film", "-b", f"{change},fullscreen", check=False)

        for change, fills in (("remove", False), ("add", True)):
            watched.wait(lambda now: asked(change) or now.full_screen is fills)  # noqa: B023
    watched.wait(lambda now: not now.full_screen)


@pytest.mark.desktop_session
def test_a_lost_connection_is_made_anew(desktop: Desktop, watched: Watched) -> None:
    with window(desktop, "Film", "player", "full"):
        watched.wait(lambda now: now.full_screen)
        context = watched.watcher._display.screen().root.create_gc()
        watched.watcher._display.sync()
        desktop.run("xkill", "-id", str(context.id))
        watched.wait(lambda now: now == NOTHING)
        watched.wait(lambda now: now.full_screen)


@pytest.mark.desktop_session
def test_the_programs_with_windows(desktop: Desktop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    desktop.enter(monkeypatch)
    with window(desktop, "Letter", "office"), window(desktop, "Film", "Player"):
        desktop.wait_for_window("Letter")
        desktop.wait_for_window("Film")
        qtbot.waitUntil(lambda: main.programs() == ["office", "Player"])


def as_watcher(made: X11Watcher) -> Watcher:
    """Says to the type checker that the protocol is kept."""
    return made
