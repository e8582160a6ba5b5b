"""Pictures in a note that is read: their words at first, and in their place the picture when it is there.

Pictures are read from the folders of the memory alone. One that lies in the network is a link, never loaded;
what is broken, too large or outside stays as its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QUrl, Signal
from PySide6.QtGui import (
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtWidgets import QTextBrowser

from app.desktop.timers import single_shot
from app.desktop.utf16 import utf16
from app.engine.library import PICTURES
from app.engine.note_links import linked_file

if TYPE_CHECKING:
    from app.desktop.library.decoding import Picture

MOST, MOST_DRAWN = 60, 64_000_000
"""Pictures of one note, and dots of all of them as they are drawn; more would fill the computer's memory."""
LEAST_WIDTH = 32
SHARPEN_AFTER_MS = 300
PAGES = frozenset({"http", "https"})
SIGN = "\ufffc"
"""What stands in the text for a picture."""
_SHOWN = "picture:"
"""How the names of pictures begin that are shown."""
_ALT = QTextFormat.Property.ImageAltText
_IN_TEXT = re.compile(  # in linear time: a note may have a line of thousands of brackets
    r"(?m:^)[ \t>]*(?P<fence>`{3,}(?![^\n]*`)|~{3,})[^\n]*(?:\n(?![ \t>]*(?P=fence))[^\n]*)*(?:\n[^\n]*)?"
    r"|(?<!`)(?P<code>`++)[^\n]+?(?<!`)(?P=code)(?!`)"
    r"|\[!\[(?P<linked>[^\[\]\n]*)\]\([^()\n]*\)\]\("
    r"|!\[\[(?P<embedded>[^\[\]|#\n]+)(?:\|[^\[\]\n]*)?\]\]"
    r"|!\[(?P<words>[^\[\]\n]*)\]\((?:<(?P<between>[^<>\n]*)>"
    r"|(?P<bare>[^()<>\"'\s]++(?:[ \t]++[^()<>\"'\s]++)*+))"
    r"(?P<rest>(?:[ \t]+(?:\"[^\"\n]*\"|'[^'\n]*'))?[ \t]*\))"
)


def with_names(text: str) -> str:
    """Qt drops a picture without words, which is called by its file then, and one with spaces in its path.

    Of a picture that is a link the words lead there. `![[picture.png]]` is one, too.
    """
    return _IN_TEXT.sub(_named, text) if "![" in text else text


def _named(found: re.Match[str]) -> str:
    if found["linked"] is not None:
        return f"[{found['linked']}]("
    if embedded := (found["embedded"] or "").strip():
        is_picture = embedded.lower().endswith(PICTURES)
        return f"![{_file_name(embedded)}](<{embedded}>)" if is_picture else found[0]
    path = found["between"] or found["bare"] or ""
    words = (found["words"] or "").strip()
    if not path or (not words and path.startswith("data:")):  # the picture itself, which has no name
        return found[0]
    return f"![{words or _file_name(path)}](<{path}>{found['rest']}"


def _file_name(path: str) -> str:
    name = QUrl.fromPercentEncoding(path.encode()).rpartition("/")[2] or path
    return re.sub(r"[\[\]*_`\\]", " ", name)


