from __future__ import annotations

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolButton

from app.desktop.library.sections import Section
from app.desktop.library.words import Numbers
from app.engine.ledger import PERSON
from tests.desktop.library.conftest import GARDEN, NOTES, Open, Running


def test_sections_hold_what_a_person_expects(running: Running) -> None:
    counts = running.window.sidebar.count_of
    running.wait(lambda: counts(Section.DAYS) == 2)
    assert (counts(Section.LONG_TERM), counts(Section.TOPICS), counts(Section.KEPT)) == (1, 2, 0)
    running.go(Section.TOPICS)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    running.go(Section.RECENT)
    running.wait(lambda: len(running.titles()) == len(NOTES))


def test_a_day_of_the_calendar_shows_its_notes_and_a_second_click_all(running: Running) -> None:
    running.go(Section.DAYS)
    running.wait(lambda: len(running.titles()) == 2)
    assert "2026-02-03" not in running.titles()[0]  # the date is told in words
    calendar = running.window.notes.calendar
    calendar.clicked.emit(QDate(2026, 2, 3))
    running.wait(lambda: [item.key for item in running.window.notes.list.items] == ["memory/2026-02-03.md"])
    calendar.clicked.emit(QDate(2026, 2, 3))
    running.wait(lambda: len(running.titles()) == 2)


def test_titles_are_filtered_at_once_and_texts_are_searched(running: Running) -> None:
    running.go(Section.TOPICS)
    running.wait(lambda: len(running.titles()) == 2)
    page = running.window.notes
    page.field.setText("gard")
    assert running.titles() == ["Garden"]
    page.field.setText("請求書")
    running.wait(lambda: [item.key[0] for item in page.list.items] == ["hit"])
    running.wait(lambda: "佐藤さん" in running.pane.reader.toPlainText())
    assert running.pane.reader.extraSelections()
    page.field.setText("kettle")
    running.wait(lambda: not page.list.items)
    page.place.setCurrentIndex(1)
    running.wait(lambda: [item.data.path for item in page.list.items] == ["memory/2026-02-03.md"])


def test_a_filter_that_went_with_its_section_leaves_no_button_to_clear_it(running: Running) -> None:
    running.go(Section.TOPICS)
    field = running.window.notes.field
    field.setText("gard")
    (clear,) = field.findChildren(QToolButton)
    running.wait(lambda: clear.property("opacity") == 1)
    running.go(Section.DAYS)
    running.wait(lambda: clear.property("opacity") == 0)
    assert field.text() == ""


def test_writing_by_keyboard_alone(running: Running) -> None:
    running.press(running.window, "Ctrl+E")
    running.wait(running.pane.editor.hasFocus)
    running.bot.keyClicks(running.pane.editor, "Hello. ")
    assert running.pane.save_button.isEnabled()
    running.press(running.pane.editor, "Ctrl+S")
    running.wait(lambda: running.text_of("MEMORY.md").startswith("Hello. # Memory"))
    running.wait(lambda: not running.pane.session.is_dirty)
    assert running.whos("MEMORY.md") == [PERSON]
    running.bot.keyClicks(running.pane.editor, "More. ")
    running.press(running.pane.editor, "Esc")
    running.wait(lambda: running.pane.body.currentWidget() is running.pane.reader)
    assert "Hello. More. # Memory" in running.text_of("MEMORY.md")


def test_leaving_a_note_saves_it(running: Running) -> None:
    running.pane.edit()
    running.bot.keyClicks(running.pane.editor, "Kept. ")
    running.go(Section.TOPICS)
    running.read(GARDEN)
    assert running.text_of("MEMORY.md").startswith("Kept. ")
    running.pane.edit()
    running.bot.keyClicks(running.pane.editor, "Also. ")
    running.window.close()
    running.wait(lambda: not running.window.isVisible())
    assert running.text_of(GARDEN).startswith("Also. ")


def test_a_day_without_a_note_says_so_and_leads_back_to_all_days(running: Running) -> None:
    running.go(Section.DAYS)
    running.wait(lambda: len(running.titles()) > 1)
    every, page = running.titles(), running.window.notes
    page.calendar.clicked.emit(QDate(2031, 12, 2))
    running.wait(lambda: page.state.view is not None and page.state.view.title == "No note on this day")
    assert not running.titles()
    page.state.offered.emit(page.state.view.offer)
    running.wait(lambda: running.titles() == every)


def test_a_new_note_needs_a_name_of_its_own(running: Running) -> None:
    running.go(Section.TOPICS)
    running.wait(lambda: len(running.titles()) == 2)
    running.press(running.window, "Ctrl+N")
    running.wait(lambda: running.window.actions_.dialog is not None)
    dialog = running.window.actions_.dialog
    dialog.name.setText("garden")
    running.answer()
    running.wait(lambda: dialog.problem.text() == "There is another note of this name.")
    dialog.folder.addItem("memory/other")
    dialog.folder.setCurrentIndex(dialog.folder.count() - 1)
    assert not dialog.problem.text(), "what was wrong in the other folder"
    dialog.folder.setCurrentIndex(0)
    dialog.name.setText("a/b")
    assert not dialog.ok.isEnabled()
    dialog.name.setText("Holiday 休暇")
    running.answer()
    running.wait(lambda: "Holiday 休暇" in running.titles())
    running.wait(lambda: running.window.focusWidget() is running.pane.editor)
    assert running.text_of("memory/Holiday 休暇.md").startswith("# Holiday 休暇")


