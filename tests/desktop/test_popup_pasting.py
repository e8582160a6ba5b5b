"""From the hotkey to a passage in the program that was used before, on a private desktop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered, press
from tests.desktop.test_popup_actions import CTRL, SHIFT, entries
from tests.desktop.test_program import TITLE, Running, make_running, running, show
from tests.helpers.desktop_session import Desktop

__all__ = ["make_running", "running"]
ROOT = Path(__file__).parents[2]
PASSAGE = "Bought the **blue kettle** at the flea market"
ENTRY = "Paste into the program used before"


@pytest.mark.desktop_session
@pytest.mark.parametrize("by_menu", [False, True])
def test_a_passage_goes_into_the_program_used_before(running: Running, by_menu: bool) -> None:
    desktop = running.desktop
    program = [sys.executable, "-m", "tests.platform.programs.line_edit"]
    with desktop.launch(program, cwd=ROOT) as line:
        desktop.wait_for_window("試験", active=True)
        show(running)
        desktop.type("blue kettle")
        running.wait_for("merged results drawn", text="blue kettle")
        if by_menu:
            desktop.key("ctrl+k")
            running.wait_for("actions shown")
            desktop.key(*["Down"] * 5, "Return")
        else:
            desktop.key("ctrl+shift+Return")
        line.wait_for(PASSAGE)
        assert desktop.wait_for_window("試験", active=True)


@pytest.mark.desktop_session
def test_a_popup_that_stays_pastes_into_the_window_that_was_used_last(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    running.write_settings(popup={"hideOnFocusLoss": False, "width": 500, "rows": 3})
    running.start()
    running.wait_for("ready")
    show(running)
    desktop.type("blue kettle")
    running.wait_for("merged results drawn", text="blue kettle")
    place, known = desktop.wait_for_window(TITLE), len(running.events("window in use"))
    program = [sys.executable, "-m", "tests.platform.programs.line_edit"]
    with desktop.launch(program, cwd=ROOT) as line:
        desktop.wait_for_window("試験", active=True)
        running.wait_for("window in use", times=known + 1)
        desktop.run("xdotool", "mousemove", str(place.x + 200), str(place.y + 30), "click", "1")
        desktop.wait_for_window(TITLE, active=True)
        desktop.key("ctrl+shift+Return")
        line.wait_for(PASSAGE)


class Way:
    """A way to paste that says whether it works and whether it worked."""

    def __init__(self, works: bool, done: bool) -> None:
        self.works, self.done, self.pasted = works, done, 0

    def remember(self) -> bool:
        return self.works

    def paste(self) -> bool:
        self.pasted += 1
        return self.done

    def close(self) -> None:
        pass


def through(popup: Popup, way: Way) -> None:
    pasting = popup.controller.pasting
    pasting._way = way
    pasting._remember()
    answered(popup, "kettle")


@pytest.mark.parametrize("works", [False, True])
def test_it_is_offered_only_where_it_can_work(popup: Popup, works: bool) -> None:
    QGuiApplication.clipboard().clear()
    way = Way(works, True)
    through(popup, way)
    press(popup, Qt.Key.Key_K, CTRL)
    assert (ENTRY in entries(popup)) is works
    popup.window.menu.hide()
    press(popup, Qt.Key.Key_Return, CTRL | SHIFT)
    popup.wait_for(lambda: way.pasted == int(works))
    assert popup.window.isVisible() is not works
    assert (PASSAGE in QGuiApplication.clipboard().text()) is works


def test_when_it_fails_the_popup_says_where_the_passage_is(popup: Popup) -> None:
    through(popup, Way(True, False))
    press(popup, Qt.Key.Key_Return, CTRL | SHIFT)
    popup.wait_for(lambda: "clipboard" in popup.window.footer.text)
    assert popup.window.isVisible()
    assert PASSAGE in QGuiApplication.clipboard().text()


def test_a_pinned_popup_stays(popup: Popup) -> None:
    way = Way(True, True)
    popup.window._pin.setChecked(True)
    through(popup, way)
    press(popup, Qt.Key.Key_Return, CTRL | SHIFT)
    popup.wait_for(lambda: way.pasted == 1)
    assert popup.window.isVisible()
