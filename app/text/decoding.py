"""Bytes to text: BOM, UTF-8 (with a few bad bytes), else detection of the encodings of our languages."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from app.text.scripts import WIDE

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# The detector is only asked about these: fewer candidates make short notes certain.
_CANDIDATES = ["cp932", "euc_jp", "gb18030", "big5", "cp949", "cp1252", "cp1251", "koi8_r"]
_MAGIC = (
    b"%PDF-",
    b"\x89PNG",
    b"PK\x03\x04",
    b"GIF8",
    b"\xff\xd8\xff",
    b"\x7fELF",
    b"\x1f\x8b",
    b"SQLite format",
)
_HIGH = bytes(range(128, 256))
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\f\x0b\x1b\x00"))
_KNOWN = re.compile(rf"[\t\n\r\x20-\x7e\xa0-\u052f\u0600-\u06ff\u2010-\u2027{WIDE}]")
_FEW = 0.02  # of all bytes: text may hold a stray control character or NUL, not more
# What is not UTF-8, as "surrogateescape" leaves it: a sequence cut short or forbidden, else a single byte.
_CUT = "[\udcc2-\udcf4][\udc80-\udcbf]{1,2}"
_BAD = re.compile(f"{_CUT}|[\udc80-\udcff]")
_CUT_AT_END = re.compile("[\udcc2-\udcf4][\udc80-\udcbf]{0,2}\\Z")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")


class Decoded(NamedTuple):
    """The text, the codec that turns it into the same bytes again, and the mark that stood before it.

    `encoding` is empty where bad bytes were replaced: nothing gives them back.
    """

    text: str
    encoding: str
    bom: bytes


def decode(data: bytes) -> str | None:
    """The text of a file, without a byte order mark; None if it is binary or in no encoding we know."""
    found = decode_exactly(data)
    return found.text if found else None


def decode_exactly(data: bytes) -> Decoded | None:
    """As `decode`, with the way back to bytes."""
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            text = _strictly(data[len(bom) :], encoding)
            return None if text is None else Decoded(text, encoding, bom)
    if data.startswith(_MAGIC):
        return None
    if _share(data, b"\x00") > _FEW or _share(data, _CONTROLS) > _FEW:
        return _utf16(data)
    encoding = "iso2022_jp" if b"\x1b$" in data and b"\x1b(" in data else "utf-8"
    text = _strictly(data, encoding)
    if text is not None:
        return Decoded(text, encoding, b"")
    return _mended(data) or _detected(data)


def _mended(data: bytes) -> Decoded | None:
    """UTF-8 but for a few bytes, each bad sequence as one U+FFFD; there is no way back to the same bytes.

    Text of other encodings holds valid sequences by chance, those of three bytes and more seldom: never twice
    as many of them as bad ones. In what is nearly all ASCII a stray byte is more likely to be a letter of an
    old encoding, unless it is a sequence cut short or the good ones are many.
    """
    raw = data.decode("utf-8", "surrogateescape")
    bad = _BAD.findall(raw)
    others = len(_NOT_ASCII.findall(raw)) - sum(map(len, bad))
    wide = sum(character > "\u07ff" for character in _BAD.sub("", raw) if character > "\x7f")
    count = len(bad) - bool(others > 1 and _CUT_AT_END.search(raw))
    nearly_ascii = len(data) - len(data.translate(None, _HIGH)) <= len(data) / 10
    if (
        wide >= 2 * count > 0
        or (others and others >= 20 * count)
        or (
            nearly_ascii and count <= len(data) * _FEW * 2 and (others >= 2 * count or all(map(_is_cut, bad)))
        )
    ):
        return Decoded(_BAD.sub("\ufffd", raw), "", b"")
    return None


def _is_cut(sequence: str) -> bool:
    return len(sequence) > 1


def _utf16(data: bytes) -> Decoded | None:
    """UTF-16 without its mark: the byte order that gives letters, signs and spaces of scripts we know."""
    even, odd = data[0::2].count(0), data[1::2].count(0)
    for encoding, expected, others in (("utf-16-le", odd, even), ("utf-16-be", even, odd)):
        text = _strictly(data, encoding) if expected >= 2 * others else None
        if text and len(_KNOWN.findall(text)) >= (1 - _FEW) * len(text):
            return Decoded(text, encoding, b"")
    return None


def _detected(data: bytes) -> Decoded | None:
    from app.text.likelihood import likeliest

    if likely := likeliest(data):
        encoding, text = likely
        return Decoded(text, encoding, b"")
    from charset_normalizer import from_bytes  # 70 ms to import, for the rare old file

    best = from_bytes(data, cp_isolation=_CANDIDATES, enable_fallback=False).best()
    if best is None:
        return None
    found = _strictly(data, best.encoding)
    return None if found is None else Decoded(found, best.encoding, b"")


def _strictly(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _share(data: bytes, of: bytes) -> float:
    return 1 - len(data.translate(None, of)) / len(data) if data else 0.0
