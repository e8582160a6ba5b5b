"""The question in the field and its answers: the newest question wins, a better answer keeps what is read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.desktop.popup import states
from app.desktop.popup.merging import UNREAD_MS
from app.desktop.popup.rows import as_changed
from app.desktop.popup.states import Offer
from app.desktop.timers import single_shot
from app.desktop.trace import trace

if TYPE_CHECKING:
    from app.desktop.popup.board import Board
    from app.desktop.popup.checking import Found
    from app.desktop.popup.learned import Learned
    from app.desktop.popup.speaking import Speaker
    from app.desktop.popup.window import PopupWindow
    from app.desktop.search_worker import Answer, SearchWorker
    from app.engine.status import EngineStatus

PLACEHOLDER_MS = 300
MORE_MS = 1000
"""While notes are read for the first time, a question without an answer is put again so often."""


class Inquiry(QObject):
    """`answered(answer)` follows each answer that came on the screen, `failed` a search that broke.

    `answer` belongs to `text`; None while nothing is asked, or as long as nothing has come.
    """

    answered = Signal(object)
    failed = Signal()

    def __init__(
        self, window: PopupWindow, worker: SearchWorker, board: Board, speaker: Speaker, learned: Learned
    ) -> None:
        super().__init__(window)
        self._window, self._worker, self._board, self._speaker = window, worker, board, speaker
        self._learned = learned
        self.text = ""
        self.answer: Answer | None = None
        self._number = 0  # of the question whose answer is awaited or shown
        self._again = 0  # of a question that was put again, because notes have changed
        self._renewed = 0  # the same, where rows on screen may be of notes that are gone
        self._asked_at = 0.0
        self._weaker = False
        self._placeholder = single_shot(self, PLACEHOLDER_MS, self._show_placeholder)
        self._more_soon: QTimer = single_shot(self, MORE_MS, self.put_again)
        window.results.drawn.connect(self._on_drawn)
        worker.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        worker.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)

    def begin(self, text: str) -> None:
        """A new question."""
        self.text, self.answer, self._weaker = text, None, False
        self._asked_at = time.monotonic()
        self.put()

    def drop(self) -> None:
        """Nothing is asked."""
        self._worker.forget()
        self._placeholder.stop()
        self.text, self.answer, self._number = "", None, 0

    def put(self) -> None:
        self._number = self._worker.ask(self.text, min_score=0.0 if self._weaker else None)
        self._placeholder.start()

    def put_again(self, *, changed: bool = False) -> None:
        """The same question may have another answer now. The selection stays, but not on a note that is gone:
        `changed` says that there may be such.
        """
        if self.text and self._window.isVisible():
            changed = changed or self._number == self._renewed  # not answered yet
            self.put()
            self._again = self._number
            self._renewed = self._number if changed else 0

    def show_weaker(self) -> None:
        self._weaker, self.answer = True, None
        self.put()

    def correct(self, answer: Answer, found: Found) -> None:
        """What the disk says of an answer; nothing, if another one stands there by now."""
        if answer is not self.answer:
            return
        rows = [row for row in answer.rows if row.path not in found.gone]
        answer.rows = [as_changed(row) if row.key in found.changed else row for row in rows]
        if answer.rows:
            self._window.results.renew_rows(answer.rows)
        else:
            self._show_no_match(answer)

    def follow(self, status: EngineStatus, before: EngineStatus | None) -> None:
        """A verdict that nothing was found may be another now."""
        if self._window.shows_state and self.answer and not self.answer.rows and self.answer.final:
            self._show_no_match(self.answer)
            if status.state == "indexing" and not self._more_soon.isActive():
                self._more_soon.start()  # what is being read may hold it
        if status.state == "ready" and before and before.state in {"indexing", "embedding"}:
            self.put_again()  # what was found by words alone may be found by meaning now

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        if answer.question != self._number:
            return  # a late answer to an old question
        if answer.question == self._again and not answer.final and self.answer is not None:
            return  # the rows on screen are a better answer already
        if not answer.final and not answer.rows:
            return  # no verdict yet: meaning may still find something, and an empty list would only flicker
        answer.rows = self._learned.lifted(self.text, answer.rows)
        first, self.answer = self.answer is None, answer
        self._placeholder.stop()
        if answer.rows:
            self._show_rows(answer, first=first)
        else:
            self._show_no_match(answer)
        self.answered.emit(answer)

    def _show_rows(self, answer: Answer, *, first: bool) -> None:
        results = self._window.results
        if first:
            results.show_rows(answer.rows)
        elif answer.question == self._renewed:
            self._renewed = 0
            results.renew_rows(answer.rows)
        else:
            unread = not results.touched and (time.monotonic() - self._asked_at) * 1000 < UNREAD_MS
            results.merge_rows(answer.rows, keep=not unread)
        self._board.show_rows(answer.response)
        if answer.final:
            self._speaker.say_answer(answer.rows)

    def _show_no_match(self, answer: Answer) -> None:
        if self._board.status is None:
            return
        source = self._window.chips.source
        view = states.no_match(self.text, self._board.status, answer.response, source)
        self._board.show_page(view)
        self._speaker.say_page(view)

    @Slot(int, str)
    def _on_failed(self, question: int, reason: str) -> None:
        if question != self._number:
            return
        self._placeholder.stop()
        title, again = self.tr("The search failed"), self.tr("Try again")
        self._board.show_page(states.View("problem", title, reason, again, Offer.TRY_AGAIN, kind="problem"))
        self.failed.emit()

    def _on_drawn(self) -> None:
        if self.answer is not None and self.answer.question == self._number:
            event = "merged results drawn" if self.answer.final else "keyword results drawn"
            trace(event, text=self.text, rows=len(self._window.results.rows))

    def _show_placeholder(self) -> None:
        if self.answer is None or not self.answer.rows:
            self._board.show_page(states.searching())
