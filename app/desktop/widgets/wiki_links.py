"""`[[note]]`, `[[note|words]]` and `[[note#heading]]` in rendered Markdown, which Qt leaves as they are.

They are found in the document rather than in the text, so that what stands in code stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPalette, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat

from app.desktop.utf16 import utf16

_LINK = re.compile(r"!?\[\[([^\[\]|#\n]*)(?:#([^\[\]|\n]*))?(?:\|([^\[\]\n]*))?\]\]")
_SIZE = re.compile(r"\d+(?:x\d+)?")
"""Behind an embedded picture it is no alias: `![[picture.png|100]]`."""
_FENCE = QTextFormat.Property.BlockCodeFence
Find = Callable[[str], str]
"""The path of the note of that name; "" when there is none."""


def turn_wiki_links(document: QTextDocument, find: Find, palette: QPalette, start: int = 0) -> None:
    """From the position `start` on: links to the notes that there are, the words alone for others."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.findBlock(start)
    while block.isValid():
        if "[[" in block.text() and not block.blockFormat().hasProperty(_FENCE):
            _turn(cursor, block, find, palette)
        block = block.next()
    cursor.endEditBlock()


def _turn(cursor: QTextCursor, block: QTextBlock, find: Find, palette: QPalette) -> None:
    text = block.text()
    for link in reversed(list(_LINK.finditer(text))):
        name, heading, words = link.groups()
        is_size = link[0].startswith("!") and _SIZE.fullmatch(words or "")
        shown = ("" if is_size else words or "").strip() or _shown(name, heading)
        if not shown:
            continue
        first = block.position() + utf16(text[: link.start()])
        cursor.setPosition(first + 1)
        form = QTextCharFormat(cursor.charFormat())
        if form.fontFixedPitch():
            continue
        cursor.setPosition(first)
        cursor.setPosition(first + utf16(link[0]), QTextCursor.MoveMode.KeepAnchor)
        path = "" if form.isAnchor() else find(name)
        if path:
            form.setAnchor(True)
            form.setAnchorHref(_address(path, heading))
            form.setForeground(palette.link())
        cursor.insertText(shown, form)


def _shown(name: str, heading: str | None) -> str:
    """Of `[[folder/note#heading]]`: folder/note › heading"""
    return " › ".join(part for part in (name.strip(), (heading or "").strip().lstrip("^")) if part)


def _address(path: str, heading: str | None) -> str:
    """From the memory's folder on, as `linked_note` reads it."""
    url = QUrl()
    url.setPath(f"/{path}")
    if heading and heading.strip() and not heading.startswith("^"):  # a block of Obsidian's has no name
        url.setFragment(heading.strip().rpartition("#")[2])
    return url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
