"""What the panes of a change and of a proposal have in common: whose it is, the difference, the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.library.diff_view import DiffView
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.popup.states import View
    from app.engine.library import Library


class DetailPane(QWidget):
    """`show_head` for what is chosen; `show_state` while nothing is."""

    def __init__(self, theme: Theme, library: Library, background: Background, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("detail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._library, self._background = library, background
        self._title, self._line, self._why = Label(self), Label(self), Label(self)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._line.setProperty("role", "muted")
        self.banner, self.state = Banner(theme, self), StatePage(theme, self)
        self.difference = DiffView(theme, self)

    def _put_together(self, body: QWidget, answers: QWidget) -> None:
        """`body` is the difference, or holds it."""
        shown = QWidget(self)
        layout = QVBoxLayout(shown)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(Space.l, Space.m, Space.l, Space.s)
        head.setSpacing(2)
        for label in (self._title, self._line, self._why):
            label.setWordWrap(True)
            head.addWidget(label)
        layout.addLayout(head)
        layout.addWidget(self.banner)
        layout.addWidget(body, 1)
        layout.addWidget(answers)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.state)
        self._stack.addWidget(shown)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def show_state(self, view: View) -> None:
        self.state.show_view(view)
        self._stack.setCurrentIndex(0)

    def show_head(self, title: str, line: str, why: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._stack.setCurrentIndex(1)
