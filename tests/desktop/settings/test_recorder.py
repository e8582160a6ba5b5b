"""Recording a hotkey: what is pressed, what is taken, what else would be free."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.settings.shortcuts.page import RecorderEditor, shortcuts_page
from app.desktop.settings.shortcuts.pressing import combination
from app.desktop.settings.shortcuts.recorder import Recorder
from app.desktop.theme import Theme
from app.errors import MemoroError
from app.platform.hotkey.models import HotkeyConflict
from app.platform.hotkey.physical import latin_key
from tests.desktop.settings.conftest import Open

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier  # Qt itself adds the modifier to the press of its own key
SHIFT, META = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.MetaModifier


class StandInDoor:
    def __init__(self, mechanism: str = "x11") -> None:
        self.mechanism = mechanism
        self.failure: MemoroError | None = None
        self.calls: list[str] = []

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
    def attempt(sequence: str, _parent: QObject) -> None:
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
    assert "needs Ctrl, Alt or Meta" in recorder.note.text()


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
    door.failure = HotkeyConflict("Ctrl+Alt+M", "", ("Ctrl+Alt+K",))
    page = shortcuts_page(opened.model, Theme("light"), door)
    search, capture = [row.editor.recorder for row in page.rows if isinstance(row.editor, RecorderEditor)]
    assert "already taken" in search.note.text()
    assert [offer.text() for offer in search.offers] == ["Ctrl+Alt+K"]
    assert not capture.note.text()
