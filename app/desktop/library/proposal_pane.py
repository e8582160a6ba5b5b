"""One proposal, or several that are marked: what they would change, and the answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.desktop.library.answering import Answering, Wish
from app.desktop.library.detail import LEAST, DetailPane
from app.desktop.library.editor import Editor
from app.desktop.library.proposal_words import (
    ProposalCounts,
    clash_text,
    counted_by,
    head_line,
    hindrance_view,
    story,
)
from app.desktop.popup.states import View
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.pages import Pages
from app.engine.ledger import Diff, DiffLine, NotDone, Preview, diff_texts

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Proposal
    from app.engine.library import Library
    from app.errors import MemoroError


class ProposalPane(DetailPane):
    """`done(text)` after an answer; `hindered()` when one could not be carried out."""

    done = Signal(str)
    hindered = Signal()

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, library, background, parent)
        self.proposal: Proposal | None = None
        """The one that is shown; None where none is, or several."""
        self.marked: tuple[Proposal, ...] = ()
        self._seen: str | None = None
        """The hash of the note that its difference was made with; None while that is not known."""
        self._changed: dict[int, str] = {}
        """By proposal: what the person made of its text and has not accepted yet."""
        self._reasons: dict[int, str] = {}
        """By proposal: the reason that was typed and not sent yet."""
        self.answering = Answering(library, background, self)
        self.editor = Editor(theme, self)
        self.editor.setMinimumHeight(LEAST)
        self.reason = QLineEdit(self)
        self.reason.setProperty("role", "filter")
        self.accept, self.change, self.reject = (FittingButton(self) for _ in range(3))
        self.accept.setProperty("role", "main")
        self._connect()
        self._lay_out()
        self.retranslate()
        self.show_proposal(None)

    def _connect(self) -> None:
        self.accept.clicked.connect(lambda _checked=False: self._accept())
        self.change.clicked.connect(lambda _checked=False: self._change())
        self.reject.clicked.connect(lambda _checked=False: self._reject())
        self.reason.returnPressed.connect(self._reject)
        self.editor.done_wanted.connect(self._stop_changing)
        self.editor.save_wanted.connect(self._accept)
        self.answering.answered.connect(self._answered)
        self.answering.hindered.connect(self._hindered)

    def _lay_out(self) -> None:
        self._body = Pages(self)
        self._body.addWidget(self.difference)
        self._body.addWidget(self.editor)
        self._answers = QWidget(self)
        answers = QVBoxLayout(self._answers)
        answers.setContentsMargins(Space.l, Space.s, Space.l, Space.m)
        answers.setSpacing(Space.s)
        first, second = QHBoxLayout(), Flow(Space.s, at_right=True)
        first.addWidget(self.reason, 1)
        first.addWidget(self.reject)
        second.addWidget(self.change)
        second.addWidget(self.accept)
        answers.addLayout(first)
        answers.addLayout(second)
        self._put_together(self._body, self._answers)

    def retranslate(self) -> None:
        several = len(self.marked)
        counts = ProposalCounts()
        self.accept.setText(counts.accept(several) if several else self.tr("Accept"))
        self.change.setText(self.tr("Change it first…"))
        self.reject.setText(counts.reject(several) if several else self.tr("Decline"))
        self.reason.setPlaceholderText(self.tr("Why not? The assistant is told (optional)."))
        self.reason.setAccessibleName(self.tr("Why not? The assistant is told (optional)."))
        self.difference.setAccessibleName(self.tr("What it would change"))
        self.editor.setAccessibleName(self.tr("The text of the proposal"))

    def show_proposal(self, proposal: Proposal | None) -> None:
        self._keep_typed()
        self.proposal, self.marked, self._seen = proposal, (), None
        self.banner.show_view(None)
        self.retranslate()
        if proposal is None:
            self.show_state(View("inbox", self.tr("Choose a proposal to see what it would change.")))
            return
        self.reason.setText(self._reasons.get(proposal.id, ""))
        waiting = proposal.state == "waiting"
        self._answers.setVisible(waiting)
        self._show_difference()
        self._show_head(proposal)
        if not waiting:
            self.difference.show_diff(diff_texts("", proposal.text))
            return
        self.difference.show_diff(None)
        self._look(proposal)
        if proposal.id in self._changed:
            self._show_editor(proposal)

    def show_several(self, proposals: Sequence[Proposal]) -> None:
        """All that are marked, to be answered together; each with what the person made of it before."""
        self._keep_typed()
        self.proposal, self.marked, self._seen = None, tuple(proposals), None
        self.banner.show_view(None)
        self.retranslate()
        self.reason.clear()
        self._answers.show()
        self._show_difference()
        self.change.hide()
        self.show_head(ProposalCounts().marked(len(proposals)), counted_by(proposals), "")
        self.difference.show_diff(
            _together([(each.path, self._changed.get(each.id, each.text)) for each in proposals])
        )

    def _show_head(self, proposal: Proposal) -> None:
        self.show_head(proposal.path, head_line(proposal, self._seen), story(proposal))

    def _look(self, proposal: Proposal) -> None:
        """What accepting would do to the note as it is now."""
        work = lambda: self._library.inbox.preview(proposal.id)  # noqa: E731
        self._background.run(
            work,
            lambda preview: self._show_preview(proposal.id, preview),
            lambda why: self._fail(proposal, why),
        )

    def _show_preview(self, number: int, preview: Preview | NotDone) -> None:
        proposal = self.proposal
        if proposal is None or proposal.id != number:
            return
        if isinstance(preview, NotDone):
            self.banner.show_view(hindrance_view(preview))
            return
        self._seen = preview.hash
        self._show_head(proposal)
        self.difference.show_diff(preview.diff)
        if why := self.answering.hindrances.get(number):
            self.banner.show_view(hindrance_view(why))
        elif preview.diff.status == "clash":
            self.banner.show_view(View("warning", clash_text()))

    def _show_difference(self) -> None:
        self._body.setCurrentWidget(self.difference)
        self.change.setVisible(True)

    def _change(self) -> None:
        if self.proposal:
            self._show_editor(self.proposal)
            self.editor.setFocus()

    def _show_editor(self, proposal: Proposal) -> None:
        self.editor.show_text(self._changed.get(proposal.id, proposal.text))
        self._body.setCurrentWidget(self.editor)
        self.change.setVisible(False)

    def _stop_changing(self) -> None:
        self._keep_typed()
        self._show_difference()

    def _keep_typed(self) -> None:
        """Another proposal may be looked at meanwhile: nothing that was typed is lost."""
        proposal = self.proposal
        if proposal is None:
            return
        _keep(self._reasons, proposal.id, self.reason.text())
        if self._body.currentWidget() is self.editor:
            text = self.editor.toPlainText()
            _keep(self._changed, proposal.id, "" if text == proposal.text else text)

    # Answers

    def _accept(self) -> None:
        proposal = self.proposal
        if self.marked:
            self.answering.accept([Wish(each, self._changed.get(each.id)) for each in self.marked])
        elif proposal is not None and proposal.state == "waiting":
            text = self.editor.toPlainText() if self._body.currentWidget() is self.editor else proposal.text
            edited = None if text == proposal.text else text
            self.answering.accept([Wish(proposal, edited, self._seen)])

    def _reject(self) -> None:
        proposals = self.marked or (self.proposal,)
        waiting = [each for each in proposals if each and each.state == "waiting"]
        if waiting:
            self.answering.reject(waiting, self.reason.text().strip())

    def _answered(self, proposals: list[Proposal], text: str) -> None:
        """What was typed for them is written, or not wanted."""
        for proposal in proposals:
            self._changed.pop(proposal.id, None)
            if self.proposal is not None and self.proposal.id == proposal.id:
                self._show_difference()
                self.reason.clear()
            self._reasons.pop(proposal.id, None)
        self.done.emit(text)

    def _hindered(self, proposals: list[Proposal]) -> None:
        """The reason stays with each; the one that is shown is compared with its note anew."""
        for proposal in proposals:
            if self.proposal is not None and self.proposal.id == proposal.id:
                view = hindrance_view(self.answering.hindrances[proposal.id])
                self.banner.forget_dismissal(view)
                self.banner.show_view(view)
                self._look(proposal)
        self.hindered.emit()

    def _fail(self, proposal: Proposal, why: MemoroError) -> None:
        if self.proposal is not None and self.proposal.id == proposal.id:
            self.banner.show_view(hindrance_view(why))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _keep(typed: dict[int, str], number: int, text: str) -> None:
    if text:
        typed[number] = text
    else:
        typed.pop(number, None)


def _together(texts: Sequence[tuple[str, str]]) -> Diff:
    """Each under the name of its note."""
    return Diff(
        tuple(
            (
                DiffLine("same", None, None, path),
                *(DiffLine("added", None, at, line) for at, line in enumerate(text.split("\n"), 1)),
            )
            for path, text in texts
        )
    )
