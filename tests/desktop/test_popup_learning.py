"""What was opened for a question stands first the next time it is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.config.options import Settings
from app.engine.picks import FILE_NAME
from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered, press
from tests.desktop.test_popup_actions import CTRL, SHIFT, choose, entries
from tests.desktop.test_program import Running, make_running, running, show
from tests.helpers.waiting import wait_until

__all__ = ["make_running", "running"]

POPUP = Settings().app.popup


def learn(popup: Popup, question: str, number: int) -> str:
    """Open the row with that number for a question; which one it was."""
    answered(popup, question)
    title = popup.titles[number - 1]
    press(popup, getattr(Qt.Key, f"Key_{number}"), Qt.KeyboardModifier.AltModifier)
    popup.background._pool.waitForDone(5000)
    popup.window.present()
    popup.ask("")
    return title


def test_what_was_opened_stands_first_for_the_same_question_only(popup: Popup) -> None:
    answered(popup, "a")
    usual = popup.titles
    opened = learn(popup, "a", 3)
    answered(popup, "A ")
    assert popup.titles == [opened, *(title for title in usual if title != opened)]
    first = popup.window.results.current_row
    assert first is not None
    assert first.was_opened
    assert "Opened before" in first.spoken
    index = popup.window.results.model().index(0, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Opened before for this question"
    answered(popup, "an")
    assert not any(row.was_opened for row in popup.window.results.rows)


def test_what_only_meaning_finds_is_put_first_when_it_comes(popup: Popup) -> None:
    popup.engine.extra = (popup.engine.hit("MEMORY.md", 6), popup.engine.hit("memory/2026-02-07.md", 5))
    opened = learn(popup, "kettle", 2)
    assert opened == "memory/2026-02-07.md:5"
    answered(popup, "kettle")
    assert [row.was_opened for row in popup.window.results.rows] == [True, False, False]
    assert popup.titles[0] == opened


def test_it_can_be_unlearned(popup: Popup) -> None:
    answered(popup, "a")
    usual = popup.titles
    press(popup, Qt.Key.Key_K, CTRL)
    assert "Do not put it first" not in entries(popup)
    popup.window.menu.hide()
    learn(popup, "a", 2)
    answered(popup, "a")
    choose(popup, "Do not put it first")
    popup.wait_for(lambda: popup.titles == usual)
    assert popup.window.footer.text == "It no longer stands first for this question"
    learn(popup, "a", 2)
    answered(popup, "a")
    press(popup, Qt.Key.Key_D, CTRL | SHIFT)
    popup.wait_for(lambda: popup.titles == usual)


def test_who_does_not_want_it_has_nothing_kept(popup: Popup) -> None:
    answered(popup, "a")
    usual = popup.titles
    learn(popup, "a", 2)
    file = popup.engine.paths.data_dir / FILE_NAME
    assert file.exists()
    popup.controller.adapt(POPUP.replace(learn=False))
    popup.wait_for(lambda: not file.exists())
    learn(popup, "a", 3)
    answered(popup, "a")
    assert popup.titles == usual
    assert not file.exists()


def test_what_was_opened_without_a_question_is_not_learned(popup: Popup) -> None:
    popup.wait_for(lambda: bool(popup.window.results.rows))
    press(popup, Qt.Key.Key_Return)
    popup.background._pool.waitForDone(5000)
    assert not (popup.engine.paths.data_dir / FILE_NAME).exists()


@pytest.mark.desktop_session
def test_the_next_start_knows_it_too(running: Running) -> None:
    opened = running.folder / "opened"

    def open_by(key: str, times: int) -> str:
        show(running, times)
        running.desktop.type("TKY-77120")
        running.wait_for("merged results drawn", times, text="TKY-77120", rows=2)
        running.desktop.key(key)
        wait_until(lambda: opened.exists() and opened.read_text().count("\n") == times, what="the editor")
        return opened.read_text().splitlines()[-1]

    second = open_by("alt+2", 1)
    wait_until((running.folder / "home" / "data" / FILE_NAME).exists, what="the file")
    running.program.end()
    running.start()
    running.wait_for("ready", 2)
    assert open_by("Return", 2) == second
