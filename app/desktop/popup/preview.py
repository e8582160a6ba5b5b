"""The note beside the list: rendered Markdown, scrolled to the found lines, with those lines marked.

Nothing is ever loaded for it: no images, no style sheets, neither from the network nor from the disk.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from app.desktop.popup.rows import Row
from app.desktop.theme import Space, Theme
from app.desktop.widgets.rendered import calm_down
from app.desktop.widgets.wiki_links import turn_wiki_links

BEFORE, AFTER = 60, 140
"""Lines shown before and after the found ones: enough to read on, and quick to lay out."""
LONGEST_LINE, LONGEST = 2000, 20_000
"""Signs of one line, and of all: a file without line ends would hold the window up for seconds."""
WHOLE_WORDS = QTextDocument.FindFlag.FindWholeWords
START, END = "\ue000", "\ue001"
_PREFIX = re.compile(r"\s*(?:>\s?)*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(?:\[[ xX]\]\s+)?(?:\#{1,6}\s+)?(?:\|\s*)?")
IMAGE = re.compile(r"!\[([^\]\n]*)\]\([^)\n]*\)")
_NOT_TEXT = re.compile(r"\s*(?:[-*_=~`]{3,}.*|\|?[\s:|-]+\|?|)$")


def excerpt(text: str, lines: tuple[int, int], words: Sequence[str] = ()) -> tuple[str, tuple[int, int]]:
    """The part of a note that is shown and the found lines in it, both 1-based; ready to render.

    Of a line that is too long only the part around the first of the found words is shown.
    """
    all_lines = text.splitlines()
    first, last = max(lines[0], 1), max(lines[1], lines[0], 1)
    begin = max(0, first - 1 - BEFORE)
    body = 0
    if begin == 0 and all_lines and all_lines[0].strip() == "---":  # front matter is not for reading
        body = next((n + 1 for n, line in enumerate(all_lines[1:80], 1) if line.strip() in {"---", "..."}), 0)
        begin = body if first > body else 0
    found = range(first - 1, last)
    shown = [
        _shortened(line, words if begin + number in found else ())
        for number, line in enumerate(all_lines[begin : last + AFTER])
    ]
    at = min(first - 1 - begin, len(shown))
    before = _fitting(reversed(shown[:at]), LONGEST // 4)
    after = _fitting(shown[at:], LONGEST)
    begin += at - before
    return IMAGE.sub(r"*\1*", "\n".join(shown[at - before : at + after])), (first - begin, last - begin)


def _shortened(line: str, words: Sequence[str]) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    places = [place for word in words if (place := line.find(word)) >= 0]
    start = max(0, min(places, default=0) - LONGEST_LINE // 4)
    end = start + LONGEST_LINE
    return ("…" if start else "") + line[start:end] + ("…" if end < len(line) else "")


def _fitting(lines: Iterable[str], room: int) -> int:
    """How many of them, from the first on; at least one, where there is one."""
    sizes = accumulate(len(line) + 1 for line in lines)
    return sum(number == 0 or size <= room for number, size in enumerate(sizes))


def with_signs(text: str, lines: tuple[int, int]) -> str:
    """Put START before the first found text and END into the last found line, past list and heading signs."""
    parts = text.split("\n")
    found = [n for n in range(lines[0] - 1, min(lines[1], len(parts))) if not _NOT_TEXT.fullmatch(parts[n])]
    if lines[0] < 1 or not found:
        return text
    for number, sign in ((found[-1], END), (found[0], START)):
        prefix = _PREFIX.match(parts[number])
        place = prefix.end() if prefix else 0
        parts[number] = parts[number][:place] + sign + parts[number][place:]
    return "\n".join(parts)


class Preview(QTextBrowser):
    """Shows one row's note. `show_note` may be given the whole text; it cuts what it renders."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[Row, str] | None = None
        self.setObjectName("preview")
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(Space.l)
        theme.changed.connect(self._again)

    def loadResource(self, kind: int, name: QUrl) -> Any:
        return ""

    def scroll_by(self, steps: int) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + steps * bar.pageStep() // 3)

    def clear_note(self) -> None:
        self._shown = None
        self.clear()

    def shows(self, row: Row, text: str) -> bool:
        """Whether it is there already, maybe scrolled by the reader."""
        return self._shown == (row, text)

    def show_note(self, row: Row, text: str) -> None:
        self._shown = (row, text)
        part, lines = excerpt(text, row.lines, row.matched)
        document = self.document()
        features = QTextDocument.MarkdownFeature.MarkdownDialectGitHub
        document.setMarkdown(
            with_signs(part, lines) if row.lines[0] else part,
            features | QTextDocument.MarkdownFeature.MarkdownNoHTML,
        )
        turn_wiki_links(document, lambda _name: "", self.palette())  # nothing is opened from here
        calm_down(document, self._theme)
        self._mark(row)

    def _again(self) -> None:
        if self._shown:
            self.show_note(*self._shown)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._again()  # what is set as code keeps the size in which it was rendered

    def _mark(self, row: Row) -> None:
        """Take the signs out again; mark their blocks and the found words in them; scroll there."""
        start, end = self._take(START), self._take(END)
        if start is None or end is None:
            self.setExtraSelections([])
            self.verticalScrollBar().setValue(0)
            return
        block, last = self.document().findBlock(start), self.document().findBlock(end)
        while block.isValid():
            cursor = QTextCursor(block)
            form = cursor.blockFormat()
            form.setBackground(self._theme.colour("entry"))
            cursor.setBlockFormat(form)
            if block == last:
                break
            block = block.next()
        self.setExtraSelections(self._words(row, start, last.position() + last.length() - 1))
        self._scroll_to(start)

    def _take(self, sign: str) -> int | None:
        cursor = self.document().find(sign)
        if cursor.isNull():
            return None
        cursor.removeSelectedText()
        return cursor.position()

    def _words(self, row: Row, start: int, stop: int) -> list[QTextEdit.ExtraSelection]:
        form = QTextCharFormat()
        form.setBackground(self._theme.colour("mark"))
        form.setForeground(self._theme.colour("on_mark"))
        found: list[QTextEdit.ExtraSelection] = []
        for word in row.matched[:12]:
            how = WHOLE_WORDS if row.stands_alone(word) else QTextDocument.FindFlag(0)
            cursor = self.document().find(word, start, how)
            while not cursor.isNull() and cursor.selectionStart() < stop and len(found) < 60:
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                found.append(selection)
                cursor = self.document().find(word, cursor, how)
        return found

    def _scroll_to(self, position: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        above = self.viewport().height() // 4
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - above)
