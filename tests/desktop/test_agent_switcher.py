from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.config.openclaw import Agent
from app.config.options import Settings
from app.config.paths import app_paths
from app.desktop.actions import ProgramActions
from app.desktop.agent_switcher import LONGEST, AgentSwitcher
from app.desktop.background import Background
from app.desktop.loading import load
from app.desktop.popup.chips import Chips
from app.desktop.remembered import FILE_NAME, Remembered
from app.desktop.theme import Theme
from app.desktop.tray import Tray
from app.engine.instance import instance
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
    qtbot.waitUntil(lambda: texts(switcher)[1].startswith("work\t4 note"), timeout=5000)
    assert "meaning" in switcher.menu_.actions()[1].toolTip()
    assert texts(switcher)[2] == "asleep"


def test_an_open_menu_does_not_grow(qtbot: QtBot, switcher: AgentSwitcher) -> None:
    switcher.follow(knowing(Agent(id="main"), Agent(id="work", name="x" * 90)))
    qtbot.waitUntil(lambda: "4 note" in texts(switcher)[1], timeout=5000)
    switcher.menu_.popup(QPoint(10, 10))
    width = switcher.menu_.width()
    switcher._keep_status(replace(switcher._engine.status("work"), notes=1_000_000))
    assert switcher.menu_.width() == width
    assert "4 note" in texts(switcher)[1]
    switcher.menu_.hide()
    assert "1000000 note" in texts(switcher)[1].replace(",", "")
    assert len(texts(switcher)[1].partition("\t")[0]) == LONGEST


def test_the_choice_is_remembered_for_its_own_program_only(tmp_path: Path) -> None:
    Remembered(tmp_path, "memoro").keep("agent", "work")
    assert Remembered(tmp_path, "memoro").get("agent") == "work"
    assert Remembered(tmp_path, "memoro@12").get("agent") is None
    (tmp_path / FILE_NAME).write_text("[1", encoding="utf-8")
    assert Remembered(tmp_path, "memoro").get("agent") is None
    (tmp_path / FILE_NAME).write_text('{"memoro": 3}', encoding="utf-8")
    assert Remembered(tmp_path, "memoro").get("agent") is None


@pytest.mark.parametrize(
    ("asked", "kept", "shown"),
    [(None, "work", "work"), ("main", "work", "main"), (None, "gone", "main"), (None, None, "main")],
)
def test_the_program_starts_with_the_agent_chosen_last(
    tmp_path: Path, asked: str | None, kept: str | None, shown: str
) -> None:
    paths = app_paths()
    agents = {"list": [{"id": "main"}, {"id": "work"}], "defaults": {"workspace": str(tmp_path)}}
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    paths.config_file.write_text(json.dumps({"agents": agents}), encoding="utf-8")
    if kept:
        Remembered(paths.data_dir, "memoro").keep("agent", kept)
    loaded = load(paths, instance(paths), asked, None)
    assert (loaded.engine.agent, loaded.engine.home_agent) == (shown, "main")


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
