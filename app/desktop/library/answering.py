"""The answers to proposals, one or many at a time; what could not be written keeps its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.desktop.library.proposal_words import Hindrance, ProposalCounts
from app.engine.ledger import Conflict, NotDone, Saved
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Proposal
    from app.engine.library import Library


class Wish(NamedTuple):
    """A proposal to accept: with what a person made of it, and the note (its hash) that they were shown."""

    proposal: Proposal
    text: str | None = None
    seen: str | None = None


class Answering(QObject):
    """`answered(proposals, text)`: these are decided. `hindered(proposals)`: these could not be written."""

    answered = Signal(list, str)
    hindered = Signal(list)

    def __init__(self, library: Library, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._background = library, background
        self._under_way: set[int] = set()
        self.hindrances: dict[int, Hindrance] = {}
        """By proposal: why it could not be accepted when that was last tried."""

    def accept(self, wishes: Sequence[Wish]) -> None:
        inbox = lambda: self._library.inbox  # noqa: E731  # made on the worker's thread, since it opens files

        def one(wish: Wish) -> Saved | Hindrance:
            try:
                return inbox().accept(wish.proposal.id, wish.text, seen_hash=wish.seen)
            except MemoroError as problem:  # the others may be for a note that can be written
                return problem

        wanted = [wish for wish in wishes if wish.proposal.id not in self._under_way]
        self._run(wanted, lambda: [(wish.proposal, one(wish)) for wish in wanted], self._accepted)

    def reject(self, proposals: Sequence[Proposal], reason: str) -> None:
        def one(proposal: Proposal) -> Proposal | Hindrance:
            try:
                return self._library.inbox.reject(proposal.id, reason)
            except MemoroError as problem:
                return problem

        wanted = [Wish(each) for each in proposals if each.id not in self._under_way]
        self._run(wanted, lambda: [(wish.proposal, one(wish.proposal)) for wish in wanted], self._rejected)

    def forget_others(self, waiting: Iterable[int]) -> None:
        """What was decided meanwhile, or by another window, needs no reason any more."""
        left = set(waiting)
        self.hindrances = {number: why for number, why in self.hindrances.items() if number in left}

    def _run(self, wishes: Sequence[Wish], work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """A second click on the same button asks for nothing."""
        if not wishes:
            return
        numbers = {wish.proposal.id for wish in wishes}
        self._under_way |= numbers

        def done(results: Any) -> None:
            self._under_way -= numbers
            then(results)

        def failed(problem: MemoroError) -> None:
            done([(wish.proposal, problem) for wish in wishes])

        self._background.run(work, done, failed)

    def _accepted(self, results: Sequence[tuple[Proposal, Saved | Hindrance]]) -> None:
        saved = [(proposal, done) for proposal, done in results if isinstance(done, Saved)]
        text = ProposalCounts().accepted(len(saved))
        if len(saved) == 1:
            done = saved[0][1]
            written = self.tr("Accepted and written to %1.")
            known = self.tr("Accepted. Nothing was written: %1 had it already.")
            text = (written if done.change else known).replace("%1", done.path)
        self._tell([proposal for proposal, _ in saved], text, results)

    def _rejected(self, results: Sequence[tuple[Proposal, Proposal | Hindrance]]) -> None:
        gone = [proposal for proposal, done in results if not _hinders(done)]
        one = self.tr("Declined. Nothing was written.")
        self._tell(gone, one if len(gone) == 1 else ProposalCounts().rejected(len(gone)), results)

    def _tell(self, decided: list[Proposal], text: str, results: Sequence[tuple[Proposal, object]]) -> None:
        left = {proposal.id: done for proposal, done in results if _hinders(done)}
        for proposal in decided:
            self.hindrances.pop(proposal.id, None)
        self.hindrances.update(left)  # type: ignore[arg-type]
        if left and len(results) > 1:
            failed = ProposalCounts().failed(len(left))
            text = f"{text} {failed}" if decided else failed
        if decided or len(results) > 1:
            self.answered.emit(decided, text)
        if left:
            self.hindered.emit([proposal for proposal, done in results if _hinders(done)])


def _hinders(done: object) -> bool:
    return isinstance(done, Conflict | NotDone | MemoroError)
