"""The offer to keep the embeddings when the same model is reached at another place, and its proof."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.providers.bench import Bench
from app.desktop.theme import Space
from app.desktop.widgets.labels import quiet, say
from app.engine.adoption import Adopted
from app.engine.provider_trial import Wish
from app.errors import MemoroError


class KeepingBox(QWidget):
    """`kept(wish)`: its embeddings are proved and taken over. Hidden while there is nothing to keep."""

    kept = Signal(object)

    def __init__(self, bench: Bench, parent: QWidget) -> None:
        super().__init__(parent)
        self._bench, self._wish = bench, Wish("")
        self.line = quiet(parent=self)
        self.button = Button(self.tr("Compare and keep them"), self)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addWidget(self.line)
        layout.addLayout(row)
        self.button.clicked.connect(lambda _checked=False: self._compare())
        self.hide()

    def offer(self, wish: Wish, texts: int, url: str) -> None:
        """For so many texts; none takes the offer back, but not what was last said of this wish."""
        if not texts:
            if wish != self._wish:
                self.hide()
            return
        self._wish = wish
        text = self.tr(
            "The same model made your present embeddings at another address. They can stay, and need not be "
            "paid again, if this one makes the same: eight passages of your notes are sent to %1 to compare."
        )
        say(self.line, sentences(Counts().could_stay(texts), text.replace("%1", url)), "notice")
        self.button.setEnabled(True)
        self.button.show()
        self.show()

    def _compare(self) -> None:
        wish = self._wish
        self.button.setEnabled(False)
        say(self.line, self.tr("Comparing…"))
        self._bench.adopt(wish, lambda adopted: self._take(wish, adopted), self._fail)

    def _take(self, wish: Wish, adopted: Adopted) -> None:
        if wish == self._wish:
            self.button.hide()
            say(self.line, Counts().stay(adopted.texts), "good")
            self.kept.emit(wish)

    def _fail(self, problem: MemoroError) -> None:
        told = in_words(problem)
        self.button.setEnabled(True)
        say(self.line, sentences(stop(told.title), told.message, told.action), "problem")


class Counts(QObject):
    """Only `self.tr` knows plural forms in Python."""

    def could_stay(self, count: int) -> str:
        return self.tr("%Ln embedding(s) could be kept.", "", count)

    def stay(self, count: int) -> str:
        return self.tr("They are the same: %Ln embedding(s) stay.", "", count)
