"""What a word or an identifier of an alphabetic script becomes: folding, stemming, parts."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple
from unicodedata import decimal, normalize

import Stemmer

from app.text.scripts import MARKS

#: Longer words are cut to this many characters, longer identifiers are only found by their parts.
MAX_TERM = 128

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})")
_CAMEL_LIMIT = 48  # longer mixed-case words are keys and encoded data, not names
_STEM_LIMIT = 40
_PART = re.compile(rf"[^\W_]++(?:[{MARKS}]++[^\W_]*+)*+(?:'(?:[sStTdDmM]|re|ve|ll|RE|VE|LL)$)?")
_GROUPED_NUMBER = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_VERSION = re.compile(r"[vV]\d{1,9}(?:[.\-]\w{1,20}){1,5}")
_ACCENTED = re.compile(r"([\u0000-\u03ff])[\u0300-\u036f]+")
_SIGNS = re.compile(r"[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]+")
_LOOKALIKES = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ё": "е"}
)

# One stemmer serves all threads: a call is one step for the interpreter; its own cache, which is not, is off.
_stem = Stemmer.Stemmer("english", 0).stemWord


class Part(NamedTuple):
    """One reading of a piece of text: offsets within the piece, `step` = its position within the piece.

    `optional` parts are in notes so that they can be found, but a question does not ask for them by itself.
    """

    term: str
    start: int
    end: int
    step: int
    optional: bool


def fold(word: str) -> str:
    """Case-folded, without accents on Latin and Greek letters and without vowel signs of Arabic and Hebrew.

    Japanese dakuten and the signs of Indic scripts are letters, not accents, and stay.
    """
    folded = word.casefold()
    if folded.isascii():
        return folded
    folded = _SIGNS.sub("", _ACCENTED.sub(r"\1", normalize("NFD", folded)))
    folded = normalize("NFC", folded).translate(_LOOKALIKES)
    if any(map(str.isdecimal, folded)):
        folded = "".join(str(decimal(c)) if c.isdecimal() else c for c in folded)
    return folded or word


def stem(word: str) -> str:
    """The term of one word, already folded: the Snowball English stem for plain letters, else the word."""
    if len(word) > _STEM_LIMIT:
        return word[:MAX_TERM]
    if word.isascii() and (word.isalpha() or "'" in word):
        stemmed: str = _stem(word)
        return stemmed or word
    return word


def expand_word(piece: str) -> tuple[Part, ...]:
    """All readings of a word or identifier (NFKC, original case): the whole, then the parts in order."""
    size = len(piece)
    if piece.isalpha() and (piece.islower() or piece.isupper()):
        return (Part(stem(fold(piece)), 0, size, 0, False),)
    piece = piece.replace("\u2019", "'")
    if _GROUPED_NUMBER.fullmatch(piece):
        return (Part(fold(piece.replace(",", ""))[:MAX_TERM], 0, size, 0, False),)
    if _VERSION.fullmatch(piece):
        return _version_parts(piece)
    found: list[Part] = []
    words = [(match.group(), match.start()) for match in _PART.finditer(piece)]
    if not words or (len(words) > 1 and size <= MAX_TERM) or words[0] != (piece, 0):
        found.append(Part(fold(piece)[:MAX_TERM], 0, size, 0, False))
    step = 0
    for word, start in words:
        found.append(Part(stem(fold(word)), start, start + len(word), step, bool(found) and len(words) == 1))
        humps = _camel_parts(word, start, step)
        found += humps
        step += max(1, len(humps))
    return tuple(found)


def _version_parts(piece: str) -> tuple[Part, ...]:
    """`v1.2.3` holds all that `1.2.3` does, in the same order."""
    major = piece.partition(".")[0]
    return (
        Part(fold(piece), 0, len(piece), 0, False),
        Part(fold(major), 0, len(major), 0, False),
        *(part._replace(start=part.start + 1, end=part.end + 1) for part in expand_word(piece[1:])),
    )


def _camel_parts(word: str, start: int, step: int) -> list[Part]:
    if len(word) > _CAMEL_LIMIT or word.islower() or not word.isascii():
        return []
    cuts = [0, *(match.start() for match in _CAMEL.finditer(word)), len(word)]
    if len(cuts) == 2:
        return []
    return [
        Part(stem(fold(word[left:right])), start + left, start + right, step + index, True)
        for index, (left, right) in enumerate(pairwise(cuts))
    ]
