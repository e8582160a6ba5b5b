"""Which encoding a text without a mark is most likely in: by how common its characters would be in each.

Every candidate gives the same bytes other characters, and so another likelihood, with one model for each
encoding's language: characters by rank (Zipf's law), the others by the part of the standard they stand in.
A part's likelihood is its mass, estimated, over the number of its characters.
Ten characters mostly suffice, which is fewer than a detector by shapes of bytes wants.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import log

from app.text.common_characters import (
    JAPANESE,
    KOREAN,
    RUSSIAN,
    SIMPLIFIED_CHINESE,
    TRADITIONAL_CHINESE,
    WESTERN,
)

MOST_BYTES = 8_192
"""More of a text than this tells nothing new."""
_PLAUSIBLE, _PLAUSIBLE_OF_ONE_BYTE = -10.0, -5.6
"""Mean log-likelihood of the characters beyond ASCII below which a text is not in an encoding: what random
bytes hardly ever reach, and every real text of ten such characters does.
"""

_ASCII = log(1 / 40)
_UNKNOWN = log(1e-9)
_RANKS = 10
_RARE = log(0.02)
_UNLIKELY = log(0.03)
"""For each place that words of the language hardly have: see `_odd_places`."""
_HIGH_RUNS = re.compile(r"[^\x00-\x7f]+")
_IN_RUSSIAN = re.compile(r"(?<=[A-Za-z])[\u0400-\u04ff]|[\u0400-\u04ff](?=[A-Za-z])|(?<=[а-яё])[А-ЯЁ]")
_IN_WESTERN = re.compile(r"[^\x00-\x7f](?=[^\x00-\x7f])")


@dataclass(frozen=True, slots=True)
class _Model:
    """`common`: the mass of the listed characters; `rest`: the likelihood of another one by its bytes.

    `prior`: how likely such a note is before anybody has looked.
    """

    encoding: str
    characters: str
    common: float
    rest: Callable[[bytes], float]
    plausible: float = _PLAUSIBLE
    prior: float = 0.0


def _gb18030(code: bytes) -> float:
    if len(code) != 2 or code[1] < 0xA1:
        return 0.002 / 14_000 if len(code) == 2 else 1e-9
    if 0xB0 <= code[0] <= 0xD7:
        return 0.11 / 3_755
    return 0.008 / 3_008 if 0xD8 <= code[0] <= 0xF7 else (0.004 / 600 if code[0] < 0xAA else 1e-9)


def _big5(code: bytes) -> float:
    if len(code) != 2:
        return 1e-9
    if 0xA4 <= code[0] <= 0xC6:
        return 0.1 / 5_401
    return 0.008 / 7_652 if code[0] >= 0xC9 else 0.004 / 400


def _cp949(code: bytes) -> float:
    if len(code) != 2:
        return 1e-9
    if code[0] < 0xA1 or code[1] < 0xA1:
        return 0.002 / 8_822
    if 0xB0 <= code[0] <= 0xC8:
        return 0.08 / 2_350
    return 0.004 / 4_888 if 0xCA <= code[0] <= 0xFD else 0.004 / 900


def _cp932(code: bytes) -> float:
    if len(code) == 1:
        return 0.003 / 63
    if (0x88, 0x9F) <= (code[0], code[1]) <= (0x98, 0x72):
        return 0.16 / 2_965
    return 0.005 / 3_390 if 0x98 <= code[0] <= 0xEA else (0.004 / 500 if code[0] < 0x88 else 0.001 / 400)


def _euc_jp(code: bytes) -> float:
    if len(code) != 2 or code[0] == 0x8E:
        return 0.003 / 63 if code[0] == 0x8E else 0.0005 / 6_067
    if 0xB0 <= code[0] <= 0xCF:
        return 0.16 / 2_965
    return 0.005 / 3_390 if code[0] >= 0xD0 else 0.004 / 500


_MODELS = (
    _Model("gb18030", SIMPLIFIED_CHINESE, 0.87, _gb18030),
    _Model("big5", TRADITIONAL_CHINESE, 0.88, _big5),
    _Model("cp949", KOREAN, 0.91, _cp949),
    _Model("cp932", JAPANESE, 0.83, _cp932),
    _Model("euc_jp", JAPANESE, 0.83, _euc_jp, prior=_RARE),
    _Model("cp1252", WESTERN, 0.96, lambda _: 0.002 / 60, _PLAUSIBLE_OF_ONE_BYTE),
    _Model("cp1251", RUSSIAN, 0.98, lambda _: 0.002 / 60, _PLAUSIBLE_OF_ONE_BYTE, _RARE),
    _Model("koi8_r", RUSSIAN, 0.98, lambda _: 0.002 / 60, _PLAUSIBLE_OF_ONE_BYTE, _RARE),
)


def likeliest(data: bytes) -> tuple[str, str] | None:
    """The encoding and the text of bytes that are no UTF-8; None where none is plausible."""
    best: tuple[float, str] | None = None
    for model in _MODELS:
        text = _head(data, model.encoding)
        if text is None:
            continue
        whole, beyond = _log_likelihood(text, model)
        if beyond >= model.plausible and (best is None or whole > best[0]):
            best = whole, model.encoding
    if best is None:
        return None
    try:
        return best[1], data.decode(best[1])
    except UnicodeDecodeError:
        return None


def _head(data: bytes, encoding: str) -> str | None:
    try:
        return data[:MOST_BYTES].decode(encoding)
    except UnicodeDecodeError as error:
        # The cut may go through a character.
        if len(data) <= MOST_BYTES or error.start < MOST_BYTES - 4:
            return None
        return data[: error.start].decode(encoding)


def _log_likelihood(text: str, model: _Model) -> tuple[float, float]:
    """Of the whole text, and the mean of its characters beyond ASCII."""
    known = _likelihoods(model.encoding)
    total, count = 0.0, 0
    for run in _HIGH_RUNS.findall(text):
        for character in run:
            value = known.get(character)
            if value is None:
                value = known[character] = _of_another(character, model)
            total += value
        count += len(run)
    total += _UNLIKELY * _odd_places(text, model)
    return model.prior + total + _ASCII * (len(text) - count), total / count if count else _UNKNOWN


def _odd_places(text: str, model: _Model) -> int:
    """Letters of two scripts side by side, a capital within a word, or accents on neighbouring letters."""
    if model.characters is RUSSIAN:
        return len(_IN_RUSSIAN.findall(text))
    return len(_IN_WESTERN.findall(text)) if model.characters is WESTERN else 0


@cache
def _likelihoods(encoding: str) -> dict[str, float]:
    model = next(model for model in _MODELS if model.encoding == encoding)
    weights = [1 / (rank + _RANKS) for rank in range(len(model.characters))]
    whole = sum(weights)
    return {
        each: log(model.common * weight / whole)
        for each, weight in zip(model.characters, weights, strict=True)
    }


def _of_another(character: str, model: _Model) -> float:
    if "\x80" <= character <= "\x9f" or "\ue000" <= character <= "\uf8ff":
        return _UNKNOWN  # a control character, or one without a meaning
    try:
        return log(model.rest(character.encode(model.encoding)))
    except UnicodeEncodeError:
        return _UNKNOWN
