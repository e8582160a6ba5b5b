"""Who asked what and when, the newest first."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.dates import moment_text
from app.desktop.settings.assistants import words
from app.desktop.theme import Space
from app.desktop.widgets.card import margins
from app.desktop.widgets.labels import quiet
from app.desktop.widgets.larger import larger
from app.desktop.widgets.turning import Turning

if TYPE_CHECKING:
    from app.bridge.activity import Act

HEIGHT = 220


class ActivityList(QWidget):
    """`clear_wanted`: the person wants all of it forgotten."""

    clear_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[Act, ...] | None = None
        self.list, self.clear = QListWidget(self), Button(self.tr("Clear"), self)
        self.list.setProperty("role", "values")
        self.list.setAccessibleName(self.tr("Activity"))
        self.list.setFixedHeight(round(HEIGHT * larger(self)))
        self.list.setWordWrap(True)
        self.empty = quiet(self.tr("Nobody has asked anything yet."), self)
        self.clear.setAccessibleName(self.tr("Clear the activity"))
        self.clear.clicked.connect(lambda _checked=False: self.clear_wanted.emit())
        note = self.tr("Kept on this computer only; the last 100 calls are shown.")
        top = Turning(quiet(note, self), self.clear)
        self.stack = top.stack
        whole = QVBoxLayout(self)
        margins(whole)
        whole.setSpacing(Space.s)
        whole.addLayout(top)
        whole.addWidget(self.empty)
        whole.addWidget(self.list)

    def show_acts(self, acts: tuple[Act, ...], names: dict[str, str]) -> None:
        """`names` are the assistants' names by their ids."""
        if acts == self._shown:
            return
        self._shown = acts
        at = self.list.verticalScrollBar().value()
        self.list.clear()
        for act in acts:
            self.list.addItem(QListWidgetItem(_line(act, names.get(act.assistant, act.assistant))))
        self.list.verticalScrollBar().setValue(at)
        self.list.setVisible(bool(acts))
        self.empty.setVisible(not acts)
        self.clear.setEnabled(bool(acts))


def _line(act: Act, name: str) -> str:
    when = moment_text(datetime.fromisoformat(act.when))
    what = words.quoted(act.what) if act.what else ""
    parts = (when, name, " ".join((words.tool_text(act.tool), what)).strip(), words.outcome_text(act.outcome))
    return " · ".join(part for part in parts if part)
