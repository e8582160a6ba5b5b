"""Where a link in a note leads: to which note, and to which line of it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection

from app.text.blocks import read_sections

_NOT_IN_LINKS = re.compile(r"[^\w\- ]")


def linked_note(link: str, path: str, known: Collection[str]) -> str:
    """The path that a link in the note `path` means, from its folder on; `.md` may be left out in it."""
    if not link:
        return path
    folder = "" if link.startswith("/") else posixpath.dirname(path)
    meant = posixpath.normpath(posixpath.join(folder, link.lstrip("/")))
    return next((each for each in (meant, f"{meant}.md") if each in known), meant)


def line_of_heading(text: str, wanted: str) -> int:
    """Its number, from 1; 0 when there is none of that name, as it is written or as addresses have it."""
    name = _as_linked(wanted)
    for section in read_sections(text.split("\n")):
        if name in map(_as_linked, section.headings):
            is_its_own = _as_linked(section.headings[-1]) == name
            return section.body if is_its_own else section.first + 1
    return 0


def _as_linked(heading: str) -> str:
    return _NOT_IN_LINKS.sub("", heading.strip().lower()).replace(" ", "-")
