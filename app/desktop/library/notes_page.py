"""The notes of a section: list, title filter, search in the text, the calendar of days, the note itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton

from app.desktop.icons import put_glyph
from app.desktop.key_names import in_windows
from app.desktop.library import note_states
from app.desktop.library.calendar import MonthButton
from app.desktop.library.decoding import decode
from app.desktop.library.items import Item
from app.desktop.library.note_items import Listing, hit_items, listing
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import Numbers
from app.desktop.popup.rows import Row
from app.desktop.popup.states import Offer, View
from app.desktop.status_text import number
from app.desktop.theme import Theme
from app.desktop.widgets.fitting import FittingChoice
from app.engine.note_links import NoteNames

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from app.desktop.background import Background
    from app.desktop.library.calendar import DaysCalendar
    from app.desktop.library.note_pane import NotePane
    from app.desktop.search_worker import Answer, SearchWorker
    from app.engine.ledger import NoteRow
    from app.engine.library import Library
    from app.engine.status import EngineStatus
    from app.errors import MemoroError

SEARCH_AFTER_MS = 160
TITLES_SHOWN = 100


class NotesPage(ListPage):
    """`new_wanted()`, `folders_wanted()`: the person wants another note, or more folders.

    Rows are made on a worker's thread.
    """

    new_wanted = Signal()
    folders_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        library: Library,
        background: Background,
        worker: SearchWorker,
        pane: NotePane,
        calendar: DaysCalendar,
    ) -> None:
        self.pane = pane
        super().__init__(theme, pane)
        self._library, self._background, self._worker = library, background, worker
        self.section = Section.LONG_TERM
        self.notes: list[NoteRow] = []
        self._by_path: dict[str, NoteRow] = {}
        self._listing = Listing()
        self._hits: list[Item] = []
        self._status: EngineStatus | None = None
        self._question = 0
        self._making = self._changed = self._fresh = False
        self._is_read = False
        self._wanted: tuple[str, int] | None = None
        self._read_at = 0
        self._moving = False
        self._menu_at: QPoint | None = None
        """Where the menu of a row is wanted as soon as its note is the one at the right."""
        self.field, self.place, self.new = QLineEdit(self), FittingChoice(self), QToolButton(self)
        self.field.setProperty("role", "filter")
        self.month, self.calendar = MonthButton(theme, self), calendar
        self.head.addWidget(self.new)
        for widget in (self.field, self.place, self.month, self.calendar):
            self.filters.addWidget(widget)
        self.month.hide()
        self._search_due = QTimer(self)
        self._search_due.setSingleShot(True)
        self._search_due.setInterval(SEARCH_AFTER_MS)
        self._search_due.timeout.connect(self._search)
        self._making_due = QTimer(self)
        self._making_due.setSingleShot(True)
        self._making_due.timeout.connect(self._begin_making)
        self._connect()
        self._draw()
        self.retranslate()

    def _connect(self) -> None:
        self.list.allow_several()
        self.list.several.connect(self._show_count)
        self.list.chosen.connect(self._choose)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._want_menu)
        self.pane.session.opened.connect(lambda *_values: self._show_menu())
        self.pane.reader.pictures.wanted.connect(self._load_picture)
        self.pane.find_bar.opened.connect(lambda: QTimer.singleShot(0, self, self._show_find_bar))
        self.field.textChanged.connect(self._filter)
        self.field.returnPressed.connect(self.list.setFocus)
        self.month.toggled.connect(lambda _open: self._show_calendar())
        self.place.currentIndexChanged.connect(lambda _index: self._search())
        self.calendar.day_chosen.connect(self._show_day)
        self.new.clicked.connect(lambda _checked=False: self.new_wanted.emit())
        self.state.offered.connect(self._take_offer)
        self._worker.answered.connect(self._answered)
        self.theme.changed.connect(self._draw)
        session = self.pane.session
        for signal in (session.conflicted, session.refused, session.not_saved):
            signal.connect(lambda *_values: self._stay())

    def finish(self) -> None:
        """What need not be there at first: Qt looks for the sign through all the icons of the desktop."""
        self.field.setClearButtonEnabled(True)

    def retranslate(self) -> None:
        self.heading.setText(name_of(self.section))
        self.field.setPlaceholderText(self.tr("Filter titles, search the text"))
        self.field.setAccessibleName(self.tr("Filter titles, search the text"))
        self.field.setToolTip(self.tr("Also: “exact words”, -without, tag:name, path:folder, last week"))
        new = in_windows(self.tr("New note (Ctrl+N)"))
        self.new.setToolTip(new)
        self.new.setAccessibleName(new)
        self.month.retranslate()
        self.list.setAccessibleName(self.tr("Notes"))
        chosen = max(0, self.place.currentIndex())
        self.place.blockSignals(True)
        self.place.clear()
        self.place.addItems([self.tr("Search in this section"), self.tr("Search in the whole memory")])
        self.place.setCurrentIndex(chosen)
        self.place.blockSignals(False)
        self.place.setAccessibleName(self.tr("Where to search"))
        self._make_items()

    def _draw(self) -> None:
        put_glyph(self.new, "plus", self.theme.colour("text"))

    # Content

    def show_section(self, section: Section) -> None:
        """Another section; the person has left the note before."""
        self.section = section
        self.heading.setText(name_of(section))
        self.month.setChecked(False)
        self._show_calendar()
        self.show_list()
        if self.field.text():
            self.field.textChanged.disconnect(self._filter)  # alone: the field's own button hears of it
            self.field.clear()
            self.field.textChanged.connect(self._filter)
            self._hits = []
        self.place.hide()
        self._make_items(fresh=True)

    def show_notes(self, notes: list[NoteRow]) -> None:
        self.notes, self._is_read = notes, True
        self._by_path = {note.path: note for note in notes}
        self.pane.reader.names = NoteNames(self._by_path)
        self.pane.refresh(self._by_path.get(self.pane.path))
        self._make_items()

    def show_status(self, status: EngineStatus) -> None:
        before, self._status = self._status, status
        if self._is_read and not self.list.items and before != status:
            self._show()

    def _make_items(self, *, fresh: bool = False) -> None:
        """Soon make the rows anew; `fresh`: with the first one selected. Many wishes in a row become one, and
        one is fulfilled at a time: several threads at it would leave little of Python for the window.
        """
        self._fresh |= fresh
        self._changed = True
        self._making_due.start()

    def _begin_making(self) -> None:
        if self._making or not self._is_read:
            return  # it begins as soon as it can
        self._making, self._changed = True, False
        section, notes, day = self.section, self.notes, self.calendar.chosen
        self._background.run(lambda: listing(section, notes, day), self._made, self._not_made)

    def _made(self, listing: Listing) -> None:
        self._making = False
        if self._changed:
            self._begin_making()
            return
        fresh, self._fresh = self._fresh, False
        self._listing = listing
        self.calendar.show_days(listing.days)
        self._show(fresh=fresh)

    def _not_made(self, problem: MemoroError) -> None:
        self._making = False
        self.show_problem(problem)

    def _show(self, *, fresh: bool = False) -> None:
        text = self.field.text().strip()
        every = self._listing.items
        items = [*self._listing.matching(text, TITLES_SHOWN), *self._hits] if text else every
        self._show_count()
        select: Any = self._wanted[0] if self._wanted else None
        if fresh and items and select is None:
            select = items[0].key
        self.show_items(items, self._nothing(text), select=select)
        if self._wanted and self.list.current and self.list.current.key == self._wanted[0]:
            self._choose(self.list.current)
        elif not items:
            self._choose(None)

    def _nothing(self, text: str) -> View:
        """What is said instead of rows."""
        if text:
            return note_states.nothing_found(text)
        day = self.calendar.chosen if self.section is Section.DAYS and self._listing.days else None
        return note_states.empty_day(day) if day else note_states.empty(self.section, self._status)

    def _take_offer(self, offer: Offer) -> None:
        if offer is Offer.EVERYTHING:
            self.calendar.forget_day()
            self._show_day(None)
        elif offer is Offer.SETTINGS:
            self.folders_wanted.emit()
        else:
            self.new_wanted.emit()

    def _show_count(self, marked: int = 0) -> None:
        every = len(self._listing.items)
        several = Numbers().marked(marked) if marked > 1 else ""
        self.count.setText(several or (number(every) if every else ""))

    @property
    def marked(self) -> list[str]:
        """The paths of the marked notes; a passage that was found in the text is none."""
        return [item.key for item in self.list.marked if isinstance(item.key, str)]

    def _filter(self, text: str) -> None:
        self._hits = []
        self.place.setVisible(bool(text.strip()))
        self._show()
        if text.strip():
            self._search_due.start()
        else:
            self._search_due.stop()
            self._worker.forget()

    def _search(self) -> None:
        text = self.field.text().strip()
        if text:
            self._question = self._worker.ask(text)

    def _answered(self, answer: Answer) -> None:
        if answer.question != self._question or not self.field.text().strip():
            return
        everywhere = self.place.currentIndex() == 1
        self._hits = hit_items(answer.rows, self._by_path if everywhere else self._listing.paths)
        self._show()

    # Sizes

    def fit(self) -> None:
        self.pane.arrange(self.arranged)
        self.calendar.arrange(low=self.arranged.low)
        if not self.arranged.low:
            self.month.setChecked(False)
        self._show_calendar()

    def _show_calendar(self) -> None:
        """Where there is little height, month and list take turns."""
        days, low = self.section is Section.DAYS, self.arranged.low
        in_turn = low and self.month.isChecked()
        self.month.setVisible(days and low)
        self.calendar.setVisible(days and (in_turn or not low))
        self.body.setVisible(not (days and in_turn))

    def _show_day(self, day: date | None) -> None:
        self.month.show_day(day)
        if self.month.isVisible():
            self.month.setChecked(False)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._make_items()

    def is_at_detail(self) -> bool:
        return super().is_at_detail() or self.pane.session.is_dirty

    def open_item(self, _item: Item) -> None:
        self.pane.edit()

    def focus_detail(self) -> None:
        self.focus_inside(self.pane.body)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes back a filter first."""
        if event.key() == Qt.Key.Key_Escape and self.field.hasFocus() and self.field.text():
            self.field.clear()
        else:
            super().keyPressEvent(event)

    def _show_find_bar(self) -> None:
        """In a low window with large text the details scroll."""
        self.side.ensureWidgetVisible(self.pane.find_bar, 0, 0)

    def leave_detail(self, then: Callable[[], object]) -> None:
        def leave() -> None:
            self.pane.read_again()
            then()

        self.pane.leave(leave)

    # The note

    def open_note(self, path: str, line: int = 0, *, read_at: int = 0) -> None:
        """Select a note of this section as soon as it is in the list; `line`: edit it there, `read_at`: show
        that line.
        """
        self._wanted, self._read_at = (path, line), read_at
        if self.field.text():
            self.field.clear()
        if self.calendar.chosen:
            self.calendar.forget_day()
            self.month.show_day(None)
        self._make_items()

    def _choose(self, item: Item | None) -> None:
        if self._moving:
            return
        wanted, self._wanted = self._wanted, None
        edit_at = wanted[1] if wanted and item and item.key == wanted[0] else 0
        if item is None:
            if not self.field.text():
                self.pane.leave(self._clear)
            return
        row = item.data if isinstance(item.data, Row) else Row((item.key, 0), item.key, item.title)
        if wanted and item.key == wanted[0] and (line := self._read_at):
            row = replace(row, lines=(line, line))
        same = row.path == self.pane.path and not edit_at and self.pane.session.note is not None
        if same and (self.pane.is_editing or not (row.lines[0] or isinstance(item.data, Row))):
            return
        if wanted and item.key == wanted[0]:
            self.show_detail()
        self.pane.leave(lambda: self.pane.show_note(self._by_path.get(row.path), row, edit_at=edit_at))

    def _want_menu(self, place: QPoint) -> None:
        """The press has chosen the row; what can be done with its note, its header knows."""
        on_row = self.list.indexAt(place).isValid()
        self._menu_at = self.list.viewport().mapToGlobal(place) if on_row else None
        self._show_menu()

    def _show_menu(self) -> None:
        item, at = self.list.current, self._menu_at
        if at and item and self.pane.path == (item.data.path if isinstance(item.data, Row) else item.key):
            self._menu_at = None
            self.pane.header.menu.popup(at)

    def _load_picture(self, note: str, path: str, width: int) -> None:
        library, pictures = self._library, self.pane.reader.pictures
        self._background.run(
            lambda: decode(library.picture(path), width),
            lambda picture: pictures.show(note, path, picture),
            lambda _problem: pictures.show(note, path, None),
        )

    def stop(self) -> None:
        """Ask nothing any more."""
        self._search_due.stop()
        self._making_due.stop()

    def keeps_detail(self) -> bool:
        """While titles are filtered, and while something is unsaved, the note stays in view."""
        return bool(self.pane.path) and (bool(self.field.text()) or self.pane.session.is_dirty)

    def _clear(self) -> None:
        self.pane.clear()
        if not self.list.items:
            self.show_has_detail(False)

    def _stay(self) -> None:
        """The note could not be left: the list shows that it is still the one at the right."""
        self._moving, self._menu_at = True, None
        self.list.select_key(self.pane.path)
        self._moving = False
        self.show_detail()
