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
    "w.showFullScreen(); w.activateWindow(); a.exec()"
)


@pytest.mark.parametrize("allowed", [True, False])
def test_they_do_nothing_there_for_who_wants_that(
    desktop: Desktop, make_running: Callable[[Desktop], Running], allowed: bool
) -> None:
    running = make_running(desktop)
    running.write_settings(hotkeyInFullScreen=allowed)
    running.start()
    running.wait_for("ready")
    with desktop.launch([sys.executable, "-c", FILM]):
        desktop.wait_for_window("Film", active=True)
        if allowed:
            show(running)
            desktop.key("Escape")
        else:
            desktop.key("ctrl+alt+m")
            running.wait_for("hotkey over a full screen")
            assert not running.events("popup requested")
    wait_until(lambda: not desktop.active_window(), what="the film to be gone")
    show(running, 2 if allowed else 1)
