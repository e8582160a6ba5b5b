"""What comes between a person and the disk: other programs, read-only files, a full disk, a crash."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt

from app.desktop.library.conflict_view import ConflictView
from app.desktop.library.sections import Section
from app.engine.ledger import OTHER_PROGRAM, PERSON
from app.errors import MemoroError
from tests.desktop.library.conftest import GARDEN, NOTES, Running

THEIRS = "# Garden\n\n- Peppers along the south wall\n- Beans need strings\n"


def edit(running: Running, text: str = "Mine. ") -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.pane.edit()
    running.bot.keyClicks(running.pane.editor, text)


def conflict(running: Running) -> ConflictView:
    """Edit the garden while another program changes it, and save."""
    edit(running)
    running.write_elsewhere(GARDEN, THEIRS)
    running.pane.save()
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.conflict)
    return running.pane.conflict


def test_a_note_that_changes_while_it_is_read_is_shown_anew(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.write_elsewhere(GARDEN, THEIRS)
    running.wait(lambda: "Peppers" in running.pane.reader.toPlainText())


def test_a_change_elsewhere_is_told_while_one_writes(running: Running) -> None:
    edit(running)
    running.write_elsewhere(GARDEN, THEIRS)
    running.wait(running.pane.banner.isVisible)
    assert running.pane.editor.toPlainText().startswith("Mine. ")
    running.pane.banner.offered.emit(running.pane.banner.view.offer)
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.conflict)


def test_both_versions_are_shown_and_nothing_is_overwritten(running: Running) -> None:
    view = conflict(running)
    assert running.text_of(GARDEN) == THEIRS
    assert view.theirs.toPlainText() == THEIRS
    assert view.mine.toPlainText().startswith("Mine. # Garden")
    assert len(view.theirs.extraSelections()) >= 2


def test_keeping_mine_leaves_theirs_in_the_history(running: Running) -> None:
    view = conflict(running)
    running.bot.mouseClick(view.keep_mine, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.text_of(GARDEN).startswith("Mine. "))
    running.wait(lambda: running.whos(GARDEN) == [PERSON, OTHER_PROGRAM])
    newest = running.library.history.changes(path=GARDEN)[0]
    assert running.library.history.content(newest.id, "before") == THEIRS.encode()


def test_keeping_theirs_gives_mine_up(running: Running) -> None:
    view = conflict(running)
    running.bot.mouseClick(view.keep_theirs, Qt.MouseButton.LeftButton)
    running.wait(lambda: "Peppers" in running.pane.reader.toPlainText())
    assert running.text_of(GARDEN) == THEIRS
    running.wait(lambda: running.library.drafts.of(GARDEN) is None)


def test_mine_of_the_long_term_memory_becomes_a_note_where_notes_live(running: Running) -> None:
    """Beside MEMORY.md nothing is memory: what is offered must be possible."""
    running.go(Section.LONG_TERM)
    running.read("MEMORY.md")
    running.pane.edit()
    running.bot.keyClicks(running.pane.editor, "Mine. ")
    running.write_elsewhere("MEMORY.md", THEIRS)
    running.pane.save()
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.conflict)
    running.bot.mouseClick(running.pane.conflict.copy, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.actions_.dialog is not None)
    assert running.window.actions_.dialog.path == "memory/MEMORY 2.md"
    running.answer()
    running.wait(lambda: running.pane.path == "memory/MEMORY 2.md")
    assert running.text_of("memory/MEMORY 2.md").startswith("Mine. ")
    assert running.text_of("MEMORY.md") == THEIRS
    running.wait(lambda: running.library.drafts.of("MEMORY.md") is None)


def test_mine_can_become_another_note(running: Running) -> None:
    view = conflict(running)
    running.bot.mouseClick(view.copy, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.actions_.dialog is not None)
    assert running.window.actions_.dialog.path == "memory/garden 2.md"
    running.window.actions_.dialog.name.setText("garden of mine")
    running.answer()
    running.wait((running.workspace / "memory" / "garden of mine.md").exists)
    assert running.text_of("memory/garden of mine.md").startswith("Mine. ")
    running.wait(lambda: running.pane.path == "memory/garden of mine.md")
    assert running.text_of(GARDEN) == THEIRS


def test_a_deleted_note_can_be_written_again(running: Running) -> None:
    edit(running)
    (running.workspace / GARDEN).unlink()
    running.pane.save()
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.conflict)
    running.bot.mouseClick(running.pane.conflict.keep_mine, Qt.MouseButton.LeftButton)
    running.wait((running.workspace / GARDEN).exists)


def test_a_note_that_is_gone_while_it_is_read_can_be_brought_back(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.window.sidebar.choose(Section.RECENT)
    running.read(GARDEN)
    (running.workspace / GARDEN).unlink()
    running.wait(lambda: running.window.sidebar.count_of(Section.DELETED) == 1)
    running.wait(lambda: "Garden" not in running.titles())


def test_a_read_only_note_keeps_the_text_and_the_way_out(running: Running) -> None:
    edit(running)
    (running.workspace / GARDEN).chmod(0o444)
    running.pane.save()
    running.wait(running.pane.banner.isVisible)
    assert "write-protected" in running.pane.banner.view.title
    assert running.pane.editor.toPlainText().startswith("Mine. ")
    (running.workspace / GARDEN).chmod(0o644)
    running.pane.banner.offered.emit(running.pane.banner.view.offer)
    running.wait(lambda: running.text_of(GARDEN).startswith("Mine. "))


def test_a_full_disk_loses_nothing(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(running)
    real = os.replace

    def refuse(source: str, target: str, **more: object) -> None:
        if str(target).endswith(".md"):
            raise OSError(28, "No space left on device")
        real(source, target, **more)

    monkeypatch.setattr(os, "replace", refuse)
    running.pane.save()
    running.wait(running.pane.banner.isVisible)
    assert running.pane.banner.view.title == "The disk is full"
    running.wait(lambda: running.library.drafts.of(GARDEN) is not None)
    running.window.close()
    assert running.window.isVisible()
    running.window.close()
    assert not running.window.isVisible()
    monkeypatch.undo()
    assert running.text_of(GARDEN) == NOTES[GARDEN]


def test_what_was_not_saved_is_offered_again(running: Running) -> None:
    note = running.library.read(GARDEN)
    running.library.drafts.keep(GARDEN, "Half a thought\n" + note.text, note.hash)
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.wait(running.pane.banner.isVisible)
    assert "not saved" in running.pane.banner.view.title
    running.pane.banner.offered.emit(running.pane.banner.view.offer)
    assert running.pane.editor.toPlainText().startswith("Half a thought")
    running.pane.save()
    running.wait(lambda: running.text_of(GARDEN).startswith("Half a thought"))
    running.wait(lambda: running.library.drafts.of(GARDEN) is None)


def test_the_end_of_the_program_keeps_a_draft(running: Running) -> None:
    edit(running, "Cut off")
    running.window.end()
    draft = running.library.drafts.of(GARDEN)
    assert draft is not None
    assert draft.text.startswith("Cut off")


def test_a_history_that_fails_is_told_and_the_window_lives(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object, **_more: object) -> None:
        raise MemoroError("The history is busy", "Another program holds x locked.", "")

    monkeypatch.setattr(type(running.library.history), "changes", fail)
    running.go(Section.HISTORY)
    running.wait(running.window.pages.history.banner.isVisible)
    assert running.window.pages.history.banner.view.title == "The history is busy"


def test_a_note_that_cannot_be_left_keeps_its_section(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.pane.edit()
    running.wait(lambda: running.pane.is_editing)
    running.pane.editor.insertPlainText("mine ")
    running.write_elsewhere(GARDEN, "# Garden\n\n- Theirs\n")
    running.go(Section.DAYS)
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.conflict)
    running.wait(lambda: running.window.sidebar.section is Section.TOPICS)
    assert running.window.notes.section is Section.TOPICS
