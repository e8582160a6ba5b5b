"""What most pages of the library are: a column with heading, list or state, and details at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.library.item_list import ItemList
from app.desktop.library.items import Item
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.popup.states import View
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label
from app.desktop.widgets.larger import larger
from app.errors import MemoroError

COLUMN = 330


class ListPage(QWidget):
    """`head` is the row beside the heading for buttons, `filters` the room between heading and list.

    A page says what its list holds by `show_items`, with a view in place of an empty list.
    """

    def __init__(self, theme: Theme, detail: QWidget | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.heading, self.count = Label(self), Label(self)
        self.heading.setFont(scaled(self.font(), Type.heading, bold=True))
        self.count.setProperty("role", "muted")
        self.list, self.state = ItemList(theme, self), StatePage(theme, self)
        self.banner = Banner(theme, self)
        self.head, self.filters = QHBoxLayout(), QVBoxLayout()
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self._body = QStackedWidget(self)
        self._body.addWidget(self.list)
        self._body.addWidget(self.state)
        self.splitter.addWidget(self._column())
        self.detail = detail
        if detail:
            self.splitter.addWidget(detail)
            self.splitter.setStretchFactor(1, 1)
            self.splitter.setSizes([round(COLUMN * larger(self)), 3 * COLUMN])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.splitter)

    def _column(self) -> QWidget:
        column = QWidget(self)
        self.head.setContentsMargins(Space.l, Space.m, Space.m, 0)
        self.head.setSpacing(Space.s)
        self.head.addWidget(self.heading)
        self.head.addWidget(self.count, 1, Qt.AlignmentFlag.AlignVCenter)
        self.filters.setContentsMargins(Space.m, Space.s, Space.m, 0)
        self.filters.setSpacing(Space.s)
        layout = QVBoxLayout(column)
        layout.addStrut(round(260 * larger(self)))  # or more, where the heading needs it
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.head)
        layout.addLayout(self.filters)
        layout.addSpacing(Space.s)
        layout.addWidget(self.banner)
        layout.addWidget(self._body, 1)
        return column

    def _align_count(self) -> None:
        """On the line of the heading, whose signs are larger."""
        large, usual = self.heading.fontMetrics(), self.count.fontMetrics()
        lower = large.ascent() - large.descent() - usual.ascent() + usual.descent()
        self.count.setContentsMargins(0, lower, 0, 0)

    def retranslate(self) -> None:
        """Set all texts; called at the end of a page's making and when the language changes."""

    def show_items(self, items: Sequence[Item], empty: View | None = None, *, select: Any = None) -> None:
        self.list.show_items(items, select=select)
        if self.detail:  # beside nothing there is nothing: the state has the whole page
            self.detail.setVisible(bool(items) or empty is None or self.keeps_detail())
        if not items and empty:
            self.state.show_view(empty)
            self._body.setCurrentWidget(self.state)
        else:
            self._body.setCurrentWidget(self.list)

    def keeps_detail(self) -> bool:
        """Whether the details stay though the list is empty."""
        return False

    def show_problem(self, problem: MemoroError) -> None:
        """Above the list, since what was shown before still holds."""
        told = in_words(problem)
        text = sentences(told.message, told.action)
        self.banner.show_view(None)
        self.banner.show_view(View("problem", told.title, text, kind="problem"))

    def hide_problem(self) -> None:
        self.banner.show_view(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._align_count()  # the sizes of the signs are known now
