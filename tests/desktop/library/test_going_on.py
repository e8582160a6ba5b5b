"""What is done right after a note was renamed or brought back, before the list has caught up."""

from __future__ import annotations

from app.desktop.library.sections import Section
from tests.desktop.library.conftest import GARDEN, Running


def rename(running: Running, path: str, name: str) -> None:
    running.go(Section.TOPICS)
    running.read(path)
    running.press(running.window, "F2")
    running.wait(lambda: running.window.actions_.dialog is not None)
    assert running.window.actions_.dialog is not None
    running.window.actions_.dialog.name.setText(name)
    running.answer()


def test_a_heading_that_was_the_name_goes_with_it_and_that_is_said(running: Running) -> None:
    rename(running, GARDEN, "yard")
    running.wait(lambda: "Yard" in running.titles())
    assert running.text_of("memory/yard.md").startswith("# Yard\n")
    assert running.window.toast.text == "Renamed to memory/yard.md. Its heading says the new name, too."


def test_another_heading_stays_and_nothing_is_said_of_it(running: Running) -> None:
    rename(running, "memory/people.md", "friends")
    running.wait(lambda: running.pane.path == "memory/friends.md")
    assert running.text_of("memory/friends.md").startswith("# 人\n")
    assert running.window.toast.text == "Renamed to memory/friends.md."
