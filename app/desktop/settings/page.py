"""A page of rows in titled groups, and the page that shows what the search field finds on all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.config.options import Option
from app.desktop.settings import placing, texts
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.rows import OptionRow
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import heading, quiet, wrapping
from app.desktop.widgets.larger import larger
from app.desktop.widgets.turning import Turning

WIDTH = 780
SIDE_BY_SIDE = 500
"""Pixels at the usual text size: in less, controls stand below their words."""


class Page(QScrollArea):
    """A title, then whatever is added to `body`; as wide as can be read, scrolled to what has the focus."""

    file_wanted = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        sheet = QWidget(self)
        sheet.setObjectName("sheet")
        column = QWidget(sheet)
        column.setMaximumWidth(round(WIDTH * larger(self)))
        self.body = QVBoxLayout(column)
        self.body.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.xl)
        self.body.setSpacing(Space.s)
        self.body.addWidget(heading(title, column, Type.heading))
        across = QHBoxLayout(sheet)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(column, 1000)
        across.addStretch(1)
        self.rows: list[OptionRow] = []
        self.turning: list[Turning] = []
        self.setWidget(sheet)

    def add_section(
        self, title: str, options: Iterable[Option], model: SettingsModel, theme: Theme
    ) -> tuple[QLabel, Card]:
        """A card with a row for each option."""
        label = self.add_heading(title)
        card = Card(self.widget())
        for option in options:
            row = OptionRow(option, model, theme, card)
            row.file_wanted.connect(self.file_wanted)
            card.add(row)
            self.rows.append(row)
        self.body.addWidget(card)
        return label, card

    def add_heading(self, title: str) -> QLabel:
        label = heading(title, self.widget())
        label.setContentsMargins(0, Space.l, 0, 0)  # hidden, it leaves no gap
        self.body.addWidget(label)
        return label

    def finish(self) -> None:
        self.body.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def fit(self) -> None:
        side = Space.m if self.is_narrow else Space.xl
        self.body.setContentsMargins(side, Space.xl, side, Space.xl)
        for row in self.rows:
            row.stack(self.is_narrow)
        for layout in self.turning:
            layout.stack(self.is_narrow)

    @property
    def is_narrow(self) -> bool:
        return self.viewport().width() < SIDE_BY_SIDE * larger(self)

    def reveal(self, key: str) -> bool:
        """Scroll to the row of an option and give it the keyboard; False when it is on another page."""
        for row in self.rows:
            if row.option.key == key and row.isVisibleTo(self):
                (row.editor or row).setFocus()
                QTimer.singleShot(0, self, partial(self.ensureWidgetVisible, row, 0, Space.xl * 2))
                return True
        return False


def options_page(page: str, model: SettingsModel, theme: Theme) -> Page:
    """A page that consists of rows only."""
    made = Page(texts.page_title(page))
    for section in placing.sections(model.options.values(), page):
        made.add_section(texts.section_title(section.title), section.options, model, theme)
    made.finish()
    return made


class FoundPage(Page):
    """Every option of all pages; `find` leaves only those that hold all the words."""

    page_wanted = Signal(str)

    def __init__(self, model: SettingsModel, theme: Theme) -> None:
        super().__init__(QCoreApplication.translate("Settings", "Found settings"))
        self._sections: list[tuple[QLabel, Card]] = []
        self._links: list[tuple[str, QWidget]] = []
        for page in placing.PAGES:
            options = [
                option for part in placing.sections(model.options.values(), page) for option in part.options
            ]
            links = sorted(placing.ON_CARDS) if page == placing.PROVIDERS else []
            if page == placing.SHORTCUTS:  # recorded there, not typed
                options, links = [], [option.key for option in options]
            if not (options or links):
                continue
            label, card = self.add_section(texts.page_title(page), options, model, theme)
            for key in links:
                self._add_link(card, model.options[key], page)
            self._sections.append((label, card))
        self._nothing = wrapping(parent=self.widget())
        self.body.addWidget(self._nothing)
        self.finish()

    def _add_link(self, card: Card, option: Option, page: str) -> None:
        row = QWidget(card)
        words = QVBoxLayout()
        words.addWidget(wrapping(texts.label(option), row))
        words.addWidget(quiet(texts.help_text(option), row))
        go = QCoreApplication.translate("Settings", "Go to “%1”").replace("%1", texts.page_title(page))
        button = FittingButton(row, go)
        button.setAccessibleName(f"{texts.label(option)}: {go}")
        button.clicked.connect(lambda _checked=False: self.page_wanted.emit(page))
        layout = Turning(words, button)
        row.setLayout(layout)
        margins(layout)
        card.add(row)
        self.turning.append(layout)
        self._links.append((texts.searched_text(option), row))

    def find(self, text: str) -> int:
        """How many are left."""
        words = text.casefold().split()
        shown = 0
        matches: Callable[[str], bool] = lambda found_by: all(word in found_by for word in words)  # noqa: E731
        for found_by, row in [*((row.found_by, row) for row in self.rows), *self._links]:
            row.setVisible(matches(found_by))
            shown += not row.isHidden()
        for label, card in self._sections:
            card.draw_lines()
            any_left = any(not row.isHidden() for row in card.rows)
            card.setVisible(any_left)
            label.setVisible(any_left)
        nothing = QCoreApplication.translate("Settings", "No setting is called “%1”. Try another word.")
        self._nothing.setText(nothing.replace("%1", text))
        self._nothing.setVisible(not shown)
        self.verticalScrollBar().setValue(0)
        return shown
