"""A page of rows in titled groups."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.config.options import Option
from app.desktop.settings import placing, texts
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.rows import OptionRow
from app.desktop.theme import Colours, Space, Theme, Type
from app.desktop.timers import single_shot
from app.desktop.widgets.card import Card
from app.desktop.widgets.labels import heading
from app.desktop.widgets.larger import larger
from app.desktop.widgets.turning import Turning

WIDTH = 780
SIDE_BY_SIDE = 500
"""Pixels at the usual text size: in less, controls stand below their words."""
RESTING_MS = 500
"""A new page whose height has stayed the same for so long has all that it shows."""


class Page(QScrollArea):
    """A title, then whatever is added to `body`; as wide as can be read, scrolled to what has the focus.

    `scrolled` is how far down it is, as a share of the whole way, which is another one with texts of another
    size. `worn` are the colours of its style sheet.
    """

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
        self.worn: Colours | None = None
        self._line = self.fontMetrics().height()
        self.scrolled, self._wanted_scroll, self._is_placing = 0.0, 0.0, False
        self._resting = single_shot(self, RESTING_MS, self._end_placing)
        self.verticalScrollBar().rangeChanged.connect(self._place)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._moved())
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

    @property
    def is_begun(self) -> bool:
        """Whether something would be lost with the page: what is being typed, or asked in a dialog."""
        if QApplication.activeModalWidget() is not None:
            return True
        lines = any(line.isModified() for line in self.findChildren(QLineEdit))
        return lines or any(text.document().isModified() for text in self.findChildren(QPlainTextEdit))

    def scroll_to(self, share: float) -> None:
        """As the page gets its height, and no more once it has been scrolled otherwise or is at rest."""
        self._wanted_scroll = share
        self._resting.start()

    def _end_placing(self) -> None:
        self._wanted_scroll = 0.0

    def _place(self, _low: int, high: int) -> None:
        if self._wanted_scroll:
            self._is_placing = True
            self.verticalScrollBar().setValue(round(self._wanted_scroll * high))
            self._is_placing = False
            self._resting.start()
        if self.fontMetrics().height() == self._line:  # else it is as high as it is in the new text size
            self._note_place()

    def _moved(self) -> None:
        if not self._is_placing:
            self._end_placing()
        self._note_place()

    def _note_place(self) -> None:
        bar = self.verticalScrollBar()
        self.scrolled = bar.value() / bar.maximum() if bar.maximum() else 0.0

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
