"""A passage goes into the line of another program, by a real X server and a real window manager."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from Xlib import XK, X, display
from Xlib.ext import xtest

from app.platform.hotkey.models import Session
from app.platform.paste import x11
from app.platform.paste.main import paster
from app.platform.paste.x11 import X11Paster
from tests.helpers.desktop_session import Desktop
from tests.helpers.running_program import RunningProgram

pytestmark = pytest.mark.desktop_session
ROOT = Path(__file__).parents[2]


def program(desktop: Desktop, name: str, *args: str) -> AbstractContextManager[RunningProgram]:
    return desktop.launch([sys.executable, "-m", f"tests.platform.programs.{name}", *args], cwd=ROOT)


@pytest.fixture
def line(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningProgram]:
    """A program with a line to write into, which has the focus."""
    desktop.enter(monkeypatch)
    with program(desktop, "line_edit") as running:
        desktop.wait_for_window("試験", active=True)
        yield running


@pytest.fixture
def way() -> Iterator[X11Paster]:
    way = X11Paster()
    yield way
    way.close()


@pytest.mark.parametrize(("system", "kind"), [("linux", "wayland"), ("linux", ""), ("darwin", "x11")])
def test_where_no_keys_can_be_pressed_it_is_not_offered(system: str, kind: str) -> None:
    assert paster(Session(system, kind, True)) is None


def test_without_a_display_it_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":no display")
    way = paster(Session("linux", "x11", True))
    assert way is not None
    assert not way.remember()
    assert not way.paste()


def test_the_program_used_before_gets_the_text(
    desktop: Desktop, line: RunningProgram, way: X11Paster
) -> None:
    assert way.remember()
    with program(desktop, "holds_clipboard", "the blue kettle 青いやかん") as front:
        desktop.wait_for_window("holds the clipboard", active=True)
        front.say("hide")
        assert way.paste()
        line.wait_for("TEXT the blue kettle 青いやかん")


def test_also_from_a_window_that_stays(desktop: Desktop, line: RunningProgram, way: X11Paster) -> None:
    assert way.remember()
    with program(desktop, "holds_clipboard", "stays"):
        desktop.wait_for_window("holds the clipboard", active=True)
        assert way.paste()
        line.wait_for("TEXT stays")
        assert desktop.wait_for_window("試験", active=True)


def test_keys_that_are_still_held_do_not_change_what_is_pressed(
    desktop: Desktop, line: RunningProgram, way: X11Paster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(x11, "RELEASE_SECONDS", 0.1)
    assert way.remember()
    keyboard = display.Display(desktop.env["DISPLAY"])
    held = [keyboard.keysym_to_keycode(XK.string_to_keysym(name)) for name in ("Alt_L", "Shift_L")]
    with program(desktop, "holds_clipboard", "held"):
        desktop.wait_for_window("holds the clipboard", active=True)
        for code in held:
            xtest.fake_input(keyboard, X.KeyPress, code)
        keyboard.sync()
        assert way.paste()
        line.wait_for("TEXT held")
    for code in held:
        xtest.fake_input(keyboard, X.KeyRelease, code)
    keyboard.close()


@pytest.mark.parametrize("layout", ["ru", "ru,us"])
def test_on_a_keyboard_without_latin_letters(
    desktop: Desktop, line: RunningProgram, way: X11Paster, layout: str
) -> None:
    desktop.run("setxkbmap", "-layout", layout)
    try:
        assert way.remember()
        with program(desktop, "holds_clipboard", "привет"):
            desktop.wait_for_window("holds the clipboard", active=True)
            assert way.paste()
            line.wait_for("TEXT привет")
    finally:
        desktop.run("setxkbmap", "-layout", "us", "-option", "")


def test_a_window_that_is_gone_gets_nothing(
    desktop: Desktop, way: X11Paster, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop.enter(monkeypatch)
    with program(desktop, "line_edit"):
        desktop.wait_for_window("試験", active=True)
        assert way.remember()
    assert not way.paste()


def test_a_terminal_has_its_own_keys(desktop: Desktop) -> None:
    with contextlib.closing(display.Display(desktop.env["DISPLAY"])) as connection:
        assert x11._keys(connection, ["xfce4-terminal", "xfce4-terminal"]) == ("Control_L", "Shift_L", "v")
        assert x11._keys(connection, ["navigator", "firefox"]) == ("Control_L", "v")
