"""What a screen reader is told: the focus stays in the field, so what happens in the list must be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from app.desktop.counts import Counts
from app.desktop.popup.filter_chips import in_words
from app.desktop.punctuation import sentences, stop

if TYPE_CHECKING:
    from app.desktop.popup.rows import Row
    from app.desktop.popup.states import View
    from app.desktop.popup.window import PopupWindow
    from app.engine.questions import Restriction


class Speaker(QObject):
    """`last` is what was said last."""

    def __init__(self, window: PopupWindow) -> None:
        super().__init__(window)
        self._window = window
        self.last = ""

    def say_answer(self, rows: list[Row]) -> None:
        """How many there are, and the first; once an answer is complete."""
        if rows:
            self._say(sentences(stop(Counts().results(len(rows))), rows[0].spoken))

    def say_row(self, row: Row | None) -> None:
        """The row that a person moved to."""
        if row is not None and self._window.results.touched:
            self._say(row.spoken)

    def say_page(self, view: View) -> None:
        self._say(sentences(stop(view.title), view.sentence))

    def say_filter_gone(self, restriction: Restriction) -> None:
        self._say(self.tr("Filter removed: %1").replace("%1", in_words(restriction)))

    def _say(self, text: str) -> None:
        if text != self.last or self._window.results.touched:
            self.last = text
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window.field, text))
