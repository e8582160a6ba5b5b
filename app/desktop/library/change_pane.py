"""One change: who, when, why, the difference, and the ways back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from app.desktop.dates import moment_text
from app.desktop.library.detail import DetailPane
from app.desktop.library.refusals import refusal
from app.desktop.library.words import author_text, kind_text, why_text
from app.desktop.popup.states import Offer, View
from app.desktop.problems import in_words
from app.desktop.punctuation import quoted, sentences
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow
from app.engine.ledger import Conflict, Diff, NotDone, Saved, UndoConflict

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Change
    from app.engine.library import Library
    from app.errors import MemoroError


class ChangePane(DetailPane):
    """`open_wanted(path)`; `done(text)` after a way back was taken."""

    open_wanted = Signal(str)
    done = Signal(str)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, library, background, parent)
        self.change: Change | None = None
        self.undo, self.restore, self.open = (FittingButton(self) for _ in range(3))
        self.undo.setProperty("role", "main")
        self._offer: Callable[[], None] | None = None
        self.undo.clicked.connect(lambda _checked=False: self.take_back())
        self.restore.clicked.connect(lambda _checked=False: self.put_back("after"))
        self.open.clicked.connect(lambda _checked=False: self._open())
        self.banner.offered.connect(lambda _offer: self._offer() if self._offer else None)
        self._put_together(self.difference, self._answers())
        self.retranslate()
        self.show_change(None)

    def _answers(self) -> QWidget:
        answers = QWidget(self)
        buttons = Flow(Space.s, answers, at_right=True)
        buttons.setContentsMargins(Space.l, Space.s, Space.l, Space.m)
        for button in (self.open, self.restore, self.undo):
            buttons.addWidget(button)
        return answers

    def retranslate(self) -> None:
        self.difference.setAccessibleName(self.tr("What changed"))
        self.restore.setText(self.tr("Go back to this version"))
        self.open.setText(self.tr("Open the note"))
        self._name_undo()

    def _name_undo(self) -> None:
        gone = self.change is not None and self.change.kind == "deleted"
        self.undo.setText(self.tr("Bring the note back") if gone else self.tr("Undo this change"))
        self.restore.setVisible(not gone)

    def show_change(self, change: Change | None) -> None:
        self.change = change
        self.banner.show_view(None)
        if change is None:
            self.show_state(View("history", self.tr("Choose a change to see what it did.")))
            return
        renamed = f" ({change.old_path} → {change.path})" if change.old_path else ""
        line = f"{author_text(change)} · {moment_text(change.when)} · {kind_text(change)}{renamed}"
        self._name_undo()
        self.difference.show_diff(None)
        self.show_head(change.path, line, quoted(why_text(change.why)))
        number = change.id
        self._background.run(
            lambda: self._library.history.diff(number), lambda diff: self._show_diff(number, diff), self._fail
        )

    def _show_diff(self, number: int, diff: Diff | None) -> None:
        if self.change is None or self.change.id != number:
            return
        self.difference.show_diff(diff)
        notes = {
            "thinned": refusal("thinned", ""),
            "not_text": self.tr("This version is not text that could be shown."),
            "form": self.tr("Only line ends or the encoding changed; the words are the same."),
        }
        if diff is not None and diff.status in notes:
            self._say(View("note", notes[diff.status]))

    # Ways back

    def take_back(self) -> None:
        change = self.change
        if change is None:
            return
        editor = lambda: self._library.editor  # noqa: E731  # made on the worker's thread, since it opens files
        if change.kind == "deleted":
            self._run(lambda: editor().bring_back(change.path), self.tr("The note is back."))
        else:
            self._run(lambda: editor().undo(change.id), self.tr("The change was undone."))

    def put_back(self, which: str) -> None:
        change = self.change
        if change is not None:
            self._run(
                lambda: self._library.editor.restore(change.id, which),  # type: ignore[arg-type]
                self.tr("The note is as it was then. The newer version stays in the history."),
            )

    def _run(self, work: Callable[[], Any], text: str) -> None:
        self._background.run(work, lambda result: self._finished(result, text), self._fail)

    def _finished(self, result: Any, text: str) -> None:
        if isinstance(result, Saved):
            same = result.change is None
            self.done.emit(self.tr("Nothing to do: the note is like that already.") if same else text)
        elif isinstance(result, UndoConflict):
            self._explain(result)
        elif isinstance(result, NotDone):
            self._say(View("warning", refusal(result.code, result.reason)))
        elif isinstance(result, Conflict):
            self._say(View("warning", self.tr("Another program is changing the note right now. Try again.")))

    def _explain(self, conflict: UndoConflict) -> None:
        """Undoing one change among later ones is not always possible; the whole earlier version always is."""
        text = refusal(conflict.code, conflict.reason)
        if conflict.code in {"overlap", "not_text"}:
            view = View("warning", text, button=self.tr("Go back to the version before it"), offer=Offer.OWN)
            self._say(view, lambda: self.put_back("before"))
        else:
            self._say(View("warning", text))

    def _fail(self, problem: MemoroError) -> None:
        told = in_words(problem)
        self._say(View("problem", told.title, sentences(told.message, told.action), kind="problem"))

    def _say(self, view: View, offer: Callable[[], None] | None = None) -> None:
        self._offer = offer
        self.banner.show_view(None)
        self.banner.show_view(view)

    def _open(self) -> None:
        if self.change:
            self.open_wanted.emit(self.change.path)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
