"""What a note is called."""

from __future__ import annotations

import re

from app.text.blocks import plain
from app.text.front_matter import read_front_matter

_H1 = re.compile(r" {0,3}#[ \t\u3000]+(\S.*?)(?:[ \t]+#+)?[ \t]*$")
_UNDERLINE = re.compile(r" {0,3}=+[ \t]*$")
_FENCE = re.compile(r"\s*(```|~~~)")
_SPACES = re.compile(r"[\s_-]+")
_HEAD = 32_768  # characters; a title further down is none


def note_title(text: str, path: str) -> str:
    """The title of the front matter, else the first heading of level 1, else the name of the file."""
    front = read_front_matter(text)
    if front.title:
        return front.title
    lines = re.split(r"\r\n|\n|\r", text[:_HEAD])[front.end_line :]
    return _first_heading(lines) or re.sub(r"\.[A-Za-z]{1,8}$", "", re.split(r"[/\\]", path)[-1]) or path


def retitled(text: str, old: str, new: str) -> str:
    r"""The text (line end `\n`) of a note that was named `old`, with `new` in its title if that was its name.

    "My recipes" is the title form of `my-recipes`. A heading that says anything else stays, and so does one
    with marks or links in it.
    """
    front = read_front_matter(text)
    if front.title:
        return text
    lines = text.split("\n")
    at, title = _find_heading(lines[front.end_line :])
    at += front.end_line
    if not title or _bare(title) != _bare(old) or lines[at].count(title) != 1:
        return text
    lines[at] = lines[at].replace(title, new if title == old else _as_title(new, title))
    return "\n".join(lines)


def _bare(name: str) -> str:
    return _SPACES.sub(" ", name).strip().casefold()


def _as_title(name: str, title: str) -> str:
    """The name written as the title is: words, and as large a first letter."""
    words = _SPACES.sub(" ", name).strip()
    return words[:1].upper() + words[1:] if title[:1].isupper() else words or name


def _first_heading(lines: list[str]) -> str:
    return _find_heading(lines)[1]


def _find_heading(lines: list[str]) -> tuple[int, str]:
    """The line of the first heading of level 1, from 0, and its words; none: "" for them."""
    fence = ""
    for at, line in enumerate(lines):
        if found := _FENCE.match(line):
            fence = found[1] if not fence else "" if fence == found[1] else fence
        elif fence:
            continue
        elif heading := _H1.match(line):
            if title := plain(heading[1]):
                return at, title
        elif at and _UNDERLINE.match(line) and lines[at - 1].strip():
            return at - 1, plain(lines[at - 1])
    return 0, ""
