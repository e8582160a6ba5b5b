"""Last page: how far the notes are read, and a first search, which works from the first note on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from app.desktop.buttons import Button
from app.desktop.first_start.choosing import short
from app.desktop.first_start.page import Page, wrapping
from app.desktop.status_text import describe
from app.desktop.theme import Space, Theme
from app.desktop.trace import trace
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.line import Line
from app.engine.status import EngineStatus

BUSY = {"starting", "indexing", "embedding"}


class WatchPage(Page):
    """`try_wanted(text)` asks for the popup; `next_changed`: what the main button says, or whether it works.

    An Enter that comes before anything can be found is kept until then, or until somebody types on.
    """

    try_wanted = Signal(str)
    next_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._status: EngineStatus | None = None
        self.folder: Path | None = None
        self.sample = False
        self._questions: list[Button] = []
        self._is_wanted = False
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._line, self._hint = wrapping(self), wrapping(self)
        self._line.setProperty("role", "muted")
        self.question = Line(self)
        self.question.setMinimumSize(QSize(0, self.question.fontMetrics().height() + 2 * Space.m))
        self.question.returnPressed.connect(self.go)
        self.question.textChanged.connect(self._typed)
        self._samples = Flow(Space.s)
        self.content.addWidget(self._bar)
        self.content.addWidget(self._line)
        self.content.addSpacing(Space.l)
        self.content.addWidget(self._hint)
        self.content.addWidget(self.question)
        self.content.addLayout(self._samples)
        self.retranslate()

    def retranslate(self) -> None:
        self.question.setPlaceholderText(self.tr("A few words, or a whole question"))
        self.question.setAccessibleName(self.tr("First search"))
        self._bar.setAccessibleName(self.tr("Progress of reading the notes"))
        self._show()

    @property
    def next_text(self) -> str:
        return self.tr("Search") if self.question.text().strip() else self.tr("Open the search")

    @property
    def may_continue(self) -> bool:
        status = self._status
        return status is not None and (status.notes > 0 or status.state not in BUSY)

    def first_focus(self) -> QWidget | None:
        return self.question

    def begin(self, folder: Path, *, sample: bool) -> None:
        """A folder was chosen; with the sample, questions for it are at hand."""
        self.folder, self.sample = folder, sample
        self._status, self._is_wanted = None, False
        for button in self._questions:
            button.deleteLater()
        self._questions = []
        if sample:
            for text in (self.tr("food that makes a friend ill"), self.tr("TKY-88431")):
                self._add_question(text)
        self._bar.setRange(0, 0)
        self._show()

    def _add_question(self, text: str) -> None:
        button = FittingButton(self, text)
        button.clicked.connect(lambda _checked=False: self.try_wanted.emit(text))
        self.setTabOrder(self._questions[-1] if self._questions else self.question, button)
        self._samples.addWidget(button)
        self._questions.append(button)

    def go(self) -> None:
        self._is_wanted = not self.may_continue
        if self.may_continue:
            self.try_wanted.emit(self.question.text().strip())
        self._show()

    def _typed(self) -> None:
        self._is_wanted = False
        self._show()
        self.next_changed.emit()

    def show_status(self, status: EngineStatus) -> None:
        could = self.may_continue
        self._status = status
        busy = status.state in BUSY
        self._bar.setRange(0, max(status.total, 1) if status.total or not busy else 0)
        self._bar.setValue(status.done if busy else max(status.total, 1))
        self._show()
        if self.may_continue and not could:
            trace("first start may search")
        if self.may_continue != could:
            self.next_changed.emit()
        if self.may_continue and self._is_wanted:
            self.go()

    def _show(self) -> None:
        status = self._status
        if status is None or (status.state in {"starting", "indexing"}):
            self.heading.setText(self.tr("Reading your notes"))
        elif status.state == "embedding":
            self.heading.setText(self.tr("You can search already"))
        else:
            self.heading.setText(self.tr("Your memory is ready"))
        self.sentence.setText(short(self.folder) if self.folder else "")
        described = describe(status) if status else None
        parts = (described.line, described.detail) if described else ()
        self._line.setText(" · ".join(part for part in parts if part))
        waiting = self.tr("The search opens as soon as the first note is read.")
        hint = self.tr("Your first search: what might your assistant know?")
        self._hint.setText(waiting if self._is_wanted else hint)
