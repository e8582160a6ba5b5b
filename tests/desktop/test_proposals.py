"""What assistants propose is offered in the tray's menu, and in the window that stands in for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop.actions import ProgramActions
from app.desktop.background import Background
from app.desktop.plain_window import PlainWindow
from app.desktop.proposals import Proposals
from app.desktop.signals import EngineSignals
from app.desktop.theme import Theme
from app.desktop.tray import Tray
from app.engine.engine import Engine
from tests.helpers.bridge import make_notes


@contextmanager
def engine_over(folder: Path | None) -> Iterator[Engine]:
    path = app_paths().config_file
    path.parent.mkdir(parents=True, exist_ok=True)
    workspace = f"workspace: {str(folder)!r}, " if folder else ""
    defaults = f"{{ {workspace}memorySearch: {{ provider: 'none' }} }}"
    path.write_text(f"{{ agents: {{ defaults: {defaults} }} }}", encoding="utf-8")
    engine = Engine(load_settings(path).settings, app_paths(), watch=False)
    thread = Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
        thread.join(20)


@contextmanager
def counting(engine: Engine, actions: ProgramActions) -> Iterator[Proposals]:
    owner, background = QObject(), Background()
    signals = EngineSignals(engine.events, owner)
    proposals = Proposals(engine, background, signals, owner)
    proposals.counted.connect(actions.set_waiting)
    try:
        yield proposals
    finally:
        background.close()
        signals.detach()


def test_it_is_offered_from_the_first_proposal_to_the_last(qtbot: QtBot, tmp_path: Path) -> None:
    actions = ProgramActions()
    action = actions.inbox_action
    tray, window = Tray(actions), PlainWindow(actions, Theme("light"))
    qtbot.addWidget(window)
    window.show()
    (button,) = (button for known, button in window._buttons if known is action)
    assert action in tray.menu.actions()
    with engine_over(make_notes(tmp_path / "notes")) as engine, counting(engine, actions) as proposals:
        proposals.count()
        assert not action.isVisible()
        assert not button.isVisible()
        inbox = engine.records.inbox()
        for text in ("- The boiler is blue.", "- The heron is grey."):
            inbox.propose("MEMORY.md", "append", text, "", who="agent:helper", why="")
        qtbot.waitUntil(lambda: action.text().startswith("2 "), timeout=5000)
        assert button.isVisible()
        assert button.text() == action.text()
        first, second = inbox.waiting()
        inbox.accept(first.id)
        qtbot.waitUntil(lambda: action.text().startswith("1 "), timeout=5000)
        inbox.reject(second.id)
        qtbot.waitUntil(lambda: not action.isVisible(), timeout=5000)
        assert not button.isVisible()
    tray.close()


def test_without_a_memory_folder_nothing_waits(qtbot: QtBot) -> None:
    with engine_over(None) as engine, counting(engine, ProgramActions()) as proposals:
        with qtbot.waitSignal(proposals.counted, timeout=5000) as told:
            proposals.count()
        assert told.args == [0]


@pytest.mark.parametrize("count", [1, 3])
def test_choosing_it_is_a_wish(qtbot: QtBot, count: int) -> None:
    actions = ProgramActions()
    actions.begin()
    actions.set_waiting(count)
    with qtbot.waitSignal(actions.inbox, timeout=1000):
        actions.inbox_action.trigger()
