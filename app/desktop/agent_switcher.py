"""Whose memory the windows show, where there are several agents: one menu for tray, popup and library."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from app.desktop.status_text import describe

if TYPE_CHECKING:
    from app.config.options import Settings
    from app.desktop.background import Background
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus


class AgentSwitcher(QObject):
    """`switched(agent)` after a choice; `changed()` when names or the choice are to be shown anew."""

    switched = Signal(str)
    changed = Signal()

    def __init__(self, engine: Engine, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._engine, self._background = engine, background
        self._names: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        self._group = QActionGroup(self)
        self.menu_ = QMenu()
        self.menu_.aboutToShow.connect(self._ask_statuses)

    @property
    def menu(self) -> QMenu | None:
        """None while there is nothing to choose."""
        return self.menu_ if len(self._names) > 1 else None

    @property
    def name(self) -> str:
        """How the agent that is shown is called."""
        return self._names.get(self._engine.agent, self._engine.agent)

    def follow(self, settings: Settings) -> None:
        """Offer the agents that the settings know."""
        given = {agent.id: agent.name or agent.id for agent in settings.agents.list_}
        shown = dict.fromkeys((*settings.agent_ids, self._engine.home_agent))
        names = {agent: given.get(agent, agent) for agent in shown}
        if names != self._names:
            self._names = names
            self.menu_.clear()
            self._actions = {agent: self._action(agent, name) for agent, name in names.items()}
        self._tick()

    def choose(self, agent: str) -> None:
        if agent != self._engine.agent:
            self._engine.switch(agent)
            self.switched.emit(agent)
        self._tick()

    def _action(self, agent: str, name: str) -> QAction:
        action = self.menu_.addAction(name.replace("&", "&&"))
        action.setCheckable(True)
        self._group.addAction(action)
        action.triggered.connect(lambda _checked=False: self.choose(agent))
        return action

    def _tick(self) -> None:
        if action := self._actions.get(self._engine.agent):
            action.setChecked(True)
        self.changed.emit()

    def _ask_statuses(self) -> None:
        """Beside each name how that memory is, as far as it is open."""
        for agent in self._names:
            self._background.run(partial(self._engine.status, agent), self._show_status)

    def _show_status(self, status: EngineStatus) -> None:
        name, action = self._names.get(status.agent), self._actions.get(status.agent)
        if name and action:
            told = f"{name} — {describe(status).line}" if status.workspace else name
            action.setText(told.replace("&", "&&"))
