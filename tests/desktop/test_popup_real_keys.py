"""Rows chosen and opened by keys that go through the X server and the window manager."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.desktop.test_program import TITLE, Running, make_running, running, show
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running", "running"]
OTHER = (
    "from PySide6.QtWidgets import *; a = QApplication([]); w = QLabel('x'); w.setWindowTitle('Other');"
    "w.show(); a.exec()"
)
KEYS = {
    "down and up": ("Down", "Down", "Up", "Return"),
    "tab": ("Tab", "Return"),
    "by letters": ("ctrl+n", "ctrl+n", "ctrl+p", "Return"),
    "to the last and back": ("ctrl+End", "ctrl+Home", "Down", "Return"),
    "over the first": ("Up", "Down", "Down", "Return"),
}


def opened(running: Running) -> list[str]:
    path = running.folder / "opened"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [line.rpartition("/")[2] for line in text.splitlines()]


def test_every_way_to_the_second_row_opens_it(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    """Also where the keys come before the rows that they are meant for."""
    running = make_running(desktop)
    running.write_settings(popup={"learn": False})
    running.start()
    running.wait_for("ready")
    for times, keys in enumerate(KEYS.values(), 1):
        show(running, times)
        running.desktop.key("ctrl+a")
        running.desktop.type("TKY")
        running.wait_for("merged results drawn", text="TKY")
        running.desktop.key(*keys)
        wait_until(lambda times=times: len(opened(running)) == times, what=f"opening by {keys}")
    assert len(set(opened(running))) == 1
    show(running, len(KEYS) + 1)
    running.desktop.key("alt+1")
    wait_until(lambda: len(set(opened(running))) == 2, what="opening the first row")


def test_alt_that_is_held_opens_by_number(running: Running) -> None:
    show(running)
    running.desktop.type("TKY")
    running.wait_for("merged results drawn", text="TKY")
    running.desktop.run("xdotool", "keydown", "alt", "sleep", "0.3", "key", "2", "keyup", "alt")
    wait_until(lambda: len(opened(running)) == 1, what="the second row")
    show(running, 2)
    running.desktop.key("alt+1")
    wait_until(lambda: len(opened(running)) == 2, what="the other row")
    assert sorted(opened(running)) == ["2026-02-03.md 11", "2026-02-05.md 6"]


def test_a_pinned_popup_stays_while_another_window_is_used_and_comes_back_by_the_hotkey(
    running: Running,
) -> None:
    desktop = running.desktop
    show(running)
    popup = desktop.wait_for_window(TITLE, active=True)
    pin = (popup.x + popup.width - 29, popup.y + 30)
    desktop.run("xdotool", "mousemove", *map(str, pin), "click", "1")
    with desktop.launch([sys.executable, "-c", OTHER]):
        desktop.run("xdotool", "windowactivate", str(desktop.wait_for_window("Other").id))
        desktop.wait_for_window("Other", active=True)
        desktop.type("nothing for the popup")
        assert desktop.wait_for_window(TITLE).visible
        desktop.key("ctrl+alt+m")
        desktop.wait_for_window(TITLE, active=True)
        desktop.key("ctrl+alt+m")
        wait_until(lambda: not any(w.title == TITLE for w in desktop.windows()), what="hiding")


def test_hidden_and_wanted_again_at_once_it_goes_with_the_focus_as_ever(running: Running) -> None:
    """Qt hears nothing of a focus that was lost for so short a time, and takes the popup for left."""
    desktop = running.desktop
    show(running)
    desktop.run("xdotool", "key", "Escape", "sleep", "0.04", "key", "ctrl+alt+m")
    running.wait_for("popup drawn", 2)
    desktop.wait_for_window(TITLE, active=True)
    with desktop.launch([sys.executable, "-c", OTHER]):
        other = desktop.wait_for_window("Other")
        desktop.run("xdotool", "windowactivate", "--sync", str(other.id))
        wait_until(lambda: not any(w.title == TITLE for w in desktop.windows()), what="hiding")


def test_it_goes_when_a_window_of_our_own_is_clicked(running: Running) -> None:
    desktop = running.desktop
    show(running)
    desktop.type("TKY")
    running.wait_for("merged results drawn", text="TKY")
    desktop.key("ctrl+l")
    library = desktop.wait_for_window("Memory library", active=True)
    show(running, 2)
    desktop.wait_for_window(TITLE, active=True)
    below_the_popup = (library.x + 20, library.y + library.height - 20)
    desktop.run("xdotool", "mousemove", *map(str, below_the_popup), "click", "1")
    wait_until(lambda: not any(w.title == TITLE for w in desktop.windows()), what="hiding")
    assert desktop.wait_for_window("Memory library", active=True)