class Pictures(QObject):
    """`wanted(note, path, width)`: read this picture, one at a time, and answer with `show`. One reader's."""

    wanted = Signal(str, str, int)

    def __init__(self, reader: QTextBrowser) -> None:
        super().__init__(reader)
        self._reader = reader
        self._note = ""
        self._places: list[tuple[QTextCursor, str]] = []
        self._known: dict[str, Picture | None] = {}
        self._waiting: list[str] = []
        self._sharpen_due = single_shot(self, SHARPEN_AFTER_MS, self._sharpen)

    def begin(self, note: str) -> None:
        """Another text is to be rendered, of the note of this path."""
        self._places = []
        if note != self._note:
            self._note, self._known, self._waiting = note, {}, []

    def take(self, start: int = 0) -> None:
        """Put words in the place of the pictures from this position on, and ask for those of the memory."""
        document = self._reader.document()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.findBlock(start)
        while block.isValid():
            if SIGN in block.text():
                for first, last, form in reversed(_found_in(block)):
                    self._take(cursor, first, last, form)
            block = block.next()
        cursor.endEditBlock()

    def _take(self, cursor: QTextCursor, first: int, last: int, form: QTextImageFormat) -> None:
        words, url = str(form.property(_ALT) or ""), QUrl(form.name())
        plain = QTextCharFormat()
        plain.setFontItalic(True)
        if url.scheme() in PAGES:
            plain.setAnchor(True)
            plain.setAnchorHref(url.toString())
            plain.setForeground(self._reader.palette().link())
        cursor.setPosition(first)
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(words, plain)
        path = linked_file(url.path(QUrl.ComponentFormattingOption.FullyDecoded), self._note)
        inside = not url.scheme() and not url.host() and path.lower().endswith(PICTURES)
        if inside and words and len(self._places) < MOST:
            place = QTextCursor(cursor)
            place.setPosition(first)
            place.setPosition(first + utf16(words), QTextCursor.MoveMode.KeepAnchor)
            self._places.append((place, path))
            self._want(path)

    def _want(self, path: str) -> None:
        if path not in self._known:
            self._known[path] = None
            self._queue(path)
        elif picture := self._known[path]:
            self._insert(path, picture)

    def _queue(self, path: str) -> None:
        self._waiting.append(path)
        if len(self._waiting) == 1:
            self._ask()

    def _ask(self) -> None:
        if self._waiting:
            width = round(self._room() * self._reader.devicePixelRatioF())
            self.wanted.emit(self._note, self._waiting[0], width)

    def show(self, note: str, path: str, picture: Picture | None) -> None:
        """What was wanted is there; None: its words stay."""
        if note != self._note or path not in self._waiting:
            return
        self._waiting.remove(path)
        if picture and self._has_room_for(path, picture):
            self._known[path] = picture
            with self._keeping_place():
                self._insert(path, picture)
        self._ask()

    def _has_room_for(self, path: str, picture: Picture) -> bool:
        others = (each.image for name, each in self._known.items() if each and name != path)
        return sum(each.width() * each.height() for each in (picture.image, *others)) <= MOST_DRAWN

    def fit(self) -> None:
        """The reader has another width."""
        for place, path in self._places:
            if (picture := self._known.get(path)) and _is_picture(place):
                place.setCharFormat(self._form(place, path, picture))
        self._sharpen_due.start()

    def _sharpen(self) -> None:
        """What was made small for a narrow window is read anew."""
        width = self._room() * self._reader.devicePixelRatioF()
        for path, picture in self._known.items():
            if (
                picture
                and picture.image.width() < min(width, picture.size.width())
                and path not in self._waiting
            ):
                self._waiting.append(path)
                if len(self._waiting) == 1:
                    self._ask()

    def _insert(self, path: str, picture: Picture) -> None:
        document, name = self._reader.document(), self._name(path)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture.image)
        for place, each in self._places:
            if each == path and place.hasSelection():
                first = place.selectionStart()
                place.insertImage(self._form(place, path, picture))
                place.setPosition(first)
                place.setPosition(first + 1, QTextCursor.MoveMode.KeepAnchor)

    def _form(self, place: QTextCursor, path: str, picture: Picture) -> QTextImageFormat:
        form, size = QTextImageFormat(), picture.size
        width = min(size.width(), self._room(place.block()))
        form.setName(self._name(path))
        form.setWidth(width)
        form.setHeight(max(1, round(size.height() * width / size.width())))
        words = place.charFormat().property(_ALT) or place.selectedText()
        form.setProperty(_ALT, words)
        form.setToolTip(str(words))
        return form

    def _name(self, path: str) -> str:
        return f"{_SHOWN}{list(self._known).index(path)}"

    def _room(self, block: QTextBlock | None = None) -> int:
        document = self._reader.document()
        room = self._reader.viewport().width() - 2 * document.documentMargin()
        if block:
            form, listed = block.blockFormat(), block.textList()
            levels = form.indent() + (listed.format().indent() if listed else 0)
            room -= levels * document.indentWidth() + form.leftMargin() + form.rightMargin()
        return max(LEAST_WIDTH, int(room))

    @contextmanager
    def _keeping_place(self) -> Iterator[None]:
        """What is being read stays where it is, though the text above it grows."""
        bar = self._reader.verticalScrollBar()
        first = self._reader.cursorForPosition(QPoint(0, 0)) if bar.value() else None
        before = self._reader.cursorRect(first).top() if first else 0
        yield
        if first:
            bar.setValue(bar.value() + self._reader.cursorRect(first).top() - before)


def _found_in(block: QTextBlock) -> list[tuple[int, int, QTextImageFormat]]:
    """From and to which position, as what; Qt makes several of one whose words change their look."""
    found: list[tuple[int, int, QTextImageFormat]] = []
    text = block.text()
    for number, sign in enumerate(text):
        if sign != SIGN:
            continue
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + utf16(text[: number + 1]))
        form = cursor.charFormat().toImageFormat()
        if form.name().startswith(_SHOWN):  # it is in its place already
            continue
        at = cursor.position() - 1
        if found and found[-1][1] == at and found[-1][2].name() == form.name():
            first, _last, before = found.pop()
            form.setProperty(_ALT, f"{before.property(_ALT)}{form.property(_ALT)}")
            at = first
        found.append((at, cursor.position(), form))
    return found


def _is_picture(place: QTextCursor) -> bool:
    return place.hasSelection() and place.selectedText() == SIGN
