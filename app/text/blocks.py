"""The shape of a Markdown note, as far as chunks need it: sections under headings, and the blocks in them.

A block is a paragraph (also a table or a quotation), a top-level list item with its children, a fenced code
block, or a rule. This is a tolerant reader of what people and assistants write, not a CommonMark parser: it
also takes the bullets of Japanese and Chinese writers for list items.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["paragraph", "item", "fence", "rule"]

_ATX = re.compile(r" {0,3}(#{1,6})(?:[ \t\u3000]+(.*?))??(?:[ \t]+#+)?[ \t]*$")
_SETEXT = re.compile(r" {0,3}(=+|-+)[ \t]*$")
_FENCE = re.compile(r"\s*(`{3,}(?=[^`]*$)|~{3,})")
_RULE = re.compile(r" {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$")
#: The mark of a list item, with the box of a task.
ITEM = re.compile(
    r"[ \t\u3000]*(?:[-*+](?=\s|$)|[•‣▪●○■◆・](?=\s*\S)|\d{1,9}[.)](?=\s|$)|\d{1,3}[、．）](?=\s*\S))"
    r"[ \t\u3000]*(?:\[[ xX]\](?=\s|$)[ \t]*)?"
)
_MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`]+|~~|(?<!\w)_+|_+(?!\w)")
_SETEXT_LIMIT = 200


@dataclass(slots=True)
class Block:
    """Lines `first` to `last` (0-based, inclusive) that belong together."""

    kind: Kind
    first: int
    last: int


@dataclass(slots=True)
class Section:
    """A heading with what stands under it, up to the next heading.

    `first` is the line of the heading, or of the first of several headings that have nothing of their own in
    between; `body` is the first line below them; `last` is inclusive. All are 0-based.
    """

    headings: tuple[str, ...]
    level: int
    first: int
    body: int
    last: int = 0
    blocks: list[Block] = field(default_factory=list)


def read_sections(lines: Sequence[str], start: int = 0) -> list[Section]:
    """All sections that have any text, from line `start` on (0-based; before it is front matter)."""
    reader = _Reader(start)
    for at in range(start, len(lines)):
        reader.take(at, lines[at])
    reader.close(len(lines) - 1)
    return _without_bare_parents(reader.sections)


def plain(heading: str) -> str:
    """The words of a heading without emphasis marks and link targets."""
    return _MARKUP.sub(lambda found: found[1] or "", heading).strip()


def unmarked(line: str) -> str:
    """The line without the mark of a list item, if it begins with one."""
    mark = ITEM.match(line)
    return line[mark.end() :] if mark else line


def continues_list(text: Sequence[str], block: Sequence[str]) -> bool:
    """Whether the block begins with an item for the very list with which the text ends."""
    first = ITEM.match(block[0]) if block else None
    if first is None:
        return False
    ends = [part for section in read_sections(text, _last_item(text))[-1:] for part in section.blocks[-1:]]
    if not ends or ends[0].kind != "item":
        return False
    last = ITEM.match(text[ends[0].first])
    return last is not None and _kind_of_list(last[0]) == _kind_of_list(first[0])


def _last_item(text: Sequence[str]) -> int:
    """The last line that certainly begins an item, whatever stands before it; the first line if unsure."""
    if any(line.lstrip()[:3] in ("```", "~~~") for line in text):
        return 0  # it may be code
    marks = (at for at in reversed(range(len(text))) if not text[at][:1].isspace() and ITEM.match(text[at]))
    return next(marks, 0)


def _kind_of_list(mark: str) -> str:
    """What items of one list share: indentation, and the sign, or the way of numbering."""
    return re.sub(r"\d+", "1", re.sub(r"(?<=\S)\s.*", "", mark)).rstrip()


class _Reader:
    def __init__(self, start: int) -> None:
        self.sections = [Section((), 0, start, start)]
        self.path: list[tuple[int, str]] = []
        self.open: Block | None = None
        self.indent = 0  # of the open list item's mark
        self.fence = ""
        self.after_blank = True
        self.previous = ""

    def take(self, at: int, line: str) -> None:
        if self.fence:
            self._continue_fence(at, line)
        elif not line or line.isspace():
            self.after_blank = True
            if self.open and self.open.kind != "item":
                self.open = None
        else:
            self._take_text(at, line)
            self.after_blank = False
            self.previous = line

    def close(self, last: int) -> None:
        self.sections[-1].last = last

    def _take_text(self, at: int, line: str) -> None:
        mark = line.lstrip()[0]
        if mark == "#" and (found := _ATX.match(line)):
            self._heading(at, at + 1, len(found[1]), found[2] or "")
        elif mark in "`~" and (found := _FENCE.match(line)):
            self.fence = found[1]
            if self._is_child(line):
                self._extend(at)
            else:
                self._begin("fence", at)
        elif mark in "-=*_" and self._is_line_mark(at, line):
            pass
        elif found := ITEM.match(line):
            if self._is_child(line):
                self._extend(at)
            else:
                self._begin("item", at)
                self.indent = _indent(line)
        elif self.open and self.open.kind in {"paragraph", "item"} and self._goes_on(line):
            self._extend(at)
        else:
            self._begin("paragraph", at)

    def _is_line_mark(self, at: int, line: str) -> bool:
        """Take an underline of a heading or a rule; False if the line is something else."""
        paragraph = self.open if self.open and self.open.kind == "paragraph" else None
        underline = _SETEXT.match(line)
        if paragraph and underline and not self.after_blank:
            one_line = paragraph.first == paragraph.last == at - 1
            if one_line and len(self.previous) <= _SETEXT_LIMIT and self.previous.lstrip()[0] not in "|>":
                self.sections[-1].blocks.pop()
                self._heading(at - 1, at + 1, 1 if underline[1][0] == "=" else 2, self.previous)
                return True
        if _RULE.match(line):
            self._begin("rule", at)
            return True
        return False

    def _goes_on(self, line: str) -> bool:
        """Whether plain text belongs to the open block: at once, or indented below a list item."""
        return not self.after_blank or self._is_child(line)

    def _is_child(self, line: str) -> bool:
        is_item = self.open is not None and self.open.kind == "item"
        return is_item and _indent(line) >= self.indent + 2

    def _begin(self, kind: Kind, at: int) -> None:
        self.open = Block(kind, at, at)
        self.sections[-1].blocks.append(self.open)

    def _extend(self, at: int) -> None:
        assert self.open
        self.open.last = at

    def _continue_fence(self, at: int, line: str) -> None:
        stripped = line.strip()
        if stripped:
            self._extend(at)
        if stripped.startswith(self.fence) and not stripped.strip(self.fence[0]):
            self.fence = ""
            self.after_blank = False
            if self.open and self.open.kind == "fence":
                self.open = None

    def _heading(self, at: int, body: int, level: int, text: str) -> None:
        self.open = None
        self.sections[-1].last = at - 1
        self.path = [(depth, title) for depth, title in self.path if depth < level]
        title = plain(text)
        if title:
            self.path.append((level, title))
        self.sections.append(Section(tuple(title for _, title in self.path), level, at, body))


def _without_bare_parents(sections: list[Section]) -> list[Section]:
    """Headings with nothing of their own go on top of their first child: a chunk is more than a heading."""
    kept: list[Section] = []
    bare: Section | None = None
    for section in sections:
        if bare and section.level > bare.level > 0:
            section.first = bare.first
        elif bare and bare.level > 0:
            kept.append(bare)
        bare = None
        if section.blocks:
            kept.append(section)
        else:
            bare = section
    if bare and bare.level > 0:
        kept.append(bare)
    return kept


def _indent(line: str) -> int:
    width = 0
    for char in line:
        if char == " ":
            width += 1
        elif char == "\t":
            width += 4 - width % 4
        elif char == "\u3000":
            width += 2
        else:
            break
    return width
