"""Other ways to write an identifier that no note has as it was asked: `ab77q2` is `ab-77q2`, `UTF-8` `utf8`.

Only for terms that are in no note: where one is, its own spelling is what was meant. Words that stand apart
in the question (`iPhone 15`) may stand together in a note (`iphone15`), whatever else the notes have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple, Protocol
from unicodedata import normalize

from app.text.analysis import Token, analyse, is_cjk_term
from app.text.words import fold, stem

_LONGEST = 32
"""Characters; what is longer is a hash or encoded data, which nobody spells."""
_MOST_BORDERS = 3
"""With more changes between letters and digits, only one joint is thought of."""
_MOST_PIECES = 4
_MOST_WAYS = 24
_MOST_ABSENT = 8
"""Terms of one question that are looked for in other spellings."""
_LONG_NUMBER = 7
"""Digits; a shorter number without its joints is another number."""
_MOST_TOGETHER = 3

_BORDER = re.compile(r"(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)")
_JOINT = re.compile(r"[\W_]+")
_DIGIT = re.compile(r"\d")

Stream = tuple[str, ...]


class Terms(Protocol):
    """What the notes say of terms: see `app.index.reader.Reader`."""

    def document_frequencies(self, terms: Sequence[str]) -> list[int]: ...

    def keyword_count(self, match: str, most: int = -1) -> int: ...


@lru_cache(maxsize=1024)
def other_spellings(term: str) -> tuple[Stream, ...]:
    """Terms in a row, as an index holds them; none for a plain word, a number or a CJK term.

    Joined where the term (folded, as the analyser gives it) has joints, else cut between letters and digits.
    """
    if not 2 < len(term) <= _LONGEST:
        return ()
    if _JOINT.search(term):
        joined = _JOINT.sub("", term)
        return ((stem(joined),),) if len(joined) > 1 and not joined.isdigit() else ()
    return tuple(tuple(map(stem, pieces)) for pieces in _cut(term))


def _cut(term: str) -> Iterator[list[str]]:
    borders = [found.start() for found in _BORDER.finditer(term)]
    most = len(borders) if len(borders) <= _MOST_BORDERS else 1
    for count in range(1, most + 1):
        for chosen in combinations(borders, count):
            yield [term[left:right] for left, right in pairwise((0, *chosen, len(term)))]


def may_be_respelt(term: str) -> bool:
    """Whether a term is an identifier with digits, or a long number, that may be cut elsewhere in a note."""
    joined = _JOINT.sub("", term)
    if not 2 < len(joined) <= _LONGEST or not _DIGIT.search(joined) or is_cjk_term(term):
        return False
    return not joined.isdigit() or len(joined) >= _LONG_NUMBER


def spellings_in(notes: Terms, absent: Iterable[str]) -> dict[str, tuple[Stream, ...]]:
    """How terms that no note has may be written there: guesses, and cuts that some note really has."""
    found: dict[str, tuple[Stream, ...]] = {}
    for count, term in enumerate(term for term in absent if other_spellings(term) or may_be_respelt(term)):
        ways = other_spellings(term)
        if count < _MOST_ABSENT and may_be_respelt(term):
            ways += tuple(way for way in _cuts_in(notes, term) if way not in ways)
        if ways:
            found[term] = ways
    return found


def _cuts_in(notes: Terms, term: str) -> Iterator[Stream]:
    """Cuts of a term, at any place, whose pieces stand in a row in some note; the fewest pieces first."""
    joined = _JOINT.sub("", term)
    own = tuple(map(stem, _JOINT.split(term)))
    pieces = _known_pieces(notes, joined)
    ways = [(0, Stream())]
    for count in range(_MOST_PIECES):
        longer: list[tuple[int, Stream]] = []
        for at, way in ways:
            for end, piece in pieces.get(at, ()):
                if end < len(joined):
                    longer.append((end, (*way, piece)))
                elif (count or joined != term) and (whole := (*way, piece)) != own and _stands(notes, whole):
                    yield whole
        ways = longer[:_MOST_WAYS]


def _known_pieces(notes: Terms, joined: str) -> dict[int, list[tuple[int, str]]]:
    """By its beginning, each part of the text that is a term of the notes: its end and the term.

    A single character is a piece only at the beginning, as in `iPhone`; else there would be too many.
    """
    found: dict[int, list[tuple[int, str]]] = {}
    begins, size = [0], len(joined)
    for at in begins:
        ends = [end for end in range(size, at, -1) if end - at > 1 or not at]
        terms = [stem(joined[at:end]) for end in ends]
        counts = notes.document_frequencies(terms)
        found[at] = [(end, term) for end, term, count in zip(ends, terms, counts, strict=True) if count]
        begins += [end for end, _ in found[at] if end < size and end not in begins]
    return found


def _stands(notes: Terms, stream: Stream) -> bool:
    return bool(notes.keyword_count(f'"{" ".join(stream)}"', 1))


class Together(NamedTuple):
    """What stands together in some note: the words of the question, their terms, and the one term there."""

    text: str
    terms: tuple[str, ...]
    term: str


def joined_in(notes: Terms, words: str, wanted: Sequence[str]) -> list[Together]:
    """Words that stand next to each other in the question, and together in some note; the longest first.

    Only where letters meet digits: other words that happen to make one word are not meant by it.
    """
    runs = list(_runs(words, frozenset(wanted))) if _DIGIT.search(words) else []
    counts = notes.document_frequencies([run.term for run in runs]) if runs else []
    found = [run for run, count in zip(runs, counts, strict=True) if count]
    return sorted(found, key=lambda run: -len(run.term))


def _runs(words: str, wanted: frozenset[str]) -> Iterator[Together]:
    whole: list[Token] = []
    for token in analyse(words):
        if not (whole and token.end <= whole[-1].end):
            whole.append(token)
    for size in range(2, _MOST_TOGETHER + 1):
        for at in range(len(whole) - size + 1):
            run = whole[at : at + size]
            text = words[run[0].start : run[-1].end]
            terms = tuple(token.term for token in run)
            apart = all(words[left.end : right.start].isspace() for left, right in pairwise(run))
            if apart and wanted.issuperset(terms) and not any(map(is_cjk_term, terms)) and _is_mixed(text):
                yield Together(text, terms, fold(_JOINT.sub("", normalize("NFKC", text))))


def _is_mixed(text: str) -> bool:
    return len(text) <= _LONGEST and _DIGIT.search(text) is not None and any(map(str.isalpha, text))


def all_spellings(
    ways: Mapping[str, tuple[Stream, ...]], together: Iterable[Together]
) -> dict[str, tuple[Stream, ...]]:
    """The ways to write each term: by itself, and together with its neighbours."""
    found = dict(ways)
    for run in together:
        for term in run.terms:
            found[term] = tuple(dict.fromkeys((*found.get(term, ()), (run.term,))))
    return found
