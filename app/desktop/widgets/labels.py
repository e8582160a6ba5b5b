"""Texts as windows show them: a heading, a quiet line that wraps; never read as HTML."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.desktop.fonts import scaled
from app.desktop.theme import Type


class Label(QLabel):
    """What stands in a note, a name or a question is shown as it is: no sign of it is HTML."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def heading(text: str, parent: QWidget | None = None, factor: float = Type.title) -> QLabel:
    label = Label(parent, text)
    label.setFont(scaled(label.font(), factor, bold=True))
    label.setWordWrap(True)  # at large text sizes
    return label


def quiet(text: str = "", parent: QWidget | None = None) -> QLabel:
    """A second line: smaller, muted, as wide as there is room; hidden while it is empty."""
    label = wrapping(text, parent)
    label.setProperty("role", "muted")
    label.setFont(scaled(label.font(), Type.small))
    label.setVisible(bool(text))
    return label


def wrapping(text: str = "", parent: QWidget | None = None) -> QLabel:
    label = Label(parent, text)
    label.setMinimumWidth(40)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setWordWrap(True)  # last: it makes the height follow the width, which a new policy takes back
    return label


class Elided(Label):
    """One line that ends in … where there is no room for all of it; `text` is the whole.

    With `setWordWrap(True)` a usual label, until it is to be one line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(40)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.wordWrap():
            super().paintEvent(event)
            return
        area = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter = QPainter(self)
        role = self.foregroundRole()
        self.style().drawItemText(
            painter, area, self.alignment(), self.palette(), self.isEnabled(), text, role
        )


def say(label: QLabel, text: str, role: str = "muted") -> None:
    """Show `text` in a `quiet` line (or hide the line), in the colour of its role."""
    label.setText(text)
    label.setVisible(bool(text))
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
