"""One line of what a change did, for a list of changes.

It is made when it is asked for and kept nowhere: what is purged is gone here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from app.notes.history.diff import lines_of

LONGEST = 300
"""Characters; a row shows far fewer."""
_SIGNS = "#>-*+|= \t"


@dataclass(frozen=True, slots=True)
class Glimpse:
    """The first line that came, else the first that went; without the signs of Markdown before it."""

    kind: Literal["added", "removed"]
    text: str


def glimpse(before: str, after: str) -> Glimpse | None:
    """None where only empty lines or signs changed."""
    old, new = _without_front_matter(before), _without_front_matter(after)
    first = _same(old, new)
    last = _same(old[first:][::-1], new[first:][::-1])
    if text := _saying(new[first : len(new) - last]):
        return Glimpse("added", text)
    text = _saying(old[first : len(old) - last])
    return Glimpse("removed", text) if text else None


def _same(one: Sequence[str], other: Sequence[str]) -> int:
    """With how many equal lines they begin."""
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _saying(lines: Sequence[str]) -> str:
    """The first line that says something; a heading only where nothing else does."""
    words = [line.strip() for line in lines if line.strip(_SIGNS)]
    said = next((line for line in words if not line.startswith("#")), words[0] if words else "")
    return said.lstrip(_SIGNS)[:LONGEST]


def _without_front_matter(text: str) -> list[str]:
    lines = lines_of(text)
    if lines and lines[0].strip() == "---":
        end = next(
            (number for number, line in enumerate(lines[1:80], 1) if line.strip() in {"---", "..."}), 0
        )
        rest = lines[end + 1 :] if end else lines
        return rest if any(map(str.strip, rest)) else lines
    return lines