def test_the_same_name_renames_nothing(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "F2")
    running.wait(lambda: running.window.actions_.dialog is not None)
    dialog = running.window.actions_.dialog
    running.answer()
    running.wait(lambda: not dialog.isVisible())
    assert not running.window.toast.text


def test_another_name(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "F2")
    running.wait(lambda: running.window.actions_.dialog is not None)
    running.window.actions_.dialog.name.setText("yard")
    running.answer()
    running.wait(lambda: running.pane.path == "memory/yard.md")
    assert not (running.workspace / GARDEN).exists()
    assert "memory/yard.md" in running.window.toast.text


def test_a_name_that_is_too_long_says_so_and_leaves_the_fields_their_height(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "F2")
    running.wait(lambda: running.window.actions_.dialog is not None)
    dialog = running.window.actions_.dialog
    height = dialog.name.height()
    dialog.name.setText("名前" * 60)
    running.answer()
    running.wait(lambda: dialog.problem.text().startswith("This name is too long"))
    dialog.fail("Something that takes many words to say. " * 12)
    running.wait(lambda: dialog.problem.height() >= dialog.problem.heightForWidth(dialog.problem.width()))
    assert dialog.name.height() == height


def test_deleting_and_taking_it_back(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "Ctrl+Del")
    running.wait(lambda: running.titles() == ["人"])
    assert not (running.workspace / GARDEN).exists()
    running.bot.mouseClick(running.window.toast.button, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    assert running.text_of(GARDEN) == NOTES[GARDEN]


def test_two_notes_deleted_one_after_the_other_come_back_together(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "Ctrl+Del")
    running.wait(lambda: running.pane.path == "memory/people.md" and running.pane.session.note)
    running.press(running.window, "Ctrl+Del")
    running.wait(lambda: running.window.toast.text == Numbers().deleted_notes(2))
    running.bot.mouseClick(running.window.toast.button, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    running.wait(lambda: running.window.toast.text == Numbers().returned_notes(2))
    running.read(GARDEN)
    running.press(running.window, "Ctrl+Del")
    running.wait(lambda: running.window.toast.text.startswith(GARDEN))


def test_the_deleted_notes_come_back_from_their_page(running: Running) -> None:
    (running.workspace / GARDEN).unlink()
    running.wait(lambda: running.window.sidebar.count_of(Section.DELETED) == 1)
    running.go(Section.DELETED)
    page = running.window.pages.deleted
    running.wait(lambda: "Beans need strings" in page.reader.toPlainText())
    running.bot.mouseClick(page.bring_back, Qt.MouseButton.LeftButton)
    running.wait((running.workspace / GARDEN).exists)
    running.wait(lambda: running.window.sidebar.count_of(Section.DELETED) == 0)


def test_the_star_is_written_into_the_note(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.bot.mouseClick(running.pane.header.keep, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.text_of(GARDEN).startswith("---\nevergreen: true\n---\n"))
    running.wait(lambda: running.window.sidebar.count_of(Section.KEPT) == 1)
    running.go(Section.KEPT)
    running.wait(lambda: running.titles() == ["Garden"])
    running.read(GARDEN)
    running.wait(running.pane.header.keep.isChecked)
    running.bot.mouseClick(running.pane.header.keep, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.text_of(GARDEN) == NOTES[GARDEN])


def test_a_folder_is_left_out_and_taken_in_again(open_library: Open) -> None:
    running = open_library({**NOTES, "memory/old/plan.md": "# Plan\n\nAn old plan.\n"})
    running.go(Section.TOPICS)
    running.read("memory/old/plan.md")
    running.pane.header.wanted.emit("leave_out")
    running.answer()
    running.wait(lambda: "Plan" not in running.titles())
    running.go(Section.SKIPPED)
    page = running.window.pages.skipped
    running.wait(lambda: [item.title for item in page.list.items] == ["memory/old/**"])
    running.bot.mouseClick(page.act, Qt.MouseButton.LeftButton)
    running.wait(lambda: running.window.sidebar.count_of(Section.TOPICS) == 3)


def test_files_that_cannot_be_read_are_listed_with_the_reason(running: Running) -> None:
    (running.workspace / "memory" / "link.md").symlink_to(running.workspace / GARDEN)
    running.wait(lambda: running.window.sidebar.count_of(Section.SKIPPED) == 1)
    item = running.window.pages.skipped.list.items[0]
    assert (item.title, "link" in item.detail) == ("memory/link.md", True)


def test_without_a_folder_the_library_says_so(open_library: Open) -> None:
    running = open_library({}, workspace=False)
    state = running.window.notes.state
    running.wait(lambda: state.view is not None and state.view.title == "No memory folder yet")


def test_an_empty_memory_offers_to_begin(open_library: Open) -> None:
    running = open_library({})
    state = running.window.notes.state
    running.wait(lambda: state.view is not None and state.view.title == "Nothing here yet: Long-term memory")
    state.press()
    running.wait((running.workspace / "MEMORY.md").exists)
    running.wait(lambda: running.pane.path == "MEMORY.md")


def test_several_notes_are_deleted_after_one_question_and_come_back_at_once(running: Running) -> None:
    page = running.window.notes
    running.go(Section.DAYS)
    running.wait(lambda: len(running.titles()) == 2)
    page.list.select_row(0)
    page.list.setFocus()
    running.bot.keyClick(page.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.marked == ["memory/2026-02-05.md", "memory/2026-02-03.md"]
    assert page.count.text() == Numbers().marked(2)
    running.wait(lambda: running.pane.session.note is not None)
    running.press(running.window, "Ctrl+Del")
    running.answer(accept=False)
    assert (running.workspace / "memory/2026-02-03.md").exists()
    running.wait(running.window.isActiveWindow)
    running.press(running.window, "Ctrl+Del")
    running.answer()
    running.wait(lambda: running.window.toast.text == Numbers().deleted_notes(2))
    assert not list((running.workspace / "memory").glob("2026-*.md"))
    running.wait(lambda: running.titles() == [])
    running.window.toast.button.click()
    running.wait(lambda: running.window.toast.text == Numbers().returned_notes(2))
    running.wait(lambda: len(running.titles()) == 2)
    assert running.text_of("memory/2026-02-03.md").endswith("- Bought the blue kettle\n")


def ask_for_menu(running: Running, row: int) -> None:
    rows = running.window.notes.list
    place = rows.visualRect(rows.model().index(row, 0)).center()
    running.bot.mousePress(rows.viewport(), Qt.MouseButton.RightButton, pos=place)
    wanted = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, rows.viewport().mapToGlobal(place))
    QApplication.sendEvent(rows.viewport(), wanted)


def test_a_right_click_on_a_row_offers_what_can_be_done_with_its_note(running: Running) -> None:
    running.go(Section.TOPICS)
    running.read("memory/people.md")
    running.press(running.window, "Ctrl+E")
    running.bot.keyClicks(running.pane.editor, "unsaved ")
    ask_for_menu(running, 0)
    menu = running.pane.header.menu
    running.wait(menu.isVisible)
    assert running.pane.path == GARDEN
    assert running.text_of("memory/people.md").startswith("unsaved ")
    running.pane.header.actions_by_name["trash"].trigger()
    menu.close()
    running.wait(lambda: not (running.workspace / GARDEN).exists())


def test_a_right_click_on_one_of_several_means_them_all(running: Running) -> None:
    page = running.window.notes
    running.go(Section.DAYS)
    running.wait(lambda: len(running.titles()) == 2)
    page.list.select_row(0)
    running.bot.keyClick(page.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    ask_for_menu(running, 0)
    running.wait(running.pane.header.menu.isVisible)
    assert len(page.marked) == 2
    running.pane.header.menu.close()


def test_a_title_that_is_cut_is_copied_whole(running: Running) -> None:
    title = "A title that is longer than any two lines " * 9
    running.pane.header._title.setText(title)
    running.pane.header.copy_title.trigger()
    assert QGuiApplication.clipboard().text() == title


def test_a_note_without_an_editor_is_read_at_its_line_and_the_way_to_one_is_told(open_library: Open) -> None:
    lines = "\n".join(f"- line {number}\n" for number in range(1, 200))
    running = open_library(NOTES | {"memory/long.md": f"# Long\n\n{lines}"})
    running.door.read("memory/long.md", 301)
    running.wait(lambda: running.pane.path == "memory/long.md" and running.pane.session.note)
    reader = running.pane.reader
    running.wait(lambda: reader.textCursor().block().text() == "line 150")
    running.wait(lambda: 0 < reader.cursorRect().top() < reader.viewport().height())
    assert "No editor was found" in running.window.toast.text
    with running.bot.waitSignal(running.door.editor_wanted, timeout=1000):
        running.window.toast.button.click()


def test_the_note_in_view_goes_to_its_line_too(open_library: Open) -> None:
    running = open_library()
    running.door.read(GARDEN, 1)
    running.wait(lambda: running.pane.path == GARDEN and running.pane.session.note)
    running.door.read(GARDEN, 3)
    running.wait(lambda: running.pane.reader.textCursor().block().text() == "Tomatoes along the south wall")


def test_an_empty_page_keeps_its_filters_narrow_and_leads_to_the_folders(running: Running) -> None:
    page = running.window.notes
    running.wait(lambda: page.list.items)
    running.go(Section.FOLDERS)
    running.wait(lambda: page.state.view and page.state.view.button == "Choose folders…")
    running.wait(lambda: page.column.width() > 700)
    running.wait(lambda: page.field.width() < 350)
    with running.bot.waitSignal(running.door.folders_wanted, timeout=1000):
        page.state.offered.emit(page.state.view.offer)
    running.go(Section.TOPICS)
    running.wait(lambda: len(running.titles()) == 2)
    running.wait(lambda: page.column.width() - page.field.width() < 40)  # it goes with the column
