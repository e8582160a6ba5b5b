"""A snippet without Markdown signs, for one calm paragraph in a row; marks keep their place."""

from __future__ import annotations

import re
from collections.abc import Sequence

Spans = tuple[tuple[int, int], ...]

BREAK = "  ·  "
_RULE = r"[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*"  # below a table's heading
_SIZE = r"\d+(?:x\d+)?"  # of an embedded picture
_CUTS = re.compile(
    rf"""
      (?P<edge>\A\s*(?:{_RULE}\n)?[ \t]*\|[ \t]*|[ \t]*\|[ \t]*(?:\n{_RULE})?\s*\Z)
    | (?P<row>[ \t]*\|[ \t]*\n(?:{_RULE}\n)?[ \t]*\|[ \t]*)              # from one row of a table to the next
    | (?P<line>\s*\n\s*(?:>[ \t]?)*(?:[-*+]|\d{{1,3}}[.)])[ \t]+)           # a new list item
    | (?P<space>\s*\n\s*(?:>[ \t]?)*|[ \t]{{2,}})                # any other break is a space
    | (?P<start>\A\s*(?:>[ \t]?)*(?:(?:[-*+]|\d{{1,3}}[.)])[ \t]+)?)     # what a snippet may begin with
    | (?P<image>!\[(?=[^\]\n]*\]\())
    | (?P<target>(?<=\w)\]\([^)\s]*\))                                 # a link's address
    | (?P<bracket>\[(?=[^\]\n]+\]\())
    | (?P<task>\[[ xX]\][ ])
    | (?P<embed>!\[\[(?:[^\[\]|\n]+\|(?!{_SIZE}\]\]))?|\|{_SIZE}\]\])     # what is no alias but a size
    | (?P<wiki>\[\[(?:[^\[\]|\n]+\|)?|\]\])                            # a link shows its alias
    | (?P<sign>\*\*|__|`+|~~|(?:^|(?<=\n))\#{{1,6}}[ ]|\#{{1,6}}[ ](?=\S)|==)
    """,
    re.VERBOSE,
)


_HEADINGS = re.compile(r"\A(?:\s*\#{1,6}[ \t][^\n]*\n+)+")


def without_headings(text: str, marks: Sequence[tuple[int, int]]) -> tuple[str, Spans]:
    """A snippet without the headings it begins with (the row shows them already), unless one is marked."""
    head = _HEADINGS.match(text)
    cut = head.end() if head and all(start >= head.end() for start, _end in marks) else 0
    return text[cut:], tuple((start - cut, end - cut) for start, end in marks)


def plain(text: str, marks: Sequence[tuple[int, int]] = ()) -> tuple[str, Spans]:
    """`text` in one line without Markdown signs, and `marks` (offsets, in code points) moved with it."""
    pieces: list[str] = []
    places: list[tuple[int, int, int]] = []  # source start, source end, start in the result; between the cuts
    length = source = 0
    for cut in _CUTS.finditer(text):
        if cut.start() > source:
            places.append((source, cut.start(), length))
            pieces.append(text[source : cut.start()])
            length += cut.start() - source
        source = cut.end()
        between = _between(cut, at_start=not length, at_end=cut.end() == len(text))
        pieces.append(between)
        length += len(between)
    places.append((source, len(text), length))
    pieces.append(text[source:])
    return "".join(pieces), _moved(marks, places)


def _between(cut: re.Match[str], *, at_start: bool, at_end: bool) -> str:
    if at_start or at_end:
        return ""
    return {"line": BREAK, "row": BREAK, "space": " "}.get(cut.lastgroup or "", "")


def _moved(marks: Sequence[tuple[int, int]], places: list[tuple[int, int, int]]) -> Spans:
    """Each mark cut to the pieces that are left; a mark that lost all its text goes."""
    moved = []
    for start, end in marks:
        for first, last, place in places:
            low, high = max(start, first), min(end, last)
            if low < high:
                moved.append((place + low - first, place + high - first))
    return tuple(moved)
