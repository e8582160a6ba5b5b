"""What can be known of the tray without a screen; a real tray is tried in `test_program.py`."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from app.desktop import plain_window
from app.desktop import tray as tray_module
from app.desktop.actions import ProgramActions
from app.desktop.buttons import Button
from app.desktop.icons import TRAY_SIZES, application_icon, tray_icon
from app.desktop.plain_window import PlainWindow
from app.desktop.status_text import StatusText
from app.desktop.theme import Theme
from app.desktop.tray import Tray, opening_clicks

Click = QSystemTrayIcon.ActivationReason


@pytest.mark.parametrize("state", ["ready", "working", "paused", "attention", "problem"])
def test_every_state_has_a_drawing_in_all_sizes(qtbot: QtBot, state: str) -> None:
    icon = tray_icon(state)
    assert sorted(size.width() for size in icon.availableSizes()) == sorted(TRAY_SIZES)
    assert all(not icon.pixmap(size).toImage().allGray() for size in icon.availableSizes())


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 1.75, 2])
def test_windows_sizes_are_drawn_not_stretched(qtbot: QtBot, scale: float) -> None:
    """Small icons there are 16, the task bar's 24, times the screen's scale."""
    for icon, sizes in ((tray_icon("ready"), (16,)), (application_icon(), (16, 24))):
        drawn = {size.width() for size in icon.availableSizes()}
        missing = {round(size * scale) for size in sizes} - drawn
        assert not missing


def test_states_look_different(qtbot: QtBot) -> None:
    states = ["ready", "working", "paused", "attention", "problem"]
    images = [tray_icon(state).pixmap(22).toImage() for state in states]
    assert all(one != other for n, one in enumerate(images) for other in images[n + 1 :])


def test_the_tooltip_says_what_is(qtbot: QtBot) -> None:
    tray = Tray(ProgramActions())
    tray.show_status(StatusText("working", "Reading notes: 3 of 9", "Less than a minute left"))
    assert tray._icon.toolTip() == "Memoro\nReading notes: 3 of 9\nLess than a minute left"
    tray.close()


def test_on_a_mac_a_click_opens_the_menu_alone() -> None:
    """Qt tells a Trigger there and opens the menu of the icon (QSystemTrayIcon; qcocoasystemtrayicon.mm)."""
    assert opening_clicks("darwin") == set()
    for system in ("linux", "win32"):
        assert opening_clicks(system) == {Click.Trigger, Click.MiddleClick}, system
    assert Click.DoubleClick not in opening_clicks("win32"), "its first click is a Trigger already"


def test_a_click_shows_the_popup(qtbot: QtBot) -> None:
    tray = Tray(ProgramActions())
    clicks: list[None] = []
    tray.clicked.connect(lambda: clicks.append(None))
    for reason in (Click.Context, Click.Trigger, Click.DoubleClick):
        tray._icon.activated.emit(reason)
    assert len(clicks) == 1
    tray.close()


def test_the_macs_menu_bar_colours_what_is_quiet_itself(qtbot: QtBot) -> None:
    """A template image counts by its shape alone (NSImage.isTemplate); Qt marks it by QIcon.isMask."""
    icon = tray_icon("ready", "darwin")
    assert icon.isMask()
    image = icon.pixmap(22).toImage()
    assert image.allGray()
    assert [image.pixelColor(11, y).alpha() > 0 for y in (2, 11)] == [True, False], "lines are cut out"
    assert not tray_icon("ready", "linux").isMask()
    assert not tray_icon("problem", "darwin").isMask()
    assert tray_icon("problem", "darwin").pixmap(22).toImage() == tray_icon("problem").pixmap(22).toImage()


def test_without_a_tray_it_says_so_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tray_module, "TRAY_WAIT_MS", 10)
    tray = Tray(ProgramActions())
    with qtbot.waitSignal(tray.missing, timeout=5000):
        tray.watch()
    tray.close()


def test_the_menu_tells_the_shortcut(qtbot: QtBot) -> None:
    actions = ProgramActions()
    actions.set_shortcut("Ctrl+Alt+M")
    assert actions.search_action.text() == "Search\tCtrl+Alt+M"
    actions.set_shortcut("")
    assert actions.search_action.text() == "Search"


def test_nothing_can_be_chosen_before_somebody_hears_it(qtbot: QtBot) -> None:
    """But searching, which is kept until there is a popup, and the end."""
    actions = ProgramActions()
    tray = Tray(actions)
    shown = [*tray.menu.actions(), *tray._more.actions()]
    enabled = [
        action.text() for action in shown if action.isEnabled() and action.text() and not action.menu()
    ]
    assert enabled == ["Search", "Quit Memoro"]
    actions.begin()
    assert actions.settings_action.isEnabled()
    assert actions.backup_action.isEnabled()
    assert not actions.sync_action.isEnabled(), "that waits for a folder"
    tray.close()


def test_pausing_is_a_wish_and_resuming_too(qtbot: QtBot) -> None:
    actions = ProgramActions()
    actions.set_ready(True)
    wishes: list[bool] = []
    actions.pause_wanted.connect(wishes.append)
    actions.pause_action.trigger()
    actions.show_status(StatusText("paused", "Paused"), paused=True)
    actions.pause_action.trigger()
    assert wishes == [True, False]


def test_the_window_in_its_place_can_quit_and_is_not_lost_by_closing(qtbot: QtBot) -> None:
    actions = ProgramActions()
    window = PlainWindow(actions, Theme("light"))
    qtbot.addWidget(window)
    window.show()
    window.close()
    assert window.isMinimized()
    with qtbot.waitSignal(actions.quit, timeout=1000):
        window._buttons[-1][1].click()
    window.may_close = True
    window.close()
    assert not window.isVisible()


def test_the_window_in_its_place_has_its_size_before_it_is_shown(qtbot: QtBot) -> None:
    window = PlainWindow(ProgramActions(), Theme("light"))
    qtbot.addWidget(window)
    before = window.size()
    window.show()
    window._fit()
    assert window.size() == before


def test_the_window_in_its_place_promises_no_key_that_there_is_not(qtbot: QtBot) -> None:
    actions = ProgramActions()
    window = PlainWindow(actions, Theme("light"))
    qtbot.addWidget(window)
    assert "“memoro toggle”" in window._explanation.text()
    actions.set_shortcut("Ctrl+Alt+M")
    assert "goes on working" in window._explanation.text()
    actions.set_shortcut("")
    assert "“memoro toggle”" in window._explanation.text()


def test_a_click_on_the_message_is_passed_on_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tray, "is_available", lambda _tray: True)
    tray = Tray(ProgramActions())
    heard: list[str] = []
    tray.tell("a", "b", heard.append)
    for _ in range(2):
        tray._icon.messageClicked.emit()
    assert heard == [""]
    tray.close()


def test_on_a_low_screen_the_window_in_its_place_scrolls(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    area = QGuiApplication.primaryScreen().availableGeometry()
    monkeypatch.setattr(plain_window, "FRAME", area.height() - 300)
    window = PlainWindow(ProgramActions(), Theme("light"))
    qtbot.addWidget(window)
    window.may_close = True
    window.show()
    qtbot.waitUntil(lambda: window.height() == 300)
    last = next(button for button in window.findChildren(Button) if "Quit" in button.text())
    assert last.visibleRegion().isEmpty()
    last.previousInFocusChain().setFocus()
    qtbot.keyClick(last.previousInFocusChain(), Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())
