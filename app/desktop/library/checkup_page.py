"""The check-up: what deserves a look, with the place and what one could do. Nothing is done by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from app.desktop.library.checkup_look import Look, row_of
from app.desktop.library.finding_pane import FindingPane
from app.desktop.library.finding_words import progress_text
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import Numbers
from app.desktop.popup.states import Offer, View
from app.desktop.theme import Theme
from app.desktop.trace import trace
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import Label

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.library import Library
    from app.errors import MemoroError

LOOKS_MS = 100
"""How often the window looks how far the check-up is."""
SHARES = {"reading": (0, 60), "notes": (60, 65), "entries": (65, 100)}
"""Of the whole bar: reading a large memory takes about so long, compared with the rest."""


class CheckupPage(ListPage):
    """`open_wanted(path, line)`: edit the note there."""

    open_wanted = Signal(str, int)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        self.pane = FindingPane(parent)
        super().__init__(theme, self.pane, parent)
        self._library, self._background = library, background
        self._look: Look | None = None
        self._done = False
        self.start, self.cancel, self.progress = FittingButton(self), FittingButton(self), QProgressBar(self)
        self.reached = Label(self)
        self.reached.setWordWrap(True)
        self.reached.setProperty("role", "muted")
        self.progress.setTextVisible(False)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        self.filters.addWidget(self.reached)
        self.filters.addLayout(row)
        self.head.addWidget(self.start)
        self.start.clicked.connect(lambda _checked=False: self.begin())
        self.cancel.clicked.connect(lambda _checked=False: self.stop())
        self.state.offered.connect(lambda _offer: self.begin())
        self.list.chosen.connect(lambda item: self.pane.show_finding(item.data if item else None))
        self.pane.open_wanted.connect(self.open_wanted)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOKS_MS)
        self._looking.timeout.connect(self._take)
        self._show_running(False)
        self.retranslate()
        self._show_first()

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.CHECKUP))
        self.list.setAccessibleName(self.tr("Findings"))
        self.start.setText(self.tr("Check again"))
        self.cancel.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("Progress of the check-up"))
        if self.list.items:
            self._say_again()
        elif not self.is_running:
            self._show_well() if self._done else self._show_first()

    def _say_again(self) -> None:
        """What was found, in another language."""
        items = [row_of(item.data, is_first=bool(item.section)) for item in self.list.items]
        self.show_items(items)
        self.count.setText(Numbers().findings(len(items)))
        if not self.is_running and not self.reached.isHidden():
            self._show_stopped()
        self.pane.show_finding(self.list.current.data if self.list.current else None)

    def _show_first(self) -> None:
        text = self.tr(
            "Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has"
            " grown too long, and old daily logs. It only looks; you decide."
        )
        view = View("checkup", self.tr("How is the memory?"), text, self.tr("Start the check-up"), Offer.OWN)
        self.show_items([], view)

    @property
    def is_running(self) -> bool:
        return self._look is not None

    def begin(self) -> None:
        if self.is_running:
            return
        look = self._look = Look(self._library.check_up())
        had_focus = self.start.hasFocus() or self.state.isAncestorOf(self.focusWidget() or self)
        self.hide_problem()
        self.count.setText("")
        self.show_items([], View("working", self.tr("Reading the notes…")))
        self._show_running(True)
        if had_focus:  # the button that was pressed is gone
            self.cancel.setFocus()
        self._background.run(look.run, lambda _done: self._end(), self._fail)

    def stop(self) -> None:
        """End it; what was found so far stays."""
        if self._look:
            self._look.stop()

    def _show_running(self, running: bool) -> None:
        self.reached.setVisible(running)
        self.progress.setVisible(running)
        self.cancel.setVisible(running)
        self.start.setVisible(self._done and not running)
        if running:
            self.reached.setText("")
            self.progress.setRange(0, 0)
            self._looking.start()
        else:
            self._looking.stop()

    def _take(self) -> None:
        """What was found since is put below what stands there already, so that nothing moves."""
        if self._look is None:
            return
        if reached := self._look.reached:
            first, last = SHARES[reached.stage]
            self.progress.setRange(0, 100)
            self.progress.setValue(first + (last - first) * reached.done // max(1, reached.total))
            self.reached.setText(progress_text(reached))
        if items := self._look.take():
            if self.list.items:
                self.list.add_items(items)
            else:
                self.show_items(items)
            self.count.setText(Numbers().findings(len(self.list.items)))
            trace("findings shown", findings=len(self.list.items))

    def _end(self) -> None:
        """It is through, or was stopped."""
        self._take()
        stopped = self._look is not None and self._look.is_stopped
        found = len(self.list.items)
        self._settle(done=not stopped or bool(found))
        if stopped and not found:
            self._show_first()
            return
        if stopped:
            self._show_stopped()
        if not found:
            self._show_well()
        told = Numbers().findings(found) if found else self.tr("All is well")
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.list, told))
        trace("checked up", findings=found)

    def _show_stopped(self) -> None:
        self.reached.setText(self.tr("It was stopped before it was through."))
        self.reached.show()

    def _show_well(self) -> None:
        text = self.tr("Nothing in your notes needs attention.")
        self.show_items([], View("check", self.tr("All is well"), text))

    def _fail(self, problem: MemoroError) -> None:
        self._take()
        self._settle(done=bool(self.list.items))
        if not self.list.items:
            self._show_first()
        self.show_problem(problem)

    def _settle(self, *, done: bool) -> None:
        self._look, self._done = None, done
        had_focus = self.cancel.hasFocus()
        self._show_running(False)
        if had_focus:
            (self.list if self.list.items else self.state).setFocus()

    def open_item(self, item: Item) -> None:
        self.open_wanted.emit(item.data.path, item.data.line)
