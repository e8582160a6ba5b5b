"""What a connected assistant may do: with which notes, whose memory, and who reads its conversations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from app.desktop.theme import Space
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
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(Space.s)
        self._grid.setVerticalSpacing(Space.s)
        self._grid.setColumnMinimumWidth(2, Space.m)
        self._grid.setColumnStretch(5, 1)
        self.curated = self._choice("curated", self.tr("Lasting notes"), trusts)
        self.daily = self._choice("daily", self.tr("Daily log"), trusts)
        self.session = self._choice("session", self.tr("Conversations"), sessions)
        self.agent = self._choice("agent", self.tr("Whose memory"), {})
        self.meaning = quiet(parent=self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addLayout(self._grid)
        layout.addWidget(self.meaning)

    def _choice(self, right: str, label: str, names: dict[str, str]) -> QComboBox:
        box, words = QComboBox(self), Label(self, label)
        box.setAccessibleName(f"{self._name}: {label}")
        words.setBuddy(box)
        for value, text in names.items():
            box.addItem(text, value)
        guard_wheel(box)
        box.activated.connect(lambda _index: self.wanted.emit({right: str(box.currentData())}))
        row, column = divmod(self._grid.count() // 2, 2)
        self._grid.addWidget(words, row, 3 * column)
        self._grid.addWidget(box, row, 3 * column + 1)
        return box

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
        for at in range(self._grid.count()):
            widget = self._grid.itemAt(at).widget()
            if widget is self.agent or (isinstance(widget, QLabel) and widget.buddy() is self.agent):
                widget.setVisible(len(agents) > 1)
