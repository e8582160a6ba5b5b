"""Markdown as it is written, with its signs quiet and its structure visible."""

from __future__ import annotations

import re

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from app.desktop.theme import Theme
from app.desktop.utf16 import utf16

LONGEST = 5_000
"""Characters of a line that is coloured: a picture pasted as text would keep the window for minutes."""
_NORMAL, _CODE, _FRONT = -1, 1, 2
_FENCE = re.compile(r"\s*(```|~~~)")
_HEADING = re.compile(r"(#{1,6})\s.*")
_LINE_START = re.compile(r"\s*((?:>\s?)+|(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s)?)")
_PARTS = (
    (re.compile(r"`[^`\n]+`"), "code"),
    (re.compile(r"\*\*[^*\n]+\*\*|__[^_\n]+__"), "strong"),
    (re.compile(r"(?<![\w*])\*[^*\s][^*\n]*\*(?!\w)|(?<![\w_])_[^_\s][^_\n]*_(?!\w)"), "emphasis"),
    (re.compile(r"\[[^\]\n]*\]\([^)\n]*\)|https?://\S+|\[\[[^\]\n]+\]\]"), "link"),
)


class MarkdownHighlighter(QSyntaxHighlighter):
    def __init__(self, document: QTextDocument, theme: Theme) -> None:
        super().__init__(document)
        self._theme = theme
        self._formats: dict[str, QTextCharFormat] = {}
        self.use_colours()

    def use_colours(self) -> None:
        """Take the theme's colours; the caller draws again."""
        colour = self._theme.colour
        names = {"sign": "accent", "code": "accent", "link": "accent", "muted": "muted", "text": "text"}
        self._formats = {name: QTextCharFormat() for name in (*names, "heading", "strong", "emphasis")}
        for name, used in names.items():
            self._formats[name].setForeground(colour(used))
        self._formats["code"].setBackground(colour("window"))
        self._formats["heading"].setForeground(colour("text"))
        self._formats["heading"].setFontWeight(QFont.Weight.Bold)
        self._formats["strong"].setFontWeight(QFont.Weight.Bold)
        self._formats["emphasis"].setFontItalic(True)
        self._formats["link"].setFontUnderline(True)

    def highlightBlock(self, text: str) -> None:
        before = self.previousBlockState()
        first = self.currentBlock().blockNumber() == 0
        self.setCurrentBlockState(_NORMAL)
        if before == _FRONT or (first and text.strip() == "---"):
            ends = before == _FRONT and text.strip() in {"---", "..."}
            self.setCurrentBlockState(_NORMAL if ends else _FRONT)
            self.setFormat(0, len(text), self._formats["muted"])
        elif _FENCE.match(text) or before == _CODE:
            inside = (before == _CODE) != bool(_FENCE.match(text))
            self.setCurrentBlockState(_CODE if inside else _NORMAL)
            self.setFormat(0, len(text), self._formats["code"])
        else:
            self._line(text)

    def _line(self, text: str) -> None:
        if len(text) > LONGEST:
            return
        if heading := _HEADING.match(text):
            self.setFormat(0, len(text), self._formats["heading"])
            self.setFormat(0, len(heading[1]), self._formats["sign"])
        elif start := _LINE_START.match(text):
            self.setFormat(start.start(1), len(start[1]), self._formats["sign"])
        for pattern, name in _PARTS:
            for found in pattern.finditer(text):
                self.setFormat(utf16(text[: found.start()]), utf16(found[0]), self._formats[name])
