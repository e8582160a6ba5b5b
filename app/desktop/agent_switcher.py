"""Whose memory the windows show, where there are several agents: one menu for tray, popup and library."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

from app.desktop.status_text import describe, notes_count

if TYPE_CHECKING:
    from app.config.options import Settings
    from app.desktop.background import Background
    from app.engine.engine import Engine
    from app.engine.status import EngineStatus


LONGEST = 32
"""Signs of a name in the menu; names are the user's own, and may be sentences."""


class AgentSwitcher(QObject):
    """`switched(agent)` after a choice; `changed()` when names or the choice are to be shown anew."""

    switched = Signal(str)
    changed = Signal()

    def __init__(self, engine: Engine, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._engine, self._background = engine, background
        self._names: dict[str, str] = {}
        self._statuses: dict[str, EngineStatus] = {}
        self._actions: dict[str, QAction] = {}
        self._group = QActionGroup(self)
        self.menu_ = QMenu()
        self.menu_.setToolTipsVisible(True)
        self.menu_.setLayoutDirection(QGuiApplication.layoutDirection())  # not that of the button it hangs on
        self.menu_.aboutToShow.connect(self.ask_statuses)
        self.menu_.aboutToHide.connect(self._show_statuses)

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
        names = settings.agent_names
        names.setdefault(self._engine.home_agent, self._engine.home_agent)
        if names != self._names:
            self._names = names
            self.menu_.clear()
            self._actions = {agent: self._action(agent, name) for agent, name in names.items()}
            self.ask_statuses()
        self._tick()

    def choose(self, agent: str) -> None:
        if agent != self._engine.agent:
            self._engine.switch(agent)
            self.switched.emit(agent)
        self._tick()

    def _action(self, agent: str, name: str) -> QAction:
        action = self.menu_.addAction(_in_menu(name))
        action.setCheckable(True)
        self._group.addAction(action)
        action.triggered.connect(lambda _checked=False: self.choose(agent))
        return action

    def _tick(self) -> None:
        if action := self._actions.get(self._engine.agent):
            action.setChecked(True)
        self.changed.emit()

    def ask_statuses(self) -> None:
        """Learn how each memory is, as far as it is open, for when the menu is opened."""
        if self.menu is not None:
            for agent in self._names:
                self._background.run(partial(self._engine.status, agent), self._keep_status)

    def _keep_status(self, status: EngineStatus) -> None:
        self._statuses[status.agent] = status
        if not self.menu_.isVisible():  # an open menu that grows would hang over the window's edge
            self._show_statuses()

    def _show_statuses(self) -> None:
        """Beside each name the number of its notes, or what is wrong; all that is known as a tip."""
        for agent, action in self._actions.items():
            status, name = self._statuses.get(agent), self._names[agent]
            if status is None or not status.workspace:
                continue
            told = describe(status)
            beside = notes_count(status.notes) if status.notes else told.line
            action.setText(f"{_in_menu(name)}\t{_in_menu(beside)}")
            action.setToolTip("\n".join(part for part in (told.line, told.detail) if part))


def _in_menu(text: str) -> str:
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return short.replace("&", "&&")
