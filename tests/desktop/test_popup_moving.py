"""The popup is where a person has put it, on the same screens, and never outside of them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from app.config.options import Settings
from app.config.program import Popup as PopupSettings
from app.desktop.popup.placement import place
from app.desktop.popup.position import MOST, Positions, arrangement, share_of
from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered, press
from tests.desktop.test_popup_actions import CTRL, entries
from tests.desktop.test_program import TITLE, Running, make_running, running, show
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

__all__ = ["make_running", "running"]
SHARE = st.floats(0, 1)


@given(SHARE, SHARE, st.integers(-4000, 4000), st.integers(400, 4000), st.integers(300, 3000))
def test_a_place_fits_every_screen_and_is_found_again(
    x: float, y: float, left: int, width: int, height: int
) -> None:
    screen = QRect(left, 30, width, height)
    placed = place(QSize(920, 560), screen, (x, y))
    assert screen.contains(placed)
    again = place(QSize(920, 560), screen, share_of(placed, screen))
    assert abs(again.left() - placed.left()) <= 1
    assert abs(again.top() - placed.top()) <= 1


def test_screens_are_known_by_their_sizes_and_places() -> None:
    one, two = QRect(0, 0, 1920, 1080), QRect(-1280, 40, 1280, 720)
    assert arrangement([one, two]) == arrangement([two, one]) != arrangement([one])


@pytest.mark.parametrize("kept", [None, [], {"a": 3}, {"a": [0.5]}, {"a": [2, 0]}, {"a": ["0", 1]}])
def test_a_file_that_somebody_changed_costs_the_place_only(kept: object) -> None:
    positions = Positions()
    positions.learn(kept)
    assert positions.of("a") is None


def test_the_oldest_arrangements_are_forgotten() -> None:
    positions = Positions()
    for number in range(MOST + 2):
        positions.keep(str(number), (0.1, 0.2))
    assert positions.of("1") is None
    assert positions.of("2") == (0.1, 0.2)
    again = Positions()
    again.learn(json.loads(json.dumps(positions.kept)))
    assert again.of("2") == (0.1, 0.2)


def popup_settings(**changes: object) -> PopupSettings:
    return Settings().app.popup.replace(**changes)


def drag(popup: Popup, by: QPoint) -> None:
    """By the magnifier, which takes no clicks of its own."""
    window = popup.window
    grip = window._magnifier.geometry().center()
    popup.bot.mousePress(window, Qt.MouseButton.LeftButton, pos=grip)
    popup.bot.mouseMove(window, grip + by)
    popup.bot.mouseRelease(window, Qt.MouseButton.LeftButton, pos=grip)


def test_it_opens_where_it_was_dragged_to_until_it_is_sent_back(popup: Popup) -> None:
    window, kept = popup.window, []
    window.standing.moved.connect(kept.append)
    popup.controller.adapt(popup_settings(width=500))
    usual = window.geometry()
    drag(popup, QPoint(60, -40))
    moved = usual.translated(60, -40)
    assert window.geometry() == moved
    popup.wait_for(lambda: len(kept) == 1)
    window.hide()
    window.present()
    assert near(window.geometry(), moved)
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_K, CTRL)
    assert "Back to the usual place" in entries(popup)
    window.menu.hide()
    press(popup, Qt.Key.Key_0, CTRL)
    assert window.geometry() == usual
    assert kept[-1] == {}
    press(popup, Qt.Key.Key_K, CTRL)
    assert "Back to the usual place" not in entries(popup)
    window.menu.hide()


def test_a_double_click_sends_it_back(popup: Popup) -> None:
    popup.controller.adapt(popup_settings(width=500))
    usual = popup.window.geometry()
    drag(popup, QPoint(-30, 50))
    popup.wait_for(lambda: popup.window.standing.is_moved)
    popup.bot.mouseDClick(popup.window, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert popup.window.geometry() == usual


def test_what_was_kept_holds_in_the_next_run(popup: Popup) -> None:
    popup.controller.adapt(popup_settings(width=500))
    drag(popup, QPoint(-30, 50))
    popup.wait_for(lambda: popup.window.standing.is_moved)
    there, kept = popup.window.geometry(), dict(popup.window.standing._positions.kept)
    popup.window.standing.go_back()
    popup.window.standing.learn(json.loads(json.dumps(kept)))
    popup.window.hide()
    popup.window.present()
    assert near(popup.window.geometry(), there)


def test_when_its_screen_goes_it_comes_back(popup: Popup) -> None:
    popup.window.move(5000, 5000)
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.screenRemoved.emit(application.primaryScreen())
    screen = QGuiApplication.primaryScreen().availableGeometry()
    popup.wait_for(lambda: screen.contains(popup.window.geometry()))


def near(one: QRect, other: QRect) -> bool:
    return one.size() == other.size() and (one.topLeft() - other.topLeft()).manhattanLength() <= 2


@pytest.mark.desktop_session
def test_a_window_manager_moves_it_and_the_next_start_knows(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    running.write_settings(popup={"width": 500, "rows": 3})
    running.start()
    running.wait_for("ready")
    show(running)
    before = desktop.wait_for_window(TITLE)
    grip = before.x + 24, before.y + 30
    desktop.run("xdotool", "mousemove", str(grip[0]), str(grip[1]), "mousedown", "1")
    steps = itertools.count(1)

    def pulled() -> bool:
        """The window manager takes the pointer a moment after the button went down."""
        step = min(next(steps) * 10, 200)
        desktop.run("xdotool", "mousemove", str(grip[0] + step), str(grip[1] + step // 2))
        return desktop.wait_for_window(TITLE).x >= before.x + 100

    wait_until(pulled, what="the popup to be moved")
    desktop.run("xdotool", "mouseup", "1")
    there = desktop.wait_for_window(TITLE, active=True)

    def is_kept() -> bool:
        file = running.folder / "home" / "data" / "windows.json"
        kept = json.loads(file.read_text()) if file.exists() else {}
        shares = [share for own in kept.values() for share in own.get("popup", {}).values()]
        return any(abs(share[0] * (1280 - there.width) - there.x) <= 2 for share in shares)

    wait_until(is_kept, what="the place to be kept")
    running.program.end()
    running.start()
    running.wait_for("ready", 2)
    desktop.key("ctrl+alt+m")
    again = wait_until(lambda: desktop.wait_for_window(TITLE, active=True), what="the popup")
    assert again is not None
    assert abs(again.x - there.x) + abs(again.y - there.y) <= 2


@pytest.mark.desktop_session
def test_another_size_holds_at_once(desktop: Desktop, make_running: Callable[[Desktop], Running]) -> None:
    running = make_running(desktop)
    running.start()
    running.wait_for("ready")
    show(running)
    assert desktop.wait_for_window(TITLE).width == 920
    running.write_settings(popup={"width": 640, "rows": 3})
    wait_until(lambda: desktop.wait_for_window(TITLE).width == 640, what="the popup to be narrow")
    narrow = desktop.wait_for_window(TITLE, active=True)
    running.write_settings(popup={"width": 2400, "rows": 20})
    wait_until(lambda: desktop.wait_for_window(TITLE).width > 1200, what="the popup to be wide")
    wide = desktop.wait_for_window(TITLE, active=True)
    assert wide.height > narrow.height
    assert wide.x >= 0
    assert wide.x + wide.width <= 1280
    assert wide.y + wide.height <= 800
