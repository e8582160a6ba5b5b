"""Places in a text as Qt counts them: an emoji, which is one sign to Python, takes two."""

from __future__ import annotations


def utf16(text: str) -> int:
    """The length of the text; of what stands before a place it is where that place is."""
    return len(text) if text.isascii() else len(text) + sum(ord(sign) > 0xFFFF for sign in text)
