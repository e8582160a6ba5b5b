"""From a pressed key to the name of a combination: the key itself, not the character that it gives."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from app.platform.hotkey.physical import latin_key

_MODIFIERS = (
    (Qt.KeyboardModifier.ControlModifier, "Ctrl"),
    (Qt.KeyboardModifier.AltModifier, "Alt"),
    (Qt.KeyboardModifier.ShiftModifier, "Shift"),
    (Qt.KeyboardModifier.MetaModifier, "Meta"),
)
_MODIFIER_KEYS = {
    Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Shift, Qt.Key.Key_Meta,
    Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_Hyper_L, Qt.Key.Key_Hyper_R,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock,
}  # fmt: skip
_NAMED = {
    Qt.Key.Key_Space: "Space", Qt.Key.Key_Tab: "Tab", Qt.Key.Key_Backtab: "Tab",
    Qt.Key.Key_Backspace: "Backspace", Qt.Key.Key_Return: "Return", Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Esc", Qt.Key.Key_Insert: "Ins", Qt.Key.Key_Delete: "Del", Qt.Key.Key_Home: "Home",
    Qt.Key.Key_End: "End", Qt.Key.Key_PageUp: "PgUp", Qt.Key.Key_PageDown: "PgDown", Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Up: "Up", Qt.Key.Key_Right: "Right", Qt.Key.Key_Down: "Down", Qt.Key.Key_Print: "Print",
    Qt.Key.Key_Pause: "Pause",
} | {Qt.Key(Qt.Key.Key_F1 + number): f"F{number + 1}" for number in range(24)}  # fmt: skip


def held(modifiers: Qt.KeyboardModifier, system: str = sys.platform) -> list[str]:
    """The names of the modifiers, in the usual order. Qt calls the Mac's Command key Control."""
    names = [name for flag, name in _MODIFIERS if modifiers & flag]
    if system == "darwin":
        swapped = {"Ctrl": "Meta", "Meta": "Ctrl"}
        names = [
            name for name in ("Ctrl", "Alt", "Shift", "Meta") if name in {swapped.get(n, n) for n in names}
        ]
    return names


def key_name(event: QKeyEvent, system: str = sys.platform) -> str:
    """The key of an event by its name in `parsing`; "" for a modifier alone or a key without a name."""
    key = event.key()
    if key in _MODIFIER_KEYS:
        return ""
    if key in _NAMED:
        return _NAMED[Qt.Key(key)]
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    place = latin_key(event.nativeScanCode(), event.nativeVirtualKey(), system)
    return place or (chr(key) if 0x21 <= key <= 0xFF else "")


def combination(event: QKeyEvent, system: str = sys.platform) -> tuple[str, bool]:
    """What is pressed so far, and whether it is complete (has a key besides modifiers)."""
    name = key_name(event, system)
    parts = held(event.modifiers(), system)
    return "+".join([*parts, name] if name else [*parts, "…"] if parts else []), bool(name)
