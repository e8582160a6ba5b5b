"""What a person wrote otherwise than the notes do: slips, numbers, other scripts and characters.

Only words that no note has are looked for otherwise, but Han characters: a memory may hold 會議 beside 会议.
In a question with kana these stay as they are, or Japanese questions would find Chinese notes first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from string import ascii_lowercase
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

from app.search.numerals import numerals_respelt
from app.search.readings import kana_respelt, kana_runs, respelt, stands
from app.text.analysis import analyse, is_cjk_term, query_terms
from app.text.han_variants import other_forms
from app.text.scripts import HAN, HIRAGANA, KATAKANA
from app.text.words import fold, stem

if TYPE_CHECKING:
    from app.search.readings import Notes
    from app.search.spellings import Stream

Ways = dict[str, tuple[tuple[str, ...], ...]]

LEAST_MISSPELT = 5
"""Letters; shorter words have too many neighbours."""
_LONGEST_MISSPELT = 16
_MOST_WORDS = 3
"""Absent words, and runs of kana, that are looked for otherwise."""
_MOST_MEANT = 3

_LONGEST_NUMBER = 9
_THOUSANDS = re.compile(r"(\d{1,4}(?:\.\d)?)k")
_TEN_THOUSANDS = "万萬만"

_HAN = re.compile(f"[{HAN}]")
_KANA = re.compile(f"[{HIRAGANA}{KATAKANA}]")


class _Word(NamedTuple):
    """An absent word of ASCII letters: as it was asked, folded, its term, and where it stands."""

    text: str
    term: str
    start: int
    end: int


def ways_in(notes: Notes, words: str, terms: Sequence[str], absent: Sequence[str]) -> Ways:
    """By term of the question, the streams that may stand for it in the notes."""
    found: Ways = {}
    if not _KANA.search(words):
        found |= _in_other_forms(notes, terms)
    else:
        found |= _of_kana(notes, words, terms)
    found |= numerals_respelt(notes, words, terms)
    found |= {term: forms for term in absent if (forms := tuple(_as_numbers(term)))}
    unknown = _unknown(notes, words, absent)
    for left, right in pairwise(unknown):
        if words[left.end : right.start].isspace() and (ways := respelt(notes, (left.text, right.text))):
            found |= dict.fromkeys((left.term, right.term), tuple(ways))
    for word in unknown:
        if word.term not in found and (ways := _written(notes, word.text)):
            found[word.term] = tuple(ways)
    return found


def _in_other_forms(notes: Notes, terms: Sequence[str]) -> Ways:
    forms = {term: ways for term in terms if _HAN.match(term) and (ways := other_forms(term))}
    known = notes.known({way for ways in forms.values() for way in ways})
    kept = {term: tuple((way,) for way in ways if way in known) for term, ways in forms.items()}
    return {term: ways for term, ways in kept.items() if ways}


def _of_kana(notes: Notes, words: str, terms: Sequence[str]) -> Ways:
    found: Ways = {}
    runs = [run for run in kana_runs(words) if not stands(notes, run[-1])]
    for run in runs[:_MOST_WORDS]:
        ways = next(filter(None, (kana_respelt(notes, part) for part in run)), [])
        own = [term for term in query_terms(run[0]) if term in terms]
        found |= dict.fromkeys(own, tuple(ways)) if ways else {}
    return found


def _unknown(notes: Notes, words: str, absent: Sequence[str]) -> list[_Word]:
    """The absent words of letters that no word of the notes begins with."""
    found: list[_Word] = []
    for token in analyse(words):
        text = fold(normalize("NFKC", words[token.start : token.end]))
        if token.term in absent and text.isascii() and text.isalpha() and not is_cjk_term(token.term):
            found.append(_Word(text, token.term, token.start, token.end))
    begun = notes.known_beginnings([word.text for word in found])
    return [word for word in found if word.text not in begun][:_MOST_WORDS]


def _as_numbers(term: str) -> Iterator[Stream]:
    """Other ways to write a round number: 12500 is 12.5k, 650000 is 65万 or 65만, and the other way round."""
    if found := _THOUSANDS.fullmatch(term):
        yield (f"{round(float(found[1]) * 1000)}",)
    elif term.isdecimal() and len(term) < _LONGEST_NUMBER:
        number = int(term)
        if number >= 1000 and number % 100 == 0:
            yield (f"{number / 1000:g}k",)
        if number >= 10_000 and number % 1000 == 0:
            yield from ((f"{number / 10_000:g}", unit) for unit in _TEN_THOUSANDS)


def _written(notes: Notes, text: str) -> list[Stream]:
    return respelt(notes, (text,)) or _apart(notes, text) or _meant(notes, text)


def _apart(notes: Notes, text: str) -> list[Stream]:
    """The two words that stand in a row in some note and make this one: `standup` is `stand-up`."""
    cuts = [(stem(text[:at]), stem(text[at:])) for at in range(2, len(text) - 1)] if len(text) > 5 else []
    known = notes.known({term for cut in cuts for term in cut})
    both: list[Stream] = [cut for cut in cuts if known.issuperset(cut)]
    return [cut for cut in both if notes.keyword_count(f'"{" ".join(cut)}"', 1)][:_MOST_MEANT]


def _meant(notes: Notes, text: str) -> list[Stream]:
    """Words of the notes that a slip of one letter makes this one; the first letter is hardly ever wrong."""
    if not LEAST_MISSPELT <= len(text) <= _LONGEST_MISSPELT:
        return []
    near = dict.fromkeys(stem(word) for word in _one_slip(text))
    known = notes.known(near.keys())
    standing = [term for term in near if term in known]
    counts = zip(standing, notes.document_frequencies(standing), strict=True)
    meant = sorted((each for each in counts if each[1]), key=lambda each: -each[1])
    return [(term,) for term, _ in meant[:_MOST_MEANT]]


def _one_slip(text: str) -> Iterator[str]:
    for at in range(1, len(text) + 1):
        before, after = text[:at], text[at:]
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in ascii_lowercase if letter != after[0])
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
        yield from (before + letter + after for letter in ascii_lowercase)
