"""The check-up: what deserves a look, with the place and what one could do. Nothing is done by itself."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from app.desktop.library.finding_pane import FindingPane
from app.desktop.library.finding_words import kind_name, sentence
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import Numbers
from app.desktop.popup.states import Offer, View
from app.desktop.theme import Theme
from app.desktop.trace import trace
from app.desktop.widgets.fitting import FittingButton
from app.engine.courtesy import without_collecting

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Finding
    from app.engine.library import Library
    from app.errors import MemoroError

ORDER = ("secret", "contradicting_dates", "duplicate_note", "duplicate_entry", "long_memory", "stale_logs")
LOOKS_MS = 100
"""How often the window looks how far the check-up is."""


@dataclass(slots=True)
class _Reached:
    """How far it is. No signal tells it: the job may outlive the window."""

    done: int = 0
    total: int = 0

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class CheckupPage(ListPage):
    """`open_wanted(path, line)`: edit the note there."""

    open_wanted = Signal(str, int)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        self.pane = FindingPane(parent)
        super().__init__(theme, self.pane, parent)
        self._library, self._background = library, background
        self._stop: threading.Event | None = None
        self._done = False
        self.start, self.cancel, self.progress = FittingButton(self), FittingButton(self), QProgressBar(self)
        self.progress.setTextVisible(False)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        self.filters.addLayout(row)
        self.head.addWidget(self.start)
        self.start.clicked.connect(lambda _checked=False: self.begin())
        self.cancel.clicked.connect(lambda _checked=False: self.stop())
        self.state.offered.connect(lambda _offer: self.begin())
        self.list.chosen.connect(lambda item: self.pane.show_finding(item.data if item else None))
        self.pane.open_wanted.connect(self.open_wanted)
        self._reached = _Reached()
        self._looking = QTimer(self)
        self._looking.setInterval(LOOKS_MS)
        self._looking.timeout.connect(self._show_progress)
        self._show_running(False)
        self.retranslate()
        self._show_first()

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.CHECKUP))
        self.list.setAccessibleName(self.tr("Findings"))
        self.start.setText(self.tr("Check again"))
        self.cancel.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("Progress of the check-up"))
        if not self._done:
            self._show_first()

    def _show_first(self) -> None:
        text = self.tr(
            "Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has"
            " grown too long, and old daily logs. It only looks; you decide."
        )
        view = View("checkup", self.tr("How is the memory?"), text, self.tr("Start the check-up"), Offer.OWN)
        self.show_items([], view)

    @property
    def is_running(self) -> bool:
        return self._stop is not None

    def begin(self) -> None:
        if self._stop is not None:
            return
        library, stop, reached = self._library, threading.Event(), _Reached()
        self._stop, self._reached = stop, reached
        self._show_running(True)
        self.hide_problem()

        def look() -> list[Item]:
            with without_collecting():
                return finding_items(library.check_up(reached.tell, stop.is_set))

        self._background.run(look, self._show, self._fail)

    def stop(self) -> None:
        """End it soon; what was found so far is shown."""
        if self._stop:
            self._stop.set()

    def _show_running(self, running: bool) -> None:
        self.progress.setVisible(running)
        self.cancel.setVisible(running)
        self.start.setVisible(self._done and not running)
        if running:
            self._looking.start()
            self.progress.setRange(0, 0)
            self.show_items(self.list.items, View("working", self.tr("Reading the notes…")))
        else:
            self._looking.stop()

    def _show_progress(self) -> None:
        if self._reached.total:
            self.progress.setRange(0, self._reached.total)
            self.progress.setValue(self._reached.done)

    def _show(self, findings: list[Item]) -> None:
        cancelled = self._stop is not None and self._stop.is_set()
        self._stop = None
        self._done = not cancelled or bool(findings)
        self._show_running(False)
        self.count.setText("")
        if cancelled and not findings:
            self._show_first()
            return
        self.count.setText(Numbers().findings(len(findings)) if findings else "")
        text = self.tr("Nothing in your notes needs attention.")
        self.show_items(findings, View("check", self.tr("All is well"), text))
        trace("checked up", findings=len(findings))

    def _fail(self, problem: MemoroError) -> None:
        self._stop = None
        self._show_running(False)
        self._show_first()
        self.show_problem(problem)

    def open_item(self, item: Item) -> None:
        self.open_wanted.emit(item.data.path, item.data.line)


def finding_items(findings: list[Finding]) -> list[Item]:
    """The most urgent kind first. Runs on a worker's thread: an old memory may have thousands."""
    items, last = [], ""
    for finding in sorted(findings, key=lambda each: ORDER.index(each.kind)):
        section = kind_name(finding) if finding.kind != last else ""
        last = finding.kind
        key = (finding.kind, finding.path, finding.line)
        name = finding.path.rpartition("/")[2].removesuffix(".md")
        items.append(Item(key, name, sentence(finding), section=section, data=finding))
    return items
