"""The switcher in the library: whose memory it is, and the other one's notes after a choice."""

from __future__ import annotations

import pytest

from app.config.openclaw import Agent
from app.desktop.agent_switcher import AgentSwitcher
from app.desktop.background import Background
from app.desktop.library.sections import Section
from tests.desktop.library.conftest import GARDEN, Open


@pytest.mark.parametrize("shown", [True, False])
def test_another_agents_notes_take_the_place_of_those_that_were_shown(
    open_library: Open, shown: bool
) -> None:
    running = open_library()
    engine, door = running.engine, running.door
    assert not running.window.agents.isVisible()
    office = running.workspace.parent / "office"
    (office / "memory").mkdir(parents=True)
    (office / "memory" / "stapler.md").write_text("# Stapler\n\n- It is red\n", encoding="utf-8")
    background = Background()
    assert running.owner is not None
    switcher = AgentSwitcher(engine, background, running.owner)
    switcher.switched.connect(lambda _agent: door.begin_anew())
    switcher.changed.connect(lambda: door.show_agent(switcher.name, switcher.menu))
    try:
        agents = engine.settings.agents.replace(
            list_=(Agent(id="main"), Agent(id="work", name="Work", workspace=str(office)))
        )
        engine.apply(engine.settings.replace(agents=agents))
        running.wait(lambda: engine.settings.agent_ids == ("main", "work"))
        switcher.follow(engine.settings)
        assert running.window.agents.isVisible()
        assert running.window.agents.accessibleName() == "Whose memory is shown: main"
        assert running.window.agents.menu() is switcher.menu
        running.go(Section.TOPICS)
        running.wait(lambda: "Garden" in running.titles())
        if not shown:
            running.window.close()
        assert switcher.menu is not None
        switcher.menu.actions()[1].trigger()
        if not shown:
            assert door.window is None, "what is made anew is read anew"
            door.show()
        assert running.window.agents.accessibleName() == "Whose memory is shown: Work"
        running.go(Section.TOPICS)
        running.wait(lambda: running.titles() == ["Stapler"])
        assert GARDEN not in [note.path for note in engine.notes()]
    finally:
        background.close()


def test_a_window_that_was_made_anew_hears_no_more_of_the_look(open_library: Open) -> None:
    running = open_library()
    before = running.window
    before.notes.pane.conflict.show_versions(None, "mine")
    gone: list[bool] = []
    before.destroyed.connect(lambda: gone.append(True))
    running.door.begin_anew()
    running.wait(lambda: gone)
    del before
    assert running.owner is not None
    theme = running.door._theme
    theme.choose("dark")  # an error in what hears of it fails the test
    assert theme.is_dark
    theme.choose("light")
