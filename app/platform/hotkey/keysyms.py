"""Keysym names, the words by which X11 and the Wayland portal call keys."""

from __future__ import annotations

_NAMES = {
    "Space": "space", "Backspace": "BackSpace", "Esc": "Escape", "Ins": "Insert", "Del": "Delete",
    "PgUp": "Prior", "PgDown": "Next",
    "!": "exclam", '"': "quotedbl", "#": "numbersign", "$": "dollar", "%": "percent", "&": "ampersand",
    "'": "apostrophe", "(": "parenleft", ")": "parenright", "*": "asterisk", "+": "plus", ",": "comma",
    "-": "minus", ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equal",
    ">": "greater", "?": "question", "@": "at", "[": "bracketleft", "\\": "backslash", "]": "bracketright",
    "^": "asciicircum", "_": "underscore", "`": "grave", "{": "braceleft", "|": "bar", "}": "braceright",
    "~": "asciitilde",
}  # fmt: skip


def keysym_name(key: str) -> str:
    """The keysym's name of a key of a `Combination`; letters without Shift, so in lower case."""
    return _NAMES.get(key) or (key.lower() if len(key) == 1 else key)
