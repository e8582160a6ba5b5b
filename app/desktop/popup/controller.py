"""What happens in the popup: questions go out, answers come in, keys act on what belongs to the text."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.desktop.capture.in_popup import QuickNotes, note_in
from app.desktop.popup import states
from app.desktop.popup.acting import RowActions
from app.desktop.popup.asked import Asked
from app.desktop.popup.board import Board
from app.desktop.popup.chips import EVERYTHING
from app.desktop.popup.keys import Action
from app.desktop.popup.merging import UNREAD_MS
from app.desktop.popup.previewing import PreviewLoader
from app.desktop.popup.recent import recent_rows
from app.desktop.popup.speaking import Speaker
from app.desktop.popup.states import Offer
from app.desktop.trace import trace
from app.engine.questions import plain_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.desktop.background import Background
    from app.desktop.popup.rows import Row
    from app.desktop.popup.window import PopupWindow
    from app.desktop.search_worker import Answer, SearchWorker
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus

PLACEHOLDER_MS = 300
ENTER_WAITS_MS = 300
"""An Enter pressed before any answer waits so long after the words' answer for a better order."""
MORE_MS = 1000
"""While notes are read for the first time, a question without an answer is put again so often."""
RECENT = 30
_MOVES = {Action.UP, Action.DOWN, Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST}


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
        self.board = Board(window)
        self.notes = QuickNotes(engine, background, self)
        self.rows = RowActions(window, self.notes)
        self.speaker = Speaker(window)
        self._asked = Asked()
        self._adding = ""  # the text whose note is being written
        self._note_page = False  # what became of a quick note stands where the rows would be
        self._previews = PreviewLoader(window.preview, engine, background)
        self._question = 0  # the number of the question whose answer is awaited or shown
        self._answer: Answer | None = None
        self._again = 0  # the number of a question that was put again, because notes have changed
        self._renewed = 0  # the same, where rows on screen may be of notes that are gone
        self._asked_at = 0.0
        self._weaker = False
        self._pending: Action | int | None = None
        self._recent: list[Row] = []
        self._placeholder = self._timer(PLACEHOLDER_MS, self._show_placeholder)
        self._enter_limit = self._timer(ENTER_WAITS_MS, self._act_on_pending)
        self._more_soon = self._timer(MORE_MS, self.ask_again)
        self._connect()

    def _timer(self, milliseconds: int, call: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(call)
        return timer

    def _connect(self) -> None:
        window = self._window
        window.results.locate_by(self._engine.absolute)
        window.shown.connect(self._on_shown)
        window.hidden.connect(self._on_hidden)
        window.field.asked.connect(self._ask)
        window.field.acted.connect(self._act)
        window.field.picked.connect(self._pick)
        window.chips.source_wanted.connect(self._choose_source)
        window.results.row_chosen.connect(self._previews.show_row)
        window.results.row_chosen.connect(self.speaker.say_row)
        window.results.opened.connect(self.rows.open)
        window.results.menu_wanted.connect(self._show_actions)
        window.footer.actions_wanted.connect(self._show_actions)
        window.menu.chosen.connect(self._act)
        self.rows.opened.connect(self.open_wanted)
        self.rows.folder_wanted.connect(self.folder_wanted)
        self.rows.library_wanted.connect(self.library_wanted)
        window.results.drawn.connect(self._on_drawn)
        window.state.drawn.connect(lambda: trace("state drawn", text=self.text))
        window.banner.offered.connect(self._take_offer)
        window.state.offered.connect(self._take_offer)
        self.notes.page.connect(self.board.show_page)
        self.notes.told.connect(window.footer.tell)
        self.notes.written.connect(self._on_note_written)
        self.notes.pins_changed.connect(self.refresh_recent)
        self._worker.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)

    # Questions and answers

    @property
    def text(self) -> str:
        return self._window.field.text().strip()

    @Slot(str)
    def _ask(self, _text: str = "") -> None:
        trace("text changed", text=self.text)
        self.board.show_problem(None)
        self._pending, self._weaker, self._answer = None, False, None
        self._note_page = self._note_page and not self.text
        self._enter_limit.stop()
        self._asked_at = time.monotonic()
        self._send()

    def _send(self) -> None:
        if not self.text:
            self._worker.forget()
            self._placeholder.stop()
            self._question = 0
            self._show_recent()
            return
        if (note := note_in(self.text)) is not None:
            self._worker.forget()
            self._placeholder.stop()
            self._question = 0
            self.notes.offer(note)
            return
        self._question = self._worker.ask(self.text, min_score=0.0 if self._weaker else None)
        self._placeholder.start()

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        if answer.question != self._question:
            return  # a late answer to an old question
        if answer.question == self._again and not answer.final and self._answer is not None:
            return  # the rows on screen are a better answer already
        first = self._answer is None
        self._answer = answer
        self._placeholder.stop()
        results = self._window.results
        if not answer.rows:
            if answer.final or first:
                self._show_no_match(answer)
        else:
            unread = not results.touched and (time.monotonic() - self._asked_at) * 1000 < UNREAD_MS
            if first:
                results.show_rows(answer.rows)
            elif answer.question == self._renewed:
                self._renewed = 0
                results.renew_rows(answer.rows)
            else:
                results.merge_rows(answer.rows, keep=not unread)
            self.board.show_rows(answer.response)
            if answer.final:
                self.speaker.say_answer(answer.rows)
        self._after_answer(answer)

    def _show_no_match(self, answer: Answer) -> None:
        if not answer.final:
            self._window.results.show_rows([])
            self._placeholder.start()  # meaning may still find something; no verdict yet
        elif self.board.status is not None:
            view = states.no_match(self.text, self.board.status, answer.response, self._window.chips.source)
            self.board.show_page(view)
            self.speaker.say_page(view)

    def _after_answer(self, answer: Answer) -> None:
        if self._pending is None:
            return
        if answer.final:
            self._act_on_pending()
        elif answer.rows:
            self._enter_limit.start()

    @Slot(int, str)
    def _on_failed(self, question: int, reason: str) -> None:
        if question != self._question:
            return
        self._placeholder.stop()
        self._pending = None
        title = self.tr("The search failed")
        again = self.tr("Try again")
        self.board.show_page(states.View("problem", title, reason, again, Offer.TRY_AGAIN, kind="problem"))

    def _on_drawn(self) -> None:
        if self._answer is not None and self._answer.question == self._question:
            event = "merged results drawn" if self._answer.final else "keyword results drawn"
            trace(event, text=self.text, rows=len(self._window.results.rows))

    def _show_placeholder(self) -> None:
        if self._answer is None or not self._answer.rows:
            self.board.show_page(states.searching())

    # Without a question

    def _on_shown(self) -> None:
        self.refresh_recent()
        self._background.run(self._engine.warm)  # the model's process comes while the question is typed
        if self.text:
            self.ask_again(changed=True)  # while nobody looked
        else:
            self._show_recent()

    def _on_hidden(self) -> None:
        self._keep_asked()
        self._pending = None
        self.board.show_problem(None)
        self._note_page = False
        self._enter_limit.stop()

    def _on_note_written(self, view: states.View) -> None:
        if self.text != self._adding:  # somebody is typing on already
            self._window.footer.tell(view.title)
            return
        self._note_page = True
        self._window.field.clear()
        self.board.show_page(view)

    def refresh_recent(self) -> None:
        """Read the newest notes anew; called when the popup opens and when notes have changed."""
        self._background.run(self._read_recent, self._take_recent)

    def _read_recent(self) -> list[Row]:
        return self.notes.pinned_rows() + recent_rows(self._engine.recent(RECENT))

    def _take_recent(self, rows: list[Row]) -> None:
        changed = rows != self._recent
        self._recent = rows
        if not self.text and (changed or self._window.shows_state):
            self._show_recent()
        if not self.text and not self._window.shows_state:
            self._previews.show_row(self._window.results.current_row)  # its note may be another now

    def _show_recent(self) -> None:
        self._answer = None
        if self._note_page:
            return
        if self._recent:
            self._window.results.show_rows(self._recent)
            self.board.show_rows(None)
        else:
            view = states.without_question(self.board.status) if self.board.status else None
            self.board.show_page(view or states.View("working", self.tr("Starting…")))

    # State

    def show_status(self, status: EngineStatus) -> None:
        """The engine's newest state; a page that stands instead of rows follows it."""
        before = self.board.status
        self.board.show_status(status)
        self._window.chips.show_sources(status.conversations > 0)
        if self._window.shows_state:
            if not self.text:
                self._show_recent()
            elif self._answer is not None and not self._answer.rows and self._answer.final:
                self._show_no_match(self._answer)
                if status.state == "indexing" and not self._more_soon.isActive():
                    self._more_soon.start()  # what is being read may hold it
        if status.state == "ready" and before and before.state in {"indexing", "embedding"}:
            self.ask_again()  # what was found by words alone may be found by meaning now

    def _choose_source(self, source: str) -> None:
        self._worker.sources = (source,) if source else ()
        if self.text:
            self._ask()

    def forget_rows(self) -> None:
        """Another agent's memory is asked from now on: what is on screen is nobody's."""
        self._recent = []
        self.refresh_recent()
        self._ask()

    def ask_again(self, *, changed: bool = False) -> None:
        """The same question may have another answer now. The selection stays, but not on a note that is gone:
        `changed` says that there may be such.
        """
        if self.text and note_in(self.text) is None and self._window.isVisible():
            changed = changed or self._question == self._renewed  # not answered yet
            self._send()
            self._again = self._question
            self._renewed = self._question if changed else 0

    def _take_offer(self, offer: Offer) -> None:
        self.board.show_problem(None)
        self._window.field.setFocus()  # the button may go with its page
        if offer in {Offer.ADD_NOTE, Offer.TAKE_BACK}:
            self._take_note_offer(offer)
            return
        if offer is Offer.SHOW_WEAKER:
            self._weaker, self._answer = True, None
            self._send()
            return
        if offer is Offer.PLAIN_WORDS:
            self._window.field.setText(plain_words(self.text))
            return
        if offer is Offer.EVERYTHING:
            self._window.chips.choose(EVERYTHING)
            return
        self.offer_taken.emit(offer)
        if offer is Offer.TRY_AGAIN and self.text:
            self._send()

    def _take_note_offer(self, offer: Offer) -> None:
        if offer is Offer.ADD_NOTE:
            self._adding = self.text
            self.notes.add(note_in(self.text) or "")
            return
        self._note_page = False
        self.notes.take_back()
        self._show_recent()

    # Keys

    @Slot(Action)
    def _act(self, action: Action) -> None:
        window = self._window
        calls: dict[Action, Callable[[], object]] = {
            Action.ESCAPE: self._escape,
            Action.PREVIEW_UP: lambda: window.preview.scroll_by(-1),
            Action.PREVIEW_DOWN: lambda: window.preview.scroll_by(1),
            Action.NEXT_AREA: window.focusNextChild,
            Action.SETTINGS: self._show_settings,
            Action.NEXT_SOURCE: window.chips.choose_next,
            Action.ACTIONS: self._show_actions,
            Action.PREVIEW: self._toggle_preview,
        }
        if action in calls:
            calls[action]()
        elif action in _MOVES:
            self._move(action)
        else:
            self._on_row(action)

    def _move(self, action: Action) -> None:
        """Up from the first row brings back what was asked before, unless something else is being typed."""
        field, results = self._window.field, self._window.results
        older = "" if results.touched or action is not Action.UP else self._asked.older(self.text)
        if older:
            field.setText(older)
            field.selectAll()
        else:
            results.move(action)

    def _keep_asked(self) -> None:
        if note_in(self.text) is None:
            self._asked.keep(self.text)

    def _show_settings(self) -> None:
        self._window.hide()
        self.settings_wanted.emit()

    def _show_actions(self) -> None:
        window = self._window
        row = window.results.current_row if self._is_current() and not window.shows_state else None
        window.show_actions(row)

    def _toggle_preview(self) -> None:
        shown = self._window.toggle_preview()
        if shown is not None:
            hidden = self.tr("The preview is hidden; → shows it again")
            self._window.footer.tell(self.tr("The preview is shown") if shown else hidden)
            self.preview_wanted.emit(shown)

    @Slot(int)
    def _pick(self, number: int) -> None:
        self._on_row(number)

    def _escape(self) -> None:
        if self._pending is not None:
            self._pending = None
        elif self._window.field.text():
            self._keep_asked()
            self._window.field.clear()
        else:
            self._window.hide()

    def _is_current(self) -> bool:
        """Whether the rows on screen belong to the text in the field."""
        return self._answer is not None if self.text and note_in(self.text) is None else True

    def _on_row(self, action: Action | int) -> None:
        if not self._is_current():
            self._pending = action
            return
        if self._window.shows_state and action is not Action.LIBRARY:
            if action is Action.OPEN and self._note_page:
                self._window.hide()  # done; only a click takes the note back
            elif action is Action.OPEN:
                self._window.state.press()
            return
        results = self._window.results
        row = results.pick(action) if isinstance(action, int) else results.current_row
        if row is not None:
            self.rows.do(Action.OPEN if isinstance(action, int) else action, row)
        elif action is Action.LIBRARY:
            self._window.hide()
            self.library_wanted.emit(None)

    def _act_on_pending(self) -> None:
        action, self._pending = self._pending, None
        self._enter_limit.stop()
        if action is not None:
            self._on_row(action)
