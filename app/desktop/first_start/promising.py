"""Second page: what happens to the notes, in one sentence each; meanwhile they are being read already."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.desktop.first_start.page import Page, wrapping
from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label

ICON = 1.5
"""Of the height of a line."""


class PromisePage(Page):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = [
            (icon, Label(self), wrapping(self), wrapping(self)) for icon in ("lock", "speed", "note")
        ]
        for number, (_icon, picture, title, sentence) in enumerate(self._rows):
            title.setFont(scaled(self.font(), Type.title, bold=True))
            sentence.setProperty("role", "muted")
            grid = QGridLayout()
            grid.setHorizontalSpacing(Space.l)
            grid.setVerticalSpacing(2)
            grid.setColumnStretch(1, 1)
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(picture, 0, 0, 2, 1, top)
            grid.addWidget(title, 0, 1)
            grid.addWidget(sentence, 1, 1)
            if number:
                self.content.addSpacing(Space.s)
            self.content.addLayout(grid)
        theme.changed.connect(self._draw)
        self._draw()
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Private and quick"))
        self.sentence.setText(self.tr("Your notes are being read already. What you should know meanwhile:"))
        texts = (
            (
                self.tr("Nothing leaves this computer"),
                self.tr(
                    "Memoro works offline and needs no key, unless you choose otherwise in the settings."
                ),
            ),
            (
                self.tr("Words at once, meaning a little later"),
                self.tr(
                    "You can search straight away; search by meaning joins in as soon as it is prepared."
                ),
            ),
            (
                self.tr("Your notes stay files"),
                self.tr("They stay where they are. You can undo every change that is made with Memoro."),
            ),
        )
        for (_icon, _picture, title, sentence), (head, body) in zip(self._rows, texts, strict=True):
            title.setText(head)
            sentence.setText(body)

    def _draw(self) -> None:
        size = round(self.fontMetrics().height() * ICON)
        for icon, picture, _title, _sentence in self._rows:
            picture.setPixmap(glyph(icon, self._theme.colour("accent"), size, self.devicePixelRatioF()))
