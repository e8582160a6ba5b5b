"""Words found in the note that is open, by real keys: read or written, short or long."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from app.desktop.library.find_bar import MOST, MOST_MARKED, FindBar, places
from app.desktop.library.sections import Section
from app.desktop.status_text import number
from tests.desktop.library.conftest import Open, Running
from tests.desktop.library.test_sizes import SMALL, WIDE, cut, resize

LETTERS = "memory/letters.md"
TEXT = "# Letters\n\n🙂 The Kettle is blue.\n\n- a kettle, 請求書\n- KETTLE again, 請求書と 청구서를\n"
LONG = "memory/long.md"
MANY = "# Long\n\n" + "\n\n".join(f"Sentence {n} about the harbour." for n in range(3_000))


@pytest.fixture
def reading(open_library: Open) -> Running:
    running = open_library({LETTERS: TEXT, LONG: MANY})
    resize(running, WIDE)
    running.go(Section.TOPICS)
    running.read(LETTERS)
    running.pane.reader.setFocus()
    return running


def bar_of(running: Running) -> FindBar:
    bar: FindBar = running.pane.find_bar
    return bar


def find(running: Running, words: str, count: str) -> None:
    view = running.window.focusWidget()
    running.press(view, "Ctrl+F")
    bar = bar_of(running)
    assert running.window.focusWidget() is bar.field
    running.bot.keyClicks(bar.field, words)
    running.wait(lambda: bar.count.text() == count)


def marked(view: QTextEdit | QPlainTextEdit) -> list[str]:
    return [each.cursor.selectedText() for each in view.extraSelections()]


@pytest.mark.parametrize("editing", [False, True])
def test_words_are_found_one_after_the_other_and_round_again(reading: Running, editing: bool) -> None:
    if editing:
        reading.press(reading.window, "Ctrl+E")
    view = reading.pane.editor if editing else reading.pane.reader
    find(reading, "kettle", "1 of 3")
    bar = bar_of(reading)
    assert marked(view) == ["Kettle", "kettle", "KETTLE"]
    assert view.extraSelections()[0].format.background().color().name() == "#ffe7a3"
    said = []
    for key in ("Return", "F3", "Return", "Shift+Return", "Shift+F3"):
        reading.press(bar.field, key)
        said.append((bar.count.text(), view.textCursor().selectedText()))
    assert said == [
        ("2 of 3", "kettle"),
        ("3 of 3", "KETTLE"),
        ("1 of 3", "Kettle"),
        ("3 of 3", "KETTLE"),
        ("2 of 3", "kettle"),
    ]
    reading.press(bar.field, "Esc")
    assert bar.isHidden()
    assert view.hasFocus()
    assert view.isVisible(), "the editor is not left, nor the note"
    assert marked(view) == []


@pytest.mark.parametrize("editing", [False, True])
def test_esc_in_the_note_closes_the_bar_first(reading: Running, editing: bool) -> None:
    if editing:
        reading.press(reading.window, "Ctrl+E")
    view = reading.pane.editor if editing else reading.pane.reader
    find(reading, "blue", "1 of 1")
    view.setFocus()
    reading.press(view, "Esc")
    assert bar_of(reading).isHidden()
    assert view.hasFocus()
    assert reading.pane.is_editing == editing


def test_in_the_list_the_key_goes_to_the_filter(reading: Running) -> None:
    reading.window.notes.list.setFocus()
    reading.press(reading.window.notes.list, "Ctrl+F")
    assert reading.window.notes.field.hasFocus()
    assert bar_of(reading).isHidden()


def test_selected_words_are_taken_over_and_nothing_found_is_said(reading: Running) -> None:
    reader, bar = reading.pane.reader, bar_of(reading)
    reader.setTextCursor(reader.document().find("請求書", 40))
    reading.press(reader, "Ctrl+F")
    assert bar.field.text() == "請求書"
    reading.wait(lambda: bar.count.text() == "2 of 2" or bar.count.text() == "1 of 2")
    reading.bot.keyClicks(bar.field, "zebra")
    reading.wait(lambda: bar.count.text() == "Nothing found")
    assert bar.field.text() == "zebra", "what was there was selected"
    assert bar.count.property("role") == "problem"
    reading.press(bar.field, "Return")
    assert marked(reader) == []


def test_the_rest_of_a_long_note_is_marked_when_it_is_there(reading: Running) -> None:
    reading.read(LONG)
    reader = reading.pane.reader
    reader.setFocus()
    assert not reader.is_complete()
    reading.press(reader, "Ctrl+F")
    reading.bot.keyClicks(bar_of(reading).field, "harbour")
    reading.wait(lambda: bar_of(reading).count.text() == f"1 of {number(3_000)}")
    assert len(marked(reader)) == MOST_MARKED
    reading.press(bar_of(reading).field, "Shift+Return")
    assert bar_of(reading).count.text() == f"{number(3_000)} of {number(3_000)}"
    rect = reader.cursorRect(reader.textCursor())
    assert reader.viewport().rect().contains(rect.center()), "it is scrolled into view"
    assert reader.textCursor().selectionEnd() in {
        each.cursor.selectionEnd() for each in reader.extraSelections()
    }


@pytest.mark.parametrize("editing", [False, True])
def test_a_place_far_below_is_scrolled_into_view_again_and_again(reading: Running, editing: bool) -> None:
    reading.read(LONG)
    reading.wait(reading.pane.reader.is_complete)
    reading.pane.reader.setFocus()
    if editing:
        reading.press(reading.window, "Ctrl+E")
    view = reading.pane.editor if editing else reading.pane.reader
    find(reading, "2999", "1 of 1")
    assert view.viewport().rect().contains(view.cursorRect().center())
    view.verticalScrollBar().setValue(0)
    reading.press(bar_of(reading).field, "Return")
    assert view.viewport().rect().contains(view.cursorRect().center())


def test_what_a_search_marked_comes_back(reading: Running) -> None:
    reading.bot.keyClicks(reading.window.notes.field, "blue")
    reading.wait(lambda: any(not isinstance(item.key, str) for item in reading.window.notes.list.items))
    row = next(item for item in reading.window.notes.list.items if not isinstance(item.key, str))
    reading.window.notes.list.select_key(row.key)
    reader = reading.pane.reader
    reading.wait(lambda: marked(reader) == ["blue"])
    reader.setFocus()
    reader.moveCursor(QTextCursor.MoveOperation.Start)
    find(reading, "again", "1 of 1")
    assert marked(reader) == ["again"]
    reading.press(bar_of(reading).field, "Esc")
    assert marked(reader) == ["blue"]


def test_the_menu_of_the_note_opens_it(reading: Running) -> None:
    resize(reading, SMALL)
    action = reading.pane.header.actions_by_name["find"]
    assert action.text() == "Find in this note\tCtrl+F"
    reading.window.notes.show_list()
    action.trigger()
    assert bar_of(reading).field.isVisible()
    assert bar_of(reading).field.hasFocus()
    assert not cut(reading.window)


def test_the_buttons_do_what_the_keys_do(reading: Running) -> None:
    find(reading, "kettle", "1 of 3")
    bar = bar_of(reading)
    for button, count in ((bar.next, "2 of 3"), (bar.previous, "1 of 3")):
        reading.bot.mouseClick(
            button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5)
        )
        assert bar.count.text() == count
        assert button.accessibleName()
    reading.bot.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert bar.isHidden()


def test_writing_goes_on_where_it_was_while_the_bar_counts(reading: Running) -> None:
    reading.press(reading.window, "Ctrl+E")
    editor = reading.pane.editor
    find(reading, "kettle", "1 of 3")
    editor.setFocus()
    editor.moveCursor(QTextCursor.MoveOperation.End)
    reading.bot.keyClicks(editor, "kettle ")
    reading.wait(lambda: len(marked(editor)) == 4)
    assert editor.textCursor().atEnd()
    assert not editor.textCursor().hasSelection()


def test_a_single_very_long_line_is_searched_at_once() -> None:
    text = "x🙂 Ab " * 150_000
    began = time.process_time()
    found = places(text, "ab")
    assert time.process_time() - began < 0.5  # `QTextDocument.find` needs many seconds
    assert len(found) == MOST
    assert found[:2] == [(4, 6), (11, 13)]
