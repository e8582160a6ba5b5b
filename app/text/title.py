"""What a note is called."""

from __future__ import annotations

import re

from app.text.blocks import plain
from app.text.front_matter import read_front_matter

_H1 = re.compile(r" {0,3}#[ \t\u3000]+(\S.*?)(?:[ \t]+#+)?[ \t]*$")
_UNDERLINE = re.compile(r" {0,3}=+[ \t]*$")
_FENCE = re.compile(r"\s*(```|~~~)")
_HEAD = 32_768  # characters; a title further down is none


def note_title(text: str, path: str) -> str:
    """The title of the front matter, else the first heading of level 1, else the name of the file."""
    front = read_front_matter(text)
    if front.title:
        return front.title
    lines = re.split(r"\r\n|\n|\r", text[:_HEAD])[front.end_line :]
    return _first_heading(lines) or re.sub(r"\.[A-Za-z]{1,8}$", "", re.split(r"[/\\]", path)[-1]) or path


def _first_heading(lines: list[str]) -> str:
    fence = ""
    for at, line in enumerate(lines):
        if found := _FENCE.match(line):
            fence = found[1] if not fence else "" if fence == found[1] else fence
        elif fence:
            continue
        elif heading := _H1.match(line):
            if title := plain(heading[1]):
                return title
        elif at and _UNDERLINE.match(line) and lines[at - 1].strip():
            return plain(lines[at - 1])
    return ""
