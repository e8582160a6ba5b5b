"""A difference that a person can read: lines with their numbers, and the words that changed within them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from app.notes.history.lines import Block, differing
from app.text.scripts import CJK

Marks = tuple[tuple[int, int], ...]
LineKind = Literal["same", "added", "removed"]
#: `thinned`: a version is not kept any more; `not_text`: no lines to compare; `form`: the same lines with
#: other line ends or in another encoding; `clash`: of a proposal that no longer fits its note.
Status = Literal["ok", "thinned", "not_text", "form", "clash"]

_CONTEXT = 3
_LONGEST_MARKED = 2_000  # characters of a line whose words are compared
_ALIKE = 0.4  # two lines that share less are not shown as one that changed
_WORDS = re.compile(rf"[{CJK}]|[^\W{CJK}]+|\s+|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class DiffLine:
    """One line. `before` and `after` are its numbers (from 1) in the two versions, None where it is not.

    `marks` are offsets (code points) into `text` of what changed within a line that has a counterpart.
    """

    kind: LineKind
    before: int | None
    after: int | None
    text: str
    marks: Marks = ()


@dataclass(frozen=True, slots=True)
class Diff:
    """Hunks of lines with three lines around each change; `added` and `removed` count lines."""

    hunks: tuple[tuple[DiffLine, ...], ...] = ()
    added: int = 0
    removed: int = 0
    status: Status = "ok"


def diff_texts(before: str, after: str, context: int = _CONTEXT) -> Diff:
    r"""Compare two texts (line end `\n`). A missing note is the empty text."""
    old, new = lines_of(before), lines_of(after)
    blocks = differing(old, new)
    hunks = tuple(tuple(_hunk(old, new, group, context)) for group in _groups(blocks, context))
    added = sum(block.b2 - block.b1 for block in blocks)
    removed = sum(block.a2 - block.a1 for block in blocks)
    return Diff(hunks, added, removed, "ok" if blocks or before == after else "form")


def lines_of(text: str) -> list[str]:
    """The lines as a person counts them: the end of the last line does not begin another one."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return lines


def _groups(blocks: list[Block], context: int) -> Iterator[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        if group and block.a1 - group[-1].a2 > 2 * context:
            yield group
            group = []
        group.append(block)
    if group:
        yield group


def _hunk(old: Sequence[str], new: Sequence[str], group: list[Block], context: int) -> Iterator[DiffLine]:
    at = max(0, group[0].a1 - context)
    for block in group:
        yield from _same(old, at, block.a1, block.b1 - block.a1)
        yield from _changed(old, new, block)
        at = block.a2
    shift = group[-1].b2 - group[-1].a2
    yield from _same(old, at, min(len(old), at + context), shift)


def _same(old: Sequence[str], first: int, last: int, shift: int) -> Iterator[DiffLine]:
    for at in range(first, last):
        yield DiffLine("same", at + 1, at + shift + 1, old[at])


def _changed(old: Sequence[str], new: Sequence[str], block: Block) -> Iterator[DiffLine]:
    removed, added = old[block.a1 : block.a2], new[block.b1 : block.b2]
    gone: dict[int, Marks] = {}
    come: dict[int, Marks] = {}
    for left, right in _pairs(removed, added):
        gone[left], come[right] = word_marks(removed[left], added[right])
    for number, text in enumerate(removed):
        yield DiffLine("removed", block.a1 + number + 1, None, text, gone.get(number, ()))
    for number, text in enumerate(added):
        yield DiffLine("added", None, block.b1 + number + 1, text, come.get(number, ()))


def _pairs(removed: Sequence[str], added: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Lines that became one another: each takes the first alike one that is still free, in order."""
    start = 0
    added_words = [set(_WORDS.findall(line[:_LONGEST_MARKED])) for line in added]
    for left, line in enumerate(removed):
        words = set(_WORDS.findall(line[:_LONGEST_MARKED]))
        for right in range(start, min(len(added), start + 20)):
            shared = len(words & added_words[right])
            if shared and shared >= _ALIKE * min(len(words), len(added_words[right])):
                yield left, right
                start = right + 1
                break


def word_marks(before: str, after: str) -> tuple[Marks, Marks]:
    """What changed within a line, by words, and by characters in scripts without spaces."""
    if len(before) > _LONGEST_MARKED or len(after) > _LONGEST_MARKED:
        return (), ()
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    old_at, new_at = _offsets(old), _offsets(new)
    gone: list[tuple[int, int]] = []
    come: list[tuple[int, int]] = []
    for tag, a1, a2, b1, b2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            if a1 < a2:
                gone.append((old_at[a1], old_at[a2]))
            if b1 < b2:
                come.append((new_at[b1], new_at[b2]))
    return tuple(gone), tuple(come)


def _offsets(words: list[str]) -> list[int]:
    offsets = [0]
    for word in words:
        offsets.append(offsets[-1] + len(word))
    return offsets
