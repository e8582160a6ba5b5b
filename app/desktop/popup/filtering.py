"""Keeps the chips and the text of the field in step: what the text leaves out, and taking it away again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from app.desktop.capture.in_popup import note_in
from app.desktop.dates import today
from app.desktop.timers import single_shot
from app.engine.questions import Restriction, misread, restrictions

if TYPE_CHECKING:
    from app.desktop.popup.window import PopupWindow

PAUSE_MS = 600
"""Without another key before a filter counts as misread: `after:2` is one that is being typed."""


class Filtering(QObject):
    """`removed(restriction)`: its text is gone, by a click or a key."""

    removed = Signal(object)

    def __init__(self, window: PopupWindow) -> None:
        super().__init__(window)
        self._window = window
        self._misread: frozenset[str] = frozenset()
        self._pause = single_shot(self, PAUSE_MS, self._tell_misread)
        window.field.asked.connect(self._show)
        window.filters.removed.connect(self.remove)

    @Slot(object)
    def remove(self, restriction: Restriction) -> None:
        """What an input method composes is kept first; the text may be another one then."""
        field = self._window.field
        if field.is_composing:
            QGuiApplication.inputMethod().commit()
        now = next((found for found in self._found() if _is_same(found, restriction)), None)
        if now is not None:
            field.take_out(now.start, now.end)
            self.removed.emit(now)
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove_last(self) -> None:
        if self._window.filters.shown:
            self.remove(self._window.filters.shown[-1])

    def _show(self) -> None:
        self._pause.start()
        self._window.filters.show_restrictions(self._found())

    def _tell_misread(self) -> None:
        self._misread = frozenset(each.value for each in misread(self._window.field.text(), today()))
        self._window.filters.show_restrictions(self._found())

    def _found(self) -> list[Restriction]:
        text, day = self._window.field.text(), today()
        if note_in(text) is not None:
            return []
        told = (each for each in misread(text, day) if each.value in self._misread)
        return sorted((*restrictions(text, day), *told), key=lambda each: each.start)


def _is_same(one: Restriction, other: Restriction) -> bool:
    """Wherever they stand."""
    return replace(one, start=0, end=0) == replace(other, start=0, end=0)
