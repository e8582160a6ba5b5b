"""What is done with a chosen row: opening, showing, copying, pasting, pinning, asking on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.desktop.popup.keys import Action
from app.desktop.utf16 import utf16

if TYPE_CHECKING:
    from app.desktop.capture.in_popup import QuickNotes
    from app.desktop.popup.pasting import Pasting
    from app.desktop.popup.rows import Row
    from app.desktop.popup.window import PopupWindow

LIKE_CHARACTERS = 200
"""So much of a passage is asked for when more like it is wanted."""


class RowActions(QObject):
    """`opened(row)`, `folder_wanted(row)`, `library_wanted(row)`: for who can open files and windows.

    `used(row)`: it was what somebody looked for, `unwanted(row)`: it is not to stand first any more.
    """

    used = Signal(object)
    unwanted = Signal(object)
    opened = Signal(object)
    folder_wanted = Signal(object)
    library_wanted = Signal(object)

    def __init__(self, window: PopupWindow, notes: QuickNotes, pasting: Pasting) -> None:
        super().__init__(window)
        self._window, self._notes, self._pasting = window, notes, pasting

    def do(self, action: Action, row: Row) -> None:
        match action:
            case Action.COPY:
                self._copy(row.citation, self.tr("Copied: %1").replace("%1", row.citation))
            case Action.COPY_TEXT:
                if row.text:
                    self._copy(row.text, self.tr("The passage was copied"))
            case Action.PASTE:
                self._paste(row)
            case Action.PIN:
                self._notes.toggle_pin(row)
            case Action.MORE_LIKE:
                self._window.field.setText((row.snippet or row.heading)[:LIKE_CHARACTERS])
            case Action.UNLEARN:
                self.unwanted.emit(row)
            case Action.IN_NOTE:
                self._search_in(row)
            case Action.OPEN_FOLDER:
                self.used.emit(row)
                self._window.hide()
                self.folder_wanted.emit(row)
            case Action.LIBRARY:
                self.used.emit(row)
                self._window.hide()
                self.library_wanted.emit(row)
            case _:
                self.open(row)

    def open(self, row: Row) -> None:
        self.used.emit(row)
        if not self._window.is_pinned:
            self._window.hide()
        self.opened.emit(row)

    def _search_in(self, row: Row) -> None:
        """The question goes on in that note alone, as a chip says. The cursor stays with the words."""
        field = self._window.field
        only = f'path:"{row.path}"'
        if '"' in row.path or only in field.text():
            return
        words = f"{field.question} " if field.question else ""
        field.setText(f"{words}{only}" if words else f" {only}")
        field.setCursorPosition(utf16(words.rstrip()))

    def _paste(self, row: Row) -> None:
        if row.text and self._pasting.is_offered:
            self.used.emit(row)
            self._pasting.paste(row.text)

    def _copy(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.footer.tell(told)
