"""History with its ways back, forgetting, the inbox, the check-up."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from datetime import date, datetime
from queue import SimpleQueue

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QDate, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from app.desktop.background import Background
from app.desktop.library.checkup_page import CheckupPage
from app.desktop.library.history_page import ONE_DAY, HistoryPage
from app.desktop.library.sections import Section
from app.desktop.library.window_jobs import WindowJobs
from app.desktop.library.words import who_text, why_text
from app.desktop.theme import Theme
from app.desktop.translation import use_language
from app.engine.ledger import Change, Finding, Proposal, Reached, Saved
from app.engine.library import Library
from app.engine.reasons import FROM_BACKUP, QUICK_NOTE
from app.errors import MemoroError
from tests.desktop.library.conftest import GARDEN, NOTES, Open, Running

CLAUDE, CODEX = "agent:claude", "agent:codex"


def change(running: Running, old: str, new: str, who: str = CLAUDE, why: str = "") -> Change:
    note = running.library.read(GARDEN)
    done = running.library.editor.save(GARDEN, note.text.replace(old, new), note.hash, who=who, why=why)
    assert isinstance(done, Saved)
    assert done.change is not None
    return done.change


def shown(running: Running) -> list[str]:
    return [item.detail for item in running.window.pages.history.list.items]


@pytest.fixture
def changed(running: Running) -> Running:
    """Three changes by three hands."""
    change(running, "Tomatoes", "Peppers", why="You asked for it")
    change(running, "strings", "strong strings", who=CODEX)
    running.library.editor.append(date(2026, 2, 5), "- Paid", who=CLAUDE)
    running.go(Section.HISTORY)
    running.wait(lambda: len(shown(running)) == 3)
    return running


def test_who_when_why_and_what(changed: Running) -> None:
    page = changed.window.pages.history
    assert shown(changed)[2] == "claude · Changed · You asked for it"
    assert page.list.items[0].section == "Today"
    assert "claude 2, Codex 1" in page.summary.text()
    page.list.select_row(2)
    changed.wait(lambda: "+\u2002- Peppers" in page.pane.difference.toPlainText())
    assert "−\u2002- Tomatoes" in page.pane.difference.toPlainText()


def test_filters_by_assistant_and_day(changed: Running) -> None:
    page = changed.window.pages.history
    page.who.setCurrentIndex(page.who.findData(CODEX))
    changed.wait(lambda: shown(changed) == ["Codex · Changed"])
    page.who.setCurrentIndex(0)
    page.period.setCurrentIndex(2)
    changed.wait(lambda: len(shown(changed)) == 3)
    page.show_note(GARDEN)
    changed.wait(lambda: len(shown(changed)) == 2)
    page.only.click()
    changed.wait(lambda: len(shown(changed)) == 3)


def quotes(running: Running) -> list[str]:
    return [item.quote for item in running.window.pages.history.list.items]


def test_each_row_has_one_line_of_what_was_changed(changed: Running) -> None:
    assert quotes(changed) == ["+ Paid", "+ Beans need strong strings", "+ Peppers along the south wall"]
    change(changed, "- Beans need strong strings\n", "- Beans need **strong** strings\n", who=CODEX)
    changed.wait(lambda: quotes(changed)[0] == "+ Beans need strong strings")
    change(changed, "- Beans need **strong** strings\n", "", who=CODEX)
    changed.wait(lambda: quotes(changed)[0] == "− Beans need strong strings")
    rows = changed.window.pages.history.list
    said = rows.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Codex, Changed, Removed: Beans need strong strings" in said.replace(" · ", ", ")
    heights = {rows.visualRect(rows.model().index(row, 0)).height() for row in range(1, 4)}
    assert heights == {rows.row_height()}


def test_what_is_forgotten_is_gone_from_the_rows_too(changed: Running) -> None:
    changed.library.forget(GARDEN, keep_file=True)
    changed.wait(lambda: quotes(changed) == ["+ Paid"])


def test_where_versions_are_not_kept_the_rows_say_no_more(changed: Running) -> None:
    app = changed.engine.settings.app
    settings = changed.engine.settings.replace(app=app.replace(history=app.history.replace(enabled=False)))
    changed.engine.apply(settings)
    changed.wait(lambda: not changed.library.history.keeps)
    change(changed, "Peppers", "Melons")
    changed.wait(lambda: len(shown(changed)) == 4)
    assert quotes(changed)[:2] == ["", "+ Paid"]


def test_one_day_of_the_calendar(changed: Running) -> None:
    page, today = changed.window.pages.history, datetime.now().astimezone().date()
    page.period.activated.emit(ONE_DAY)
    page.period.setCurrentIndex(ONE_DAY)
    assert page.calendar.isVisible()
    assert len(shown(changed)) == 3, "before a day is chosen it is any day"
    page.calendar.clicked.emit(QDate(2026, 2, 3))
    changed.wait(lambda: shown(changed) == [])
    assert not page.calendar.isVisible()
    assert "2026" in page.period.currentText()
    page.calendar.clicked.emit(QDate(today.year, today.month, today.day))
    changed.wait(lambda: len(shown(changed)) == 3)
    assert page.period.currentText() == "Today"
    page.period.setCurrentIndex(2)
    assert page.period.itemText(ONE_DAY) == "Choose a day…"
    changed.wait(lambda: len(shown(changed)) == 3)


def test_in_a_low_window_calendar_and_changes_take_turns(changed: Running) -> None:
    page = changed.window.pages.history
    changed.window.resize(632, 290)
    page.period.activated.emit(ONE_DAY)
    changed.wait(lambda: page.calendar.isVisible() and not page.list.isVisible())
    page.period.activated.emit(0)
    changed.wait(lambda: page.list.isVisible() and not page.calendar.isVisible())


def test_a_note_leads_to_its_history(changed: Running) -> None:
    changed.go(Section.TOPICS)
    changed.read(GARDEN)
    changed.pane.header.wanted.emit("history")
    changed.wait(lambda: len(shown(changed)) == 2)
    assert changed.window.sidebar.section is Section.HISTORY


def test_undoing_one_change_leaves_the_later_one(changed: Running) -> None:
    page = changed.window.pages.history
    page.list.select_row(2)
    changed.bot.mouseClick(page.pane.undo, Qt.MouseButton.LeftButton)
    changed.wait(lambda: changed.text_of(GARDEN) == NOTES[GARDEN].replace("strings", "strong strings"))
    changed.wait(lambda: "undone" in changed.window.toast.text)
    changed.wait(lambda: len(shown(changed)) == 4)


def test_what_cannot_be_undone_is_explained_with_a_way_out(changed: Running) -> None:
    change(changed, "Peppers", "Cucumbers")
    changed.wait(lambda: len(shown(changed)) == 4)
    page = changed.window.pages.history
    page.list.select_row(3)
    changed.bot.mouseClick(page.pane.undo, Qt.MouseButton.LeftButton)
    changed.wait(page.pane.banner.isVisible)
    assert page.pane.banner.view.title == "The same lines were changed again later."
    page.pane.banner.offered.emit(page.pane.banner.view.offer)
    changed.wait(lambda: changed.text_of(GARDEN) == NOTES[GARDEN])


def test_an_earlier_version_can_stand_again(changed: Running) -> None:
    page = changed.window.pages.history
    page.list.select_row(2)
    changed.bot.mouseClick(page.pane.restore, Qt.MouseButton.LeftButton)
    changed.wait(lambda: changed.text_of(GARDEN) == NOTES[GARDEN].replace("Tomatoes", "Peppers"))


def test_a_deletion_is_taken_back_from_the_history(changed: Running) -> None:
    (changed.workspace / GARDEN).unlink()
    changed.wait(lambda: len(shown(changed)) == 4)
    page = changed.window.pages.history
    page.list.select_row(0)
    assert page.pane.undo.text() == "Bring the note back"
    changed.bot.mouseClick(page.pane.undo, Qt.MouseButton.LeftButton)
    changed.wait((changed.workspace / GARDEN).exists)


def test_long_histories_come_piece_by_piece(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.desktop.library.history_page.PAGE", 2)
    for number in range(5):
        change(running, "Garden", f"Garden {number}")
    running.go(Section.HISTORY)
    running.wait(lambda: len(shown(running)) == 5)
    assert [item.section for item in running.window.pages.history.list.items] == ["Today", "", "", "", ""]


def test_the_number_of_a_history_that_goes_on_says_so(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.desktop.library.history_page.PAGE", 2)
    monkeypatch.setattr(HistoryPage, "_fill_view", lambda _page: None)  # as where the window is full
    for number in range(3):
        change(running, "Garden", f"Garden {number}")
    running.go(Section.HISTORY)
    running.wait(lambda: len(shown(running)) == 2)
    assert running.window.pages.history.summary.text().startswith("2+ change")


def test_what_is_being_looked_at_stays_when_something_changes(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.desktop.library.history_page.PAGE", 2)
    for number in range(5):
        change(running, "Garden", f"Garden {number}")
    running.go(Section.HISTORY)
    running.wait(lambda: len(shown(running)) == 5)
    page = running.window.pages.history
    page.list.select_row(4)
    looked_at = page.list.current
    running.window.resize(running.window.width(), running.window.minimumHeight())
    change(running, "Garden", "Garden 5")
    running.wait(lambda: page.list.items[0].data.id != looked_at.data.id and len(shown(running)) == 6)
    assert page.list.current == looked_at
    assert page.pane.change == looked_at.data


def test_forgetting_says_what_goes_and_takes_it_all(changed: Running) -> None:
    changed.go(Section.TOPICS)
    changed.read(GARDEN)
    changed.pane.header.wanted.emit("forget")
    changed.wait(lambda: changed.window.actions_.dialog is not None)
    changed.answer(accept=False)
    changed.wait(lambda: changed.window.actions_.dialog is None)
    assert (changed.workspace / GARDEN).exists()
    changed.pane.header.wanted.emit("forget")
    changed.answer()
    changed.wait(lambda: not (changed.workspace / GARDEN).exists())
    changed.wait(lambda: changed.library.history.changes(path=GARDEN) == [])
    changed.wait(lambda: "Garden" not in changed.titles())
    assert changed.window.sidebar.count_of(Section.DELETED) == 0


def test_only_the_earlier_versions_go(changed: Running) -> None:
    changed.go(Section.TOPICS)
    changed.read(GARDEN)
    changed.pane.header.wanted.emit("forget_versions")
    changed.answer()
    changed.wait(lambda: changed.library.history.changes(path=GARDEN) == [])
    assert "Peppers" in changed.text_of(GARDEN)


def test_the_whole_history_goes_and_begins_anew(changed: Running) -> None:
    changed.bot.mouseClick(changed.window.pages.history.more, Qt.MouseButton.LeftButton)
    changed.answer()
    changed.wait(lambda: shown(changed) == [])
    change(changed, "Peppers", "Leeks")
    changed.wait(lambda: shown(changed) == ["claude · Changed"])


# The inbox


def propose(running: Running, text: str = "- Likes tea", kind: str = "append") -> Proposal:
    note = running.library.read("MEMORY.md")
    base = "" if kind == "append" else note.hash
    done = running.library.inbox.propose("MEMORY.md", kind, text, base, who=CLAUDE, why="You said so")
    assert isinstance(done, Proposal)
    return done


def test_a_proposal_is_told_shown_and_accepted(running: Running) -> None:
    propose(running)
    running.wait(lambda: running.window.sidebar.count_of(Section.INBOX) == 1)
    running.wait(lambda: [title for title, _ in running.told] == ["claude proposes a change"])
    running.go(Section.INBOX)
    pane = running.window.pages.inbox.pane
    running.wait(lambda: "+\u2002- Likes tea" in pane.difference.toPlainText())
    running.bot.mouseClick(pane.accept, Qt.MouseButton.LeftButton)
    running.wait(lambda: "- Likes tea" in running.text_of("MEMORY.md"))
    running.wait(lambda: running.window.sidebar.count_of(Section.INBOX) == 0)
    assert running.whos("MEMORY.md") == [CLAUDE]


def test_a_proposal_can_be_changed_first(running: Running) -> None:
    propose(running)
    running.go(Section.INBOX)
    pane = running.window.pages.inbox.pane
    running.wait(lambda: "Likes tea" in pane.difference.toPlainText())  # later the button may move
    running.bot.mouseClick(pane.change, Qt.MouseButton.LeftButton)
    running.wait(pane.editor.isVisible)
    pane.editor.setPlainText("- Likes green tea")
    running.press(pane.editor, "Ctrl+S")
    running.wait(lambda: "- Likes green tea" in running.text_of("MEMORY.md"))


def test_what_was_made_of_a_proposal_waits_while_another_one_is_looked_at(running: Running) -> None:
    propose(running)
    propose(running, "- Likes cake")
    running.go(Section.INBOX)
    page = running.window.pages.inbox
    pane, rows = page.pane, page.list
    running.wait(lambda: len(rows.items) == 2 and pane.proposal is not None)
    first = pane.proposal.id
    pane.change.click()
    pane.editor.setPlainText("- Likes green tea")
    rows.select_key(next(item.key for item in rows.items if item.key != first))
    running.wait(lambda: pane.proposal.id != first)
    assert not pane.editor.isVisible()
    rows.select_key(first)
    assert pane.editor.toPlainText() == "- Likes green tea"
    running.press(pane.editor, "Escape")
    assert pane.difference.isVisible()
    pane.change.click()
    assert pane.editor.toPlainText() == "- Likes green tea"
    running.press(pane.editor, "Ctrl+S")
    running.wait(lambda: "- Likes green tea" in running.text_of("MEMORY.md"))
    running.wait(lambda: pane._changed == {})  # it is written, and told


def test_a_proposal_is_declined_with_a_reason(running: Running) -> None:
    number = propose(running).id
    running.go(Section.INBOX)
    pane = running.window.pages.inbox.pane
    running.wait(lambda: pane.proposal is not None)
    running.bot.keyClicks(pane.reason, "That was a joke")
    running.press(pane.reason, "Return")
    running.wait(lambda: running.library.inbox.get(number).state == "rejected")
    assert running.text_of("MEMORY.md") == NOTES["MEMORY.md"]
    running.window.pages.inbox.shown.setCurrentIndex(2)
    running.wait(lambda: len(running.window.pages.inbox.list.items) == 1)
    running.wait(lambda: "That was a joke" in pane._why.text())


def test_a_proposal_that_no_longer_fits_says_so(running: Running) -> None:
    propose(running, NOTES["MEMORY.md"].replace("1.40", "1.41"), "replace")
    text = NOTES["MEMORY.md"].replace("1.40", "1.99")
    running.write_elsewhere("MEMORY.md", text)
    running.go(Section.INBOX)
    pane = running.window.pages.inbox.pane
    running.wait(pane.banner.isVisible)
    running.bot.mouseClick(pane.accept, Qt.MouseButton.LeftButton)
    running.wait(lambda: "Change the proposal first" in pane.banner.view.title)
    assert running.text_of("MEMORY.md") == text


# The check-up

MESSY = {
    **NOTES,
    "memory/keys.md": "# Keys\n\n- api key sk-proj-Abcd1234Efgh5678Ijkl9012Mnop3456\n",
    "memory/dates.md": "# Dates\n\n- Anna's birthday party is on 2026-03-04\n",
    "memory/other.md": "# Other\n\n- Anna's birthday party is on 2026-03-05\n",
}


def test_the_check_up_leads_to_the_place_and_does_nothing(open_library: Open) -> None:
    running = open_library(MESSY)
    running.wait(lambda: running.window.sidebar.count_of(Section.TOPICS) == 5)
    running.go(Section.CHECKUP)
    page = running.window.pages.checkup
    page.state.press()
    running.wait(lambda: not page.is_running)
    kinds = [item.data.kind for item in page.list.items]
    assert kinds[:2] == ["secret", "contradicting_dates"]
    assert "Abcd1234" not in page.list.items[0].detail
    assert len(page.pane.places) == 1
    page.pane.places[0].click()
    running.wait(running.pane.editor.hasFocus)
    assert running.pane.path == "memory/keys.md"
    assert running.pane.editor.textCursor().blockNumber() == 2
    assert all(running.text_of(path) == text for path, text in MESSY.items())


def test_the_check_up_can_be_cancelled(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    running.go(Section.CHECKUP)
    page = running.window.pages.checkup
    page.begin()
    page.stop()
    running.wait(lambda: not page.is_running)
    assert page.start.isVisible() == bool(page.list.items)


class Told:
    """A check-up that tells what a test lets it tell; real ones are in `tests/engine/test_checkup.py`."""

    def __init__(self, *, then_fails: bool = False) -> None:
        self._steps: SimpleQueue[Reached | list[Finding] | None] = SimpleQueue()
        self.collecting: list[bool] = []
        self.ended = threading.Event()
        self._fails = then_fails

    def say(self, *steps: Reached | list[Finding]) -> None:
        for step in steps:
            self._steps.put(step)

    def stop(self) -> None:
        self._steps.put(None)

    def steps(self) -> Iterator[Reached | list[Finding]]:
        while (step := self._steps.get(timeout=20)) is not None:
            self.collecting.append(gc.isenabled())
            yield step
        self.ended.set()
        if self._fails:
            raise MemoroError("The check-up could not be finished", "Its process ended.", "Try again.")


def secret(path: str) -> Finding:
    return Finding("secret", path, 3, "remove_secret", {"what": "password", "masked": "Tr0…"})


OLD = Finding("stale_logs", "memory/2020-01-01.md", 1, "archive", {"count": 2, "first": "a", "last": "b"})


@pytest.fixture
def told(running: Running, monkeypatch: pytest.MonkeyPatch) -> Told:
    told = Told()
    monkeypatch.setattr(Library, "check_up", lambda _library: told)
    running.go(Section.CHECKUP)
    return told


def test_findings_are_shown_as_they_are_found_and_nothing_moves(running: Running, told: Told) -> None:
    page = running.window.pages.checkup
    page.begin()
    told.say(Reached("reading", 200, 400), [secret("memory/a.md"), secret("memory/b.md")])
    running.wait(lambda: len(page.list.items) == 2)
    assert page.is_running
    assert page.reached.text() == "Reading the notes: 200 of 400"
    assert (page.progress.value(), page.progress.maximum()) == (30, 100)
    assert page.count.text() == "2 thing(s) to look at"
    page.list.select_row(1)
    shown, top = page.pane.places, page.list.visualRect(page.list.currentIndex()).top()
    told.say(Reached("entries", 1, 2), [secret("memory/c.md")], [OLD])
    running.wait(lambda: len(page.list.items) == 4)
    assert page.reached.text() == "Looking for what is said more than once…"
    assert page.progress.value() == 82
    assert page.list.currentIndex().row() == 1
    assert page.pane.places is shown, "what is read stays as it is"
    assert page.list.visualRect(page.list.currentIndex()).top() == top
    assert [item.section for item in page.list.items] == ["Looks like a secret", "", "", "Old daily logs"]
    told.stop()
    running.wait(lambda: not page.is_running)
    assert not page.progress.isVisible()
    assert page.start.isVisible()
    assert page.list.currentIndex().row() == 1


def test_stopping_leaves_what_was_found_and_says_that_it_was_stopped(running: Running, told: Told) -> None:
    page = running.window.pages.checkup
    page.focus_inside(page.state)
    running.bot.keyClick(running.window.focusWidget(), Qt.Key.Key_Space)
    assert page.cancel.hasFocus(), "the button that was pressed is gone"
    told.say([secret("memory/a.md")])
    running.wait(lambda: len(page.list.items) == 1)
    running.bot.keyClick(page.cancel, Qt.Key.Key_Space)
    running.wait(lambda: not page.is_running)
    assert page.list.hasFocus()
    assert page.reached.isVisible()
    assert page.reached.text() == "It was stopped before it was through."
    assert page.list.items[0].data == secret("memory/a.md")


def test_a_check_up_that_dies_says_so_beside_what_it_found(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(then_fails=True)
    monkeypatch.setattr(Library, "check_up", lambda _library: told)
    running.go(Section.CHECKUP)
    page = running.window.pages.checkup
    page.begin()
    told.say([secret("memory/a.md")])
    told.stop()
    running.wait(lambda: not page.is_running)
    assert page.banner.view.title == "The check-up could not be finished"
    assert len(page.list.items) == 1
    assert page.start.isVisible()


def test_the_check_up_does_not_let_the_collector_stop_the_window(running: Running, told: Told) -> None:
    page = running.window.pages.checkup
    gc.enable()
    page.begin()
    told.say(Reached("reading", 0, 1))
    told.stop()
    running.wait(lambda: not page.is_running)
    assert told.collecting == [False]
    assert gc.isenabled()


def test_the_check_up_may_outlive_its_window(
    running: Running, told: Told, caplog: pytest.LogCaptureFixture
) -> None:
    background = Background()
    jobs = WindowJobs(background)
    page = CheckupPage(Theme("light"), running.library, jobs)
    page.begin()
    told.say(Reached("reading", 3, 7))
    running.wait(lambda: page.progress.value() == 25)
    jobs.close()  # as the window does when it ends
    shiboken6.delete(page)
    told.say([secret("memory/a.md")])
    told.stop()
    background.close()
    assert told.ended.is_set()
    QTest.qWait(50)
    assert not caplog.records


def test_a_memory_without_faults_is_well(open_library: Open) -> None:
    running = open_library({"MEMORY.md": "# Memory\n\n- Likes tea\n"})
    running.go(Section.CHECKUP)
    page = running.window.pages.checkup
    page.begin()
    running.wait(lambda: page.state.view.title == "All is well")


def test_what_was_found_is_said_in_the_language_that_is_chosen_later(running: Running, told: Told) -> None:
    page = running.window.pages.checkup
    page.begin()
    told.say([secret("memory/a.md"), secret("memory/b.md")])
    running.wait(lambda: len(page.list.items) == 2)
    page.list.select_row(1)
    page.stop()
    running.wait(lambda: not page.is_running)
    use_language("ja")
    try:
        running.wait(lambda: page.count.text() == "確認したい点 2 件")
        assert [bool(item.section) for item in page.list.items] == [True, False]
        assert page.list.items[0].section == page.pane._title.text() == "秘密の情報の可能性"
        assert page.list.current is page.list.items[1]
        assert page.reached.text() == "途中で中止しました。"
    finally:
        use_language("en")


def test_where_no_versions_are_kept_the_library_says_so_before_anything_goes(running: Running) -> None:
    app = running.engine.settings.app
    settings = running.engine.settings.replace(app=app.replace(history=app.history.replace(enabled=False)))
    running.engine.apply(settings)
    running.wait(lambda: not running.library.keeps_versions)
    running.go(Section.HISTORY)
    state = running.window.pages.history.state
    running.wait(lambda: state.view and "not kept" in state.view.sentence)
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.pane.header.wanted.emit("trash")
    running.answer(accept=False)
    assert (running.workspace / GARDEN).exists()
    running.pane.header.wanted.emit("trash")
    running.answer()
    running.wait(lambda: not (running.workspace / GARDEN).exists())
    running.wait(lambda: running.window.toast.text == f"{GARDEN} was deleted.")
    assert running.window.toast.button.isHidden()


def test_a_message_moves_no_button(changed: Running) -> None:
    """Who aims at “Decline” while the window moves would hit “Accept”."""
    changed.go(Section.HISTORY)
    pane = changed.window.pages.history.pane
    changed.wait(pane.undo.isVisible)
    place = lambda: pane.undo.mapTo(changed.window, QPoint())  # noqa: E731
    before = place()
    toast = changed.window.toast
    toast.tell("A note was deleted. " * 8, "Undo", lambda: None)
    QCoreApplication.processEvents()
    assert toast.isVisible()
    assert place() == before
    shown = toast.geometry()
    assert changed.window.rect().contains(shown)
    assert not shown.intersects(QRect(before, pane.undo.size()))
    changed.window.resize(changed.window.size() - QSize(200, 100))
    changed.wait(lambda: changed.window.rect().contains(toast.geometry()))
    toast.hide()


def test_the_programs_own_reasons_are_said_in_the_language_of_the_windows(qapp: object) -> None:
    assert why_text("as agreed") == "as agreed"
    try:
        use_language("ja")
        assert why_text(QUICK_NOTE) == "クイックメモ"
        assert why_text(f"{FROM_BACKUP}2026-11-30 17:00") == "2026-11-30 17:00 のバックアップから"
        assert who_text("agent:local") != "local"
    finally:
        use_language("en")
