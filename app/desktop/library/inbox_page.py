"""What assistants would like to write: look at it, accept it, change it first, or decline it; one or many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.desktop.dates import short_day, time_text
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.proposal_pane import ProposalPane
from app.desktop.library.proposal_words import first_words
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import who_text
from app.desktop.popup.states import View
from app.desktop.status_text import number
from app.desktop.theme import Theme
from app.desktop.widgets.fitting import FittingButton, FittingChoice

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
        self.shown, self.who, self.all = FittingChoice(self), FittingChoice(self), FittingButton(self)
        choices = QHBoxLayout()
        choices.addWidget(self.shown, 1)
        choices.addWidget(self.who, 1)
        self.filters.addLayout(choices)
        self.head.addWidget(self.all)
        self._asked = 0
        self._read: list[Proposal] = []
        self._waiting = 0
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.list.allow_several()
        self.list.several.connect(lambda _count: self._choose())
        self.list.chosen.connect(lambda _item: self._choose())
        self.shown.currentIndexChanged.connect(lambda _index: self.load())
        self.who.currentIndexChanged.connect(lambda _index: self._list())
        self.all.clicked.connect(lambda _checked=False: self._mark_all())
        self.pane.hindered.connect(self._list)

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
        self.who.setAccessibleName(self.tr("Who"))
        self.all.setText(self.tr("Mark all"))
        self._fill_who()

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

    def _choose(self) -> None:
        """The same proposal is not shown anew: the person may be changing it."""
        marked = [item.data for item in reversed(self.list.marked)]  # as they were proposed
        if len(marked) > 1 and self._may_answer:
            if tuple(marked) != self.pane.marked:
                self.pane.show_several(marked)
            return
        proposal = self.list.current.data if self.list.current else None
        if proposal is None or proposal != self.pane.proposal:
            self.pane.show_proposal(proposal)

    @property
    def _may_answer(self) -> bool:
        return self.shown.currentIndex() == 0

    def _mark_all(self) -> None:
        self.list.selectAll()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_detail()

    def _show(self, proposals: list[Proposal], waiting: int) -> None:
        self.hide_problem()
        self.counted.emit(waiting)
        if self._may_answer:
            self.pane.answering.forget_others(each.id for each in proposals)
        self._read, self._waiting = proposals, waiting
        self._fill_who()
        self._list()

    def _fill_who(self) -> None:
        """Those who proposed something of this kind; the choice is there where there is one."""
        chosen = self.who.currentData()
        whos = sorted({each.who for each in self._read}, key=who_text)
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItem(self.tr("Everyone"), None)
        for who in whos:
            self.who.addItem(who_text(who), who)
        self.who.setCurrentIndex(max(0, self.who.findData(chosen) if chosen is not None else 0))
        self.who.blockSignals(False)
        self.who.setVisible(len(whos) > 1)

    def _list(self) -> None:
        who = self.who.currentData()
        proposals = [each for each in self._read if who in (None, each.who)]
        self.count.setText(number(len(proposals)) if proposals else "")
        self.all.setVisible(self._may_answer and len(proposals) > 1)
        if self._may_answer:
            text = self.tr("When an assistant may not write by itself, it proposes here what it would write.")
            empty = View("inbox", self.tr("Nothing waits for you"), text)
        else:
            empty = View("inbox", self.tr("Nothing here yet"))
        hindrances = self.pane.answering.hindrances
        self.show_items([proposal_item(each, hindered=each.id in hindrances) for each in proposals], empty)
        self._choose()

    def _fail(self, problem: Any) -> None:
        if not self.list.items:
            self.show_items([], View("inbox", self.tr("Nothing waits for you")))
        self.show_problem(problem)


def proposal_item(proposal: Proposal, *, hindered: bool = False) -> Item:
    when = proposal.when.astimezone()
    failed = QCoreApplication.translate("InboxPage", "Could not be written") if hindered else ""
    said = " · ".join(part for part in (failed, who_text(proposal.who), first_words(proposal.text)) if part)
    icon = "warning" if hindered else ""
    day, time = short_day(when.date()), time_text(when)
    return Item(proposal.id, proposal.path, said, day, time, icon=icon, data=proposal)
