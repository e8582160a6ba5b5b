"""Which Latin key sits where, for layouts and modifiers under which a key gives another character.

The names are those of `parsing.KEYS` and the characters of an American keyboard. A recorder asks here when
what Qt reports is no such key: Cyrillic letters, Option+V on macOS, Shift with a digit.
"""

from __future__ import annotations

import sys

# X11 and Wayland with the keycodes of evdev, which all present systems use.
_ROWS = {10: "1234567890-=", 24: "QWERTYUIOP[]", 38: "ASDFGHJKL;'`", 51: "\\ZXCVBNM,./"}
EVDEV = {first + place: key for first, keys in _ROWS.items() for place, key in enumerate(keys)}
# The virtual keys of macOS (Carbon's HIToolbox/Events.h, kVK_ANSI_…).
_MAC = dict(enumerate("ASDFHGZXCV", 0)) | {
    11: "B", 12: "Q", 13: "W", 14: "E", 15: "R", 16: "Y", 17: "T", 18: "1", 19: "2", 20: "3", 21: "4",
    22: "6", 23: "5", 24: "=", 25: "9", 26: "7", 27: "-", 28: "8", 29: "0", 30: "]", 31: "O", 32: "U",
    33: "[", 34: "I", 35: "P", 37: "L", 38: "J", 39: "'", 40: "K", 41: ";", 42: "\\", 43: ",", 44: "/",
    45: "N", 46: "M", 47: ".", 50: "`",
}  # fmt: skip


def latin_key(scan_code: int, virtual_key: int, system: str = sys.platform) -> str:
    """The character of the key by its native codes as Qt gives them; "" if it is none of these."""
    if system == "win32":  # Windows names letters and digits by their ASCII codes, whatever the layout
        return chr(virtual_key) if chr(virtual_key).isalnum() and virtual_key < 0x5B else ""
    if system == "darwin":
        return _MAC.get(virtual_key, "")
    return EVDEV.get(scan_code, "")
