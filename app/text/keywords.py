"""The words of a question that carry its meaning: what a keyword search asks for.

Stop words are those of the one language that explains the question best, so that "war" stays in "what did the
war cost" and goes from "wo war das Treffen". Japanese, Chinese and Korean lose their particles, endings and
question words before bigrams are made; otherwise は and どこ would leave the bigram はど behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from unicodedata import normalize

from app.text.analysis import is_cjk_term, pieces, query_terms
from app.text.scripts import HIRAGANA
from app.text.stopping import without_stops
from app.text.words import fold

_LONE_HIRAGANA = re.compile(f"[{HIRAGANA}]").fullmatch
_SURE_HITS = 2  # so many of its stop words say that a question is in a language other than English


def content_terms(question: str) -> list[str]:
    """The terms of a question without stop words, in order, each once; all of them if nothing else is left.

    Numbers, names of two letters (`IT`, `US`) and lone Chinese characters are kept. A lone hiragana, which is
    the ending of a verb or a prefix of politeness (食 べ, お 茶), is not.
    """
    kept = [
        term
        for piece in _content(normalize("NFKC", question))
        for term in query_terms(piece)
        if not _LONE_HIRAGANA(term)
    ]
    return list(dict.fromkeys(kept or query_terms(question)))


def is_stop_word(word: str) -> bool:
    """Whether a single word is a stop word of any of the eleven languages."""
    found = pieces(normalize("NFKC", word))
    if any(map(is_cjk_term, found)):
        return not any(True for piece in found for _ in without_stops(piece, word))
    return len(found) == 1 and any(_folded(found[0]) in words for words in _stop_words())


def _content(question: str) -> Iterator[str]:
    found = pieces(question)
    stops = _language_of(tuple(_folded(piece) for piece in found))
    shouted = question.isupper()
    for piece in found:
        if is_cjk_term(piece):
            yield from without_stops(piece, question)
        elif _folded(piece) not in stops or (len(piece) > 1 and piece.isupper() and not shouted):
            yield piece


def _folded(piece: str) -> str:
    return fold(piece.replace("\u2019", "'"))


def _language_of(words: tuple[str, ...]) -> frozenset[str]:
    """The stop words of the language that has most of these words among them; English when in doubt."""
    english, *others = _stop_words()
    best, most = english, sum(word in english for word in words)
    for stops in others:
        hits = sum(word in stops for word in words)
        if hits > most and (hits >= _SURE_HITS or not all(map(str.isascii, stops))):
            best, most = stops, hits
    return best


@cache
def _stop_words() -> tuple[frozenset[str], ...]:
    from app.text.stopwords import latin, other

    return (latin.EN, latin.DE, latin.FR, latin.ES, latin.PT, latin.IT, other.RU, other.AR)
