"""The one analyser for notes, questions and highlights.

Text is NFKC-normalised and cut where the script changes:

- A run of one script, Han, hiragana, katakana or Hangul, gives one term for every character: the character
  and its right neighbour (a bigram), and the last character alone. So every character of a note is the
  beginning of some term, a lone character stays itself, and a prefix search for one character finds it
  anywhere. (Bigrams across the border of two scripts, as in `東は`, were measured: they harm Japanese.)
- Any other word is case-folded, loses its accents, and, when it is made of English letters, becomes its
  Snowball stem.
- Words joined by `-`, `_`, `.`, `/`, `:`, `@` and the like are an identifier: first the whole, then its
  parts, on the positions the parts have. A camelCase word is followed by its parts in the same way.

`terms` is what goes into an index: the terms of `analyse` in the same order, so an identifier and its parts
are neighbours in it. A phrase search must therefore build its phrase with `phrases`, which yields such
streams; a search for any of the words takes `query_terms`, which leaves out what only helps to be found.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import NamedTuple
from unicodedata import is_normalized, normalize

from app.text.normalising import offset_map
from app.text.scripts import CJK, EMOJI, HAN, HANGUL, HIRAGANA, KATAKANA, MARKS, SPACELESS
from app.text.words import MAX_TERM, Part, expand_word

_LETTERS = rf"[^\W_{CJK}]++"
_JOINTS = rf"(?:[{MARKS}]++|[-_.:/@\\&=+\#~%?]{{1,3}})"
# Large classes are dear to compile (2 ms each), so the limits of rare pieces are told by ASCII classes. Each
# way begins with a class, so that `re` passes over most at a glance: what may not stand before comes second.
_PIECES = re.compile(
    rf"[{HAN}]++|[{HIRAGANA}][{HIRAGANA}ー]*+|[{KATAKANA}]++|[{HANGUL}]++|[{SPACELESS}]++"
    r"|\d(?<![A-Za-z0-9_,.].)\d{0,2}(?:,\d{3})++(?:\.\d++)?(?![A-Za-z_]|,\d)"
    r"|[CcFfJj](?<![A-Za-z0-9_].)(?:\+\+|\#)(?![A-Za-z0-9_])"
    rf"|{_LETTERS}(?:{_JOINTS}{_LETTERS}|[{MARKS}]++)*+(?:['\u2019](?:[sStTdDmM]|re|ve|ll|RE|VE|LL)(?![A-Za-z]))?"
    rf"|[{EMOJI}]|[\U0001f1e6-\U0001f1ff]{{2}}"
)
_IS_CJK = re.compile(rf"[{CJK}]").match
_MEMO_LIMIT = 60_000
_MEMO_PIECE = 40

_term_memo: dict[str, tuple[str, ...]] = {}
_part_memo: dict[str, tuple[Part, ...]] = {}


class Token(NamedTuple):
    """One term with the place it came from.

    `start` and `end` are code points in the original text. Tokens that share a `position` are ways to read
    the same place: a whole identifier and its first part.
    """

    term: str
    start: int
    end: int
    position: int


def analyse(text: str) -> list[Token]:
    """All tokens of a text, in the order of `terms`."""
    offsets: list[int] | None = None
    if not is_normalized("NFKC", text):
        text, offsets = offset_map(text)
    tokens: list[Token] = []
    position = 0
    for found in _PIECES.finditer(text):
        base = found.start()
        last = 0
        for term, left, right, step, _ in _parts(found.group()):
            start, end = base + left, base + right
            if offsets is not None:
                start, end = offsets[start], _end_offset(offsets, end)
            tokens.append(Token(term, start, end, position + step))
            last = step
        position += last + 1
    return tokens


def locate(text: str, wanted: Collection[str]) -> list[tuple[int, int, str]]:
    """Start, end and term of every token of `analyse` that is wanted, several times faster than by `analyse`.

    A wanted single CJK character is found wherever it stands in a run.
    """
    singles = frozenset(filter(is_single_cjk, wanted))
    wanted = frozenset(wanted) - singles
    offsets: list[int] | None = None
    if not is_normalized("NFKC", text):
        text, offsets = offset_map(text)
    found: list[tuple[int, int, str]] = []
    known = _term_memo.get
    for match in _PIECES.finditer(text):
        piece = match.group()
        here: list[tuple[str, int, int]] = []
        if not wanted.isdisjoint(known(piece) or _piece_terms(piece)):
            here = [(part.term, part.start, part.end) for part in _parts(piece) if part.term in wanted]
        if singles and not singles.isdisjoint(piece):
            here += [(char, at, at + 1) for at, char in enumerate(piece) if char in singles]
        base = match.start()
        for term, left, right in here:
            start, end = base + left, base + right
            if offsets is not None:
                start, end = offsets[start], _end_offset(offsets, end)
            found.append((start, end, term))
    return found


def terms(text: str) -> list[str]:
    """The terms of a text, as an index takes them; no term contains white space."""
    found: list[str] = []
    known = _term_memo.get
    for piece in _PIECES.findall(text if text.isascii() else normalize("NFKC", text)):
        found += known(piece) or _piece_terms(piece)
    return found


def pieces(text: str) -> list[str]:
    """The CJK runs (of any scripts), words and identifiers of a text (NFKC), before they become terms."""
    found: list[str] = []
    end = -1
    for match in _PIECES.finditer(text):
        if match.start() == end and is_cjk_term(match.group()) and is_cjk_term(found[-1]):
            found[-1] += match.group()
        else:
            found.append(match.group())
        end = match.end()
    return found


def query_terms(text: str) -> list[str]:
    """The terms of a question, for a search by any of them.

    Left out are the last characters of runs and the parts of camelCase words: notes have them so that they
    can be found, but in a question they would only add noise.
    """
    found: list[str] = []
    for piece in _PIECES.findall(normalize("NFKC", text)):
        found += [part.term for part in _parts(piece) if not part.optional]
    return found


def phrases(text: str) -> list[list[str]]:
    """The streams of consecutive terms a note may hold when it contains this phrase, the exact one first.

    The second, if any, leaves out whole identifiers, so that `query.hybrid` is found inside
    `memorySearch.query.hybrid`. Where the last term is a single CJK character (`is_single_cjk`), it has to be
    searched as a prefix: in the note, more characters may follow in the run.
    """
    exact: list[str] = []
    loose: list[str] = []
    for piece in _PIECES.findall(normalize("NFKC", text)):
        parts = _parts(piece)
        exact += [part.term for part in parts]
        whole = len(parts) > 1 and not parts[1].optional and not is_cjk_term(piece)
        loose += [part.term for part in (parts[1:] if whole else parts)]
    return [stream for stream in (exact, loose if loose != exact else []) if stream]


def is_cjk_term(term: str) -> bool:
    """Whether the term comes from a run of Han, kana, Hangul (or another script written without spaces)."""
    return _IS_CJK(term) is not None


def is_single_cjk(term: str) -> bool:
    """Whether the term is one CJK character, which is found everywhere only by a prefix search."""
    return len(term) == 1 and _IS_CJK(term) is not None


def _end_offset(offsets: list[int], end: int) -> int:
    """The original end of what ends before `end`: the end of the original characters that made it."""
    first = offsets[end - 1]
    while offsets[end] == first:
        end += 1
    return offsets[end]


def _piece_terms(piece: str) -> tuple[str, ...]:
    if _IS_CJK(piece):
        found = (*map("".join, pairwise(piece)), piece[-1])
    else:
        found = tuple(part.term for part in expand_word(piece))
    if len(piece) <= _MEMO_PIECE:
        if len(_term_memo) >= _MEMO_LIMIT:
            _term_memo.clear()
        _term_memo[piece] = found
    return found


def _parts(piece: str) -> tuple[Part, ...]:
    found = _part_memo.get(piece)
    if found is None:
        found = tuple(_run_parts(piece)) if _IS_CJK(piece) else expand_word(piece)
        if len(piece) <= _MEMO_PIECE:
            if len(_part_memo) >= _MEMO_LIMIT:
                _part_memo.clear()
            _part_memo[piece] = found
    return found


def _run_parts(run: str) -> Iterator[Part]:
    last = len(run) - 1
    for at in range(last):
        yield Part(run[at : at + 2], at, at + 2, at, False)
    yield Part(run[last], last, last + 1, last, last > 0)


__all__ = [
    "MAX_TERM",
    "Token",
    "analyse",
    "is_cjk_term",
    "is_single_cjk",
    "locate",
    "phrases",
    "pieces",
    "query_terms",
    "terms",
]
