"""What a click on a link in a note does: notes open here, web pages and addresses in their own programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal

from app.desktop.web_pages import open_page
from app.engine.note_links import line_of_heading, linked_note

if TYPE_CHECKING:
    from app.desktop.library.note_actions import NoteActions
    from app.desktop.library.window_jobs import WindowJobs
    from app.engine.library import Library

OUTSIDE = frozenset({"http", "https", "mailto"})
"""An assistant may have written the note: nothing else is handed to the system, above all no program."""


class Links(QObject):
    """`note_wanted(path, line)`: show it there, or its beginning for 0. `told(text)`: why nothing opens."""

    note_wanted = Signal(str, int)
    told = Signal(str)

    def __init__(self, library: Library, background: WindowJobs, actions: NoteActions) -> None:
        super().__init__(actions)
        self._library, self._background, self._actions = library, background, actions

    def follow(self, url: QUrl, path: str) -> None:
        """A link of the note `path`."""
        if url.scheme() in OUTSIDE:
            encoded = QUrl.ComponentFormattingOption.FullyEncoded
            open_page(self._background.run, url.toString(encoded), self.told.emit)
        elif url.scheme() or url.host():
            self.told.emit(self.tr("Only notes, web pages and mail addresses are opened from a note."))
        else:
            part = QUrl.ComponentFormattingOption.FullyDecoded
            known = {note.path for note in self._actions.notes}
            self._open(linked_note(url.path(part), path, known), url.fragment(part))

    def _open(self, path: str, heading: str) -> None:
        if not heading:
            self.note_wanted.emit(path, 0)
            return
        self._background.run(
            lambda: line_of_heading(self._library.read(path).text, heading),
            lambda line: self.note_wanted.emit(path, line),
            lambda _problem: self.note_wanted.emit(path, 0),
        )
