"""Which key does what in the popup. Pure, so that the whole keyboard is one table and one test."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt


class Action(Enum):
    UP = auto()
    DOWN = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FIRST = auto()
    LAST = auto()
    OPEN = auto()
    OPEN_FOLDER = auto()
    COPY = auto()
    COPY_TEXT = auto()
    PIN = auto()
    ESCAPE = auto()
    PREVIEW_UP = auto()
    PREVIEW_DOWN = auto()
    NEXT_AREA = auto()
    SETTINGS = auto()
    LIBRARY = auto()
    NEXT_SOURCE = auto()
    ACTIONS = auto()
    PREVIEW = auto()
    MORE_LIKE = auto()
    IN_NOTE = auto()
    DROP_FILTER = auto()
    UNLEARN = auto()
    GO_BACK = auto()
    PASTE = auto()


_NONE = Qt.KeyboardModifier.NoModifier
_CTRL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier

_TABLE: dict[tuple[Qt.Key, Qt.KeyboardModifier], Action] = {
    (Qt.Key.Key_Up, _NONE): Action.UP,
    (Qt.Key.Key_Down, _NONE): Action.DOWN,
    (Qt.Key.Key_P, _CTRL): Action.UP,
    (Qt.Key.Key_N, _CTRL): Action.DOWN,
    (Qt.Key.Key_Backtab, _SHIFT): Action.UP,
    (Qt.Key.Key_Tab, _NONE): Action.DOWN,
    (Qt.Key.Key_PageUp, _NONE): Action.PAGE_UP,
    (Qt.Key.Key_PageDown, _NONE): Action.PAGE_DOWN,
    (Qt.Key.Key_Home, _CTRL): Action.FIRST,
    (Qt.Key.Key_End, _CTRL): Action.LAST,
    (Qt.Key.Key_Return, _NONE): Action.OPEN,
    (Qt.Key.Key_Enter, _NONE): Action.OPEN,
    (Qt.Key.Key_Return, _CTRL): Action.OPEN_FOLDER,
    (Qt.Key.Key_Enter, _CTRL): Action.OPEN_FOLDER,
    (Qt.Key.Key_C, _CTRL): Action.COPY,
    (Qt.Key.Key_C, _CTRL | _SHIFT): Action.COPY_TEXT,
    (Qt.Key.Key_S, _CTRL): Action.PIN,
    (Qt.Key.Key_D, _CTRL | _SHIFT): Action.UNLEARN,
    (Qt.Key.Key_Return, _CTRL | _SHIFT): Action.PASTE,
    (Qt.Key.Key_Enter, _CTRL | _SHIFT): Action.PASTE,
    (Qt.Key.Key_R, _CTRL): Action.MORE_LIKE,
    (Qt.Key.Key_F, _CTRL): Action.IN_NOTE,
    (Qt.Key.Key_K, _CTRL): Action.ACTIONS,
    (Qt.Key.Key_Return, _ALT): Action.ACTIONS,
    (Qt.Key.Key_Enter, _ALT): Action.ACTIONS,
    (Qt.Key.Key_Escape, _NONE): Action.ESCAPE,
    (Qt.Key.Key_Up, _ALT): Action.PREVIEW_UP,
    (Qt.Key.Key_Down, _ALT): Action.PREVIEW_DOWN,
    (Qt.Key.Key_F6, _NONE): Action.NEXT_AREA,
    (Qt.Key.Key_Comma, _CTRL): Action.SETTINGS,
    (Qt.Key.Key_L, _CTRL): Action.LIBRARY,
    (Qt.Key.Key_T, _CTRL): Action.NEXT_SOURCE,
    (Qt.Key.Key_0, _CTRL): Action.GO_BACK,
}


def action_for(
    key: int,
    modifiers: Qt.KeyboardModifier,
    *,
    text: str,
    selected_text: str,
    at_start: bool = False,
    at_end: bool = False,
) -> Action | int | None:
    """The action of a key press; 1 to 9 for Alt+digit (that row); None when the field is to have the key.

    `text`, `selected_text`, `at_start` and `at_end` (of the cursor) are the field's. Home and End move in the
    list only when there is no text to move in, Right means the preview only behind it, Backspace a filter
    only before it (who holds it down is not `at_start`), and Ctrl+C copies the selected text, if any.
    """
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == _ALT and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_0
    if not text and modifiers == _NONE and key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
        return Action.FIRST if key == Qt.Key.Key_Home else Action.LAST
    if key == Qt.Key.Key_Backspace and modifiers == _NONE and text and at_start and not selected_text:
        return Action.DROP_FILTER
    if key == Qt.Key.Key_Right and modifiers == _NONE and at_end and not selected_text:
        return Action.PREVIEW
    action = _TABLE.get((Qt.Key(key), modifiers))
    if action is Action.COPY and selected_text:
        return None
    return action
