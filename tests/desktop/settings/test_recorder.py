"""Recording a hotkey: what is pressed, what is taken, what else would be free."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.buttons import Button
from app.desktop.hotkey import CAPTURE, SEARCH
from app.desktop.settings.shortcuts.page import RecorderEditor, shortcuts_page
from app.desktop.settings.shortcuts.pressing import combination
from app.desktop.settings.shortcuts.programs import ProgramsEditor
from app.desktop.settings.shortcuts.recorder import Recorder, try_out
from app.desktop.theme import Theme
from app.errors import MemoroError
from app.platform.hotkey.models import HotkeyConflict, HotkeyError, HotkeyInUse, HotkeyUnavailable
from app.platform.hotkey.physical import latin_key
from tests.desktop.settings.conftest import Open
from tests.helpers.desktop_session import Desktop

ROOT = Path(__file__).parents[3]
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier  # Qt itself adds the modifier to the press of its own key
SHIFT, META = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.MetaModifier


class StandInDoor(QObject):
    state_changed = Signal()

    def __init__(self, mechanism: str = "x11", **used: str) -> None:
        super().__init__()
        self.mechanism, self.used = mechanism, used
        self.failures: dict[str, MemoroError] = {}
        self.calls: list[str] = []

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(self.used.values())

    def own_use(self, sequence: str, purpose: str) -> HotkeyError | None:
        taken = sequence in [used for other, used in self.used.items() if other != purpose]
        return HotkeyInUse(sequence, "Memoro itself uses it for quick notes.") if taken else None

    def pause(self, milliseconds: int) -> None:
        self.calls.append("pause")

    def resume(self) -> None:
        self.calls.append("resume")


def event(key: int, modifiers: Qt.KeyboardModifier, scan: int = 0, virtual: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, virtual, 0)


@pytest.mark.parametrize(
    ("pressed", "system", "name", "complete"),
    [
        (event(Qt.Key.Key_M, CTRL | ALT), "linux", "Ctrl+Alt+M", True),
        (event(Qt.Key.Key_Control, NONE), "linux", "Ctrl+…", False),
        (event(Qt.Key.Key_Space, META | SHIFT), "linux", "Shift+Meta+Space", True),
        (event(0x0424, CTRL | ALT, scan=38), "linux", "Ctrl+Alt+A", True),  # Cyrillic Ф on the key of A
        (event(Qt.Key.Key_Exclam, CTRL | SHIFT, scan=10), "linux", "Ctrl+Shift+1", True),
        (event(0x221A, ALT, virtual=9), "darwin", "Alt+V", True),  # Option+V gives a root sign
        (event(Qt.Key.Key_K, CTRL), "darwin", "Meta+K", True),  # Qt calls Command Control
        (event(0x3131, CTRL | ALT, virtual=0x52), "win32", "Ctrl+Alt+R", True),  # the Korean ㄱ
        (event(Qt.Key.Key_F9, NONE), "linux", "F9", True),
    ],
)
def test_keys_are_known_by_their_place(pressed: QKeyEvent, system: str, name: str, complete: bool) -> None:
    assert combination(pressed, system) == (name, complete)


def test_places_without_a_character() -> None:
    assert [latin_key(0, 0, system) for system in ("linux", "win32")] == ["", ""]


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def record(parent: QWidget, door: StandInDoor, taken: tuple[str, ...] = ()) -> tuple[Recorder, list[str]]:
    def attempt(sequence: str, _parent: QObject, _reserved: tuple[str, ...]) -> None:
        if sequence in taken:
            raise HotkeyConflict(sequence, "the desktop (locking the screen)", ("Ctrl+Alt+K", "Ctrl+Alt+J"))

    recorder = Recorder("Hotkey", door, parent, attempt=attempt)
    recorder.show_sequence("Ctrl+Alt+M")
    recorded: list[str] = []
    recorder.recorded.connect(recorded.append)
    parent.show()
    recorder.keys.setFocus()
    return recorder, recorded


def test_a_free_combination_is_taken(qtbot: QtBot, parent: QWidget) -> None:
    door = StandInDoor()
    recorder, recorded = record(parent, door)
    recorder.keys.click()
    assert recorder.keys.text() == "Press the keys…"
    qtbot.keyPress(recorder.keys, Qt.Key.Key_Control)
    assert recorder.keys.text() == "Ctrl+…"
    qtbot.keyPress(recorder.keys, Qt.Key.Key_J, CTRL | ALT)
    assert recorded == ["Ctrl+Alt+J"]
    assert door.calls == ["pause", "resume"]


def test_a_taken_one_is_told_in_words_with_free_ones(qtbot: QtBot, parent: QWidget) -> None:
    recorder, recorded = record(parent, StandInDoor(), taken=("Ctrl+Alt+L",))
    recorder.keys.click()
    qtbot.keyPress(recorder.keys, Qt.Key.Key_L, CTRL | ALT)
    assert recorded == []
    assert "locking the screen" in recorder.note.text()
    assert [offer.text() for offer in recorder.offers] == ["Ctrl+Alt+K", "Ctrl+Alt+J"]
    assert recorder.keys.text() == "Ctrl+Alt+M"
    recorder.offers[0].click()
    assert recorded == ["Ctrl+Alt+K"]


def test_what_would_disturb_typing_is_refused(qtbot: QtBot, parent: QWidget) -> None:
    recorder, recorded = record(parent, StandInDoor())
    recorder.keys.click()
    qtbot.keyPress(recorder.keys, Qt.Key.Key_M, SHIFT)
    assert recorded == []
    assert "needs Ctrl, Alt or Super" in recorder.note.text()  # as all desktops but Plasma call it


def test_escape_leaves_it_and_none_takes_it_away(qtbot: QtBot, parent: QWidget) -> None:
    recorder, recorded = record(parent, StandInDoor())
    recorder.keys.click()
    qtbot.keyPress(recorder.keys, Qt.Key.Key_Escape)
    assert recorder.keys.text() == "Ctrl+Alt+M"
    recorder.none.click()
    assert recorded == [""]


def test_the_portal_is_not_asked_twice(qtbot: QtBot, parent: QWidget) -> None:
    recorder, recorded = record(parent, StandInDoor("wayland_portal"), taken=("Ctrl+Alt+L",))
    recorder.choose("Ctrl+Alt+L")
    assert recorded == ["Ctrl+Alt+L"]


def test_a_hotkey_that_failed_is_told_on_the_page(open_settings: Open) -> None:
    opened, door = open_settings(), StandInDoor()
    page = shortcuts_page(opened.model, Theme("light"), door)
    notes = [row.editor.recorder.note.text() for row in page.rows if isinstance(row.editor, RecorderEditor)]
    assert notes == ["", ""]
    search, capture = [row.editor.recorder for row in page.rows if isinstance(row.editor, RecorderEditor)]
    door.failures[SEARCH] = HotkeyConflict("Ctrl+Alt+M", "", ("Ctrl+Alt+K",))
    door.state_changed.emit()  # while the page is open
    assert "already taken" in search.note.text()
    assert [offer.text() for offer in search.offers] == ["Ctrl+Alt+K"]
    assert not capture.note.text()
    door.failures.clear()
    door.state_changed.emit()
    assert (search.note.text(), search.offers) == ("", [])
    door.failures[CAPTURE] = HotkeyConflict("Ctrl+Alt+K")
    page = shortcuts_page(opened.model, Theme("light"), door)
    search, capture = [row.editor.recorder for row in page.rows if isinstance(row.editor, RecorderEditor)]
    assert not search.note.text()
    assert "already taken" in capture.note.text()


def test_what_memoro_uses_itself_is_refused(qtbot: QtBot, parent: QWidget) -> None:
    recorder, recorded = record(parent, StandInDoor(search="Ctrl+Alt+M", capture="Ctrl+Alt+K"))
    recorder.choose("Ctrl+Alt+K")
    assert recorded == []
    assert "Memoro itself uses it for quick notes." in recorder.note.text()
    recorder._door.state_changed.emit()  # as when the pause for recording ends
    assert "Memoro itself" in recorder.note.text()
    recorder.choose("Ctrl+Alt+M")
    assert recorded == ["Ctrl+Alt+M"]


@pytest.mark.desktop_session
def test_the_try_offers_nothing_that_is_meant_for_something_else(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    desktop.enter(monkeypatch)
    with pytest.raises(HotkeyConflict, match="closing windows") as caught:
        try_out("Alt+F4", QObject(), ("Ctrl+Alt+M", "Ctrl+Alt+J"))
    assert caught.value.free == ("Ctrl+Alt+K", "Ctrl+Alt+Y", "Ctrl+Alt+Shift+M")
    with pytest.raises(HotkeyConflict, match="opening a terminal"):  # free here, but not on most desktops
        try_out("Ctrl+Alt+T", QObject())
    try_out("Ctrl+Alt+M", QObject())


@pytest.mark.desktop_session
def test_a_program_is_picked_from_those_with_windows(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch, open_settings: Open
) -> None:
    desktop.enter(monkeypatch)
    opened = open_settings()
    page = shortcuts_page(opened.model, Theme("light"), StandInDoor())
    editor = next(row.editor for row in page.rows if row.option.key == "app.hotkeyPausedIn")
    assert isinstance(editor, ProgramsEditor)
    assert [action.text() for action in editor.menu().actions()] == ["No other program has a window open"]
    window = [sys.executable, "-m", "tests.platform.programs.window", "Film", "R&D"]
    with desktop.launch(window, cwd=ROOT):
        desktop.wait_for_window("Film")
        (action,) = editor.menu().actions()
        assert action.text() == "R&&D"
        action.trigger()
        opened.wait(lambda: opened.model.value("app.hotkeyPausedIn") == ("R&D",))
        assert editor.values == ["R&D"]
        assert not editor.menu().actions()[0].isEnabled()  # it is in the list already


def shown_texts(page: QWidget) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel))


def test_where_nobody_tells_programs_names_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, open_settings: Open
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    page = shortcuts_page(open_settings().model, Theme("light"), StandInDoor("wayland_portal"))
    editor = next(row.editor for row in page.rows if row.option.key == "app.hotkeyPausedIn")
    assert {button.text() for button in editor.findChildren(Button)} == {"Add a name", "Remove"}
    assert "does not tell which program is in use" in shown_texts(page)


@pytest.mark.parametrize(
    ("desktop", "told"),
    [
        ("sway", "add this line to ~/.config/sway/config. bindsym Ctrl+Alt+j exec "),
        ("GNOME", "this command. "),
    ],
)
def test_where_no_program_may_bind_a_key_the_page_says_how_a_person_does(
    desktop: str, told: str, monkeypatch: pytest.MonkeyPatch, open_settings: Open
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", desktop)
    door = StandInDoor("wayland_portal", search="Ctrl+Alt+J")
    door.failures[SEARCH] = HotkeyUnavailable("Ctrl+Alt+J", "No portal.")
    shown = shown_texts(shortcuts_page(open_settings().model, Theme("light"), door))
    assert told in shown
    assert "has the last word" not in shown
