from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.desktop.popup.keys import _TABLE, Action, action_for
from app.desktop.settings.shortcuts.page import _keys

NONE, CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


@pytest.mark.parametrize(
    ("key", "modifiers", "expected"),
    [
        (Qt.Key.Key_Down, NONE, Action.DOWN),
        (Qt.Key.Key_N, CTRL, Action.DOWN),
        (Qt.Key.Key_Tab, NONE, Action.DOWN),
        (Qt.Key.Key_Backtab, SHIFT, Action.UP),
        (Qt.Key.Key_P, CTRL, Action.UP),
        (Qt.Key.Key_PageDown, NONE, Action.PAGE_DOWN),
        (Qt.Key.Key_Return, NONE, Action.OPEN),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, Action.OPEN),
        (Qt.Key.Key_Return, CTRL, Action.OPEN_FOLDER),
        (Qt.Key.Key_Escape, NONE, Action.ESCAPE),
        (Qt.Key.Key_1, ALT, 1),
        (Qt.Key.Key_9, ALT, 9),
        (Qt.Key.Key_A, NONE, None),
        (Qt.Key.Key_0, ALT, None),
        (Qt.Key.Key_C, CTRL, Action.COPY),
        (Qt.Key.Key_C, CTRL | SHIFT, Action.COPY_TEXT),
        (Qt.Key.Key_K, CTRL, Action.ACTIONS),
        (Qt.Key.Key_Return, ALT, Action.ACTIONS),
        (Qt.Key.Key_R, CTRL, Action.MORE_LIKE),
    ],
)
def test_the_keyboard(key: Qt.Key, modifiers: Qt.KeyboardModifier, expected: Action | int | None) -> None:
    assert action_for(key, modifiers, text="kettle", selected_text="") == expected


def test_ctrl_c_copies_selected_text_of_the_field() -> None:
    assert action_for(Qt.Key.Key_C, CTRL, text="kettle", selected_text="ket") is None


def test_home_and_end_belong_to_the_text_while_there_is_some() -> None:
    assert action_for(Qt.Key.Key_Home, NONE, text="kettle", selected_text="") is None
    assert action_for(Qt.Key.Key_Home, NONE, text="", selected_text="") is Action.FIRST
    assert action_for(Qt.Key.Key_End, NONE, text="", selected_text="") is Action.LAST
    assert action_for(Qt.Key.Key_End, CTRL, text="kettle", selected_text="") is Action.LAST


def test_right_means_the_preview_only_behind_the_text() -> None:
    def meaning(at_end: bool, selected: str = "") -> Action | int | None:
        return action_for(Qt.Key.Key_Right, NONE, text="kettle", selected_text=selected, at_end=at_end)

    assert meaning(True) is Action.PREVIEW
    assert meaning(False) is None
    assert meaning(True, "kettle") is None


def test_every_key_can_be_looked_up_in_the_settings(qapp: object) -> None:
    shown = " ".join(named for named, _ in _keys()).replace("Enter", "Return").replace("Backspace", "")
    named = {"↑": "Up", "↓": "Down", "→": "Right"}
    for sign, name in named.items():
        shown = shown.replace(sign, name)
    keys: dict[Action, set[str]] = {}
    for (key, modifiers), action in _TABLE.items():
        keys.setdefault(action, set()).add(QKeySequence(key.value | modifiers.value).toString())
    usual = {Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST}
    only_at_times = {Action.UNLEARN, Action.GO_BACK}  # the menu tells them when they mean something
    hidden = [action for action, ways in keys.items() if not ways & set(shown.split())]
    assert set(hidden) == usual | only_at_times
