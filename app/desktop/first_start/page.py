"""What the pages have in common: a heading, a quiet sentence, then their own content from the top down."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.theme import Space, Type
from app.desktop.widgets.labels import Label


class Page(QWidget):
    """`content` takes the page's own widgets. `next_text` is the main button's, "" while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self.heading, self.sentence = Label(self), wrapping(self)
        self.heading.setFont(scaled(self.font(), Type.field, bold=True))
        self.heading.setWordWrap(True)
        self.sentence.setProperty("role", "muted")
        self.content = QVBoxLayout()
        self.content.setSpacing(Space.m)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, Space.s, 0)
        layout.setSpacing(Space.m)
        self.picture = Label(self)
        self.picture.hide()
        layout.addWidget(self.picture)
        layout.addWidget(self.heading)
        layout.addWidget(self.sentence)
        layout.addSpacing(Space.s)
        layout.addLayout(self.content)
        layout.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """The area around it scrolls; what wrapped texts would need at their narrowest must not count."""
        return QSize(0, 0)

    @property
    def next_text(self) -> str:
        return self.tr("Continue")

    @property
    def may_continue(self) -> bool:
        return True

    def first_focus(self) -> QWidget | None:
        """What gets the keyboard when the page appears; None: the main button."""
        return None

    def entered(self) -> None:
        """The page is in front now."""


def wrapping(parent: QWidget) -> QLabel:
    label = Label(parent)
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
