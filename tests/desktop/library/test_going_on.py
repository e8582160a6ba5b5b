"""What is done right after a note was renamed or brought back, before the list has caught up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from app.desktop.library.sections import Section
from app.desktop.popup.rows import Row
from tests.desktop.library.conftest import GARDEN, NOTES, Running


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


def keeps_no_versions(running: Running) -> None:
    app = running.engine.settings.app
    settings = running.engine.settings.replace(app=app.replace(history=app.history.replace(enabled=False)))
    running.engine.apply(settings)
    running.wait(lambda: not running.library.keeps_versions)


@pytest.mark.parametrize("before", [lambda _running: None, keeps_no_versions])
def test_a_name_is_taken_back_with_the_heading_and_what_was_written_since_stays(
    running: Running, before: Callable[[Running], None]
) -> None:
    before(running)
    rename(running, GARDEN, "yard")
    running.wait(running.window.toast.button.isVisible)
    running.wait(lambda: running.pane.path == "memory/yard.md" and running.pane.session.note)
    yard = running.workspace / "memory" / "yard.md"
    yard.write_text(running.text_of("memory/yard.md") + "- A bench\n", encoding="utf-8")
    running.bot.mouseClick(running.window.toast.button, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.toast.text == f"Renamed back to {GARDEN}.")
    assert not yard.exists()
    assert running.text_of(GARDEN) == NOTES[GARDEN] + "- A bench\n"
    running.wait(lambda: "Garden" in running.titles() and running.pane.path == GARDEN)
    assert running.window.toast.button.isHidden()


def test_a_name_that_was_taken_meanwhile_is_not_taken_back(running: Running) -> None:
    rename(running, GARDEN, "yard")
    running.wait(running.window.toast.button.isVisible)
    running.write_elsewhere(GARDEN, "# Another\n")
    running.bot.mouseClick(running.window.toast.button, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.toast.text == "There is another note of this name.")
    assert running.text_of(GARDEN) == "# Another\n"
    assert running.text_of("memory/yard.md").startswith("# Yard\n")


def test_the_heading_is_left_out_under_the_new_title_too(running: Running) -> None:
    rename(running, GARDEN, "yard")
    running.wait(lambda: "Yard" in running.titles())
    running.wait(lambda: "Yard" not in running.pane.reader.toPlainText())
    assert running.pane.reader.toPlainText().strip()


def test_a_note_that_was_deleted_is_none_that_cannot_be_read(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    seen: list[str] = []
    running.window.actions_.changed.connect(lambda: seen.append(running.pane.path))
    with running.bot.waitSignal(running.window.actions_.told):
        running.window.actions_.trash(GARDEN)
    assert seen == [""]
    running.wait(lambda: "Garden" not in running.titles())


def test_a_line_that_is_wanted_outlasts_a_list_that_comes_before_the_note(running: Running) -> None:
    running.go(Section.TOPICS)
    note = next(each for each in running.window.actions_.notes if each.path == GARDEN)
    running.pane.show_note(note, Row((GARDEN, 0), GARDEN, note.title, lines=(3, 3)))
    running.pane.show_note(note, Row((GARDEN, 0), GARDEN, note.title))
    running.wait(lambda: running.pane.session.note is not None and running.pane.reader._shown is not None)
    assert running.pane.reader._shown
    assert running.pane.reader._shown[0].lines == (3, 3)
    running.pane.show_note(note, Row((GARDEN, 0), GARDEN, note.title))
    assert running.pane.reader._shown[0].lines == (0, 0), (
        "chosen again in the list, it is read from its start"
    )


def test_another_heading_stays_and_nothing_is_said_of_it(running: Running) -> None:
    rename(running, "memory/people.md", "friends")
    running.wait(lambda: running.pane.path == "memory/friends.md")
    assert running.text_of("memory/friends.md").startswith("# 人\n")
    assert running.window.toast.text == "Renamed to memory/friends.md."


def test_the_star_right_after_a_rename_is_of_the_renamed_note(running: Running) -> None:
    with running.bot.waitSignal(running.window.actions_.made):
        rename(running, GARDEN, "yard")
    running.bot.mouseClick(running.pane.header.keep, Qt.MouseButton.LeftButton)
    running.wait(lambda: "evergreen: true" in running.text_of("memory/yard.md"))
    running.wait(lambda: "Yard" in running.titles() and running.pane.path == "memory/yard.md")
    running.wait(running.pane.header.keep.isChecked)


def delete(running: Running) -> None:
    running.library.editor.trash(GARDEN)
    running.go(Section.DELETED)
    page = running.window.pages.deleted
    running.wait(lambda: page.bring_back.isEnabled() and len(page.list.items) == 1)


def is_back(running: Running) -> bool:
    return any(note.path == GARDEN for note in running.window.actions_.notes)


def test_who_goes_on_while_a_note_is_brought_back_is_not_called_back(running: Running) -> None:
    delete(running)
    running.wait(lambda: not is_back(running))
    running.bot.mouseClick(running.window.pages.deleted.bring_back, Qt.MouseButton.LeftButton)
    running.go(Section.DAYS)
    running.wait(lambda: is_back(running))
    assert running.window.sidebar.section is Section.DAYS


def test_who_goes_on_before_the_list_knows_the_note_is_not_called_back(running: Running) -> None:
    delete(running)
    running.wait(lambda: not is_back(running))
    with running.bot.waitSignal(running.window.actions_.made):
        running.bot.mouseClick(running.window.pages.deleted.bring_back, Qt.MouseButton.LeftButton)
    running.go(Section.DAYS)
    running.wait(lambda: is_back(running))
    assert running.window.sidebar.section is Section.DAYS
    running.go(Section.DELETED)
    running.window.refresh()
    running.wait(lambda: not running.window.pages.deleted.list.items)
    assert running.window.sidebar.section is Section.DELETED


def test_what_was_done_covers_no_row_and_is_gone_before_a_question(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    window, toast = running.window, running.window.toast
    window.resize(1180, 740)
    toast.tell("A note was deleted.", "Undo", lambda: None)
    column = window.notes.column
    assert toast.isVisible()
    assert toast.geometry().left() >= column.mapTo(window, column.rect().topRight()).x()
    running.press(window, "F2")
    running.wait(lambda: window.actions_.dialog is not None and window.actions_.dialog.isVisible())
    assert not toast.isVisible()
    window.actions_.dialog.reject()
