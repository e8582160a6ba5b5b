"""A popup that is wanted while a menu holds the keyboard."""

from __future__ import annotations

import sys

import pytest

from tests.desktop.test_program import TITLE, Running, make_running, running
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running", "running"]
OTHER = """
from PySide6.QtWidgets import *
a = QApplication([])
w = QLabel('x')
w.setWindowTitle('Other')
w.setGeometry(900, 560, 300, 200)
w.show()
w.activateWindow()
a.exec()
"""


def second_start(running: Running) -> None:
    second = running.desktop.start(*running.command, env=running.env, cwd=running.folder)
    assert second.wait() == 0
    running.wait_for("popup drawn")


def open_menu(running: Running) -> None:
    desktop = running.desktop
    icon = desktop.run("xdotool", "search", "--class", "trayer").split()[-1]
    mine = ("xdotool", "search", "--onlyvisible", "--pid", str(running.program.process.pid))
    desktop.run("xdotool", "mousemove", "--window", icon, "12", "12", "click", "3")
    wait_until(lambda: len(desktop.run(*mine).split()) > 1, what="the menu")


def is_gone(desktop: Desktop) -> bool:
    return not any(window.title == TITLE and window.visible for window in desktop.windows())


@pytest.mark.parametrize("way", ["Escape", "a click"])
def test_the_menu_of_the_tray_gives_way_and_the_popup_goes_as_ever(running: Running, way: str) -> None:
    desktop = running.desktop
    with desktop.launch([sys.executable, "-c", OTHER]):
        desktop.wait_for_window("Other", active=True)
        open_menu(running)
        second_start(running)
        desktop.wait_for_window(TITLE, active=True)
        desktop.type("kettle")
        running.wait_for("merged results drawn", text="kettle")
        if way == "Escape":
            desktop.key("Escape", "Escape")
        else:
            desktop.run("xdotool", "mousemove", "1100", "700", "click", "1")
        wait_until(lambda: is_gone(desktop), what="the popup to be closed")
