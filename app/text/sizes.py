"""How long a text is for a model, without a tokenizer."""

from __future__ import annotations

import re

from app.text.scripts import WIDE

#: Characters that make one token; a wide character is a token by itself.
CHARACTERS_PER_TOKEN = 4

_WIDE = re.compile(rf"[{WIDE}]+")


def weight(text: str) -> int:
    """The size in characters, where a CJK, kana, Hangul or full-width character (or emoji) counts four."""
    if text.isascii():
        return len(text)
    return CHARACTERS_PER_TOKEN * len(text) - (CHARACTERS_PER_TOKEN - 1) * len(_WIDE.sub("", text))
