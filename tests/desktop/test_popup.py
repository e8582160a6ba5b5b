"""The popup as a person uses it, on top of the stand-in engine."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.dates import full_day
from app.desktop.popup import states
from app.desktop.popup.rows import Row
from app.desktop.popup.states import Offer, View
from app.desktop.search_worker import Answer
from app.engine.status import FolderMissingError
from app.errors import MemoroError
from app.platform.active_window.models import ActiveWindow
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import READY


def press(popup: Popup, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    popup.bot.keyClick(popup.window.field, key, modifiers)


def answered(popup: Popup, text: str) -> None:
    popup.ask(text)
    popup.wait_for(lambda: popup.is_answered)


def opened(popup: Popup) -> list[Row]:
    rows: list[Row] = []
    popup.controller.open_wanted.connect(rows.append)
    return rows


def test_without_a_question_the_newest_notes_stand_there(popup: Popup) -> None:
    popup.wait_for(lambda: len(popup.window.results.rows) == 4)
    rows = popup.window.results.rows
    assert [row.path for row in rows][:2] == ["memory/2026-02-07.md", "memory/2026-02-05.md"]
    assert rows[0].section


def test_typing_finds_and_the_first_row_is_selected_and_shown(popup: Popup) -> None:
    answered(popup, "kettle")
    assert popup.titles == ["memory/2026-02-03.md:5"]
    assert popup.window.results.current_row == popup.window.results.rows[0]
    popup.wait_for(lambda: "blue kettle" in popup.window.preview.toPlainText())


def test_meaning_comes_in_and_the_row_a_person_chose_stays(popup: Popup) -> None:
    engine = popup.engine
    engine.hold = True
    engine.extra = (engine.hit("MEMORY.md", 6), engine.hit("memory/2026-02-07.md", 5))
    popup.ask("a")
    popup.wait_for(lambda: popup.controller.inquiry.answer is not None)
    press(popup, Qt.Key.Key_Down)
    chosen = popup.titles[1]
    engine.release()
    popup.wait_for(lambda: "MEMORY.md:6" in popup.titles)
    assert popup.titles[1] == chosen
    assert popup.titles[0] == "MEMORY.md:6"
    current = popup.window.results.current_row
    assert current is not None
    assert f"{current.path}:{current.line}" == chosen


def test_rows_stay_until_it_is_known_that_nothing_is_better(popup: Popup) -> None:
    """Words find nothing, meaning may: an empty list in between would only flicker. Enter waits for it."""
    engine, rows = popup.engine, opened(popup)
    answered(popup, "kettle")
    engine.hold, engine.extra = True, (engine.hit("MEMORY.md", 6),)
    popup.ask("qqqq")
    popup.wait_for(lambda: [request.query for request in engine.asked][-1:] == ["qqqq"])
    press(popup, Qt.Key.Key_Return)
    popup.bot.wait(100)
    assert popup.titles == ["memory/2026-02-03.md:5"]
    assert not popup.window.shows_state
    assert rows == []
    engine.release()
    popup.wait_for(lambda: bool(rows))
    assert (rows[0].path, rows[0].line) == ("MEMORY.md", 6)


def test_a_placeholder_comes_after_300_ms_and_not_before(popup: Popup) -> None:
    answered(popup, "kettle")
    popup.engine.hold = True
    popup.ask("qqqq")
    clock = QElapsedTimer()
    clock.start()
    popup.wait_for(lambda: popup.window.shows_state)
    assert clock.elapsed() >= 250
    assert popup.window.state.view == states.searching()


def test_an_answer_to_an_old_question_is_dropped(popup: Popup) -> None:
    popup.engine.hold = True
    popup.ask("kettle")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])
    popup.ask("oven")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:7"])
    popup.engine.release()
    popup.wait_for(lambda: popup.is_answered)
    assert popup.titles == ["memory/2026-02-03.md:7"]


def test_an_answer_that_was_under_way_when_the_text_changed_is_dropped(popup: Popup) -> None:
    answered(popup, "kettle")
    late = popup.controller.inquiry.answer
    answered(popup, "oven")
    popup.worker.answered.emit(late)
    popup.bot.wait(50)
    assert popup.titles == ["memory/2026-02-03.md:7"]


def test_enter_acts_on_the_text_as_it_stands_not_on_a_stale_row(popup: Popup) -> None:
    rows = opened(popup)
    answered(popup, "kettle")
    popup.engine.words_gate = threading.Event()
    popup.ask("oven")
    press(popup, Qt.Key.Key_Return)
    assert rows == []
    popup.engine.words_gate.set()
    popup.wait_for(lambda: bool(rows))
    assert (rows[0].path, rows[0].line) == ("memory/2026-02-03.md", 7)


def test_a_move_that_was_too_early_is_made_in_the_rows_that_it_was_meant_for(popup: Popup) -> None:
    rows = opened(popup)
    answered(popup, "kettle")
    popup.engine.words_gate = threading.Event()
    popup.ask("a")
    press(popup, Qt.Key.Key_Down)
    press(popup, Qt.Key.Key_Down)
    press(popup, Qt.Key.Key_Return)
    popup.engine.words_gate.set()
    popup.wait_for(lambda: bool(rows))
    assert rows == [popup.window.results.rows[2]]


def test_typing_on_takes_early_moves_back(popup: Popup) -> None:
    popup.engine.words_gate = threading.Event()
    popup.ask("o")
    press(popup, Qt.Key.Key_Down)
    popup.ask("a")
    popup.engine.words_gate.set()
    popup.wait_for(lambda: popup.is_answered)
    assert popup.window.results.current_row == popup.window.results.rows[0]


def test_a_move_for_an_answer_without_rows_moves_in_no_later_one(popup: Popup) -> None:
    answered(popup, "a")
    rows = popup.controller.inquiry.answer
    assert rows is not None
    assert len(rows.rows) > 1
    popup.engine.words_gate = threading.Event()
    popup.ask("zzzz")
    press(popup, Qt.Key.Key_Down)
    popup.engine.words_gate.set()
    popup.wait_for(lambda: popup.is_answered and popup.window.shows_state)
    late = Answer(popup.controller.inquiry._number, rows.response, final=True)
    popup.worker.answered.emit(late)  # as when the note that it is about was written meanwhile
    popup.wait_for(lambda: bool(popup.window.results.rows))
    assert popup.window.results.current_row == popup.window.results.rows[0]


def test_typing_on_takes_an_early_enter_back(popup: Popup) -> None:
    rows = opened(popup)
    popup.engine.words_gate = threading.Event()
    popup.ask("oven")
    press(popup, Qt.Key.Key_Return)
    popup.ask("ovens")
    popup.engine.words_gate.set()
    popup.wait_for(lambda: popup.is_answered)
    assert rows == []


def test_alt_digit_opens_that_row(popup: Popup) -> None:
    rows = opened(popup)
    answered(popup, "a")
    press(popup, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert rows == [popup.window.results.rows[2]]
    assert not popup.window.isVisible()


def test_ctrl_enter_is_for_the_folder(popup: Popup) -> None:
    rows: list[Row] = []
    popup.controller.folder_wanted.connect(rows.append)
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [row.path for row in rows] == ["memory/2026-02-03.md"]


def test_ctrl_c_copies_the_citation(popup: Popup) -> None:
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "memory/2026-02-03.md#L5"
    assert "memory/2026-02-03.md#L5" in popup.window.footer.text


def test_escape_clears_then_closes(popup: Popup) -> None:
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_Escape)
    assert popup.window.field.text() == ""
    assert popup.window.isVisible()
    press(popup, Qt.Key.Key_Escape)
    assert not popup.window.isVisible()


def test_opening_again_selects_the_old_text(popup: Popup) -> None:
    answered(popup, "kettle")
    popup.window.hide()
    popup.window.present()
    assert popup.window.field.selectedText() == "kettle"
    assert popup.window.focusWidget() is popup.window.field


def test_opening_again_shows_what_the_notes_say_now(popup: Popup) -> None:
    answered(popup, "kettle")
    popup.window.hide()
    popup.engine.notes["memory/2026-02-03.md"] = "the kettle is sold\n"
    popup.controller.inquiry._asked_at -= 60
    popup.window.present()
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:1"])
    popup.wait_for(lambda: "sold" in popup.window.preview.toPlainText())
    popup.ask("")
    popup.wait_for(lambda: popup.window.preview.toPlainText() != "" and not popup.controller.text)
    path = popup.window.results.rows[0].path
    popup.window.hide()
    popup.engine.notes[path] += "\nand a new line\n"
    popup.window.present()
    popup.wait_for(lambda: "and a new line" in popup.window.preview.toPlainText())


def test_a_chosen_row_whose_note_is_gone_goes_too(popup: Popup) -> None:
    answered(popup, "TKY-77120")
    first, second = popup.titles
    press(popup, Qt.Key.Key_Down)
    popup.engine.notes["memory/z.md"] = "TKY-77120 again\n"
    popup.controller.ask_again(changed=True)
    popup.wait_for(lambda: popup.titles == [first, second, "memory/z.md:1"])
    assert popup.window.results.currentIndex().row() == 1
    del popup.engine.notes[first.partition(":")[0]]
    popup.controller.ask_again(changed=True)
    popup.controller.ask_again()
    popup.wait_for(lambda: popup.titles == [second, "memory/z.md:1"])
    assert popup.window.results.currentIndex().row() == 0
    del popup.engine.notes[second.partition(":")[0]]
    popup.controller.ask_again(changed=True)
    popup.wait_for(lambda: popup.titles == ["memory/z.md:1"])
    assert popup.window.results.current_row == popup.window.results.rows[0]


def test_escape_and_typing_work_with_the_keyboard_in_the_preview(popup: Popup) -> None:
    preview = popup.window.preview
    preview.setFocus()
    popup.bot.keyClick(preview, Qt.Key.Key_K)
    assert popup.window.focusWidget() is popup.window.field
    assert popup.window.field.text() == "k"
    preview.setFocus()
    popup.bot.keyClick(preview, Qt.Key.Key_Escape)
    assert popup.window.field.text() == ""
    popup.bot.keyClick(preview, Qt.Key.Key_Escape)
    assert not popup.window.isVisible()


def test_the_hotkey_hides_what_it_showed(popup: Popup) -> None:
    popup.window.toggle()
    assert not popup.window.isVisible()
    popup.window.toggle()
    assert popup.window.isVisible()


def test_a_focus_that_flickers_while_it_opens_does_not_hide_it(
    popup: Popup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another window of ours closes just then."""
    window = popup.window
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    window.present()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: not window._keyboard.is_settling)
    assert window.isVisible()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: not window.isVisible())


