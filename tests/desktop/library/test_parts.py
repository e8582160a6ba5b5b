"""The parts of the library by themselves: large memories, large notes, words, names for screen readers."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QTextTable
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QTableView,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.bridge.connect.connecting import CLIENTS
from app.bridge.connect.names import NAMES
from app.desktop.fonts import set_application_font
from app.desktop.library import notes_page
from app.desktop.library.calendar import DaysCalendar
from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.library.diff_view import DiffView
from app.desktop.library.editor import Editor
from app.desktop.library.highlighter import MarkdownHighlighter
from app.desktop.library.item_list import ItemList
from app.desktop.library.items import Item, ItemModel
from app.desktop.library.note_items import Listing, listing
from app.desktop.library.reader import PIECE, Reader, pieces
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import who_text
from app.desktop.popup.rows import Row
from app.desktop.theme import Theme
from app.desktop.translation import use_language
from app.engine.ledger import NoteRow, diff_texts
from tests.desktop.library.conftest import Running
from tests.desktop.test_theme import contrast

MOST_MS = 250
"""The window's thread is to be free again after 50 ms; the machine of the tests is busy with other things."""


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(700, 700)
    qtbot.addWidget(widget)
    return widget


class Gaps:
    """The longest time in which the event loop did not turn."""

    def __init__(self) -> None:
        self.longest, self._last = 0.0, time.perf_counter()
        self._timer = QTimer()
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._turn)
        self._timer.start()

    def _turn(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now


def many(count: int) -> list[NoteRow]:
    first = date(2000, 1, 1)
    return [
        NoteRow(
            f"memory/{first + timedelta(days=n)}.md",
            "memory",
            f"Day {n} 日",
            first + timedelta(days=n),
            n,
            n,
            (),
        )
        for n in range(count)
    ]


def test_ten_thousand_rows_do_not_stop_the_window(qtbot: QtBot, parent: QWidget) -> None:
    made = listing(Section.DAYS, many(10_000))
    assert len(made.items) == len(made.paths) == len(made.days) == 10_000
    view = ItemList(Theme("light"), parent)
    view.resize(330, 700)
    parent.show()
    gaps = Gaps()
    view.show_items(made.items)
    qtbot.wait(50)
    view.select_row(9_000)
    view.show_items(made.matching("day 9999", 100))
    qtbot.wait(50)
    assert [item.title for item in view.items] == ["Day 9999 日"]
    assert gaps.longest * 1000 < MOST_MS


def in_sections(count: int) -> list[Item]:
    """Every seventh row begins a section."""
    return [Item(n, f"Row {n}", section=f"Section {n}" if n % 7 == 0 else "") for n in range(count)]


def test_only_rows_in_view_are_asked_for(
    qtbot: QtBot, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is shown, chosen and scrolled: that is why ten thousand rows are as quick as ten."""
    asked: set[int] = set()
    real = ItemModel.data

    def data(model: ItemModel, index: QModelIndex, role: int = 0) -> object:
        asked.add(index.row())
        return real(model, index, role)

    monkeypatch.setattr(ItemModel, "data", data)
    view = ItemList(Theme("light"), parent)
    view.resize(330, 700)
    parent.show()
    for items in (in_sections(10_000), [Item(n, f"Row {n}") for n in range(10_000)]):
        view.show_items(items, select=6_000)
        qtbot.wait(1)
        parent.grab()
    assert 6_000 in asked
    assert len(asked) < 60


def test_rows_stand_below_each_other_and_keys_and_mouse_find_them(qtbot: QtBot, parent: QWidget) -> None:
    view = ItemList(Theme("light"), parent)
    view.resize(330, 500)
    parent.show()
    view.show_items(in_sections(100))
    rects = [view.visualRect(view.model().index(row, 0)) for row in range(100)]
    assert all(above.bottom() + 1 == below.top() for above, below in pairwise(rects))
    assert {rect.height() for n, rect in enumerate(rects) if n % 7} == {view.row_height()}
    assert rects[7].height() == view.row_height() + view.head_height()
    assert [view.indexAt(rect.center()).row() for rect in rects] == list(range(100))
    assert not view.indexAt(QPoint(10, rects[-1].bottom() + 1)).isValid()
    assert not view.indexAt(QPoint(10, -1)).isValid()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rects[3].center())
    assert view.current is not None
    assert view.current.key == 3
    page = view.viewport().height() // view.row_height() - 1
    for key, row in (("Down", 4), ("Up", 3), ("End", 99), ("PgUp", 99 - page), ("Home", 0), ("PgDown", page)):
        qtbot.keyClick(view, getattr(Qt.Key, f"Key_{key.replace('Pg', 'Page')}"))
        assert view.current.key == row
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    view.scrollTo(view.model().index(50, 0), ItemList.ScrollHint.PositionAtTop)
    assert view.visualRect(view.model().index(50, 0)).top() == 0
    view.add_items([Item(n, f"Row {n}") for n in range(100, 120)])
    assert view.current.key == page
    whole = rects[-1].bottom() + 1 + 20 * view.row_height()
    assert view.verticalScrollBar().maximum() == whole - view.viewport().height()


def test_a_long_note_is_read_at_once_and_laid_out_bit_by_bit(qtbot: QtBot, parent: QWidget) -> None:
    text = (
        "# Long\n\n"
        + "\n\n".join(f"- item **{n}** of 本\n- another `{n}`" for n in range(1500))
        + "\n\nEnd.\n"
    )
    reader = Reader(Theme("light"), parent)
    reader.resize(600, 500)
    parent.show()
    gaps = Gaps()
    reader.show_note(Row(("a", 0), "a", ""), text)
    qtbot.waitUntil(reader.is_complete, timeout=20_000)
    assert reader.toPlainText().rstrip().endswith("End.")
    assert gaps.longest * 1000 < MOST_MS


def test_code_and_tables_stand_apart_from_the_text_around_them(qtbot: QtBot, parent: QWidget) -> None:
    reader = Reader(Theme("light"), parent)
    text = "- list\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nText:\n\n```sh\none\ntwo\n```\n\nEnd.\n"
    reader.show_note(Row(("a", 0), "a", ""), text)
    document = reader.document()
    (table,) = (each for each in document.rootFrame().childFrames() if isinstance(each, QTextTable))
    assert table.format().topMargin() > 0
    blocks = [document.findBlock(document.toPlainText().index(word)) for word in ("one", "two", "End.")]
    forms = [block.blockFormat() for block in blocks]
    assert forms[0].background().color() == forms[1].background().color() != forms[2].background().color()
    assert (forms[0].topMargin() > 0, forms[0].bottomMargin(), forms[1].topMargin()) == (True, 0, 0)


def test_a_question_is_as_high_as_its_lines(qtbot: QtBot, parent: QWidget) -> None:
    lines = [
        "A line that is long enough to be wrapped at the width of a dialog, whatever the font.",
        "Short.",
    ]
    dialog = ConfirmDialog("Really?", lines, "Yes", parent)
    dialog.show()
    labels = [label for label in dialog.findChildren(QLabel) if label.text() in lines]
    qtbot.waitUntil(lambda: labels[1].height() < 2 * labels[1].fontMetrics().height(), timeout=2000)
    dialog.reject()


def test_a_found_line_far_below_is_shown_at_once(qtbot: QtBot, parent: QWidget) -> None:
    text = "\n\n".join(f"- item {n}" for n in range(400))
    reader = Reader(Theme("light"), parent)
    reader.resize(600, 300)
    parent.show()
    reader.show_note(Row(("a", 0), "a", "", lines=(601, 601), matched=("item 300",)), text)
    assert [selection.cursor.selectedText() for selection in reader.extraSelections()] == ["item 300"]
    assert reader.verticalScrollBar().value() > 0


def test_what_was_rendered_before_it_could_be_seen_is_shown_at_its_line(parent: QWidget) -> None:
    reader = Reader(Theme("light"), parent)
    reader.resize(80, 40)  # as a layout leaves it until the first time
    text = "\n\n".join(f"- item {number}" for number in range(400))
    reader.show_note(Row(("a", 0), "a", "", lines=(601, 601)), text)
    reader.resize(600, 300)
    parent.show()
    assert reader.textCursor().block().text() == "item 300"
    assert 0 < reader.cursorRect().top() < 300
    reader.verticalScrollBar().setValue(50)
    parent.hide()
    parent.show()
    assert reader.verticalScrollBar().value() == 50


def test_a_note_in_which_nothing_is_written_says_so(parent: QWidget) -> None:
    reader = Reader(Theme("light"), parent)
    reader.show_note(
        Row(("memory/2026-11-30.md", 0), "memory/2026-11-30.md", "2026-11-30"), "# 2026-11-30\n\n"
    )
    assert reader.placeholderText() == "Nothing is written in this note yet."
    assert not reader.toPlainText().strip()
    reader.show_note(
        Row(("memory/2026-11-30.md", 0), "memory/2026-11-30.md", "2026-11-30"),
        "# 2026-11-30\n\nSeen the dentist.\n",
    )
    assert not reader.placeholderText()
    reader.clear_note()
    assert not reader.placeholderText(), "no note is no empty note"


def test_a_long_list_without_empty_lines_is_laid_out_in_pieces_too() -> None:
    """A log of ten thousand lines was one piece: the windows stood still at each change of the theme."""
    text = "\n".join(f"- line {number}\n  more of it" for number in range(5000))
    parts = list(pieces(text))
    assert "\n".join(parts) == text
    assert max(part.count("\n") for part in parts) < PIECE + 2


def test_pieces_lose_nothing_and_leave_code_whole() -> None:
    text = "\n".join(["a", "", "```", *[""] * 200, "```", "", "b"] * 3)
    parts = list(pieces(text, 10))
    assert "\n".join(parts) == text
    assert all(part.count("```") % 2 == 0 for part in parts)


def test_a_long_difference_comes_bit_by_bit(qtbot: QtBot, parent: QWidget) -> None:
    view = DiffView(Theme("light"), parent)
    parent.show()
    new = "\n".join(f"line {n}" for n in range(3000))
    gaps = Gaps()
    view.show_diff(diff_texts("", new))
    qtbot.waitUntil(lambda: "line 2999" in view.toPlainText(), timeout=20_000)
    assert gaps.longest * 1000 < MOST_MS


def test_markdown_is_coloured_without_touching_the_text(qtbot: QtBot, parent: QWidget) -> None:
    editor = Editor(Theme("light"), parent)
    text = "---\ntitle: x\n---\n# 😀 **Head**\n\n- [ ] `code` [a](b)\n```\n# no heading\n```\nend"
    editor.show_text(text)
    assert editor.toPlainText() == text
    assert not editor.document().isModified()
    document = editor.document()
    qtbot.waitUntil(lambda: bool(document.findBlockByNumber(3).layout().formats()), timeout=5000)
    front, fenced, plain = (document.findBlockByNumber(n).userState() for n in (1, 7, 9))
    assert (front > 0, fenced > 0, plain) == (True, True, -1)
    assert document.findChild(MarkdownHighlighter) is not None


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_much_text_in_few_lines_and_a_very_long_line_are_not_coloured(qtbot: QtBot, parent: QWidget) -> None:
    """A picture pasted as text kept the window for minutes, a million characters for most of a second."""
    editor = Editor(Theme("light"), parent)
    words = "- **Anna** likes `tea` "
    editor.show_text("\n".join([words * 40] * 100))
    assert editor.document().findChild(MarkdownHighlighter) is None
    editor.show_text(f"{words * 300}\n{words}")
    first = editor.document().firstBlock()
    qtbot.waitUntil(lambda: bool(first.next().layout().formats()), timeout=5000)
    assert not first.layout().formats()


def test_everything_has_a_name_and_can_be_reached_by_keys(running: Running) -> None:
    kinds = (QAbstractButton, QComboBox, QLineEdit, QListView, QTextEdit)
    for section in Section:
        running.go(section)
        for kind in kinds:
            for widget in running.window.findChildren(kind):
                if widget.isVisible() and not widget.objectName().startswith("qt_"):
                    text = (
                        getattr(widget, "text", lambda: "")() if isinstance(widget, QAbstractButton) else ""
                    )
                    assert widget.accessibleName() or text, (section, widget)


def test_f6_goes_round_and_control_f_to_the_field(running: Running) -> None:
    window = running.window
    seen = []
    for _ in range(3):
        running.press(window, "F6")
        seen.append(window.focusWidget())
    assert seen == [window.notes.list, running.pane.reader, window.sidebar]
    running.go(Section.HISTORY)
    running.press(window, "Ctrl+F")
    assert window.focusWidget() is window.notes.field


def test_rows_that_are_shown_change_their_language(running: Running, english_again: None) -> None:
    running.write_elsewhere("MEMORY.md", "# Memory\n\n- kettle\n")
    history = running.window.pages.history
    running.go(Section.HISTORY)
    running.wait(lambda: [item.section for item in history.list.items][:1] == ["Today"])
    running.wait(lambda: "Today" in history.pane._line.text())
    use_language("ja")
    running.wait(lambda: history.list.items[0].section == "今日")
    running.wait(lambda: history.summary.text().startswith("変更"))
    running.wait(lambda: "今日" in history.pane._line.text())


def test_the_ways_back_are_read_whole(running: Running) -> None:
    running.window.resize(1180, 740)
    pane = running.window.pages.history.pane
    running.write_elsewhere("MEMORY.md", "# Memory\n\n- kettle\n")
    running.go(Section.HISTORY)
    running.wait(lambda: pane.change is not None)
    buttons = (pane.open, pane.restore, pane.undo)
    running.wait(lambda: len({button.y() for button in buttons}) == 1)
    set_application_font("en", 250)
    try:
        running.wait(lambda: running.window.pages.history.arranged.stacked)
        running.window.pages.history.show_detail()
        running.wait(lambda: len({button.y() for button in buttons}) > 1)
        running.wait(lambda: all(button.width() >= button.sizeHint().width() for button in buttons))
    finally:
        set_application_font("en", 100)


def test_the_number_stands_on_the_line_of_its_heading(running: Running) -> None:
    page = running.window.notes
    running.wait(lambda: abs(_baseline(page.heading) - _baseline(page.count)) <= 1)


def _baseline(label: QLabel) -> float:
    """Where the letters of a line in the middle of a label stand."""
    inside, metrics = label.contentsRect(), label.fontMetrics()
    middle = label.y() + inside.y() + inside.height() / 2
    return middle + (metrics.ascent() - metrics.descent()) / 2


OTHERS = (Section.SKIPPED, Section.DELETED, Section.HISTORY, Section.INBOX, Section.CHECKUP)


@pytest.mark.parametrize("language", ["ja", "zh_CN", "ko"])
def test_the_window_changes_its_language(running: Running, english_again: None, language: str) -> None:
    before = running.window.windowTitle(), running.window.pages.history.heading.text()
    use_language(language)
    running.wait(lambda: running.window.windowTitle() != before[0])
    assert running.window.pages.history.heading.text() != before[1]
    assert running.pane.save_button.text() != "Save"


def test_rows_are_made_by_one_thread_at_a_time_and_the_last_wish_counts(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, made, go = running.window.notes, [], threading.Event()
    running.wait(lambda: not page._making and not page._making_due.isActive())

    def slowly(section: Section, *rest: Any) -> Listing:
        made.append(section)
        go.wait(10)
        return real(section, *rest)

    real = listing
    monkeypatch.setattr(notes_page, "listing", slowly)
    for section in (Section.TOPICS, Section.KEPT, Section.TOPICS):
        running.go(section)
    running.wait(lambda: made)
    running.go(Section.DAYS)
    running.wait(lambda: not page._making_due.isActive())
    assert made == [Section.TOPICS]
    go.set()
    running.wait(lambda: len(running.titles()) == 2 and "2026" in running.titles()[0])
    assert set(made[1:]) == {Section.DAYS}


def test_a_page_is_made_when_it_is_wanted(running: Running) -> None:
    window, names = running.window, {each.name.lower(): each for each in OTHERS}
    assert [name for name in names if window.pages.is_made(name)] == []
    for name, section in names.items():
        running.go(section)
        page = getattr(window.pages, name)
        running.wait(page.isVisible)
        assert page.heading.text() == name_of(section)
    assert all(window.pages.is_made(name) for name in names)


def test_who_changed_something_is_called_as_in_the_settings() -> None:
    assert {client.id: client.name for client in CLIENTS} == NAMES
    assert who_text("agent:claude-desktop") == "Claude Desktop"
    assert who_text("agent:my-script") == "my-script"


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", ["March", "2026"]),
        ("ja", ["2026年", "3月"]),
        ("zh_CN", ["2026年", "3月"]),
        ("ko", ["2026년", "3월"]),
    ],
)
def test_the_calendar_names_year_and_month_as_the_language_does(
    qtbot: QtBot, language: str, head: list[str]
) -> None:
    use_language("en")
    calendar = DaysCalendar(Theme("light"), None)  # type: ignore[arg-type]
    qtbot.addWidget(calendar)
    calendar.resize(330, 230)
    calendar.show()
    try:
        use_language(language)
        use_language(language)  # again: the order stays
        calendar.setCurrentPage(2026, 3)
        year, month = (
            calendar.findChild(QToolButton, f"qt_calendar_{name}button") for name in ("year", "month")
        )
        qtbot.waitUntil(
            lambda: [button.text() for button in sorted((year, month), key=lambda b: b.x())] == head
        )
        assert min(year.width(), month.width()) > 20
        calendar.setCurrentPage(2027, 3)
        assert year.text() == next(text for text in head if "2026" in text).replace("6", "7")
    finally:
        use_language("en")


MARCH_2026 = frozenset({date(2026, 2, 24), date(2026, 3, 3), date(2026, 3, 4), date(2026, 4, 2)})


@pytest.fixture
def march(qtbot: QtBot) -> DaysCalendar:
    """From Sunday, February 22, to Saturday, April 4."""
    calendar = DaysCalendar(Theme("light"), None)  # type: ignore[arg-type]
    qtbot.addWidget(calendar)
    calendar.setFirstDayOfWeek(Qt.DayOfWeek.Sunday)
    calendar.resize(420, 300)
    calendar.setSelectedDate(date(2026, 3, 31))
    calendar.show_days(MARCH_2026)
    calendar.show()
    qtbot.waitExposed(calendar)
    return calendar


def day_cell(calendar: DaysCalendar, week: int, day: int) -> QImage:
    table = calendar.findChild(QTableView, "qt_calendar_calendarview")
    cell: QRect = table.visualRect(table.model().index(week + 1, day))
    return table.viewport().grab(cell.adjusted(1, 1, -1, -1)).toImage()


def test_days_of_the_months_beside_recede_and_can_be_read(march: DaysCalendar) -> None:
    """They looked like days of the month itself."""
    window = march._theme.colours.window

    def ink(week: int, day: int) -> float:
        image = day_cell(march, week, day)
        dots = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        return max(contrast(dot, window) for dot in dots)

    within = min(ink(2, 3), ink(1, 2))
    for beside in ((0, 3), (0, 2), (5, 5), (5, 4)):  # without a note and with one
        assert 4 < ink(*beside) < within / 2, "the edges of thin figures are paler than their colour"
    with_note = day_cell(march, 0, 2), day_cell(march, 5, 4)
    march.show_days(frozenset())
    without = day_cell(march, 0, 2), day_cell(march, 5, 4)
    assert all(one != other for one, other in zip(with_note, without, strict=True))


def test_a_screen_reader_is_told_of_the_days_of_the_month_that_have_notes(march: DaysCalendar) -> None:
    table = march.findChild(QTableView, "qt_calendar_calendarview")

    def said() -> str:
        return QAccessible.queryAccessibleInterface(table).text(QAccessible.Text.Description)

    assert said() == "3, 4"
    march.showNextMonth()
    assert said() == "2"
    march.show_days(frozenset())
    assert said() == ""
