"""Where a link in a note leads: to which note or picture, and to which line of it."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from collections.abc import Collection, Iterable

from app.text.blocks import read_sections

_NOT_IN_LINKS = re.compile(r"[^\w\- ]")


def linked_note(link: str, path: str, known: Collection[str]) -> str:
    """The path that a link in the note `path` means, from its folder on; `.md` may be left out in it."""
    if not link:
        return path
    meant = linked_file(link, path)
    return next((each for each in (meant, f"{meant}.md") if each in known), meant)


def linked_file(link: str, path: str) -> str:
    """The same for a file of any kind, whose name is whole."""
    folder = "" if link.startswith("/") else posixpath.dirname(path)
    return posixpath.normpath(posixpath.join(folder, link.lstrip("/")))


class NoteNames:
    """Notes by their names alone, as `[[name]]` means them: in any folder, in small letters or large."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        self._by_name: dict[str, list[str]] = {}
        for path in paths:
            self._by_name.setdefault(posixpath.basename(_as_named(path)), []).append(path)

    def find(self, name: str, path: str) -> str:
        """The note that `[[name]]` in the note `path` means; "" when there is none.

        Of several the one in the same folder, else the one with the shortest path.
        """
        wanted = _as_named(name.strip().lstrip("/"))
        if not wanted:
            return path
        ends = "/" + wanted
        found = [
            each
            for each in self._by_name.get(posixpath.basename(wanted), ())
            if ("/" + _as_named(each)).endswith(ends)
        ]
        folder = posixpath.dirname(path)
        return min(found, key=lambda each: (posixpath.dirname(each) != folder, len(each), each), default="")


def _as_named(path: str) -> str:
    return unicodedata.normalize("NFC", path).casefold().removesuffix(".md")


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
