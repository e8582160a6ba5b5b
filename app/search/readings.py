"""Names in another script than the notes have: Tanaka is 田中, Beijing 北京, Minjun 민준, すずき 鈴木.

A word of letters or kana that no note has is read as a row of syllables, and of all characters with these
readings those are taken that stand in a row in some note. Readings are without tones and long vowels; those
of Han characters are in `readings/han.txt`, made by `installers/han.py`, those of Hangul and kana follow from
rules.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Protocol
from unicodedata import normalize

from app.resources import resource_path
from app.search.spellings import Stream, Terms
from app.text.scripts import HIRAGANA, KATAKANA
from app.text.stopping import without_stops

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

log = logging.getLogger(__name__)

LEAST = 4
"""Letters; what is shorter is a syllable or two, which stand everywhere."""
_LONGEST = 16
_MOST_CHARACTERS = 4
_MOST_WAYS = 24
_MOST_LOOKUPS = 1_500
_MOST_ROWS = 6

_KANA_RUN = re.compile(rf"[{HIRAGANA}]{{2,}}|[{KATAKANA}]{{2,}}")
_TITLE = re.compile("(?:さん|くん|ちゃん|さま|せんせい)$")
_TO_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
_TO_KATAKANA = {hiragana: hiragana + 0x60 for hiragana in range(0x3041, 0x3097)}
_KANA = dict(
    zip(
        "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじ"
        "ずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
        "a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me "
        "mo ya yu yo ra ri ru re ro wa o n ga gi gu ge go za ji zu ze zo da ji zu de do ba bi bu be bo pa pi "
        "pu pe po".split(),
        strict=True,
    )
)
_VOICED = {"k": "g", "s": "z", "t": "d", "h": "b", "f": "b"}
_INITIALS = "k kk n d tt r m b pp s ss  j jj ch k t p h".split(" ")
_VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
_FINALS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ")
_LOOSE = str.maketrans("gdbjr", "ktpcl")

Readings = Mapping[str, str]
"""Characters by how they are read."""


class Notes(Terms, Protocol):
    """What the notes say of terms and of their beginnings: see `app.index.reader.Reader`."""

    def known(self, terms: Collection[str]) -> set[str]: ...

    def known_beginnings(self, beginnings: Sequence[str]) -> set[str]: ...


def respelt(notes: Notes, words: Iterable[str]) -> list[Stream]:
    """How absent words of letters that follow each other, such as the parts of a name, stand in the notes."""
    latin = "".join(words).lower()
    if not (latin.isascii() and latin.isalpha() and LEAST <= len(latin) <= _LONGEST):
        return []
    kana = [stream for run in _in_kana(latin) for stream in _standing_kana(notes, run)]
    found = kana + [
        stream
        for text, readings, later in (
            (_short(latin), _japanese(), _voiced()),
            (latin, _chinese(), _chinese()),
            (_loose(latin), _korean(), _korean()),
        )
        for stream in _rows(notes, text, readings, later)
    ]
    return found[:_MOST_ROWS]


def kana_runs(question: str) -> Iterator[tuple[str, ...]]:
    """The runs of kana of a question: each as it is, without a title, and what carries meaning in it."""
    for found in _KANA_RUN.finditer(normalize("NFKC", question)):
        run = found.group()
        ways = (run, _TITLE.sub("", run), *without_stops(run, question))
        if kept := tuple(dict.fromkeys(way for way in ways if len(way) > 1)):
            yield kept


def kana_respelt(notes: Notes, run: str) -> list[Stream]:
    """How a run of kana that no note has stands there: in the other kana, or in kanji."""
    hiragana = run.translate(_TO_HIRAGANA)
    other = run.translate(_TO_KATAKANA) if run == hiragana else hiragana
    found = list(_standing_kana(notes, other))
    latin = _romanised(hiragana)
    if LEAST <= len(latin) <= _LONGEST:
        found += _rows(notes, _short(latin), _japanese(), _voiced())
    return found[:_MOST_ROWS]


def stands(notes: Notes, run: str) -> bool:
    """Whether a run of kana stands in some note as it is."""
    return any(True for _ in _standing_kana(notes, run))


def _standing_kana(notes: Notes, run: str) -> Iterator[Stream]:
    stream = tuple(run[at : at + 2] for at in range(len(run) - 1))
    if stream and notes.keyword_count(f'"{" ".join(stream)}"', 1):
        yield stream


def _rows(notes: Notes, text: str, first: Readings, later: Readings) -> list[Stream]:
    """Bigrams of characters read as `text` that stand in a row in the notes; two to four characters."""
    found: list[Stream] = []
    known = _known(notes, text, first, later)
    ways: list[tuple[str, str, Stream]] = [
        (char, text[end:], ()) for end, char in _begun(text, first, known) if end < len(text)
    ]
    for _ in range(1, _MOST_CHARACTERS):
        longer = [
            (char, rest[end:], (*stream, last + char))
            for last, rest, stream in ways
            for end, char in _begun(rest, later, known)
        ][:_MOST_LOOKUPS]
        pairs = notes.known({stream[-1] for _, _, stream in longer})
        standing = [way for way in longer if way[2][-1] in pairs and _stands(notes, way[2])]
        found += [stream for _, rest, stream in standing if not rest]
        ways = [way for way in standing if way[1]][:_MOST_WAYS]
    return found


def _begun(text: str, readings: Readings, known: set[str]) -> Iterator[tuple[int, str]]:
    """The characters with which the text may begin, and where their reading ends."""
    for end in range(1, len(text) + 1):
        for char in readings.get(text[:end], ""):
            if char in known:
                yield end, char


def _known(notes: Notes, text: str, first: Readings, later: Readings) -> set[str]:
    """Of the characters that any part of the text may be the reading of, those of the notes."""
    parts = {text[at:end] for at in range(len(text)) for end in range(at + 1, min(len(text), at + 9) + 1)}
    heads = {text[:end] for end in range(1, len(text))}
    wanted = {char for part in heads for char in first.get(part, "")}
    if not notes.known_beginnings(sorted(wanted)):
        return set()
    wanted |= {char for part in parts for char in later.get(part, "")}
    return notes.known_beginnings(sorted(wanted))


def _stands(notes: Notes, stream: Stream) -> bool:
    return len(stream) == 1 or bool(notes.keyword_count(f'"{" ".join(stream)}"', 1))


def _in_kana(latin: str) -> list[str]:
    """The word in hiragana and in katakana; none if it is no Japanese."""
    run, at = "", 0
    by_reading = _kana_by_reading()
    while at < len(latin):
        size = next((size for size in (3, 2, 1) if latin[at : at + size] in by_reading), 0)
        if not size:
            return []
        run += by_reading[latin[at : at + size]]
        at += size
    return [run, run.translate(_TO_KATAKANA)]


def _romanised(hiragana: str) -> str:
    """Hepburn without long vowels marked; empty where a character has no reading. っ is written as つ."""
    text = ""
    for kana in hiragana.replace("っ", "つ"):
        if kana in "ゃゅょ" and text.endswith("i"):
            text = _palatal(text) + "auo"["ゃゅょ".index(kana)]
        elif kana == "ー":
            continue
        elif kana in _KANA:
            text += _KANA[kana]
        else:
            return ""
    return text


@cache
def _kana_by_reading() -> dict[str, str]:
    single = {reading: kana for kana, reading in reversed(_KANA.items())}
    doubled = {
        _palatal(reading) + vowel: kana + small
        for reading, kana in single.items()
        if reading.endswith("i") and len(reading) > 1
        for vowel, small in zip("auo", "ゃゅょ", strict=True)
    }
    return single | doubled


def _palatal(reading: str) -> str:
    """The consonant of a reading in i before ゃ, ゅ and ょ."""
    return reading[:-1] + ("" if reading.endswith(("shi", "chi", "ji")) else "y")


def _short(latin: str) -> str:
    """Without long vowels, which names in letters hardly ever have."""
    return re.sub("u(?=u)", "", re.sub("o[ou]", "o", latin))


def _loose(latin: str) -> str:
    """As the many ways to write Korean in letters have it in common: g and k, b and p, r and l are one."""
    return latin.replace("ch", "j").translate(_LOOSE)


@cache
def _korean() -> Readings:
    found = defaultdict[str, str](str)
    for code in range(0xAC00, 0xD7A4):
        syllable = chr(code)
        try:
            syllable.encode("euc_kr")  # the 2,350 that are in use
        except UnicodeEncodeError:
            continue
        begin, rest = divmod(code - 0xAC00, 588)
        vowel, end = divmod(rest, 28)
        found[_loose(_INITIALS[begin] + _VOWELS[vowel] + _FINALS[end])] += syllable
    return dict(found)


def _chinese() -> Readings:
    return _han().get("zh", {})


def _japanese() -> Readings:
    return _han().get("ja", {})


@cache
def _voiced() -> Readings:
    """With the readings that characters take on behind another one: 林 is hayashi, in 小林 bayashi."""
    found = defaultdict[str, str](str, _japanese())
    for reading, characters in _japanese().items():
        voiced = "ji" + reading[3:] if reading[:3] in ("shi", "chi") else ""
        if not voiced and reading[0] in _VOICED and reading[:2] not in ("sh", "ch", "ts"):
            voiced = _VOICED[reading[0]] + ("u" + reading[2:] if reading[0] == "f" else reading[1:])
        if voiced:
            found[voiced] += characters
        if reading[0] in "hf":
            found["p" + reading[1:]] += characters
    return dict(found)


@cache
def _han() -> dict[str, dict[str, str]]:
    try:
        text = resource_path("readings/han.txt").read_text(encoding="utf-8")
    except OSError as error:
        log.warning("names in other scripts are found less often: %s", error)
        return {}
    parts = text.removeprefix("# ").split("\n# ")
    return {part[:2]: dict(line.split(" ") for line in part.splitlines()[1:]) for part in parts}
