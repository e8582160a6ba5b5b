from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.config.openclaw import Agent
from app.config.options import Settings
from app.desktop.actions import ProgramActions
from app.desktop.agent_switcher import AgentSwitcher
from app.desktop.background import Background
from app.desktop.popup.chips import Chips
from app.desktop.theme import Theme
from app.desktop.tray import Tray
from app.engine.status import EngineStatus
from tests.desktop.stand_in import StandInEngine


class Several(StandInEngine):
    home_agent = "main"

    def switch(self, agent: str) -> None:
        self.agent = agent

    def status(self, agent: str | None = None) -> EngineStatus:
        if agent == "asleep":
            return EngineStatus(agent=agent, state="starting")
        return replace(self.state, agent=agent or self.agent)


def knowing(*agents: Agent) -> Settings:
    settings = Settings()
    return settings.replace(agents=settings.agents.replace(list_=agents))


@pytest.fixture
def switcher(qtbot: QtBot) -> Iterator[AgentSwitcher]:
    background = Background()
    actions = ProgramActions()
    yield AgentSwitcher(Several(), background, actions)
    background.close()


def texts(switcher: AgentSwitcher) -> list[str]:
    return [action.text() for action in switcher.menu_.actions()]


def ticked(switcher: AgentSwitcher) -> list[str]:
    return [action.text() for action in switcher.menu_.actions() if action.isChecked()]


def test_one_agent_is_no_choice(switcher: AgentSwitcher) -> None:
    switcher.follow(Settings())
    assert switcher.menu is None
    switcher.follow(knowing(Agent(id="main")))
    assert switcher.menu is None


def test_choosing_tells_once(qtbot: QtBot, switcher: AgentSwitcher) -> None:
    switcher.follow(knowing(Agent(id="main"), Agent(id="work", name="Work & more")))
    assert switcher.menu is not None
    assert (texts(switcher), ticked(switcher)) == (["main", "Work && more"], ["main"])
    told: list[str] = []
    switcher.switched.connect(told.append)
    switcher.menu.actions()[1].trigger()
    switcher.menu.actions()[1].trigger()
    assert told == ["work"]
    assert (switcher.name, ticked(switcher)) == ("Work & more", ["Work && more"])
    switcher.follow(knowing(Agent(id="main")))
    assert switcher.menu is None


def test_each_tells_how_it_is(qtbot: QtBot, switcher: AgentSwitcher) -> None:
    switcher.follow(knowing(Agent(id="main"), Agent(id="work"), Agent(id="asleep")))
    switcher.menu_.aboutToShow.emit()
    qtbot.waitUntil(lambda: "4 note" in texts(switcher)[1], timeout=5000)
    assert texts(switcher)[2] == "asleep"


def test_popup_and_tray_show_it_only_when_there_is_a_choice(qtbot: QtBot, switcher: AgentSwitcher) -> None:
    theme = Theme("light")
    window = Chips(theme, None)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.show()
    tray = Tray(ProgramActions())
    for count, agents in ((1, (Agent(id="main"),)), (2, (Agent(id="main"), Agent(id="work", name="Work")))):
        switcher.follow(knowing(*agents))
        window.show_agent(switcher.name, switcher.menu)
        tray.show_agents(switcher.menu)
        assert window.agents.isVisible() == (count > 1)
        shown = tray._agents is not None and tray._agents.isVisible()
        assert shown == (count > 1)
    switcher.choose("work")
    window.show_agent(switcher.name, switcher.menu)
    assert window.agents.text() == "Work"
    switcher.follow(Settings())
    tray.show_agents(switcher.menu)
    assert tray._agents is not None
    assert not tray._agents.isVisible()
    tray.close()
