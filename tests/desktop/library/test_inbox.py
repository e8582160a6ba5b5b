"""The inbox as a person answers it: one by one or many at once, and what could not be written says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.desktop.library.inbox_page import InboxPage
from app.desktop.library.proposal_words import ProposalCounts
from app.desktop.library.sections import Section
from app.desktop.library.words import Numbers
from app.engine.ledger import Proposal
from app.engine.watched import WatchedInbox
from tests.desktop.library.conftest import GARDEN, Running
from tests.helpers.log_rules import ExpectLog

CLAUDE, CODEX = "agent:claude", "agent:codex"


def propose(running: Running, text: str, path: str = GARDEN, who: str = CLAUDE) -> Proposal:
    done = running.library.inbox.propose(path, "append", text, "", who=who, why="You said so")
    assert isinstance(done, Proposal)
    return done


def open_inbox(running: Running, count: int) -> InboxPage:
    running.go(Section.INBOX)
    page = running.window.pages.inbox
    running.wait(lambda: len(page.list.items) == count)
    return page


def choose(running: Running, page: InboxPage, proposal: Proposal) -> None:
    running.wait(lambda: page.list.select_key(proposal.id))
    running.wait(lambda: page.pane.proposal is not None and page.pane.proposal.id == proposal.id)
    running.wait(lambda: page.pane._seen is not None)


def click(running: Running, page: InboxPage, name: str) -> None:
    running.bot.mouseClick(getattr(page.pane, name), Qt.MouseButton.LeftButton)


def test_it_says_whether_a_note_is_added_to_or_made(running: Running) -> None:
    added, made = propose(running, "- Peas"), propose(running, "- Peas", "memory/new.md")
    page = open_inbox(running, 2)
    choose(running, page, added)
    running.wait(lambda: "adds to the note" in page.pane._line.text())
    choose(running, page, made)
    running.wait(lambda: "makes a new note" in page.pane._line.text())
    click(running, page, "accept")
    running.wait((running.workspace / "memory/new.md").exists)
    assert running.text_of("memory/new.md") == "- Peas\n"


def test_a_note_that_was_renamed_is_followed_and_named(running: Running) -> None:
    made = propose(running, "- Peas")
    page = open_inbox(running, 1)
    running.library.editor.rename(GARDEN, "memory/allotment.md")
    running.wait(lambda: page.list.items[0].title == "memory/allotment.md")
    choose(running, page, made)
    assert "Proposed for memory/garden.md" in page.pane._why.text()
    click(running, page, "accept")
    running.wait(lambda: running.text_of("memory/allotment.md").endswith("- Peas\n"))
    assert not (running.workspace / GARDEN).exists()


def test_the_history_says_who_proposed_and_that_the_person_changed_it(running: Running) -> None:
    propose(running, "- Peas")
    page = open_inbox(running, 1)
    running.wait(lambda: page.pane._seen is not None)
    click(running, page, "change")
    page.pane.editor.setPlainText("- Sugar peas")
    click(running, page, "accept")
    running.wait(lambda: running.text_of(GARDEN).endswith("- Sugar peas\n"))
    page.shown.setCurrentIndex(1)
    running.wait(lambda: "You changed the text" in page.pane._why.text())
    assert "- Peas" in page.pane.difference.toPlainText()
    running.go(Section.HISTORY)
    history = running.window.pages.history
    running.wait(
        lambda: [i.detail for i in history.list.items] == ["claude, changed by you · Changed · You said so"]
    )
    assert "claude, changed by you" in history.pane._line.text()


def test_why_it_was_not_written_stays_with_the_proposal(running: Running) -> None:
    refused, other = propose(running, "- Peas"), propose(running, "- Cake", "MEMORY.md")
    page = open_inbox(running, 2)
    choose(running, page, refused)
    (running.workspace / GARDEN).unlink()
    click(running, page, "accept")
    told = "The note is gone. Accept again to make it anew."
    running.wait(lambda: page.pane.banner.isVisible() and page.pane.banner.view.title == told)
    row = next(item for item in page.list.items if item.key == refused.id)
    assert row.detail.startswith("Could not be written · ")
    choose(running, page, other)
    assert not page.pane.banner.isVisible()
    running.go(Section.TOPICS)
    page = open_inbox(running, 2)
    choose(running, page, refused)
    running.wait(lambda: page.pane.banner.isVisible() and page.pane.banner.view.title == told)
    assert "makes a new note" in page.pane._line.text()
    click(running, page, "accept")
    running.wait((running.workspace / GARDEN).exists)
    running.wait(lambda: len(page.list.items) == 1)
    assert page.pane.answering.hindrances == {}


def test_a_typed_reason_waits_with_its_proposal(running: Running) -> None:
    first, second = propose(running, "- Peas"), propose(running, "- Cake")
    page = open_inbox(running, 2)
    choose(running, page, first)
    running.bot.keyClicks(page.pane.reason, "There are none")
    choose(running, page, second)
    assert page.pane.reason.text() == ""
    choose(running, page, first)
    assert page.pane.reason.text() == "There are none"
    click(running, page, "reject")
    running.wait(lambda: running.library.inbox.get(first.id).reason == "There are none")


def test_fifty_of_one_assistant_are_accepted_at_once_and_those_that_cannot_be_say_why(
    running: Running,
) -> None:
    for number in range(50):
        propose(running, f"- Bed number {number} is for beans", who=CODEX)
    blocked = propose(running, "- Not to be written", "memory/blocked.md", CODEX)
    propose(running, "- Cake", "MEMORY.md")
    (running.workspace / "memory/blocked.md").mkdir()
    page = open_inbox(running, 52)
    assert page.list.items[2].detail == "Codex · Bed number 49 is for beans"
    page.who.setCurrentIndex(page.who.findData(CODEX))
    running.wait(lambda: len(page.list.items) == 51)
    running.bot.mouseClick(page.all, Qt.MouseButton.LeftButton)
    running.wait(lambda: len(page.pane.marked) == 51)
    assert page.pane._title.text() == ProposalCounts().marked(51)
    assert page.pane._line.text() == "Codex 51"
    assert (page.pane.accept.text(), page.pane.reject.text()) == ("Accept all 51", "Decline all 51")
    assert page.pane.change.isHidden()
    click(running, page, "accept")
    running.wait(lambda: running.library.inbox.counts()["accepted"] == 50)
    running.wait(lambda: [item.key for item in page.list.items] == [blocked.id])
    beds = [line for line in running.text_of(GARDEN).splitlines() if "is for beans" in line]
    assert beds == [f"- Bed number {number} is for beans" for number in range(50)]  # as they were proposed
    counts = ProposalCounts()
    assert running.window.toast.text == f"{counts.accepted(50)} {counts.failed(1)}"
    running.wait(lambda: page.pane.proposal is not None and page.pane.banner.isVisible())
    assert "Could not be written" in page.list.items[0].detail
    assert running.text_of("MEMORY.md").count("Cake") == 0


def test_what_a_person_made_of_one_is_accepted_with_the_others(running: Running) -> None:
    changed, other = propose(running, "- Peas"), propose(running, "- Cake")
    page = open_inbox(running, 2)
    choose(running, page, changed)
    click(running, page, "change")
    page.pane.editor.setPlainText("- Sugar peas")
    choose(running, page, other)
    running.bot.mouseClick(page.all, Qt.MouseButton.LeftButton)
    running.wait(lambda: len(page.pane.marked) == 2)
    assert "- Sugar peas" in page.pane.difference.toPlainText()
    click(running, page, "accept")
    running.wait(lambda: running.library.inbox.counts()["accepted"] == 2)
    assert running.text_of(GARDEN).endswith("- Sugar peas\n- Cake\n")


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_an_answer_that_failed_in_an_unknown_way_says_so_and_may_be_given_again(
    running: Running, monkeypatch: pytest.MonkeyPatch, expected_logs: ExpectLog, answer: str
) -> None:
    def fail(*_wish: object, **_more: object) -> None:
        raise OSError("The disk went away")

    expected_logs("a background job failed")
    made = propose(running, "- Peas")
    page = open_inbox(running, 1)
    choose(running, page, made)
    with monkeypatch.context() as broken:
        broken.setattr(WatchedInbox, answer, fail)
        click(running, page, answer)
        running.wait(page.pane.banner.isVisible)
        assert "The disk went away" in page.pane.banner.view.sentence
    click(running, page, answer)
    running.wait(lambda: running.library.inbox.counts()["waiting"] == 0)


def test_a_burst_is_told_once_by_its_note_and_then_as_several(running: Running) -> None:
    propose(running, "- Peas")
    running.wait(lambda: len(running.told) == 1)
    assert running.told[0][1].startswith("It would like to write to memory/garden.md.")
    for number in range(5):
        propose(running, "- Peas", f"memory/new-{number}.md")
    running.wait(lambda: len(running.told) == 6)
    assert {text for _, text in running.told[1:]} == {
        "Several of its proposals wait for you in the library's inbox."
    }
    propose(running, "- Peas", who=CODEX)
    running.wait(lambda: len(running.told) == 7)
    assert running.told[6][1].startswith("It would like to write to")


def test_all_are_declined_with_one_reason(running: Running) -> None:
    made = [propose(running, f"- Bed number {number}") for number in range(3)]
    page = open_inbox(running, 3)
    before = running.text_of(GARDEN)
    running.bot.mouseClick(page.all, Qt.MouseButton.LeftButton)
    running.wait(lambda: len(page.pane.marked) == 3)
    propose(running, "- One more")
    running.wait(lambda: len(page.list.items) == 4)
    assert len(page.pane.marked) == 3  # what comes meanwhile is not marked with them
    running.bot.keyClicks(page.pane.reason, "Not now")
    running.press(page.pane.reason, "Return")
    running.wait(lambda: running.library.inbox.counts()["rejected"] == 3)
    assert {running.library.inbox.get(each.id).reason for each in made} == {"Not now"}
    assert running.text_of(GARDEN) == before
    running.wait(lambda: len(page.list.items) == 1)


def test_forgetting_the_whole_history_names_all_that_goes(running: Running) -> None:
    accepted, declined, waits = (propose(running, f"- Bed number {number}") for number in range(3))
    running.library.inbox.accept(accepted.id)
    running.library.inbox.reject(declined.id, "No")
    aside = Path(f"{running.library.history.database.path}.damaged-20260101-000000")
    log = aside.with_name(f"{aside.name}-wal")
    aside.write_bytes(b"older")
    log.write_bytes(b"its log")
    running.window.actions_.purge()
    running.wait(lambda: running.window.actions_.dialog is not None)
    dialog = running.window.actions_.dialog
    assert dialog is not None
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for line in (
        f"{Numbers().changes(1)}, with who made them and why, and every earlier version of every note.",
        f"{Numbers().decided(2)}, with your reasons.",
        "An assistant may propose again what you declined.",
        Numbers().histories(1),
        "Your notes stay as they are, and so do proposals that wait for you.",
    ):
        assert line in said
    running.answer()
    running.wait(lambda: running.library.history.count() == 0)
    running.wait(lambda: running.window.toast.text.startswith("The history is forgotten."))
    assert running.library.inbox.counts() == {"waiting": 1, "accepted": 0, "rejected": 0}
    assert running.library.inbox.get(waits.id) is not None
    assert not aside.exists()
    assert not log.exists()
    running.window.actions_.purge()
    running.wait(lambda: running.window.actions_.dialog is not None)
    told = "\n".join(label.text() for label in running.window.actions_.dialog.findChildren(QLabel))
    assert "declined" not in told
    assert "damaged" not in told
    running.answer(accept=False)
