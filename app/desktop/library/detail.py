"""What the panes of a change and of a proposal have in common: whose it is, the difference, the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.library.diff_view import DiffView
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.pages import Pages
from app.desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.library.arrangement import Arrangement
    from app.desktop.popup.states import View
    from app.engine.library import Library


MOST_WHY = 4
"""Lines of the reason that an assistant gave."""
LEAST = 48
"""Height of the difference in the lowest of windows."""


class DetailPane(QWidget):
    """`show_head` for what is chosen; `show_state` while nothing is."""

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("detail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._library, self._background = library, background
        self._title, self._line, self._why = Clamped(self), Clamped(self), Clamped(self, MOST_WHY)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._line.setProperty("role", "muted")
        self.banner, self.state = Banner(theme, self), StatePage(theme, self)
        self.difference = DiffView(theme, self)
        self.difference.setMinimumHeight(LEAST)

    def _put_together(self, body: QWidget, answers: QWidget) -> None:
        """`body` is the difference, or holds it."""
        shown = QWidget(self)
        layout = QVBoxLayout(shown)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = self._head = QVBoxLayout()
        head.setContentsMargins(Space.l, Space.m, Space.l, Space.s)
        head.setSpacing(2)
        for label in (self._title, self._line, self._why):
            head.addWidget(label)
        layout.addLayout(head)
        layout.addWidget(self.banner)
        layout.addWidget(body, 1)
        layout.addWidget(answers)
        self._stack = Pages(self)
        self._stack.addWidget(Scrolled(self.state, self._stack))
        self._stack.addWidget(shown)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def arrange(self, arranged: Arrangement) -> None:
        """In a low window what is told about a change makes way for the change."""
        for label, lines in ((self._title, 2), (self._line, 2), (self._why, MOST_WHY)):
            label.set_most_lines(1 if arranged.low else lines)
        self._head.setContentsMargins(Space.l, 0 if arranged.stacked else Space.m, Space.l, Space.s)

    def show_state(self, view: View) -> None:
        self.state.show_view(view)
        self._stack.setCurrentIndex(0)

    def show_head(self, title: str, line: str, why: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._stack.setCurrentIndex(1)
