"""What begins with "+" in the popup is no question but a quick note; Ctrl+S pins the chosen result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.desktop.capture.written import words
from app.desktop.popup.recent import pinned_rows
from app.desktop.popup.states import Offer, View
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.engine.capture import Captured, capture, take_back
from app.engine.pins import Pins

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.popup.rows import Row
    from app.engine.engine import Engine
    from app.errors import MemoroError

SIGNS = ("+", "＋")


def note_in(text: str) -> str | None:
    """The note that a text of the field means: "+ milk" is "milk", "+" an empty one; None for a question."""
    text = text.strip()
    return text[1:].strip() if text.startswith(SIGNS) else None


class QuickNotes(QObject):
    """`page(view)`: what to show instead of rows; `told(text)`: a word for the line below.

    `written(view)` follows a note that stands in the log now, `pins_changed()` a pin that came or went.
    """

    page = Signal(object)
    told = Signal(str)
    written = Signal(object)
    pins_changed = Signal()

    def __init__(self, engine: Engine, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine, self._background = engine, background
        self._pins = Pins(engine)
        self._last: Captured | None = None
        self._writing = False

    def offer(self, note: str) -> None:
        """The page while a note is being typed."""
        if note:
            view = View("note", self.tr("Add to today’s log"), note, self.tr("Add"), Offer.ADD_NOTE)
        else:
            view = View(
                "note", self.tr("A quick note"), self.tr("Go on typing; Enter adds it to today’s log.")
            )
        self.page.emit(view)

    def add(self, note: str) -> None:
        if not note or self._writing:
            return
        self._writing = True
        engine = self._engine
        self._background.run(lambda: capture(engine, note), self._added, self._not_added)

    def _added(self, done: Captured) -> None:
        self._writing = False
        self._last = done
        title, place = words(done)
        back = (self.tr("Take it back"), Offer.TAKE_BACK) if done.is_new else ("", None)
        self.written.emit(View("note", title, place, *back))

    def take_back(self) -> None:
        if self._last is None:
            return
        engine, last, self._last = self._engine, self._last, None
        self._background.run(
            lambda: take_back(engine, last),
            lambda _done: self.told.emit(self.tr("The note was taken back")),
            self._failed,
        )

    def _not_added(self, problem: MemoroError) -> None:
        """The text stays in the field; Enter tries again."""
        self._failed(problem, QCoreApplication.translate("States", "Try again"), Offer.ADD_NOTE)

    def _failed(self, problem: MemoroError, button: str = "", offer: Offer | None = None) -> None:
        self._writing = False
        told = in_words(problem)
        text = sentences(told.message, told.action)
        self.page.emit(View("problem", told.title, text, button, offer, kind="problem"))

    # Pins

    def toggle_pin(self, row: Row) -> None:
        pins = self._pins
        is_whole = row.score is None and row.citation == row.path
        line = 0 if is_whole else row.line

        def done(pinned: bool) -> None:
            self.told.emit(self.tr("Pinned") if pinned else self.tr("No longer pinned"))
            self.pins_changed.emit()

        self._background.run(lambda: pins.toggle(row.path, line, row.title), done, self._failed)

    def pinned_rows(self) -> list[Row]:
        """Touches the disk: for a background thread."""
        return pinned_rows(self._pins.of())
