"""Chips for what the text leaves out: they follow the text, and removing one changes the text."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from app.desktop.dates import short_day
from tests.desktop.conftest import Popup
from tests.desktop.test_popup import answered, press


def chips(popup: Popup) -> list[str]:
    shown = popup.window.filters.chips
    assert all(chip.isVisible() for chip in shown)
    return [chip.text() for chip in shown] if popup.window.filters.isVisible() else []


def test_chips_say_how_the_text_was_understood(popup: Popup) -> None:
    popup.ask("kettle path:memory -tag:old after:2026-02-03 -red source:notes")
    day = short_day(date(2026, 2, 3))
    assert chips(popup) == ["In: memory", "Not tagged: old", f"From {day}", "Without “red”", "Only notes"]
    assert all(chip.accessibleName().startswith("Remove the filter “") for chip in popup.window.filters.chips)
    popup.ask("kettle")
    assert chips(popup) == []


def test_a_filter_that_was_not_understood_is_told_when_the_typing_pauses(popup: Popup) -> None:
    popup.ask("kettle after:banana")
    assert chips(popup) == []
    popup.wait_for(lambda: chips(popup) == ["Not understood: after:banana"])
    popup.ask("kettle after:banana now")
    assert chips(popup) == ["Not understood: after:banana"]
    popup.window.filters.chips[0].click()
    assert popup.window.field.text() == "kettle now"
    assert chips(popup) == []


def test_an_ampersand_is_shown_and_is_no_key(popup: Popup) -> None:
    popup.ask("kettle path:r&d")
    [chip] = popup.window.filters.chips
    assert chip.text() == "In: r&&d"
    assert chip.shortcut().isEmpty()


def test_a_quick_note_has_no_filters(popup: Popup) -> None:
    popup.ask("+ path:memory is where notes are")
    assert chips(popup) == []


def test_a_click_takes_the_filter_out_of_the_text_and_can_be_undone(popup: Popup) -> None:
    popup.ask("🌰 kettle path:memory -red")
    popup.window.filters.chips[0].click()
    assert popup.window.field.text() == "🌰 kettle -red"
    assert chips(popup) == ["Without “red”"]
    assert popup.window.focusWidget() is popup.window.field
    popup.wait_for(lambda: [each.query for each in popup.engine.asked][-1:] == ["🌰 kettle -red"])
    popup.window.field.undo()
    assert popup.window.field.text() == "🌰 kettle path:memory -red"
    assert chips(popup) == ["In: memory", "Without “red”"]


def test_backspace_before_the_text_takes_the_last_filter_away(popup: Popup) -> None:
    popup.ask("path:memory kettle -red")
    field = popup.window.field
    press(popup, Qt.Key.Key_End)
    press(popup, Qt.Key.Key_Backspace)
    assert field.text() == "path:memory kettle -re"
    for rest in ("path:memory kettle", "kettle", "kettle"):
        field.setCursorPosition(0)
        press(popup, Qt.Key.Key_Backspace)
        assert field.text() == rest
    assert popup.controller.speaker.last == "Filter removed: In: memory"
    assert field.cursorPosition() == 0


def test_who_holds_backspace_down_keeps_the_filters_behind_the_cursor(popup: Popup) -> None:
    popup.ask("kettle -red")
    field = popup.window.field
    field.setCursorPosition(0)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "", True, 1)
    QApplication.sendEvent(field, held)
    assert field.text() == "kettle -red"


def test_backspace_with_everything_selected_clears_the_text(popup: Popup) -> None:
    popup.ask("kettle path:memory")
    popup.window.field.selectAll()
    press(popup, Qt.Key.Key_Backspace)
    assert popup.window.field.text() == ""


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace]
)
def test_a_chip_can_be_reached_and_removed_by_keys(popup: Popup, key: Qt.Key) -> None:
    popup.ask("kettle path:memory -red")
    press(popup, Qt.Key.Key_F6)
    chip = popup.window.filters.chips[0]
    assert popup.window.focusWidget() is chip
    popup.bot.keyClick(chip, key)
    assert popup.window.field.text() == "kettle -red"
    assert popup.window.focusWidget() is popup.window.field


def test_chips_do_not_move_while_an_input_method_composes(popup: Popup) -> None:
    popup.ask("path:memory ")
    event = QInputMethodEvent("ねこ -いぬ", [])
    QApplication.sendEvent(popup.window.field, event)
    press(popup, Qt.Key.Key_Backspace)
    assert chips(popup) == ["In: memory"]
    popup.window.filters.chips[0].click()
    assert popup.window.field.text() == ""


def test_what_is_composed_is_kept_when_a_chip_is_clicked(
    popup: Popup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an input method does it that is asked to commit."""

    class Method:
        def commit(self) -> None:
            event = QInputMethodEvent()
            event.setCommitString("ねこ")
            QApplication.sendEvent(popup.window.field, event)

    popup.ask("path:memory -red ")
    monkeypatch.setattr(QGuiApplication, "inputMethod", Method)
    QApplication.sendEvent(popup.window.field, QInputMethodEvent("ねこ", []))
    popup.window.filters.chips[0].click()
    assert popup.window.field.text() == "-red ねこ"


def test_many_chips_go_on_in_the_next_row(popup: Popup) -> None:
    popup.ask("path:memory")
    height = popup.window.filters.height()
    popup.ask(" ".join(f"path:folder-{number}" for number in range(20)))
    popup.wait_for(lambda: popup.window.filters.height() > height)
    chips = popup.window.filters.chips
    assert len(chips) == 20
    assert len({chip.geometry().top() for chip in chips}) > 1
    assert all(popup.window.filters.rect().contains(chip.geometry()) for chip in chips)


def test_a_search_can_go_on_in_one_note(popup: Popup) -> None:
    answered(popup, "TKY-77120")
    press(popup, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = popup.window.field
    assert field.text() == 'TKY-77120 path:"memory/2026-02-03.md"'
    assert chips(popup) == ["In: memory/2026-02-03.md"]
    popup.bot.keyClicks(field, "x")
    assert field.text().startswith("TKY-77120x path:")
    popup.window.filters.chips[0].click()
    assert field.text() == "TKY-77120x"


def test_without_a_question_the_words_come_before_the_note(popup: Popup) -> None:
    popup.wait_for(lambda: len(popup.window.results.rows) == 4)
    press(popup, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    popup.bot.keyClicks(popup.window.field, "dumplings")
    assert popup.window.field.text() == 'dumplings path:"memory/2026-02-07.md"'
