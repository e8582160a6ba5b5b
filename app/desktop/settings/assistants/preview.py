"""The change of an assistant's configuration, shown before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fixed_font import fixed_font
from app.desktop.library.diff_view import DiffView
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.answers import Answers
from app.desktop.widgets.labels import heading, quiet
from app.desktop.widgets.larger import larger

if TYPE_CHECKING:
    from app.bridge.connect.connecting import Change
    from app.engine.ledger import Diff, DiffLine

WIDTH, HEIGHT = 620, 420


class PreviewDialog(QDialog):
    """`accepted`: the change is wanted. Nothing is written here."""

    def __init__(self, change: Change, diff: Diff, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        title = self.tr("Connect %1").replace("%1", change.client.name)
        self.setWindowTitle(title)
        shown = whole_entries(without_commas(diff), change.after)
        self.diff = DiffView(theme, self)
        self.diff.setFont(fixed_font())
        self.diff.setAccessibleName(self.tr("The change"))
        self.diff.show_diff(shown)
        self.words = quiet(self._words(change, shown), self)
        self.ok, cancel = Button(self.tr("Connect"), self), Button(self.tr("Cancel"), self)
        self.ok.setProperty("role", "main")
        self.ok.setDefault(True)
        self.ok.clicked.connect(lambda _checked=False: self.accept())
        cancel.clicked.connect(lambda _checked=False: self.reject())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.l)
        layout.setSpacing(Space.m)
        layout.addWidget(heading(title, self, Type.heading))
        layout.addWidget(self.words)
        layout.addWidget(self.diff, 1)
        layout.addWidget(Answers(self.ok, cancel, self))
        self.resize(round(WIDTH * larger(self)), round(HEIGHT * larger(self)))
        self.ok.setFocus()

    def _words(self, change: Change, shown: Diff) -> str:
        if not change.is_needed:
            return self.tr("Its configuration already has the entry.")
        if change.before is None:
            text = self.tr("These lines are written to %1, which is made for them.")
        elif any(line.kind == "removed" for hunk in shown.hunks for line in hunk):
            text = self.tr("These lines of %1 are changed; the file as it is now is kept beside it.")
        else:
            text = self.tr("These lines are added to %1; the file as it is now is kept beside it.")
        return text.replace("%1", str(change.file))


def without_commas(diff: Diff) -> Diff:
    """The difference without lines that only get a comma, or lose it, since another one comes behind them."""
    hunks = []
    for hunk in diff.hunks:
        bare = {kind: {line.text.rstrip(",") for line in hunk if line.kind == kind} for kind in _OTHER}
        hunks.append(
            tuple(
                line for line in hunk if line.text.rstrip(",") not in bare.get(_OTHER.get(line.kind, ""), ())
            )
        )
    return replace(diff, hunks=tuple(filter(None, hunks)))


def whole_entries(diff: Diff, after: str) -> Diff:
    """What was added from its name to its own closing bracket.

    Where an entry comes behind another one, a comparison of lines takes the bracket of the one before for new
    and its last one for old: `},` at the beginning, and none at the end. `after` is the whole new text.
    """
    lines = after.replace("\r\n", "\n").split("\n")
    return replace(diff, hunks=tuple(_moved_down(hunk, lines) for hunk in diff.hunks))


def _moved_down(hunk: tuple[DiffLine, ...], lines: Sequence[str]) -> tuple[DiffLine, ...]:
    first, last = hunk[0], hunk[-1]
    if last.after is None or any(line.kind != "added" for line in hunk) or last.after >= len(lines):
        return hunk
    below = lines[last.after]
    if first.text.strip() not in {"},", "],"} or below != first.text.rstrip().removesuffix(","):
        return hunk
    return (*hunk[1:], replace(last, after=last.after + 1, text=below, marks=()))


_OTHER = {"added": "removed", "removed": "added"}
