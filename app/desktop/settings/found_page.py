"""The page that shows what the search field finds on all pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.config.options import Option
from app.desktop.settings import placing, texts
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page
from app.desktop.settings.rows import OptionRow
from app.desktop.theme import Theme
from app.desktop.widgets.card import Card, margins
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import quiet, wrapping
from app.desktop.widgets.tab_order import order_tabs
from app.desktop.widgets.turning import Turning

AT_ONCE = 10
"""Rows, more than are seen; the others are made in such steps while no key waits."""


@dataclass
class _Entry:
    """What may be found. `row` is None until it is."""

    option: Option
    make: Callable[[Option, Card], QWidget]
    found_by: str
    row: QWidget | None = None


@dataclass
class _Group:
    label: QLabel
    card: Card
    entries: list[_Entry]


class FoundPage(Page):
    """`find` shows every option of all pages that holds all the words. `row_made(row)` tells of a new row."""

    page_wanted = Signal(str)
    row_made = Signal(object)

    def __init__(self, model: SettingsModel, theme: Theme) -> None:
        super().__init__(QCoreApplication.translate("Settings", "Found settings"))
        self._model, self._theme = model, theme
        self._groups = list(self._all_groups())
        self._nothing = wrapping(parent=self.widget())
        self.body.addWidget(self._nothing)
        self.finish()
        self._words: list[str] = []
        self._more = QTimer(self)
        self._more.timeout.connect(self._show_rows)

    def _all_groups(self) -> Iterator[_Group]:
        options = self._model.options
        for page in placing.PAGES:
            rows = [option for part in placing.sections(options.values(), page) for option in part.options]
            links = sorted(placing.ON_CARDS) if page == placing.PROVIDERS else []
            if page == placing.SHORTCUTS:  # recorded there, not typed
                rows, links = [], [option.key for option in rows]
            entries = [_Entry(option, self._made_row, texts.searched_text(option)) for option in rows]
            entries += [
                _Entry(options[key], self._made_link, texts.searched_text(options[key])) for key in links
            ]
            if entries:
                label, card = self.add_section(texts.page_title(page), (), self._model, self._theme)
                yield _Group(label, card, entries)

    def _made_row(self, option: Option, card: Card) -> QWidget:
        row = OptionRow(option, self._model, self._theme, card)
        row.file_wanted.connect(self.file_wanted)
        row.stack(self.is_narrow)
        self.rows.append(row)
        self.row_made.emit(row)
        return row

    def _made_link(self, option: Option, card: Card) -> QWidget:
        page = placing.page_of(option)[0]
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
        layout.stack(self.is_narrow)
        self.turning.append(layout)
        return row

    def find(self, text: str) -> int:
        """How many are left."""
        self._words = text.casefold().split()
        found = [self._matches(entry) for group in self._groups for entry in group.entries].count(True)
        nothing = QCoreApplication.translate("Settings", "No setting is called “%1”. Try another word.")
        self._nothing.setText(nothing.replace("%1", text))
        self._nothing.setVisible(not found)
        self._show_rows()
        self.verticalScrollBar().setValue(0)
        return found

    def _matches(self, entry: _Entry) -> bool:
        return all(word in entry.found_by for word in self._words)

    def _show_rows(self) -> None:
        """From the top; what is too many for now is made between two events."""
        left = AT_ONCE
        for group in self._groups:
            shown = 0
            for place, entry in enumerate(group.entries):
                wanted = self._matches(entry)
                if wanted and entry.row is None and left:
                    entry.row = entry.make(entry.option, group.card)
                    group.card.add(entry.row, sum(each.row is not None for each in group.entries[:place]))
                    left -= 1
                if entry.row is not None:
                    entry.row.setVisible(wanted)
                    shown += wanted
            group.card.draw_lines()
            group.card.setVisible(bool(shown))
            group.label.setVisible(bool(shown))
        if not left:
            self._more.start(0)
            return
        self._more.stop()
        order_tabs(*(group.card for group in self._groups))  # rows were made as they were found
