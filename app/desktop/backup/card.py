"""A card with a title, a sentence, a button, an answer.

A second button is for what is to be confirmed, a third for what is left to do.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import heading, say, wrapping


class ActionCard(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._title, self._sentence = heading("", self), wrapping("", self)
        self._sentence.setProperty("role", "muted")
        self._answer = wrapping("", self)
        self._answer.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._answer.hide()
        self.button, self.second, self.third = Button(self), Button(self), Button(self)
        self.second.setProperty("role", "main")
        self.second.hide()
        self.third.hide()
        below = Flow(Space.s)
        below.addWidget(self.button)
        below.addWidget(self.second)
        below.addWidget(self.third)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.l, Space.l, Space.l)
        layout.setSpacing(Space.s)
        for widget in (self._title, self._sentence):
            layout.addWidget(widget)
        layout.addSpacing(Space.xs)
        layout.addWidget(self._answer)
        layout.addLayout(below)

    def set_texts(self, title: str, sentence: str, button: str) -> None:
        self._title.setText(title)
        self._sentence.setText(sentence)
        self.button.setText(button)

    @property
    def answer(self) -> str:
        return self._answer.text()

    def say(self, text: str, role: str = "muted") -> None:
        say(self._answer, text, role)
