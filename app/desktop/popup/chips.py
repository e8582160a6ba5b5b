"""Beside the question: whose memory is asked, and what of it. Each is there only where there is a choice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from app.desktop.theme import Space, Theme
from app.desktop.widgets.chip import Chip

EVERYTHING, NOTES, TALKS = "", "memory", "sessions"


class Chips(QWidget):
    """`source_wanted(source)`: one of EVERYTHING, NOTES, TALKS. The agents' menu is somebody else's."""

    source_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.source = EVERYTHING
        self.agents, self.sources = Chip(theme, self), Chip(theme, self)
        self._menu = QMenu(self)
        group = QActionGroup(self)
        self._actions = {source: self._menu.addAction("") for source in (EVERYTHING, NOTES, TALKS)}
        for source, action in self._actions.items():
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _checked=False, source=source: self.choose(source))
        self._actions[EVERYTHING].setChecked(True)
        self.sources.setMenu(self._menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.xs)
        layout.addWidget(self.sources)
        layout.addWidget(self.agents)
        self.retranslate()

    def retranslate(self) -> None:
        texts = {
            EVERYTHING: self.tr("Everything"),
            NOTES: self.tr("Notes"),
            TALKS: self.tr("Conversations"),
        }
        for source, action in self._actions.items():
            action.setText(texts[source])
        self.sources.setText(texts[self.source])
        self.sources.setAccessibleName(self.tr("What is searched: %1").replace("%1", texts[self.source]))
        self.sources.setToolTip(self.tr("What is searched"))
        self.agents.setToolTip(self.tr("Whose memory is searched"))

    def show_sources(self, offered: bool) -> None:
        """Whether there are conversations beside the notes."""
        self.sources.setVisible(offered)
        if not offered and self.source:
            self.choose(EVERYTHING)

    def show_agent(self, name: str, menu: QMenu | None) -> None:
        """The agent whose memory is shown, with the menu to choose another; no menu: there is no other."""
        self.agents.setMenu(menu)  # type: ignore[arg-type]  # Qt takes None, for no menu
        self.agents.setText(name)
        self.agents.setAccessibleName(self.tr("Whose memory is searched: %1").replace("%1", name))
        self.agents.setVisible(menu is not None)

    def choose(self, source: str) -> None:
        self._actions[source].setChecked(True)
        if source != self.source:
            self.source = source
            self.retranslate()
            self.source_wanted.emit(source)

    def choose_next(self) -> None:
        """Everything, notes, conversations, and round again: for the keyboard."""
        if self.sources.isVisible():
            order = list(self._actions)
            self.choose(order[(order.index(self.source) + 1) % len(order)])
