"""Notes that are gone or changed on the disk though the index does not know it yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered, press


@pytest.fixture
def folder(popup: Popup, tmp_path: Path) -> Path:
    """The stand-in's notes on a disk."""
    for path, text in popup.engine.notes.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    popup.engine.folder = tmp_path
    return tmp_path


def test_rows_of_a_deleted_note_go_and_the_selection_stays(popup: Popup, folder: Path) -> None:
    answered(popup, "TKY-77120")
    first, second = popup.titles
    press(popup, Qt.Key.Key_Down)
    (folder / first.partition(":")[0]).unlink()
    popup.controller.ask_again()
    popup.wait_for(lambda: popup.titles == [second])
    assert popup.window.results.current_row == popup.window.results.rows[0]
    assert "sync soon" in popup.engine.calls


def test_when_none_is_left_nothing_was_found(popup: Popup, folder: Path) -> None:
    (folder / "memory" / "2026-02-03.md").unlink()
    answered(popup, "kettle")
    popup.wait_for(lambda: popup.window.shows_state)
    assert popup.window.state.view is not None
    assert "kettle" in popup.window.state.view.title


def test_a_folder_that_cannot_be_reached_takes_nothing_away(popup: Popup, folder: Path) -> None:
    (folder / "memory").rename(folder / "elsewhere")
    answered(popup, "kettle")
    popup.wait_for(lambda: not popup.controller._checking._resting.isActive())
    popup.background._pool.waitForDone(5000)
    popup.bot.wait(1)
    assert popup.titles == ["memory/2026-02-03.md:5"]
    assert "sync soon" not in popup.engine.calls


def test_the_newest_notes_are_those_that_are_there(popup: Popup, folder: Path) -> None:
    popup.wait_for(lambda: len(popup.titles) == 4)
    (folder / "memory" / "2026-02-07.md").unlink()
    popup.controller.refresh_recent()
    popup.wait_for(lambda: len(popup.titles) == 3)
    assert popup.window.results.rows[0].section


def test_a_passage_that_is_not_there_any_more_says_so(popup: Popup, folder: Path) -> None:
    answered(popup, "TKY-77120")
    first, second = popup.window.results.rows
    told = second.when
    popup.engine.hold = True
    popup.engine.gate.clear()
    note = popup.engine.notes[first.path]
    popup.ask("TKY-7712")
    popup.wait_for(lambda: popup.controller.inquiry.answer is not None)
    popup.engine.notes[first.path] = note.replace("Invoice TKY-77120 went out to Sato", "Nothing")
    popup.engine.release()
    popup.wait_for(lambda: popup.window.results.rows[0].when == "Changed since")
    assert popup.window.results.rows[1].when == told
    assert "Changed since" in popup.window.results.rows[0].spoken
    assert "sync soon" in popup.engine.calls
