"""Every change with who, when, why and what: by day, by assistant, by note; with the ways back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from app.desktop.dates import day_text, time_text
from app.desktop.icons import put_glyph
from app.desktop.library.calendar import DaysCalendar
from app.desktop.library.change_pane import ChangePane
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import (
    Numbers,
    author_text,
    glimpse_texts,
    kind_text,
    lines_text,
    who_text,
    why_text,
)
from app.desktop.popup.states import View
from app.desktop.punctuation import listed
from app.desktop.status_text import number
from app.desktop.theme import Theme
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.fitting import FittingButton, FittingChoice
from app.engine.ledger import assistant_name

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Change, Glimpse
    from app.engine.library import Library

PAGE = 200
MOST_AGAIN = 2000
"""Changes that are read again when there is a new one."""
MOST_SUMMARY = 4
_DAYS = (None, 0, 6, 29)
ONE_DAY = len(_DAYS)
"""The last of the periods: a day of the calendar."""


class HistoryPage(ListPage):
    """`purge_wanted()`: forget all earlier versions. `undo_wanted(who, first, last)`: take back all that
    somebody changed on these days, None where there is no bound.
    """

    purge_wanted = Signal()
    undo_wanted = Signal(str, object, object)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        self.pane = ChangePane(theme, library, background, parent)
        super().__init__(theme, self.pane, parent)
        self._library, self._background = library, background
        self.who, self.period, self.more = FittingChoice(self), FittingChoice(self), QToolButton(self)
        self.only = QToolButton(self)  # its text ends in … where it has to
        self.only.setMinimumWidth(40)
        self.only.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.summary = Clamped(self, MOST_SUMMARY)
        self.summary.setProperty("role", "muted")
        self._path = ""
        self._day: date | None = None
        self._names: list[str] = []
        self._asked = 0
        self._complete = True
        self._loading = False
        self._shown: list[Change] = []
        choices = QHBoxLayout()
        choices.addWidget(self.who, 1)
        choices.addWidget(self.period, 1)
        self.filters.addLayout(choices)
        self.calendar = DaysCalendar(theme, self)
        self.calendar.hide()
        self.filters.addWidget(self.calendar)
        self.filters.addWidget(self.only)
        self.filters.addWidget(self.summary)
        self.undo_all = FittingButton(self)
        self.undo_all.hide()
        self.filters.addWidget(self.undo_all, 0, Qt.AlignmentFlag.AlignLeft)
        self.head.addWidget(self.more)
        self.only.hide()
        self.list.show_quotes()
        self._connect()
        self._draw()
        self.retranslate()

    def _connect(self) -> None:
        self.list.chosen.connect(lambda item: self.pane.show_change(item.data if item else None))
        self.list.end_reached.connect(self._load_more)
        self.who.currentIndexChanged.connect(lambda _index: self.load())
        self.period.currentIndexChanged.connect(self._period_changed)
        self.period.activated.connect(lambda index: self._show_calendar(index == ONE_DAY))
        self.calendar.day_chosen.connect(self._show_day)
        self.only.clicked.connect(lambda _checked=False: self.show_note(""))
        self.undo_all.clicked.connect(
            lambda _checked=False: self.undo_wanted.emit(self.who.currentData(), *self._first_and_last())
        )
        self.more.clicked.connect(lambda _checked=False: self.purge_wanted.emit())
        self.theme.changed.connect(self._draw)

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.HISTORY))
        self.list.setAccessibleName(self.tr("Changes"))
        texts = [self.tr("All time"), self.tr("Today"), self.tr("Last 7 days"), self.tr("Last 30 days")]
        _fill(self.period, [*texts, self._day_name()])
        self.period.setAccessibleName(self.tr("When"))
        self.who.setAccessibleName(self.tr("Who"))
        self.undo_all.setText(self.tr("Undo all of these…"))
        self.more.setToolTip(self.tr("Forget all earlier versions…"))
        self.more.setAccessibleName(self.tr("Forget all earlier versions…"))
        self._fill_who(self._names)
        self.show_note(self._path, load=False)

    def fit(self) -> None:
        self.pane.arrange(self.arranged)
        self.calendar.arrange(low=self.arranged.low)
        self._show_calendar(not self.calendar.isHidden())
        self.summary.set_most_lines(1 if self.arranged.low else MOST_SUMMARY)

    def open_item(self, _item: Item) -> None:
        self.pane.difference.setFocus()

    # One day

    def _day_name(self) -> str:
        return day_text(self._day) if self._day else self.tr("Choose a day…")

    def _period_changed(self, index: int) -> None:
        if index != ONE_DAY:
            self._day = None
            self.calendar.forget_day()
            self.period.setItemText(ONE_DAY, self._day_name())
        self.load()

    def _show_calendar(self, shown: bool) -> None:
        """Where there is little height it takes the place of the list."""
        self.calendar.setVisible(shown)
        self.body.setVisible(not (shown and self.arranged.low))
        if shown:
            self.calendar.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_day(self, day: date | None) -> None:
        """None: the chosen day was clicked once more."""
        self._day = day
        self.period.setItemText(ONE_DAY, self._day_name())
        self._show_calendar(False)
        self.period.setCurrentIndex(ONE_DAY if day else 0)
        if day:
            self.load()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _draw(self) -> None:
        put_glyph(self.more, "trash", self.theme.colour("muted"))
        put_glyph(self.only, "close", self.theme.colour("muted"), 14)

    def _fill_who(self, names: Sequence[str]) -> None:
        self._names = list(names)
        chosen = self.who.currentData()
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItem(self.tr("Everyone"), None)
        for name in names:
            self.who.addItem(who_text(name), name)
        self.who.setCurrentIndex(max(0, self.who.findData(chosen) if chosen is not None else 0))
        self.who.blockSignals(False)

    # Content

    def show_note(self, path: str, *, load: bool = True) -> None:
        """Only the story of one note; "" for all notes."""
        self._path = path
        self.only.setText(self.tr("Only %1").replace("%1", path))
        self.only.setVisible(bool(path))
        way = self.tr("Show the history of all notes")
        self.only.setToolTip(f"{path}\n{way}")
        self.only.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if load:
            self.load()

    def load(self) -> None:
        """Read the newest changes of the chosen kind, and the older ones as far as somebody looks at them."""
        seen = self.list.indexAt(self.list.viewport().rect().bottomLeft()).row()
        last = max(seen, self.list.currentIndex().row(), 0)
        pages = 1 + (last + PAGE // 2) // PAGE  # with room for what is new
        self._ask(None, min(pages * PAGE, MOST_AGAIN))

    def _load_more(self) -> None:
        if not self._complete and not self._loading and self._shown:
            self._ask(self._shown[-1].id, PAGE)

    def _ask(self, before: int | None, limit: int) -> None:
        self._asked += 1
        self._loading = True
        asked, library = self._asked, self._library
        path, who = self._path or None, self.who.currentData()
        first, last = self._first_and_last()

        def read() -> tuple[list[Change], dict[int, Glimpse], list[str]]:
            history = library.history
            found = history.changes(path=path, who=who, first=first, last=last, limit=limit, before_id=before)
            return found, history.glimpses(found), history.assistants()

        def show(answer: tuple[list[Change], dict[int, Glimpse], list[str]]) -> None:
            if asked == self._asked:
                self._loading = False
                self._complete = len(answer[0]) < limit
                self._show(*answer, add=before is not None)

        self._background.run(read, show, self.show_problem)

    def _first_and_last(self) -> tuple[date | None, date | None]:
        if self._day:
            return self._day, self._day
        index = self.period.currentIndex()
        days = _DAYS[index] if 0 <= index < ONE_DAY else None
        return None if days is None else date.today() - timedelta(days=days), None  # noqa: DTZ011  # the user's

    def _show(
        self, found: list[Change], glimpses: dict[int, Glimpse], names: list[str], *, add: bool
    ) -> None:
        self.hide_problem()
        if names != self._names:
            self._fill_who(names)
        last = self._shown[-1] if add and self._shown else None
        self._shown = [*self._shown, *found] if add else found
        items = change_items(found, glimpses, last)
        if add:
            self.list.add_items(items)
        else:
            self.show_items(items, self._empty())
        said = [] if self._library.keeps_versions else [self._not_kept()]
        self.summary.setText("\n".join([_summary(self._shown, complete=self._complete), *said]))
        self.summary.setVisible(bool(self._shown))
        whole = not self._path and self._library.keeps_versions  # of one note, its older versions are the way
        assistant = assistant_name(self.who.currentData() or "") is not None
        self.undo_all.setVisible(assistant and whole and len(self._shown) > 1)
        if not self._complete:  # a page that does not fill the window cannot be scrolled to its end
            QTimer.singleShot(0, self._fill_view)

    def _fill_view(self) -> None:
        if self.list.verticalScrollBar().maximum() == 0:
            self._load_more()

    def _empty(self) -> View:
        if self.who.currentIndex() > 0 or self.period.currentIndex() > 0 or self._path:
            return View("history", self.tr("No changes of this kind"))
        if not self._library.keeps_versions:
            return View("history", self.tr("Nothing has changed yet"), self._not_kept())
        text = self.tr("From now on every change of a note is kept here, whoever makes it, with a way back.")
        return View("history", self.tr("Nothing has changed yet"), text)

    def _not_kept(self) -> str:
        return self.tr(
            "Versions are not kept now, so there is no way back. The settings say so, under “Advanced”."
        )


def change_items(
    changes: Sequence[Change], glimpses: Mapping[int, Glimpse], last: Change | None = None
) -> list[Item]:
    """Rows by day; `last` is the change before the first one."""
    today = datetime.now().astimezone().date()
    day = last.day if last else None
    items = []
    for change in changes:
        section = day_text(change.day, today) if change.day != day else ""
        day = change.day
        parts = (author_text(change), kind_text(change), why_text(change.why))
        said = " · ".join(part for part in parts if part)
        name = change.path.rpartition("/")[2].removesuffix(".md")
        right = time_text(change.when)
        lines = lines_text(change.added, change.removed)
        quote, spoken = glimpse_texts(glimpses.get(change.id))
        items.append(
            Item(change.id, name, said, right, lines, section, data=change, quote=quote, spoken=spoken)
        )
    return items


def _summary(changes: Sequence[Change], *, complete: bool) -> str:
    """12 changes: claude 7, You 5; of a longer history 200+ changes"""
    whos = Counter(change.who for change in changes)
    parts = [f"{who_text(who)} {number(count)}" for who, count in whos.most_common(4)]
    count, said = number(len(changes)), Numbers().changes(len(changes))
    known = said if complete else said.replace(count, f"{count}+")
    return f"{known} · {listed(parts)}"


def _fill(box: QComboBox, texts: Sequence[str]) -> None:
    chosen = max(0, box.currentIndex())
    box.blockSignals(True)
    box.clear()
    box.addItems(list(texts))
    box.setCurrentIndex(chosen)
    box.blockSignals(False)
