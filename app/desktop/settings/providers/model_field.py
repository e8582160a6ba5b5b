"""The choice of a model: what the service lists, and whatever a person types."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import moment_text
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.status_text import number
from app.desktop.theme import Space
from app.desktop.widgets.labels import quiet, say
from app.desktop.widgets.larger import larger
from app.desktop.widgets.wheel import guard_wheel
from app.engine.provider_cache import OfferedName
from app.errors import MemoroError

USUAL, NARROW = 250, 90
"""Pixels at the usual text size that the box takes at least."""


class ModelField(QWidget):
    """`text` is empty for the usual model. `changed`: another one was chosen or typed to the end."""

    changed = Signal()
    refresh_wanted = Signal()

    def __init__(self, name: str, usual: str, parent: QWidget, *, listed: bool) -> None:
        super().__init__(parent)
        self._usual = usual
        self.box = QComboBox(self)
        self.box.setEditable(True)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for part in (self.box, self.box.lineEdit()):
            part.setAccessibleName(self.tr("Model of %1").replace("%1", name))
        self.box.lineEdit().setPlaceholderText(self.tr("Default: %1").replace("%1", usual) if usual else "")
        guard_wheel(self.box)
        self.refresh = Button(self.tr("Fetch the list"), self)
        self.refresh.setVisible(listed)
        self.line = quiet(parent=self)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(Space.s)
        row.addWidget(self.box, 1)
        row.addWidget(self.refresh, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.xs)
        layout.addLayout(row)
        layout.addWidget(self.line)
        self.refresh.clicked.connect(lambda _checked=False: self._refresh())
        self.box.activated.connect(lambda _index: self.changed.emit())
        self.box.lineEdit().editingFinished.connect(self.changed)

    def stack(self, stacked: bool) -> None:
        """The button below the box, where beside it there is no room."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self.box.setMinimumWidth(round((NARROW if stacked else USUAL) * larger(self)))

    @property
    def text(self) -> str:
        text = self.box.currentText().strip()
        return "" if text == self._usual else text

    def show_text(self, model: str) -> None:
        self.box.setEditText(model)

    def show_models(self, models: Sequence[OfferedName], when: datetime) -> None:
        """Models for embeddings, as the service listed them then; where it does not tell, all of them.

        What is chosen or typed stays, also where it is not among them.
        """
        text = self.box.currentText()
        known = [model.name for model in models if model.embeds]
        names = known or [model.name for model in models if model.embeds is not False]
        self.box.clear()
        self.box.addItems(names)
        self.box.setEditText(text)
        self.refresh.setEnabled(True)
        if not names:
            say(self.line, self.tr("The service lists no models. Type the name."))
            return
        said = self.tr("%1 models. Last updated: %2").replace("%1", number(len(names)))
        said = said.replace("%2", moment_text(when))
        absent = self.tr("“%1” is not among them, but stays chosen.").replace("%1", text)
        say(self.line, f"{said}\n{absent}" if text and text not in names else said)

    def show_problem(self, problem: MemoroError) -> None:
        self.refresh.setEnabled(True)
        told = in_words(problem)
        typed = self.tr("The name can be typed all the same.")
        say(self.line, sentences(stop(told.title), told.action, typed), "problem")

    def _refresh(self) -> None:
        self.refresh.setEnabled(False)
        say(self.line, self.tr("Asking…"))
        self.refresh_wanted.emit()
