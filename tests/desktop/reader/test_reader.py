from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desktop.background import Background
from app.desktop.popup.chips import EVERYTHING, NOTES, TALKS
from app.desktop.popup.rows import Row
from app.desktop.reader.door import ReaderDoor
from app.desktop.reader.words import page
from app.desktop.theme import Theme
from app.engine.conversations import Conversation, Turn
from app.errors import MemoroError
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import StandInEngine

TIME = 1_772_618_400.0
PATH = "sessions/one.jsonl"


def conversation(count: int = 40, at: int = 25) -> Conversation:
    turns = [
        Turn(
            "user" if number % 2 == 0 else "assistant", f"Turn {number}, **plain** words", 2 * number, 0, TIME
        )
        for number in range(count)
    ]
    turns[at] = replace(turns[at], text="The gardener Quentin comes at nine.\n\n- with his ladder")
    return Conversation(PATH, "Garden", tuple(turns), at, 3, 1)


class Talking(StandInEngine):
    """An engine with one conversation."""

    gone = False

    def conversation(self, path: str, line: int = 1, *, agent: str | None = None) -> Conversation:
        if self.gone or path != PATH:
            raise MemoroError("This conversation is gone", path)
        return conversation(at=line // 2)


@pytest.fixture
def engine() -> Talking:
    return Talking()


@pytest.fixture
def door(qtbot: QtBot, engine: Talking) -> Iterator[ReaderDoor]:
    background = Background()
    theme = Theme("light")
    door = ReaderDoor(engine, theme, background, theme)
    yield door
    door.close()
    background.close()


def row(line: int = 50) -> Row:
    return Row(key=(PATH, 1), path=PATH, title="Garden", line=line, source="sessions", matched=("gardener",))


def test_the_window_opens_at_the_turn(qtbot: QtBot, door: ReaderDoor) -> None:
    door.show(row())
    qtbot.waitUntil(lambda: door.window is not None and door.window.isVisible(), timeout=5000)
    window = door.window
    assert window is not None
    qtbot.addWidget(window)
    turns = window.turns
    assert "The gardener Quentin comes at nine." in turns.found_text
    assert turns.found_text.startswith("Assistant")
    assert "**" not in turns.toPlainText()
    assert [mark.cursor.selectedText() for mark in turns.extraSelections()] == ["gardener"]
    qtbot.waitUntil(lambda: turns.verticalScrollBar().value() > 0, timeout=5000)
    top = turns.cursorRect().top()
    assert 0 <= top < turns.viewport().height()
    text = " ".join(label.text() for label in (window._title, window._place, window._left_out))
    assert "Garden" in text
    assert PATH in text
    assert "3 earlier" in text
    door.show(row(line=4))
    qtbot.waitUntil(lambda: turns.found_text.startswith("You"), timeout=5000)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_is_gone_is_said(qtbot: QtBot, door: ReaderDoor, engine: Talking) -> None:
    engine.gone = True
    with qtbot.waitSignal(door.failed, timeout=5000) as told:
        door.show(row())
    assert told.args[0].title == "This conversation is gone"
    assert door.window is None


def test_a_page_shows_some_turns_and_says_where_the_found_one_is() -> None:
    text, (first, last) = page(conversation())
    lines = text.split("\n")
    assert lines[first - 1 : last] == ["The gardener Quentin comes at nine.", "", "- with his ladder"]
    assert text.count("**") >= 2 * 18
    assert "Turn 0," not in text


def test_a_hit_in_a_conversation_is_previewed_and_opened(popup: Popup) -> None:
    hit = popup.engine.hit("MEMORY.md", 5)
    found = replace(hit, path=PATH, source="sessions", start_line=40, end_line=60, focus=(50, 50), chunk_id=7)
    popup.engine.extra = (found,)
    popup.ask("Anna")
    popup.wait_for(lambda: f"{PATH}:50" in popup.titles)
    popup.wait_for(lambda: "Quentin" in popup.window.preview.toPlainText())
    with popup.bot.waitSignal(popup.controller.open_wanted, timeout=5000) as opened:
        popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    assert (opened.args[0].path, opened.args[0].line, opened.args[0].source) == (PATH, 50, "sessions")


def test_the_source_is_chosen_where_there_is_a_choice(popup: Popup) -> None:
    chips, engine = popup.window.chips, popup.engine
    assert not chips.sources.isVisible()
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert chips.source == EVERYTHING
    engine.state = replace(engine.state, conversations=4)
    popup.controller.show_status(engine.status())
    assert chips.sources.isVisible()
    popup.ask("Anna")
    popup.wait_for(lambda: bool(engine.asked))
    assert engine.asked[-1].sources == ()
    for source in (NOTES, TALKS):
        popup.bot.keyClick(popup.window.field, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        assert chips.source == source
        popup.wait_for(lambda source=source: engine.asked[-1].sources == (source,))
    assert chips.sources.text() == "Conversations"
    engine.state = replace(engine.state, conversations=0)
    popup.controller.show_status(engine.status())
    popup.wait_for(lambda: engine.asked[-1].sources == ())
    assert not chips.sources.isVisible()
