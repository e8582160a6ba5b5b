"""What assistants would like to write: look at it, accept it, change it first, or decline it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.desktop.dates import short_day, time_text
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.proposal_pane import ProposalPane
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import who_text
from app.desktop.popup.states import View
from app.desktop.status_text import number
from app.desktop.theme import Theme
from app.desktop.widgets.fitting import FittingChoice

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Proposal
    from app.engine.library import Library

MOST = 500


class InboxPage(ListPage):
    """`counted(n)`: so many proposals wait."""

    counted = Signal(int)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        self.pane = ProposalPane(theme, library, background, parent)
        super().__init__(theme, self.pane, parent)
        self._library, self._background = library, background
        self.shown = FittingChoice(self)
        self.filters.addWidget(self.shown)
        self.list.chosen.connect(self._choose)
        self.shown.currentIndexChanged.connect(lambda _index: self.load())
        self._asked = 0
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.INBOX))
        self.list.setAccessibleName(self.tr("Proposals"))
        self.shown.setAccessibleName(self.tr("Which proposals"))
        chosen = max(0, self.shown.currentIndex())
        self.shown.blockSignals(True)
        self.shown.clear()
        self.shown.addItems([self.tr("Waiting"), self.tr("Accepted"), self.tr("Declined")])
        self.shown.setCurrentIndex(chosen)
        self.shown.blockSignals(False)

    def fit(self) -> None:
        self.pane.arrange(self.arranged)

    def open_item(self, _item: Item) -> None:
        self.pane.accept.setFocus()

    def load(self) -> None:
        self._asked += 1
        asked, library = self._asked, self._library
        state: Any = ("waiting", "accepted", "rejected")[max(0, self.shown.currentIndex())]

        def read() -> tuple[list[Proposal], int]:
            inbox = library.inbox
            return list(inbox.list(state, limit=MOST)), inbox.counts()["waiting"]

        def show(answer: tuple[list[Proposal], int]) -> None:
            if asked == self._asked:
                self._show(*answer)

        self._background.run(read, show, self._fail)

    def _choose(self, item: Item | None) -> None:
        """The same proposal is not shown anew: the person may be changing it."""
        proposal = item.data if item else None
        if proposal is None or proposal != self.pane.proposal:
            self.pane.show_proposal(proposal)

    def _show(self, proposals: list[Proposal], waiting: int) -> None:
        self.hide_problem()
        self.counted.emit(waiting)
        self.count.setText(number(len(proposals)) if proposals else "")
        if self.shown.currentIndex() == 0:
            text = self.tr("When an assistant may not write by itself, it proposes here what it would write.")
            empty = View("inbox", self.tr("Nothing waits for you"), text)
        else:
            empty = View("inbox", self.tr("Nothing here yet"))
        self.show_items([proposal_item(each) for each in proposals], empty)
        if not proposals:
            self.pane.show_proposal(None)

    def _fail(self, problem: Any) -> None:
        if not self.list.items:
            self.show_items([], View("inbox", self.tr("Nothing waits for you")))
        self.show_problem(problem)


def proposal_item(proposal: Proposal) -> Item:
    when = proposal.when.astimezone()
    said = " · ".join(part for part in (who_text(proposal.who), proposal.why) if part)
    return Item(proposal.id, proposal.path, said, short_day(when.date()), time_text(when), data=proposal)