def test_without_the_keyboard_it_asks_again_and_then_calls_for_attention(
    popup: Popup, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window, asked, called = popup.window, [], []
    window.hide()
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    monkeypatch.setattr(window, "activateWindow", lambda: asked.append(1))
    monkeypatch.setattr(QApplication, "alert", called.append)
    caplog.set_level("INFO")
    window.present()
    popup.wait_for(lambda: called == [window])
    assert len(asked) == 2
    assert "did not get the keyboard" in caplog.text


@pytest.mark.parametrize("question", ["", "TKY"])
def test_after_an_opening_that_failed_the_row_is_still_selected(popup: Popup, question: str) -> None:
    rows, results = opened(popup), popup.window.results
    if question:
        answered(popup, question)
    popup.wait_for(lambda: len(results.rows) > 1)
    press(popup, Qt.Key.Key_Down)
    press(popup, Qt.Key.Key_Return)
    assert not popup.window.isVisible()
    popup.controller.learned._background.run(lambda: None)
    for _ in range(2):  # the second time is after it was learned
        asked = len(popup.engine.asked)
        popup.controller.board.show_problem(View("problem", "It did not work", kind="problem"))
        popup.window.present()
        popup.wait_for(
            lambda asked=asked: not question or (len(popup.engine.asked) > asked and popup.is_answered)
        )
        current = results.current_row
        assert current is not None
        assert current.key == rows[0].key
        popup.window.hide()
    popup.window.present()
    popup.wait_for(lambda: not question or popup.is_answered)
    assert (results.currentIndex().row() == 0) is not bool(question)


@pytest.fixture
def unheard(popup: Popup, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A popup whose questions for the keyboard are counted, and in vain: somebody else holds it."""
    asked: list[int] = []
    popup.window.hide()
    popup.window._keyboard._waiting.setInterval(20)
    monkeypatch.setattr(popup.window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    monkeypatch.setattr(popup.window, "activateWindow", lambda: asked.append(1))
    return asked


def test_it_asks_on_until_the_keyboard_comes(popup: Popup, unheard: list[int]) -> None:
    popup.window.present()
    popup.wait_for(lambda: len(unheard) > 4)
    QApplication.sendEvent(popup.window, QEvent(QEvent.Type.WindowActivate))
    assert not popup.window._keyboard._waiting.isActive(), "it would take the keyboard from who has it now"


def test_who_goes_elsewhere_while_it_opens_is_rid_of_it(popup: Popup, unheard: list[int]) -> None:
    popup.window.present()
    QApplication.sendEvent(popup.window, QEvent(QEvent.Type.WindowActivate))
    QApplication.sendEvent(popup.window, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: not popup.window.isVisible())
    assert len(unheard) == 2, "once for a focus that only flickers"


def test_another_window_of_ours_that_is_chosen_while_it_opens_closes_it(
    popup: Popup, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, window = QWidget(), popup.window
    popup.bot.addWidget(other)
    window.hide()
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: other)
    window.present()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: not window._keyboard.is_settling)
    assert not window.isVisible()


@pytest.mark.parametrize("pinned", [False, True])
def test_without_the_keyboard_it_goes_when_another_window_is_chosen(
    popup: Popup, unheard: list[int], monkeypatch: pytest.MonkeyPatch, pinned: bool
) -> None:
    class Watching:
        now = ActiveWindow(("first",))

        def close(self) -> None:
            watching.clear()

    watching: list[Callable[[], None]] = []

    def watch(changed: Callable[[], None], _parent: object) -> Watching:
        watching.append(changed)
        return watcher

    watcher = Watching()
    monkeypatch.setattr("app.desktop.popup.keyboard.watch", watch)
    popup.window._pin.setChecked(pinned)
    popup.window.present()
    popup.wait_for(lambda: bool(watching))
    (changed,) = watching
    for names, is_chosen in (((), False), (("first",), False), (("second",), True)):
        assert popup.window.isVisible()
        watcher.now = ActiveWindow(names)
        changed()
        assert bool(watching) is not is_chosen
    assert popup.window.isVisible() is pinned
    assert not popup.window._keyboard._waiting.isActive()


def compose(popup: Popup, preedit: str, commit: str = "") -> None:
    event = QInputMethodEvent(preedit, [])
    if commit:
        event.setCommitString(commit)
    QApplication.sendEvent(popup.window.field, event)


def test_an_input_method_is_left_alone(popup: Popup) -> None:
    rows = opened(popup)
    answered(popup, "kettle")
    asked = len(popup.engine.asked)
    compose(popup, "れいぞうこ")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down):
        press(popup, key)
    assert rows == []
    assert popup.window.isVisible()
    assert len(popup.engine.asked) == asked
    popup.window.field.selectAll()
    compose(popup, "", "冷蔵庫")
    popup.wait_for(lambda: len(popup.engine.asked) > asked)
    assert "冷蔵庫" in popup.engine.asked[-1].query


def test_composing_over_selected_text_and_giving_up_asks_for_what_is_left(popup: Popup) -> None:
    answered(popup, "kettle")
    popup.window.field.selectAll()
    compose(popup, "れ")
    popup.bot.wait(50)
    assert [request.query for request in popup.engine.asked] == ["kettle"]
    assert popup.titles == ["memory/2026-02-03.md:5"]  # what was found stays while something is composed
    compose(popup, "")
    assert popup.controller.text == ""
    popup.wait_for(lambda: len(popup.window.results.rows) == 4)


def test_nothing_found_says_so_and_enter_takes_the_offer(popup: Popup) -> None:
    popup.engine.hidden = 2
    answered(popup, "zebra")
    assert popup.window.shows_state
    view = popup.window.state.view
    assert view is not None
    assert view.offer is Offer.SHOW_WEAKER
    assert "zebra" in view.title
    press(popup, Qt.Key.Key_Return)
    popup.wait_for(lambda: popup.engine.asked[-1].min_score == 0.0)


def test_an_enter_that_was_too_early_presses_no_button(popup: Popup) -> None:
    """It was meant for a row: nobody has read what the page offers."""
    wanted: list[object] = []
    popup.controller.library_wanted.connect(wanted.append)
    popup.engine.words_gate = threading.Event()
    popup.ask("zebra")
    press(popup, Qt.Key.Key_Return)
    popup.engine.words_gate.set()
    popup.wait_for(lambda: popup.window.shows_state and popup.is_answered)
    assert popup.window.isVisible()
    assert wanted == []
    press(popup, Qt.Key.Key_Return)
    assert wanted == [None]
    assert not popup.window.isVisible()


def test_when_meaning_is_ready_the_question_is_put_again(popup: Popup) -> None:
    popup.engine.state = replace(READY, state="keyword_only")
    popup.controller.show_status(replace(READY, state="embedding"))
    answered(popup, "zebra")
    assert popup.window.shows_state
    popup.engine.state = READY
    popup.engine.extra = (popup.engine.hit("MEMORY.md", 6),)
    popup.controller.show_status(READY)
    popup.wait_for(lambda: popup.titles == ["MEMORY.md:6"])
    asked = len(popup.engine.asked)
    popup.controller.show_status(READY)
    assert len(popup.engine.asked) == asked


def test_what_is_read_meanwhile_is_found_without_asking_again(
    popup: Popup,
) -> None:
    popup.controller.inquiry._more_soon.setInterval(1)
    reading = replace(READY, state="indexing", done=1, total=9)
    popup.controller.show_status(reading)
    answered(popup, "zebra")
    popup.engine.notes["memory/zoo.md"] = "a zebra\n"
    popup.controller.show_status(replace(reading, done=2))
    popup.wait_for(lambda: popup.titles == ["memory/zoo.md:1"])


def test_words_only_is_told_above_the_rows(popup: Popup) -> None:
    popup.engine.state = replace(
        READY, state="keyword_only", provider="none", problem=MemoroError("The model is missing")
    )
    popup.controller.show_status(popup.engine.status())
    answered(popup, "kettle")
    assert popup.window.banner.isVisible()
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    popup.window.banner._button.click()
    assert offers == [Offer.TRY_AGAIN]


def told(popup: Popup) -> str:
    banner = popup.window.banner
    return banner.view.title if banner.view and banner.isVisible() else ""


def test_a_crash_of_the_engine_is_told_above_the_rows_with_a_way_to_start_it(popup: Popup) -> None:
    answered(popup, "kettle")
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    popup.controller.board.show_crash(True)
    assert popup.window.banner.isVisible()
    assert popup.titles == ["memory/2026-02-03.md:5"]
    popup.window.banner._button.click()
    assert offers == [Offer.START_ENGINE]
    popup.controller.board.show_crash(False)
    assert not popup.window.banner.isVisible()


def test_what_failed_is_told_until_something_else_is_asked(popup: Popup) -> None:
    popup.controller.board.show_problem(View("problem", "No program opens this file", kind="problem"))
    assert told(popup) == "No program opens this file"
    answered(popup, "kettle")
    assert told(popup) == ""
    popup.controller.board.show_problem(View("problem", "No program opens this file", kind="problem"))
    assert told(popup)
    popup.window.hide()
    popup.window.present()
    assert told(popup) == ""


def test_what_is_beside_the_search_is_told_last_and_stays_hidden(popup: Popup) -> None:
    board = popup.controller.board
    board.show_aside("bridge", states.bridge_off(MemoroError("No port is free", "All are taken.")))
    board.show_aside("update", states.update_ready("9.9", "Faster."))
    answered(popup, "kettle")
    assert told(popup) == "Assistants cannot reach the memory at the moment"
    popup.controller.show_status(replace(READY, state="paused"))
    assert "paused" in told(popup)
    popup.controller.show_status(READY)
    board.show_aside("bridge", None)
    assert told(popup) == "Memoro 9.9 is available"
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    popup.window.banner._button.click()
    assert offers == [Offer.UPDATE]
    popup.window.banner._close.click()
    popup.controller.show_status(replace(READY, state="paused"))
    popup.controller.show_status(READY)
    assert told(popup) == ""


def test_a_message_that_was_hidden_comes_back_with_its_next_occasion(popup: Popup) -> None:
    answered(popup, "kettle")
    paused = replace(READY, state="paused")
    for status in (paused, replace(paused, notes=5)):
        popup.controller.show_status(status)
        if status is paused:
            assert told(popup)
            popup.window.banner._close.click()
        assert told(popup) == ""
    popup.controller.show_status(READY)
    popup.controller.show_status(paused)
    assert told(popup)


def test_no_folder_leads_to_choosing_one(popup: Popup) -> None:
    popup.engine.notes = {}
    popup.controller.refresh_recent()
    popup.wait_for(lambda: popup.window.shows_state)
    popup.controller.show_status(replace(READY, state="no_folder", notes=0, workspace=""))
    view = popup.window.state.view
    assert view is not None
    assert view.offer is Offer.CHOOSE_FOLDER


def test_a_failing_search_is_told_with_a_way_on(popup: Popup, expected_logs: object) -> None:
    expected_logs("a search failed")  # type: ignore[operator]

    def broken(*_: object) -> None:
        raise RuntimeError("no luck")

    popup.engine.search = broken  # type: ignore[method-assign, assignment]
    popup.ask("kettle")
    state = popup.window.state
    popup.wait_for(lambda: state.view is not None and state.view.kind == "problem")
    assert popup.window.shows_state
    assert state.view is not None
    assert state.view.offer is Offer.TRY_AGAIN


def test_a_note_that_cannot_be_read_shows_its_passage(popup: Popup) -> None:
    def gone(path: str) -> str:
        raise MemoroError("Gone", path)

    popup.engine.note_text = gone  # type: ignore[method-assign]
    answered(popup, "kettle")
    popup.wait_for(lambda: "kettle" in popup.window.preview.toPlainText())


def test_rows_and_buttons_can_be_read_aloud(popup: Popup) -> None:
    answered(popup, "kettle")
    model = popup.window.results.model()
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert full_day(date(2026, 2, 3)) in spoken
    assert "blue kettle" in spoken
    assert popup.window.field.accessibleName()
    assert popup.window.results.accessibleName()


def test_moving_goes_round_and_by_page(popup: Popup) -> None:
    answered(popup, "a")
    results = popup.window.results
    last = results.rows[-1]
    press(popup, Qt.Key.Key_Up)
    assert results.current_row == last
    press(popup, Qt.Key.Key_Down)
    assert results.current_row == results.rows[0]
    press(popup, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert results.current_row == last
    press(popup, Qt.Key.Key_PageUp)
    assert results.current_row != last


def test_a_broken_settings_file_is_told_above_the_rows_until_it_is_mended(popup: Popup) -> None:
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    broken = replace(READY, settings_problems=("Line 3: The file ends too early.",))
    popup.controller.show_status(broken)
    banner = popup.window.banner
    assert banner.view is not None
    assert banner.isVisible()
    assert "settings file" in popup.window.footer.text
    banner._button.click()
    assert offers == [Offer.SETTINGS]
    banner._close.click()
    popup.controller.show_status(broken)
    assert not banner.isVisible(), "a person has hidden it"
    popup.controller.show_status(READY)
    assert banner.view is None
    assert "settings file" not in popup.window.footer.text
    popup.controller.show_status(broken)
    assert banner.isVisible(), "it happened anew"


def test_a_missing_folder_offers_another_one(popup: Popup) -> None:
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    popup.engine.notes.clear()
    missing = FolderMissingError("The memory folder is missing", "/a cannot be reached.", "")
    popup.controller.refresh_recent()
    popup.controller.show_status(replace(READY, state="problem", notes=0, problem=missing))
    popup.wait_for(popup.window.state._other.isVisible)
    popup.window.state._other.click()
    assert offers == [Offer.CHOOSE_FOLDER]
    popup.controller.show_status(replace(READY, notes=0))
    popup.wait_for(lambda: not popup.window.state._other.isVisible())


def test_both_buttons_of_a_page_are_reached_with_the_keyboard(popup: Popup) -> None:
    popup.engine.notes.clear()
    missing = FolderMissingError("The memory folder is missing", "/a cannot be reached.", "")
    popup.controller.refresh_recent()
    popup.controller.show_status(replace(READY, state="problem", notes=0, problem=missing))
    popup.wait_for(popup.window.state._other.isVisible)
    offers: list[Offer] = []
    popup.controller.offer_taken.connect(offers.append)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_F6)
    for _ in range(4):
        if popup.window.state._other.hasFocus():
            break
        popup.bot.keyClick(popup.window.focusWidget(), Qt.Key.Key_Tab)
    popup.bot.keyClick(popup.window.focusWidget(), Qt.Key.Key_Return)
    assert offers == [Offer.CHOOSE_FOLDER]
