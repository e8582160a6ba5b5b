"""Hotkeys while another program fills the screen, on a private desktop."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.desktop.test_program import Running, make_running, show
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
