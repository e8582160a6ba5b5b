"""One proposal: what it would change, and the three answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.desktop.dates import moment_text
from app.desktop.library.detail import LEAST, DetailPane
from app.desktop.library.editor import Editor
from app.desktop.library.refusals import refusal
from app.desktop.library.words import who_text
from app.desktop.popup.states import View
from app.desktop.problems import in_words
from app.desktop.punctuation import quoted, sentences
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.pages import Pages
from app.engine.ledger import Conflict, Diff, NotDone, Saved

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Proposal
    from app.engine.library import Library
    from app.errors import MemoroError


class ProposalPane(DetailPane):
    """`done(text)` after an answer; `open_wanted(path)`."""

    done = Signal(str)
    open_wanted = Signal(str)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, library, background, parent)
        self.proposal: Proposal | None = None
        self._changed: dict[int, str] = {}
        """By proposal: what the person made of its text and has not accepted yet."""
        self.editor = Editor(theme, self)
        self.editor.setMinimumHeight(LEAST)
        self.reason = QLineEdit(self)
        self.reason.setProperty("role", "filter")
        self.accept, self.change, self.reject = (FittingButton(self) for _ in range(3))
        self.accept.setProperty("role", "main")
        self.accept.clicked.connect(lambda _checked=False: self._accept())
        self.change.clicked.connect(lambda _checked=False: self._change())
        self.reject.clicked.connect(lambda _checked=False: self._reject())
        self.reason.returnPressed.connect(self._reject)
        self.editor.done_wanted.connect(self._stop_changing)
        self.editor.save_wanted.connect(self._accept)
        self._lay_out()
        self.retranslate()
        self.show_proposal(None)

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
        self.accept.setText(self.tr("Accept"))
        self.change.setText(self.tr("Change it first…"))
        self.reject.setText(self.tr("Decline"))
        self.reason.setPlaceholderText(self.tr("Why not? (optional)"))
        self.reason.setAccessibleName(self.tr("Why not? (optional)"))
        self.difference.setAccessibleName(self.tr("What it would change"))
        self.editor.setAccessibleName(self.tr("The text of the proposal"))

    def show_proposal(self, proposal: Proposal | None) -> None:
        self._keep_changed()
        self.proposal = proposal
        self.banner.show_view(None)
        if proposal is None:
            self.show_state(View("inbox", self.tr("Choose a proposal to see what it would change.")))
            return
        what = self.tr("adds to the note") if proposal.kind == "append" else self.tr("rewrites the note")
        line = f"{who_text(proposal.who)} · {moment_text(proposal.when)} · {what}"
        why = quoted(proposal.why)
        if proposal.reason:
            declined = self.tr("Declined: %1").replace("%1", proposal.reason)
            why = "\n".join(part for part in (why, declined) if part)
        self.reason.clear()
        waiting = proposal.state == "waiting"
        self._answers.setVisible(waiting)
        self._show_difference()
        self.show_head(proposal.path, line, why)
        self._show_diff(proposal.id, None)
        if waiting:
            work = lambda: self._library.inbox.diff(proposal.id)  # noqa: E731
            self._background.run(work, lambda diff: self._show_diff(proposal.id, diff), self._fail)
        else:
            self.difference.setPlainText(proposal.text)
        if waiting and proposal.id in self._changed:
            self._show_editor(proposal)

    def _show_diff(self, number: int, diff: Diff | NotDone | None) -> None:
        if self.proposal is None or self.proposal.id != number:
            return
        if isinstance(diff, NotDone):
            self._warn(refusal(diff.code, diff.reason))
            return
        self.difference.show_diff(diff)
        if diff is not None and diff.status == "clash":
            self._warn(self._clash())

    def _clash(self) -> str:
        return self.tr("The note was changed since, in the same lines. Change the proposal first.")

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
        self._keep_changed()
        self._show_difference()

    def _keep_changed(self) -> None:
        """Another proposal may be looked at meanwhile: nothing that was typed is lost."""
        proposal = self.proposal
        if proposal is None or self._body.currentWidget() is not self.editor:
            return
        text = self.editor.toPlainText()
        if text == proposal.text:
            self._changed.pop(proposal.id, None)
        else:
            self._changed[proposal.id] = text

    # Answers

    def _accept(self) -> None:
        proposal = self.proposal
        if proposal is None or proposal.state != "waiting":
            return
        edited = self.editor.toPlainText() if self._body.currentWidget() is self.editor else None
        self._background.run(
            lambda: self._library.inbox.accept(proposal.id, edited),
            lambda result: self._accepted(proposal, result),
            self._fail,
        )

    def _accepted(self, proposal: Proposal, result: Any) -> None:
        if isinstance(result, Saved):
            self._answered(proposal)
            self.done.emit(self.tr("Accepted and written to %1.").replace("%1", result.path))
        elif isinstance(result, Conflict):
            self._warn(self._clash())
        elif isinstance(result, NotDone):
            self._warn(refusal(result.code, result.reason))

    def _reject(self) -> None:
        proposal, reason = self.proposal, self.reason.text().strip()
        if proposal is None or proposal.state != "waiting":
            return

        def told(result: Any) -> None:
            if isinstance(result, NotDone):
                self._warn(refusal(result.code, result.reason))
            else:
                self._answered(proposal)
                self.done.emit(self.tr("Declined. Nothing was written."))

        self._background.run(lambda: self._library.inbox.reject(proposal.id, reason), told, self._fail)

    def _answered(self, proposal: Proposal) -> None:
        """What was typed for it is written, or not wanted."""
        self._changed.pop(proposal.id, None)
        if self.proposal is proposal:
            self._show_difference()

    def _fail(self, problem: MemoroError) -> None:
        told = in_words(problem)
        self.banner.show_view(None)
        text = sentences(told.message, told.action)
        self.banner.show_view(View("problem", told.title, text, kind="problem"))

    def _warn(self, text: str) -> None:
        self.banner.show_view(None)
        self.banner.show_view(View("warning", text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
