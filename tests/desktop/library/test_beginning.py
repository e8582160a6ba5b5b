"""The first moments of a window, and the last ones: what is still being read then."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from app.desktop import icons
from app.desktop.library.sections import Section
from app.engine.ledger import NoteRow
from app.engine.library import Library
from tests.desktop.library.conftest import GARDEN, Running
from tests.helpers.log_rules import ExpectLog


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
    turns: list[bool] = []
    door.show_note(GARDEN)  # the window is there: at once
    assert before.isVisible()
    door.begin_anew()
    assert door.window is None
    door.show_note(GARDEN)
    door.show(Section.HISTORY)
    assert door.window is None, "it is not made in one turn"
    QTimer.singleShot(0, door, lambda: (turns.append(door.window is not None), door.begin_anew()))
    running.wait(lambda: door.window is not None and door.window.isVisible())
    assert turns == [True], "nor shown in the turn in which it is made"
    assert running.window is not before
    running.wait(lambda: running.pane.path == GARDEN)


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
