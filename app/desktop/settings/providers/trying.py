"""The test of a provider: a button, what is going on, and how it ended, in words."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import clock
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.costs import NoteCounts, money
from app.desktop.settings.providers.bench import Bench
from app.desktop.settings.providers.kinds import Kind
from app.desktop.settings.providers.remedies import Remedy, remedy
from app.desktop.status_text import number
from app.desktop.theme import Space
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import quiet, say
from app.engine.provider_trial import LOCAL_SECONDS, SECONDS, ProviderTrial, TrialResult, Wish

GRACE_SECONDS = 3.0  # a keyring may keep the test itself waiting; the line ends all the same


class TestLine(QWidget):
    """`ended(result)` after every test that was not cancelled; `remedy_wanted(remedy)` when one failed."""

    __test__ = False  # it is no test of ours
    ended = Signal(object)
    remedy_wanted = Signal(object)

    def __init__(
        self, bench: Bench, kind: Kind, name: str, wish: Callable[[], Wish], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._bench, self._kind, self._wish = bench, kind, wish
        self._trial: ProviderTrial | None = None
        self._began = 0.0
        self.button, self.stop = Button(self.tr("Test"), self), Button(self.tr("Cancel"), self)
        self.button.setAccessibleName(self.tr("Test %1").replace("%1", name))
        self.stop.hide()
        self.remedy, self._remedy = Button(self), Remedy("", "again")
        self.copy, self._failed = Button(self.tr("Copy the details"), self), TrialResult(Wish(""))
        self.copy.setProperty("role", "link")
        self.copy.setToolTip(self.tr("For whoever helps you. The key is not among them."))
        for button in (self.remedy, self.copy):
            button.hide()
        self.line = quiet(parent=self)
        row = QHBoxLayout()
        row.setSpacing(Space.s)
        row.addWidget(self.button)
        row.addWidget(self.stop)
        row.addStretch(1)
        after = Flow(Space.s)
        after.addWidget(self.remedy)
        after.addWidget(self.copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.xs)
        layout.addLayout(row)
        layout.addWidget(self.line)
        layout.addLayout(after)
        self._tick = QTimer(self)
        self._tick.setInterval(250)
        self._tick.timeout.connect(self._show_time)
        self.button.clicked.connect(lambda _checked=False: self.start())
        self.stop.clicked.connect(lambda _checked=False: self.cancel())
        self.remedy.clicked.connect(lambda _checked=False: self._take_remedy())
        self.copy.clicked.connect(lambda _checked=False: self._bench.details(self._failed, self._copied))

    @property
    def is_running(self) -> bool:
        return self._trial is not None

    def start(self) -> None:
        self.cancel()
        wish = self._wish()
        self._limit = (LOCAL_SECONDS if wish.name in ("local", "builtin") else SECONDS) + GRACE_SECONDS
        self._began = time.monotonic()
        self._tick.start()
        self._show_running(True)
        self._show_time()
        number_of_trial: list[ProviderTrial] = []
        trial = self._bench.test(wish, lambda result: self._take(number_of_trial[0], result))
        number_of_trial.append(trial)
        self._trial = trial

    def cancel(self) -> None:
        trial, self._trial = self._trial, None
        if trial:
            trial.cancel()
            self._show_running(False)
            say(self.line, self.tr("The test was cancelled."))

    def _take_remedy(self) -> None:
        if self._remedy.deed == "again":
            self.start()
        else:
            self.remedy_wanted.emit(self._remedy)

    def _offer(self, cause: str) -> None:
        """The one thing that helps, beside what can be copied."""
        self._remedy = remedy(cause, self._kind)
        self.copy.setText(self.tr("Copy the details"))
        self.copy.show()
        self.remedy.setText(self._remedy.label)
        self.remedy.setToolTip(self._remedy.page)
        self.remedy.show()

    def _copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.copy.setText(self.tr("Copied"))

    def _show_running(self, running: bool) -> None:
        self.remedy.hide()
        self.copy.hide()
        self.button.setEnabled(not running)
        self.stop.setVisible(running)
        if not running:
            self._tick.stop()

    def _show_time(self) -> None:
        seconds = time.monotonic() - self._began
        if seconds > self._limit:
            self.cancel()
            say(self.line, self.tr("There was no answer in time."), "problem")
            self._failed = TrialResult(self._wish(), cause="timeout")
            self._offer("timeout")
            return
        say(self.line, self.tr("Embedding two texts… %1 s").replace("%1", number(int(seconds))))

    def _take(self, trial: ProviderTrial, result: TrialResult) -> None:
        if trial is not self._trial:
            return  # cancelled, or a newer one runs
        self._trial = None
        self._show_running(False)
        if result.problem:
            self._failed = result
            told = in_words(result.problem)
            say(self.line, sentences(stop(told.title), told.message, told.action), "problem")
            self._offer(result.cause)
        else:
            say(self.line, self._outcome(result), "good")
        self.ended.emit(result)

    def _outcome(self, result: TrialResult) -> str:
        """That it works, and what it means where the index has vectors of another length."""
        now = result.index_dimensions
        if now in (0, result.dimensions):
            return self.success(result)
        text = self.tr("The index has %1 numbers per text now, so new embeddings are made beside them.")
        return f"{self.success(result)}\n{text.replace('%1', number(now))}"

    def success(self, result: TrialResult) -> str:
        """`Works: 1,536 dimensions, 0.4 s, about $0.02 for your 3,214 notes`."""
        seconds = QLocale().toString(max(result.seconds, 0.1), "f", 1)
        text = self.tr("Works: %1 dimensions, %2 s").replace("%1", number(result.dimensions))
        text = text.replace("%2", seconds)
        if result.cost and result.notes:
            free = result.cost.dollars == 0
            price = self.tr("no cost") if free else money(result.cost.dollars)
            notes = NoteCounts().your_notes(result.notes)
            text = self.tr("%1, %2 for %3").replace("%1", text).replace("%2", price).replace("%3", notes)
        now = clock()
        return f"{text} ({now})"
