"""The found passage in a row: two lines from a little before the first found word, with the words marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextCharFormat, QTextLayout, QTextOption

from app.desktop.popup.rows import Row
from app.desktop.theme import Theme
from app.desktop.utf16 import utf16

SNIPPET_LINES = 2
LONGEST = 600
"""Signs that are looked at; two lines of the widest window hold fewer."""
MORE = 30
"""Signs of the word that has no whole room in the last line, of which a part may have."""


def snippet_layout(row: Row, font: QFont, width: int, theme: Theme) -> QTextLayout:
    """Ready to draw. What is left out at either end is told by an ellipsis."""
    start = _first_shown(row)
    lead = "…" if start else ""
    text = lead + row.snippet[start : start + LONGEST]
    layout = _lines(text, _marks(row, start, len(text) - len(lead), theme), font, width)
    last = layout.lineAt(SNIPPET_LINES - 1)
    if not last.isValid() or last.textStart() + last.textLength() >= utf16(text):
        return layout
    head, shown = (_units(text, end) for end in (last.textStart(), last.textStart() + last.textLength()))
    metrics = QFontMetrics(font)
    room = width - metrics.averageCharWidth()  # the layout measures by parts of pixels
    rest = text[len(head) : len(shown) + MORE] + "…"  # all of it would be measured
    text = head + metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return _lines(text, _marks(row, start, len(text) - len(lead) - 1, theme), font, width)


def _first_shown(row: Row) -> int:
    """Where the two lines begin: at the start if the first mark is near, else a little before that mark, with
    a whole word if one begins soon.
    """
    if not row.marks or row.marks[0][0] < 60:
        return 0
    at = row.marks[0][0] - 30
    return row.snippet.find(" ", at - 1, at + 15) + 1 or at


def _lines(text: str, marks: list[QTextLayout.FormatRange], font: QFont, width: int) -> QTextLayout:
    """The text in as many lines as a row has."""
    layout, height = QTextLayout(text, font), QFontMetrics(font).height()
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(marks)
    layout.beginLayout()
    for number in range(SNIPPET_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number * height))
    layout.endLayout()
    return layout


def _units(text: str, count: int) -> str:
    """The beginning of so many UTF-16 units, by which Qt counts."""
    return text.encode("utf-16-le")[: 2 * count].decode("utf-16-le", "ignore")


def _marks(row: Row, start: int, length: int, theme: Theme) -> list[QTextLayout.FormatRange]:
    """For the found words among the `length` signs of the snippet that are shown from `start` on."""
    form = QTextCharFormat()
    form.setBackground(theme.colour("mark"))
    form.setForeground(theme.colour("on_mark"))
    lead = 1 if start else 0
    found = []
    for low, high in row.marks:
        low, high = max(low - start, 0), min(high - start, length)  # noqa: PLW2901
        if low < high:
            mark = QTextLayout.FormatRange()
            # Qt counts UTF-16 units, Python code points: an emoji before the word takes two.
            mark.start = lead + utf16(row.snippet[start : start + low])
            mark.length = utf16(row.snippet[start + low : start + high])
            mark.format = form
            found.append(mark)
    return found
