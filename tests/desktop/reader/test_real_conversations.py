"""From a word in the popup to the turn in the reader, over a real engine and a transcript on the disk."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop.background import Background
from app.desktop.popup.controller import PopupController
from app.desktop.popup.window import PopupWindow
from app.desktop.reader.door import ReaderDoor
from app.desktop.search_worker import SearchWorker
from app.desktop.theme import Theme
from app.engine.engine import Engine
from tests.helpers.bridge import make_notes
from tests.helpers.transcripts import Talk
from tests.helpers.waiting import wait_until

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    talk = Talk(tmp_path / "talks" / "one.jsonl")
    for number in range(30):
        talk.user(f"Question {number} about the weather in the mountains, as on every other day of the year?")
        talk.tool("forecast: sun")
        said = "The boiler man Quentin comes on Friday." if number == 21 else f"Sunny, says report {number}."
        talk.assistant(said)
    search = {
        "provider": "none",
        "experimental": {"sessionMemory": True},
        "sources": ["memory", "sessions"],
        "sync": {"sessions": {"folder": str(talk.path.parent)}},
    }
    defaults = {"workspace": str(make_notes(tmp_path / "notes")), "memorySearch": search}
    path = app_paths().config_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"agents": {"defaults": defaults}}), encoding="utf-8")
    engine = Engine(load_settings(path).settings, app_paths(), watch=False)
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    wait_until(lambda: engine.status().conversations == 1, what="the conversation in the index")
    yield engine
    engine.stop()
    thread.join(20)


def test_a_word_of_a_conversation_leads_to_its_turn(qtbot: QtBot, engine: Engine) -> None:
    theme, background, worker = Theme("light"), Background(), SearchWorker(engine)
    window = PopupWindow(theme)
    qtbot.addWidget(window)
    controller = PopupController(window, worker, engine, background)
    door = ReaderDoor(engine, theme, background, theme)
    controller.open_wanted.connect(door.show)
    controller.show_status(engine.status())
    window.present()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    try:

        def sources() -> set[str]:
            return {row.source for row in window.results.rows}

        window.field.setText("boiler")
        qtbot.waitUntil(lambda: sources() == {"memory", "sessions"}, timeout=10_000)
        qtbot.keyClick(window.field, Qt.Key.Key_T, CONTROL)
        qtbot.waitUntil(lambda: sources() == {"memory"}, timeout=10_000)
        qtbot.keyClick(window.field, Qt.Key.Key_T, CONTROL)
        qtbot.waitUntil(lambda: sources() == {"sessions"}, timeout=10_000)
        window.field.setText("boiler Quentin")
        qtbot.waitUntil(lambda: "Quentin" in window.preview.toPlainText(), timeout=10_000)
        qtbot.keyClick(window.field, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: door.window is not None and door.window.isVisible(), timeout=10_000)
        assert door.window is not None
        qtbot.addWidget(door.window)
        turns = door.window.turns
        assert turns.found_text.startswith("Assistant")
        assert "The boiler man Quentin comes on Friday." in turns.found_text
        assert "forecast" not in turns.toPlainText()
        qtbot.waitUntil(lambda: 0 <= turns.cursorRect().top() < turns.viewport().height(), timeout=5000)
    finally:
        window.hide()
        door.close()
        worker.close()
        background.close()
