"""Keys by the names that stand on the keyboards of this system: ⌘C on a Mac, Win+Alt+M on Windows.

Two spellings come in. What works in our windows is written as Qt does, whose "Ctrl" is a Mac's Command key. A
hotkey (`app/platform/hotkey`) is written by the keys themselves, so there "Ctrl" is Control on every system
and "Meta" is Command.
"""

from __future__ import annotations

import os
import re
import sys

# Alone, as in "needs Ctrl or Alt", or with a key: letters and digits, or one sign such as "," and "↵".
_KEYS = re.compile(
    r"(?<![A-Za-z])(?:Ctrl|Alt|Shift|Meta)(?![A-Za-z])(?:\+(?:[A-Za-z0-9]+|[^\sA-Za-z0-9]))*", re.ASCII
)
# Apple writes modifiers in this order, without a sign between them (Apple Style Guide, "key combinations").
_ORDER = "⌃⌥⇧⌘"
_MAC = {
    "Alt": "⌥", "Shift": "⇧", "Enter": "↩", "Return": "↩", "↵": "↩", "Backspace": "⌫", "Del": "⌦",
}  # fmt: skip
_MAC_WINDOWS = _MAC | {"Ctrl": "⌘", "Meta": "⌃"}
_MAC_HOTKEYS = _MAC | {"Ctrl": "⌃", "Meta": "⌘"}


def in_windows(text: str, system: str = sys.platform) -> str:
    """A text with the keys of our windows in it, or nothing but them: "Ctrl+S takes the pin away."."""
    return _KEYS.sub(lambda found: _on_a_mac(found[0], _MAC_WINDOWS), text) if system == "darwin" else text


def from_anywhere(text: str, system: str = sys.platform, desktop: str | None = None) -> str:
    """A text with hotkeys in it, or nothing but one. `desktop` is as in XDG_CURRENT_DESKTOP."""
    if system == "darwin":
        return _KEYS.sub(lambda found: _on_a_mac(found[0], _MAC_HOTKEYS), text)
    name = _meta_key(system, os.environ.get("XDG_CURRENT_DESKTOP", "") if desktop is None else desktop)
    return _KEYS.sub(lambda found: "+".join(name if key == "Meta" else key for key in _parts(found[0])), text)


def caps(hotkey: str, system: str = sys.platform) -> list[str]:
    """The keys of one hotkey, each for itself."""
    if system == "darwin":
        return _in_order(hotkey, _MAC_HOTKEYS)
    return [from_anywhere(key, system) for key in _parts(hotkey)]


def _on_a_mac(keys: str, names: dict[str, str]) -> str:
    return "".join(_in_order(keys, names))


def _in_order(keys: str, names: dict[str, str]) -> list[str]:
    parts = [names.get(key, key) for key in _parts(keys)]
    held = sorted((key for key in parts if key in _ORDER), key=_ORDER.index)
    return [*held, *(key for key in parts if key not in _ORDER)]


def _meta_key(system: str, desktop: str) -> str:
    """GNOME and most others say Super, Plasma says Meta, Windows' own help says "Windows logo key" or Win."""
    if system == "win32":
        return "Win"
    return "Meta" if "KDE" in desktop.split(":") else "Super"


def _parts(keys: str) -> list[str]:
    """At each "+" but one that is itself the last key."""
    return re.split(r"\+(?=.)", keys) if keys else []
