"""A group of rows on a surface of its own, with hairlines between them."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from app.desktop.theme import Space


class Card(QFrame):
    """`add(row)` puts one at the end or at a place. Rows keep their distances; the card draws the border."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(1, 1, 1, 1)
        self._layout.setSpacing(0)
        self._lines: list[tuple[QFrame, QWidget]] = []

    def add(self, row: QWidget, at: int | None = None) -> None:
        line, at = hairline(self), len(self._lines) if at is None else at
        self._layout.insertWidget(2 * at, line)
        self._layout.insertWidget(2 * at + 1, row)
        self._lines.insert(at, (line, row))
        self.draw_lines()

    @property
    def rows(self) -> list[QWidget]:
        return [row for _line, row in self._lines]

    def draw_lines(self) -> None:
        """A line above every row that is shown, but for the first; to be called when rows were hidden."""
        first = True
        for line, row in self._lines:
            line.setVisible(not row.isHidden() and not first)
            first = first and row.isHidden()


def hairline(parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setObjectName("hairline")
    return line


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            empty(inner)


def margins(layout: QLayout, horizontal: int = Space.l, vertical: int = Space.m) -> None:
    layout.setContentsMargins(horizontal, vertical, horizontal, vertical)
