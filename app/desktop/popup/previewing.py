"""Fetches the chosen row's note off the windows' thread and shows it, unless another was chosen meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.desktop.key_names import in_windows
from app.desktop.punctuation import sentences
from app.desktop.reader.words import SOURCE, page

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.popup.preview import Preview
    from app.desktop.popup.rows import Row
    from app.engine.engine import Engine


class PreviewLoader(QObject):
    def __init__(self, preview: Preview, engine: Engine, background: Background) -> None:
        super().__init__(preview)
        self._preview, self._engine, self._background = preview, engine, background
        self._wanted = 0

    @Slot(object)
    def show_row(self, row: Row | None) -> None:
        """A note that is gone or unreadable is shown by the passage that was found; a pin says it is gone."""
        self._wanted += 1
        number = self._wanted
        if row is None:
            self._preview.clear_note()
            return

        if row.gone:
            unpin = in_windows(QCoreApplication.translate("Recent", "Ctrl+S takes the pin away."))
            self._preview.show_note(row, sentences(row.gone, unpin))
            return

        def show(text: str, row: Row = row) -> None:
            if number == self._wanted and not self._preview.shows(row, text):
                self._preview.show_note(row, text)

        if row.source == SOURCE:
            self._background.run(
                lambda: page(self._engine.conversation(row.path, row.line)),
                lambda found: show(found[0], replace(row, lines=found[1])),
                lambda _error: show(row.text),
            )
            return
        self._background.run(lambda: self._engine.note_text(row.path), show, lambda _error: show(row.text))
