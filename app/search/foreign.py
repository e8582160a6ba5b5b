"""Whether a question's words being unknown means anything: not where its language has no notes at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.text.scripts import HAN, HANGUL, HIRAGANA, KATAKANA

if TYPE_CHECKING:
    from app.index.reader import Reader

# What hardly any text of a script does without: the commonest words, or characters at the begin of bigrams.
_COMMON = (
    (re.compile(rf"[{HIRAGANA}{KATAKANA}]"), ("の", "に", "は", "を")),
    (re.compile(rf"[{HANGUL}]"), ("이", "다", "는", "에")),
    (re.compile(rf"[{HAN}]"), ("的", "一", "不", "在", "の")),
    (re.compile(r"[A-Za-z]"), ("the", "of", "and", "to", "de", "la", "und", "der")),
)


def at_home(reader: Reader, words: str) -> bool:
    """Whether the index holds text in the script of these words, so that unknown ones look like nonsense."""
    for script, common in _COMMON:
        if script.search(words):
            by_words = any(map(str.isascii, common))
            return any(reader.document_frequencies(common)) if by_words else reader.holds_beginnings(common)
    return True
