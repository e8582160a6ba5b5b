"""Taking what says little out of runs of Japanese, Chinese and Korean, where spaces do not part the words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from app.text.scripts import HANGUL, HIRAGANA, KATAKANA
from app.text.stopwords import cjk

_KANA = re.compile(rf"[{HIRAGANA}{KATAKANA}]")
_IS_HANGUL = re.compile(rf"[{HANGUL}]").match
_STRETCH = re.compile(rf"[{HIRAGANA}]+")


def without_stops(run: str, question: str) -> Iterator[str]:
    """The parts of a run (NFKC) that stay without stop words; the question tells Japanese from Chinese."""
    if _IS_HANGUL(run):
        yield from _korean(run)
    elif _KANA.search(question):
        yield from _japanese(run)
    else:
        yield from _chinese(run)


def _chinese(run: str) -> Iterator[str]:
    for part in _patterns().chinese.split(run):
        if part.strip(cjk.ZH_SINGLES):
            yield part


def _korean(word: str) -> Iterator[str]:
    if not _patterns().korean_word.fullmatch(word):
        yield _patterns().korean_ending.sub("", word)


def _japanese(run: str) -> Iterator[str]:
    """Question words with kanji go anywhere.

    Hiragana goes where it is nothing but particles and endings, at its end, or right after another word.
    """
    dropped = [found.span() for found in _patterns().japanese_kanji.finditer(run)]
    for found in _STRETCH.finditer(run):
        dropped += _droppable(run, found.start(), found.end())
    start = 0
    for first, last in sorted(dropped):
        yield from _worthy(run[start:first])
        start = max(start, last)
    yield from _worthy(run[start:])


def _worthy(part: str) -> Iterator[str]:
    if len(part) > 1 or (part and not _STRETCH.match(part)):
        yield part


def _droppable(run: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    patterns = _patterns()
    after_word = start > 0
    whole = patterns.japanese_all if after_word else patterns.japanese_words
    if whole.fullmatch(run, start, end):
        yield start, end
        return
    particle = patterns.japanese_begin.match(run, start, end) if after_word else None
    if particle:
        yield particle.span()
        start = particle.end()
    far = particle or not after_word
    ending = (patterns.japanese_far_end if far else patterns.japanese_end).fullmatch(run, start, end)
    if ending:
        yield ending.span(1)


class _Patterns(NamedTuple):
    chinese: re.Pattern[str]
    korean_word: re.Pattern[str]
    korean_ending: re.Pattern[str]
    japanese_kanji: re.Pattern[str]
    japanese_all: re.Pattern[str]
    japanese_words: re.Pattern[str]
    japanese_end: re.Pattern[str]
    japanese_far_end: re.Pattern[str]
    japanese_begin: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    endings = _any(cjk.JA_ENDINGS)
    stops = _any((*cjk.JA_ENDINGS, *cjk.JA_WORDS))
    long_stops = _any(word for word in (*cjk.JA_ENDINGS, *cjk.JA_WORDS) if len(word) > 1)
    return _Patterns(
        chinese=re.compile(_any(cjk.ZH_WORDS)),
        korean_word=re.compile(_any(cjk.KO_WORDS)),
        korean_ending=re.compile(rf"(?<=..)(?:{_any(cjk.KO_ENDINGS)})$"),
        japanese_kanji=re.compile(_any(cjk.JA_KANJI)),
        japanese_all=re.compile(rf"(?:{stops})+"),
        # かに, はと: a stretch with nothing before it is only a stop word if it holds more than particles
        japanese_words=re.compile(rf"(?:{stops})*(?:{long_stops})(?:{stops})*"),
        japanese_end=re.compile(rf".+?((?:{endings})+(?:{stops})*)"),
        japanese_far_end=re.compile(rf".{{2,}}?((?:{endings})+(?:{stops})*)"),
        japanese_begin=re.compile(rf"(?:{_any(cjk.JA_AFTER_WORD)})(?=..)"),
    )


def _any(words: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))
