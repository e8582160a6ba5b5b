"""Hotkeys while another program fills the screen, on a private desktop."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.desktop.test_program import TITLE, Running, make_running, show
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running"]
FILM = (
    "from PySide6.QtWidgets import *; a = QApplication([]); w = QLabel('x'); w.setWindowTitle('Film');"
    "w.keyPressEvent = lambda event: print('the film got', chr(event.key() % 256), flush=True);"
    "w.showFullScreen(); w.activateWindow(); a.exec()"
)


@pytest.mark.parametrize("allowed", [True, False])
def test_their_keys_are_the_films_for_who_wants_that(
    desktop: Desktop, make_running: Callable[[Desktop], Running], allowed: bool
) -> None:
    running = make_running(desktop)
    running.write_settings(hotkeyInFullScreen=allowed)
    running.start()
    running.wait_for("ready")
    with desktop.launch([sys.executable, "-c", FILM]) as film:
        desktop.wait_for_window("Film", active=True)
        if allowed:
            show(running)
            desktop.key("Escape")
        else:
            running.wait_for("hotkeys", given_way=True)
            desktop.key("ctrl+alt+m")
            film.wait_for("the film got M")
            assert not running.events("popup requested")
    wait_until(lambda: not desktop.active_window(), what="the film to be gone")
    if not allowed:
        running.wait_for("hotkeys", given_way=False)
    show(running, 2 if allowed else 1)


def test_over_a_film_the_keys_belong_to_the_popup_while_it_is_there(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    running.write_settings(hotkeyInFullScreen=False)
    running.start()
    running.wait_for("ready")
    with desktop.launch([sys.executable, "-c", FILM]) as film:
        running.wait_for("hotkeys", given_way=True)
        toggle = desktop.start(*running.command, "toggle", env=running.env, cwd=running.folder)
        assert toggle.wait(20) == 0, toggle.output
        desktop.wait_for_window(TITLE, active=True)
        running.wait_for("hotkeys", given_way=False)
        desktop.key("ctrl+alt+m")  # hides it
        desktop.wait_for_window("Film", active=True)
        running.wait_for("hotkeys", times=2, given_way=True)
        desktop.key("ctrl+alt+m")
        film.wait_for("the film got M")
        assert len(running.events("popup requested")) == 1
