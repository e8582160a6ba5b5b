"""What the popup shows while nothing is asked: pinned and newest notes, or what became of a quick note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.desktop.capture.in_popup import note_in
from app.desktop.popup import states
from app.desktop.popup.checking import vanished
from app.desktop.popup.recent import recent_rows
from app.desktop.popup.states import Offer

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.capture.in_popup import QuickNotes
    from app.desktop.popup.board import Board
    from app.desktop.popup.previewing import PreviewLoader
    from app.desktop.popup.rows import Row
    from app.desktop.popup.window import PopupWindow
    from app.engine.engine import Engine

RECENT = 30


class Idle(QObject):
    """`tells_of_note`: what became of a quick note stands where the rows would be."""

    def __init__(
        self,
        window: PopupWindow,
        board: Board,
        notes: QuickNotes,
        previews: PreviewLoader,
        engine: Engine,
        background: Background,
    ) -> None:
        super().__init__(window)
        self._window, self._board, self._notes, self._previews = window, board, notes, previews
        self._engine, self._background = engine, background
        self._rows: list[Row] = []
        self._adding = ""  # the text whose note is being written
        self.tells_of_note = False
        notes.written.connect(self._on_note_written)
        notes.pins_changed.connect(self.refresh)

    def show(self) -> None:
        """The first row is selected, but not when it is told what became of another one."""
        if self.tells_of_note:
            return
        if self._rows:
            results = self._window.results
            fill = results.renew_rows if self._board.tells_problem else results.show_rows
            fill(self._rows)
            self._board.show_rows(None)
        else:
            view = states.without_question(self._board.status) if self._board.status else None
            self._board.show_page(view or states.View("working", self.tr("Starting…")))

    def refresh(self) -> None:
        """Read the newest notes anew; called when the popup opens and when notes have changed."""
        self._background.run(self._read, self._take)

    def forget(self) -> None:
        """They belong to another agent."""
        self._rows = []
        self.refresh()

    def _read(self) -> list[Row]:
        notes = self._engine.recent(RECENT)
        gone = vanished(self._engine, (note.path for note in notes))
        return self._notes.pinned_rows() + recent_rows(note for note in notes if note.path not in gone)

    def _take(self, rows: list[Row]) -> None:
        changed, self._rows = rows != self._rows, rows
        if self._window.field.question:
            return
        if changed or self._window.shows_state:
            self.show()
        if not self._window.shows_state:
            self._previews.show_row(self._window.results.current_row)  # its note may be another now

    # Quick notes

    def take_note_offer(self, offer: Offer) -> None:
        if offer is Offer.ADD_NOTE:
            self._adding = self._window.field.question
            self._notes.add(note_in(self._adding) or "")
            return
        self.tells_of_note = False
        self._notes.take_back()
        self.show()

    def _on_note_written(self, view: states.View) -> None:
        if self._window.field.question != self._adding:  # somebody is typing on already
            self._window.footer.tell(view.title)
            return
        self.tells_of_note = True
        self._window.field.clear()
        self._board.show_page(view)
