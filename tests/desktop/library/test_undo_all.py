"""Taking back all that one assistant wrote, with a question before and the truth after."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.desktop.library.history_page import HistoryPage
from app.desktop.library.sections import Section
from app.desktop.library.words import Numbers
from app.engine.ledger import PERSON, Saved
from tests.desktop.library.conftest import GARDEN, NOTES, Running

CLAUDE, CODEX = "agent:claude", "agent:codex"
TODAY = date.today()  # noqa: DTZ011  # the user's


def write(running: Running, path: str, text: str, who: str) -> None:
    assert isinstance(running.library.editor.append(path, text, who=who), Saved)


def open_history(running: Running, who: str, count: int) -> HistoryPage:
    running.go(Section.HISTORY)
    page = running.window.pages.history
    running.wait(lambda: page.who.findData(who) > 0)
    assert page.undo_all.isHidden()
    page.who.setCurrentIndex(page.who.findData(who))
    running.wait(lambda: len(page.list.items) == count)
    return page


def test_all_that_one_assistant_wrote_is_taken_back_and_what_others_wrote_stays(running: Running) -> None:
    write(running, GARDEN, "- Peas by the fence", CODEX)
    write(running, GARDEN, "- Roses by the door", CLAUDE)
    write(running, GARDEN, "- Sage in the pot", CODEX)
    write(running, "memory/new.md", "- A note of its own", CODEX)
    note = running.library.read("MEMORY.md")
    running.library.editor.save("MEMORY.md", note.text.replace("1.40", "1.41"), note.hash, who=CODEX)
    note = running.library.read("MEMORY.md")
    running.library.editor.save("MEMORY.md", note.text.replace("1.41", "1.42"), note.hash, who=PERSON)
    page = open_history(running, CODEX, 4)
    page.period.setCurrentIndex(2)
    running.wait(lambda: len(page.list.items) == 4 and page.undo_all.isVisible())
    running.bot.mouseClick(page.undo_all, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.actions_.dialog is not None)
    dialog = running.window.actions_.dialog
    assert dialog is not None
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert said[0] == f"Undo {Numbers().changes(4)} by Codex?"
    assert "the same lines were changed again, nothing is done" in said[1]
    write(running, "memory/later.md", "- Came while the question stood", CODEX)
    running.answer()
    running.wait(lambda: not (running.workspace / "memory/new.md").exists())
    told = f"{Numbers().undone(3)} {Numbers().not_undone(1)}"
    running.wait(lambda: running.window.toast.text == told)
    assert running.text_of(GARDEN) == f"{NOTES[GARDEN]}- Roses by the door\n"
    assert "1.42" in running.text_of("MEMORY.md")
    assert running.text_of("memory/later.md") == "- Came while the question stood\n"


def test_what_was_undone_before_is_not_counted_again(running: Running) -> None:
    write(running, GARDEN, "- Peas by the fence", CODEX)
    write(running, "memory/new.md", "- A note of its own", CODEX)
    assert running.library.undo_all(CODEX, TODAY, None) == (2, 0)
    assert running.library.undo_all(CODEX, TODAY, None) == (0, 0)
    assert running.library.undo_all(CODEX, None, date(2026, 1, 1)) == (0, 0)


def test_nor_what_went_together_with_its_neighbour(running: Running) -> None:
    lines = ["- Peas by the fence", "- Sage in the pot", "- Mint in the tub"]
    for line in lines:
        write(running, GARDEN, line, CODEX)
    assert running.library.undo_all(CODEX, TODAY, None) == (3, 0)
    for line in lines:
        write(running, GARDEN, line, CODEX)
    note = running.library.read(GARDEN)
    running.library.editor.save(GARDEN, note.text.replace("Sage", "Thyme"), note.hash, who=PERSON)
    assert running.library.undo_all(CODEX, TODAY, None) == (2, 1), (
        "what the person changed stays, and is told"
    )
    assert running.text_of(GARDEN) == f"{NOTES[GARDEN]}- Thyme in the pot\n"


def test_nothing_is_offered_for_a_person_one_note_or_where_no_versions_are_kept(running: Running) -> None:
    for who in (CODEX, PERSON):
        write(running, GARDEN, f"- Peas of {who}", who)
        write(running, GARDEN, f"- Beans of {who}", who)
    page = open_history(running, CODEX, 2)
    running.wait(page.undo_all.isVisible)
    page.show_note(GARDEN)
    running.wait(page.undo_all.isHidden)
    page.only.click()
    running.wait(page.undo_all.isVisible)
    page.who.setCurrentIndex(page.who.findData(PERSON))
    running.wait(page.undo_all.isHidden)
