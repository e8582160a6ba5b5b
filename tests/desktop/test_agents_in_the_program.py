"""The whole program on a private desktop: another agent is chosen in the popup, and its notes answer."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.desktop.test_program import TITLE, Running, make_running, show
from tests.helpers.desktop_session import Desktop
from tests.helpers.waiting import wait_until

pytestmark = pytest.mark.desktop_session
__all__ = ["make_running"]
FROM_RIGHT, FROM_TOP = 90, 30
"""Where the switcher stands in the popup's line, in pixels."""


def test_the_notes_of_the_agent_that_was_chosen_answer_and_open(
    desktop: Desktop, make_running: Callable[[Desktop], Running]
) -> None:
    running = make_running(desktop)
    office = running.folder / "office"
    (office / "memory").mkdir(parents=True)
    (office / "memory" / "stapler.md").write_text("# Stapler\n\nIt is red.\n", encoding="utf-8")
    config = running.folder / "config.json5"
    tree = json.loads(config.read_text(encoding="utf-8"))
    tree["agents"]["list"] = [{"id": "main"}, {"id": "work", "workspace": str(office)}]
    config.write_text(json.dumps(tree), encoding="utf-8")
    running.start()
    running.wait_for("ready")
    show(running)
    window = desktop.wait_for_window(TITLE, active=True)
    place = window.x + window.width - FROM_RIGHT, window.y + FROM_TOP
    desktop.run("xdotool", "mousemove", *map(str, place), "click", "1")
    remembered = running.folder / "home" / "data"
    desktop.key("Down", "Down", "Return")
    wait_until(
        lambda: any('"work"' in file.read_text("utf-8") for file in remembered.glob("*.json")),
        what="the choice to be remembered",
    )
    desktop.wait_for_window(TITLE, active=True)
    desktop.type("stapler red")
    running.wait_for("merged results drawn", text="stapler red")
    desktop.key("Return")
    opened = running.folder / "opened"
    wait_until(opened.exists, what="the editor")
    line = f"{office / 'memory' / 'stapler.md'} 3"
    wait_until(lambda: opened.read_text(encoding="utf-8").strip() == line, what=line)
