"""What a connected assistant may do: with which notes, whose memory, and who reads its conversations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFormLayout, QVBoxLayout, QWidget

from app.desktop.theme import Space
from app.desktop.widgets.fitting import Choice
from app.desktop.widgets.labels import Label, quiet, say
from app.desktop.widgets.wheel import guard_wheel

if TYPE_CHECKING:
    from app.bridge.assistants import Assistant


class RightsForm(QWidget):
    """`wanted({right: value})`: the person chose otherwise."""

    wanted = Signal(dict)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        trusts = {
            "read": QCoreApplication.translate("Choices", "Read only"),
            "propose": QCoreApplication.translate("Choices", "Propose"),
            "write": QCoreApplication.translate("Choices", "Write"),
        }
        sessions = {"direct": self.tr("Private"), "group": self.tr("Read by others")}
        self._left, self._right = QFormLayout(), QFormLayout()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.curated = self._choice(self._left, "curated", self.tr("Lasting notes"), trusts)
        self.daily = self._choice(self._left, "daily", self.tr("Daily log"), trusts)
        self.session = self._choice(self._right, "session", self.tr("Conversations"), sessions)
        self.agent = self._choice(self._right, "agent", self.tr("Whose memory"), {})
        for column in (self._left, self._right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(Space.s)
            self._columns.addLayout(column)
        self._columns.addStretch(1)
        self.stack(False)
        self.meaning = quiet(parent=self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addLayout(self._columns)
        layout.addWidget(self.meaning)

    def _choice(self, column: QFormLayout, right: str, label: str, names: dict[str, str]) -> QComboBox:
        box, words = Choice(self), Label(self, label)
        box.setAccessibleName(f"{self._name}: {label}")
        words.setBuddy(box)
        for value, text in names.items():
            box.addItem(text, value)
        guard_wheel(box)
        box.activated.connect(lambda _index: self.wanted.emit({right: str(box.currentData())}))
        column.addRow(words, box)
        return box

    def stack(self, stacked: bool) -> None:
        """Two columns, or in a narrow page one, with each choice below its words."""
        way, wrap = QBoxLayout.Direction, QFormLayout.RowWrapPolicy
        self._columns.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self._columns.setSpacing(Space.s if stacked else Space.l)
        for column in (self._left, self._right):
            column.setRowWrapPolicy(wrap.WrapAllRows if stacked else wrap.DontWrapRows)

    def show_rights(self, known: Assistant, agents: Sequence[tuple[str, str]]) -> None:
        """`agents` are ids with names. The choice among them is there where there is one."""
        for box, value in ((self.curated, known.curated), (self.daily, known.daily)):
            box.setCurrentIndex(box.findData(value))
        self.session.setCurrentIndex(self.session.findData(known.session))
        self._show_agents(known.agent, agents)
        text = self.tr("It gets no citations, and MEMORY.md stays closed to it.")
        say(self.meaning, text if known.session == "group" else "")

    def _show_agents(self, chosen: str, agents: Sequence[tuple[str, str]]) -> None:
        if chosen not in dict(agents):  # taken out of the settings, but not from this assistant
            agents = [*agents, (chosen, chosen)]
        present = [(self.agent.itemData(at), self.agent.itemText(at)) for at in range(self.agent.count())]
        if present != list(agents):
            self.agent.clear()
            for agent, name in agents:
                self.agent.addItem(name, agent)
        self.agent.setCurrentIndex(self.agent.findData(chosen))
        self._right.setRowVisible(self.agent, len(agents) > 1)
