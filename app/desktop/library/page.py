"""What most pages of the library are: a column with heading, list or state, and details at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.desktop.fonts import scaled
from app.desktop.library.arrangement import COLUMN, Arrangement
from app.desktop.library.back_bar import BackBar
from app.desktop.library.item_list import ItemList
from app.desktop.library.items import Item
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.popup.states import View
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.labels import Elided
from app.desktop.widgets.larger import larger
from app.desktop.widgets.pages import Pages
from app.desktop.widgets.scrolled import Scrolled
from app.desktop.widgets.tab_order import order_tabs
from app.errors import MemoroError

QWIDGETSIZE_MAX = (1 << 24) - 1  # Qt's own, which PySide6 leaves out
FIRST_COLUMN = 330
"""How wide the list is at first, at the usual text size."""


class ListPage(QWidget):
    """`head` is the row beside the heading for buttons, `filters` the room between heading and list.

    A page says what its list holds by `show_items`, with a view in place of an empty list. In a narrow window
    list and details take turns: `show_detail`, `go_back`.
    """

    def __init__(self, theme: Theme, detail: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.arranged = Arrangement()
        self._has_detail, self._reading = True, False
        self.heading, self.count = Clamped(self, 1), Elided(self)
        self.heading.setFont(scaled(self.font(), Type.heading, bold=True))
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.count.setProperty("role", "muted")
        self.list, self.state = ItemList(theme, self), StatePage(theme, self)
        self.banner = Banner(theme, self)
        self.head, self.filters = QHBoxLayout(), QVBoxLayout()
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.body = Pages(self)
        self.body.addWidget(self.list)
        self.body.addWidget(Scrolled(self.state, self.body))
        self.back = BackBar(theme, self)
        self.detail = detail
        self.column = Scrolled(self._make_column(), self)
        self.side = Scrolled(self._make_side(), self)
        self.splitter.addWidget(self.column)
        self.splitter.addWidget(self.side)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([round(FIRST_COLUMN * larger(self)), 3 * FIRST_COLUMN])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.splitter)
        self.back.wanted.connect(self.go_back)
        self.list.clicked.connect(self._row_clicked)
        self.list.opened.connect(self._row_opened)
        theme.changed.connect(self.back.draw)

    def _make_column(self) -> QWidget:
        column = QWidget(self)
        self.head.setContentsMargins(Space.l, Space.m, Space.m, 0)
        self.head.setSpacing(Space.s)
        self.head.addWidget(self.heading)
        self.head.addWidget(self.count, 1)
        self.filters.setContentsMargins(Space.m, Space.s, Space.m, 0)
        self.filters.setSpacing(Space.s)
        layout = QVBoxLayout(column)
        self._least = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        layout.addSpacerItem(self._least)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.head)
        self._filters = QWidget(column)
        self._filters.setLayout(self.filters)
        layout.addWidget(self._filters)
        layout.addSpacing(Space.s)
        layout.addWidget(self.banner)
        layout.addWidget(self.body, 1)
        return column

    def _make_side(self) -> QWidget:
        side = QWidget(self)
        side.setObjectName("detail")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.back)
        layout.addWidget(self.detail, 1)
        return side

    def _align_count(self) -> None:
        """On the line of the heading, whose signs are larger."""
        large, usual = self.heading.fontMetrics(), self.count.fontMetrics()
        lower = large.ascent() - large.descent() - usual.ascent() + usual.descent()
        self.count.setContentsMargins(0, lower, 0, 0)

    # Wide and narrow

    @property
    def is_reading(self) -> bool:
        """Whether the details stand where the list was."""
        return self.arranged.stacked and self._reading

    def arrange(self, arranged: Arrangement) -> None:
        """Make the best of the room. What is in use stays in view; nothing is made anew."""
        if arranged.stacked and not self.arranged.stacked:
            self._reading = self._has_detail and self.is_at_detail()
        before, self.arranged = self.arranged, arranged
        self._least.changeSize(0 if arranged.stacked else round(COLUMN * larger(self)), 0)
        if before != arranged:
            self.fit()
        self._show_parts()

    def fit(self) -> None:
        """The arrangement is another one; pages with more than a list and details follow here."""

    def is_at_detail(self) -> bool:
        """Whether the person is at the details, which a narrow window shows then."""
        focused = self.window().focusWidget()
        return focused is not None and self.detail.isAncestorOf(focused)

    def _fit_filters(self) -> None:
        """Where a state has the whole page, they stay as wide as they are above a list."""
        alone = not self._has_detail and not self.arranged.stacked
        width = round(FIRST_COLUMN * larger(self))
        self._filters.setMinimumWidth(width if alone else 0)
        self._filters.setMaximumWidth(width if alone else QWIDGETSIZE_MAX)
        side = Qt.AlignmentFlag.AlignLeft if alone else Qt.AlignmentFlag(0)
        self._filters.parentWidget().layout().setAlignment(self._filters, side)

    def _show_parts(self) -> None:
        self._fit_filters()
        stacked, reading = self.arranged.stacked, self.is_reading
        if stacked and reading:
            self.side.show()  # first: else the focus goes astray
        self.column.setVisible(not reading)
        self.side.setVisible(reading if stacked else self._has_detail)
        self.back.setVisible(stacked)

    def show_has_detail(self, has_detail: bool) -> None:
        """Beside nothing there is nothing: a state has the whole page."""
        self._has_detail = has_detail
        if not has_detail and self.is_reading:
            self._show_list()
        self._show_parts()

    def show_detail(self) -> None:
        """In a narrow window the details take the place of the list, and the focus."""
        if not self.arranged.stacked or self._reading or not self._has_detail:
            return
        self._reading = True
        self._show_parts()
        self.focus_detail()

    def show_list(self) -> None:
        """In a narrow window the list comes back, wherever the focus is."""
        if self.is_reading:
            self._reading = False
            self._show_parts()

    def focus_detail(self) -> None:
        self.focus_inside(self.detail)

    def focus_inside(self, widget: QWidget) -> None:
        """The first part of `widget` that takes keys and holds more than a button."""
        parts = [each for each in [widget, *widget.findChildren(QWidget)] if each.isVisibleTo(self)]
        useful = [each for each in parts if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()]
        texts = [each for each in useful if isinstance(each, QAbstractScrollArea)]
        for target in (texts or useful or [self.back.button])[:1]:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_back(self) -> None:
        """From the details to the list, as soon as they can be left."""
        if self.is_reading or self.is_at_detail():
            self.leave_detail(self._show_list)

    def leave_detail(self, then: Callable[[], object]) -> None:
        """Pages with something unsaved save it first."""
        then()

    def _show_list(self) -> None:
        self.show_list()
        target = self.list if self.body.currentWidget() is self.list else self.body.currentWidget()
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row_clicked(self, _index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self.show_detail()

    def _row_opened(self, item: Item) -> None:
        if self.arranged.stacked:
            self.show_detail()
        else:
            self.open_item(item)

    def open_item(self, item: Item) -> None:
        """Enter or a double click on a row, where list and details stand beside each other."""

    def retranslate(self) -> None:
        """Set all texts; called at the end of a page's making and when the language changes."""

    def show_items(self, items: Sequence[Item], empty: View | None = None, *, select: Any = None) -> None:
        self.list.show_items(items, select=select)
        self.show_has_detail(bool(items) or empty is None or self.keeps_detail())
        if not items and empty:
            self.state.show_view(empty)
            self.body.setCurrentIndex(1)
        else:
            self.body.setCurrentIndex(0)

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
            self.back.retranslate()
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._align_count()  # the sizes of the signs are known now
        order_tabs(self.column, self.side)  # the details were made first
