"""What happens in the popup: makes its parts, connects them, and is what the rest of the program speaks to.

`inquiry.py` is the question with its answers, `idle.py` what stands there without one, `commands.py` what the
keys do, `acting.py` what is done with a row, `board.py` what is told of the memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.desktop.capture.in_popup import QuickNotes, note_in
from app.desktop.popup.acting import RowActions
from app.desktop.popup.board import Board
from app.desktop.popup.checking import Checking
from app.desktop.popup.chips import EVERYTHING
from app.desktop.popup.commands import Commands
from app.desktop.popup.idle import Idle
from app.desktop.popup.inquiry import Inquiry
from app.desktop.popup.learned import Learned
from app.desktop.popup.pasting import Pasting
from app.desktop.popup.previewing import PreviewLoader
from app.desktop.popup.speaking import Speaker
from app.desktop.popup.states import Offer
from app.desktop.trace import trace
from app.engine.questions import plain_words

if TYPE_CHECKING:
    from app.config.program import Popup
    from app.desktop.background import Background
    from app.desktop.popup.rows import Row
    from app.desktop.popup.window import PopupWindow
    from app.desktop.search_worker import SearchWorker
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus


class PopupController(QObject):
    """Connects the window with the search worker.

    `open_wanted(row)`, `folder_wanted(row)`, `offer_taken(offer)` are for the composition root, which knows
    how to open files and steer the engine; `preview_wanted(shown)` is to be remembered.
    """

    open_wanted = Signal(object)
    folder_wanted = Signal(object)
    offer_taken = Signal(Offer)
    settings_wanted = Signal()
    library_wanted = Signal(object)
    preview_wanted = Signal(bool)

    def __init__(
        self, window: PopupWindow, worker: SearchWorker, engine: Engine, background: Background
    ) -> None:
        super().__init__(window)
        self._window, self._worker, self._engine, self._background = window, worker, engine, background
        self.board, self.speaker = Board(window), Speaker(window)
        self.notes = QuickNotes(engine, background, self)
        self.pasting = Pasting(window, background)
        self.rows = RowActions(window, self.notes, self.pasting)
        self._previews = PreviewLoader(window.preview, engine, background)
        self.learned = Learned(engine, background)
        self.inquiry = Inquiry(window, worker, self.board, self.speaker, self.learned)
        self._checking = Checking(self.inquiry, engine, background)
        self.idle = Idle(window, self.board, self.notes, self._previews, engine, background)
        self.commands = Commands(window, self.inquiry, self.idle, self.rows)
        self._connect()

    def _connect(self) -> None:
        window = self._window
        window.results.locate_by(self._engine.absolute)
        window.shown.connect(self._on_shown)
        window.hidden.connect(self._on_hidden)
        window.field.asked.connect(self._ask)
        window.chips.source_wanted.connect(self._choose_source)
        window.results.row_chosen.connect(self._previews.show_row)
        window.results.row_chosen.connect(self.speaker.say_row)
        window.results.opened.connect(self.rows.open)
        window.state.drawn.connect(lambda: trace("state drawn", text=self.text))
        window.banner.offered.connect(self._take_offer)
        window.state.offered.connect(self._take_offer)
        self.rows.used.connect(lambda row: self.learned.keep(self.inquiry.text, row))
        self.rows.unwanted.connect(self._unlearn)
        self.rows.opened.connect(self.open_wanted)
        self.rows.folder_wanted.connect(self.folder_wanted)
        self.rows.library_wanted.connect(self.library_wanted)
        self.commands.filtering.removed.connect(self.speaker.say_filter_gone)
        self.commands.library_wanted.connect(self.library_wanted)
        self.commands.settings_wanted.connect(self.settings_wanted)
        self.commands.preview_wanted.connect(self.preview_wanted)
        self.notes.page.connect(self.board.show_page)
        self.notes.told.connect(window.footer.tell)

    @property
    def text(self) -> str:
        return self._window.field.question

    @Slot(str)
    def _ask(self, _text: str = "") -> None:
        """The text is another one: a question, a quick note, or nothing."""
        trace("text changed", text=self.text)
        self.board.show_problem(None)
        self.commands.cancel()
        self.idle.tells_of_note = self.idle.tells_of_note and not self.text
        note = note_in(self.text)
        if self.text and note is None:
            self.inquiry.begin(self.text)
            return
        self.inquiry.drop()
        if note is None:
            self.idle.show()
        else:
            self.notes.offer(note)

    def _on_shown(self) -> None:
        self.idle.refresh()
        self._background.run(self._engine.warm)  # the model's process comes while the question is typed
        if self.text:
            self.ask_again(changed=True)  # while nobody looked
        else:
            self.idle.show()

    def _on_hidden(self) -> None:
        self.board.show_problem(None)
        self.idle.tells_of_note = False

    def adapt(self, popup: Popup) -> None:
        """The settings of the popup, at once."""
        self._worker.rows = popup.max_results
        self._window.adapt(popup)
        self.learned.adapt(popup.learn)

    # What the program tells

    def show_status(self, status: EngineStatus) -> None:
        """The engine's newest state; a page that stands instead of rows follows it."""
        before = self.board.status
        self.board.show_status(status)
        self._window.chips.show_sources(status.conversations > 0)
        if self._window.shows_state and not self.text:
            self.idle.show()
        self.inquiry.follow(status, before)

    def refresh_recent(self) -> None:
        self.idle.refresh()

    def ask_again(self, *, changed: bool = False) -> None:
        """Notes have changed; `changed` says that rows on screen may be of notes that are gone."""
        self.inquiry.put_again(changed=changed)

    def forget_rows(self) -> None:
        """Another agent's memory is asked from now on: what is on screen is nobody's."""
        self.idle.forget()
        self._ask()

    # What a person chooses

    def _unlearn(self, _row: Row) -> None:
        self._window.footer.tell(self.tr("It no longer stands first for this question"))
        self.learned.drop(self.inquiry.text, self._ask)

    def _choose_source(self, source: str) -> None:
        self._worker.sources = (source,) if source else ()
        if self.text:
            self._ask()

    def _take_offer(self, offer: Offer) -> None:
        self.board.show_problem(None)
        self._window.field.setFocus()  # the button may go with its page
        match offer:
            case Offer.ADD_NOTE | Offer.TAKE_BACK:
                self.idle.take_note_offer(offer)
            case Offer.SHOW_WEAKER:
                self.inquiry.show_weaker()
            case Offer.PLAIN_WORDS:
                self._window.field.setText(plain_words(self.text))
            case Offer.LIBRARY:
                self._window.hide()
                self.library_wanted.emit(None)
            case Offer.EVERYTHING:
                self._window.chips.choose(EVERYTHING)
            case _:
                self.offer_taken.emit(offer)
                if offer is Offer.TRY_AGAIN and self.inquiry.text:
                    self.inquiry.put()
