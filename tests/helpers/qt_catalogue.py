"""The texts of a compiled translation (.qm), for which PySide6 brings no tool.

The format, from qtranslator.cpp of Qt: a magic number, then sections of a tag, a length and bytes. In the
section of messages each part has a tag as well, and a length where it is a text.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_MAGIC_LENGTH, _MESSAGES = 16, 0x69
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT = 1, 3, 5, 6, 7


class Text(NamedTuple):
    """What names a translation. Comments do not: Qt falls back to the text without one."""

    context: str
    source: str


def texts(catalogue: Path) -> set[Text]:
    """All that `catalogue` translates."""
    return {
        Text(parts.get(_CONTEXT, ""), parts.get(_SOURCE, ""))
        for parts in _messages(_section(catalogue.read_bytes()))
        if parts.get(_TRANSLATION)
    }


def _section(data: bytes) -> bytes:
    at = _MAGIC_LENGTH
    while at < len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        at += 5
        if tag == _MESSAGES:
            return data[at : at + length]
        at += length
    return b""


def _messages(section: bytes) -> Iterator[dict[int, str]]:
    at, parts = 0, dict[int, str]()
    while at < len(section):
        tag = section[at]
        at += 1
        if tag == _END:
            yield parts
            parts = {}
        elif tag == _OBSOLETE:
            at += 4
        else:
            (length,) = struct.unpack_from(">i", section, at)
            at += 4
            text = section[at : at + max(length, 0)]
            at += max(length, 0)
            parts[tag] = text.decode("utf-16-be" if tag == _TRANSLATION else "utf-8")
