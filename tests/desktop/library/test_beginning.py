"""The first moments of a window, and the last ones: what is still being read then."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from app.desktop import icons
from app.desktop.library.calendar import DaysCalendar
from app.desktop.library.door import LibraryDoor
from app.desktop.library.note_pane import NotePane
from app.desktop.library.notes_page import NotesPage
from app.desktop.library.sections import Section
from app.desktop.library.window import LibraryWindow
from app.engine.ledger import NoteRow
from app.engine.library import Library
from tests.desktop.library.conftest import GARDEN, Running
from tests.helpers.log_rules import ExpectLog

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def slowly(running: Running, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The list of notes is read only when this is set."""
    go_on, read = threading.Event(), Library.notes

    def notes(library: Library) -> list[NoteRow]:
        assert go_on.wait(10)
        return read(library)

    monkeypatch.setattr(Library, "notes", notes)
    return go_on


def test_nothing_is_said_before_the_notes_are_known(running: Running, slowly: threading.Event) -> None:
    running.door.begin_anew()
    running.wait(running.window.isVisible)
    running.wait(lambda: running.door._background._pool.activeThreadCount() == 1)
    running.bot.wait(20)  # what else was read by now is shown
    assert not running.pane.state.isVisible()
    assert not running.window.notes.state.isVisible()
    assert running.window.notes.body.isVisible()
    slowly.set()
    running.wait(lambda: running.pane.session.note is not None)
    running.pane.clear()
    assert running.pane.state.isVisible(), "without a note it is said how to choose one"


def test_no_answer_reaches_a_window_that_has_ended(running: Running, slowly: threading.Event) -> None:
    running.door.begin_anew()
    first = running.window
    running.wait(first.isVisible)
    running.door.begin_anew()
    slowly.set()
    running.wait(lambda: running.titles() == ["Memory"])
    assert running.window is not first


def test_a_drawing_is_rendered_once(running: Running) -> None:
    running.go(Section.HISTORY)
    running.window.sidebar.viewport().repaint()
    before = icons._image.cache_info()
    running.window.sidebar.viewport().repaint()
    after = icons._image.cache_info()
    assert after.misses == before.misses
    assert after.hits > before.hits


def test_what_is_wanted_while_the_window_is_made_is_done_with_it(running: Running) -> None:
    """Made over several turns of the event loop; another agent may be chosen between any two of them."""
    door, before = running.door, running.window
    shown: list[bool] = []
    door.show_note(GARDEN)  # the window is there: at once
    assert before.isVisible()
    door.begin_anew()
    assert door.window is None
    door.show_note(GARDEN)
    door.show(Section.HISTORY)
    assert door.window is None, "it is not made in one turn"
    turns = QTimer(door)

    def look() -> None:
        if door.window is not None:
            turns.stop()
            shown.append(door.window.isVisible())
            door.begin_anew()

    turns.timeout.connect(look)
    turns.start(0)
    running.wait(lambda: door.window is not None and door.window.isVisible())
    assert shown == [False], "nor shown in the turn in which it is made"
    assert running.window is not before
    running.wait(lambda: running.pane.path == GARDEN)


def test_each_part_of_the_window_has_a_turn_of_its_own(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Together they are a pause that the popup feels."""
    turn, made, make = 0, dict[str, int](), LibraryDoor._make

    def counted(*values: Any) -> None:
        nonlocal turn
        turn += 1
        make(*values)

    def noted(call: Callable[..., None], name: str) -> Callable[..., None]:
        def noting(*values: object) -> None:
            made[name] = turn
            call(*values)

        return noting

    monkeypatch.setattr(LibraryDoor, "_make", counted)
    for part in (NotePane, DaysCalendar, NotesPage, LibraryWindow):
        monkeypatch.setattr(part, "__init__", noted(part.__init__, part.__name__))
    for part, name in ((LibraryWindow, "finish"), (LibraryWindow, "present"), (NotesPage, "finish")):
        monkeypatch.setattr(part, name, noted(getattr(part, name), f"{part.__name__} {name}"))
    running.door.begin_anew()
    running.wait(lambda: len(made) == 7)
    assert list(made)[-2:] == ["LibraryWindow present", "NotesPage finish"], "the icons of the desktop wait"
    assert list(made.values()) == sorted(set(made.values())), made


MODULES_THAT_ARE_LEFT = """
import sys
from importlib import import_module
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop.background import Background
from app.desktop.loading import warm_imports
from app.desktop.library import door as doors
from app.desktop.signals import EngineSignals
from app.desktop.theme import Theme
from app.engine.engine import Engine

application, owner, paths = QApplication([]), QObject(), app_paths()
warm_imports()
engine = Engine(load_settings(paths.config_file).settings, paths)
door = doors.LibraryDoor(
    engine, Theme("light"), Background(owner), EngineSignals(engine.events, owner), print, owner
)
for name in doors.MODULES:
    import_module(name)
before = set(sys.modules)
for _ in door._steps():
    if door.window is not None:
        break
print("left:", *sorted(name for name in set(sys.modules) - before if name.startswith("app.")))
"""


def test_no_code_of_the_window_is_left_to_the_thread_of_the_windows(tmp_path: Path) -> None:
    env = os.environ | {"MEMORO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    script = [sys.executable, "-c", MODULES_THAT_ARE_LEFT]
    done = subprocess.run(script, env=env, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.strip() == "left:", done.stderr


def test_code_that_could_not_be_read_is_asked_for_again(
    running: Running, monkeypatch: pytest.MonkeyPatch, expected_logs: ExpectLog
) -> None:
    """A program on a drive that is away for a moment."""
    expected_logs("a background job failed")
    door = running.door
    running.window.close()
    door.begin_anew()
    with monkeypatch.context() as away:
        away.setattr("app.desktop.library.door.MODULES", ("app.on_a_drive_that_is_away",))
        door.show()
        running.wait(lambda: not door._wanted)
    door.show()
    running.wait(lambda: door.window is not None and door.window.isVisible())


def test_an_end_while_the_window_is_made_makes_none(running: Running) -> None:
    door = running.door
    door.begin_anew()
    door.end()
    for _ in range(10):
        QCoreApplication.processEvents()
    assert door.window is None
