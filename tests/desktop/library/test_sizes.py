"""The library at every size: what stands beside what, nothing is cut, and nothing in use is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTableView, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
from app.desktop.library.arrangement import Arrangement, arrangement
from app.desktop.library.calendar import DaysCalendar
from app.desktop.library.dialogs import ConfirmDialog
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.window import SMALLEST
from app.desktop.theme import Theme
from app.desktop.translation import LANGUAGES, use_language
from app.desktop.widgets.fitting import FittingButton
from tests.desktop.library.conftest import GARDEN, NOTES, Open, Running
from tests.desktop.test_pseudo_language import PAD, Pseudo

SMALL = (632, 290)  # a screen of 640 by 360 without a panel and the window's frame
WIDE = (1180, 740)
PSEUDO = "pseudo"
LONG = "# Long\n\n" + "\n\n".join(
    f"Sentence {n} is long enough to wrap in a narrow window." for n in range(90)
)


class InWords(Pseudo):
    """What makes the text longer are words that wrap."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        text = super().translate(context, source, disambiguation, n)
        return re.sub(f"({PAD}{{5}})", r" \1", text)


@pytest.fixture
def usual_again() -> Iterator[None]:
    yield
    use_language("en")
    set_application_font("en", 100)


@pytest.fixture(params=[*LANGUAGES, PSEUDO])
def language(request: pytest.FixtureRequest, qtbot: QtBot, usual_again: None) -> Iterator[str]:
    translator = InWords()
    if request.param == PSEUDO:
        QCoreApplication.installTranslator(translator)
    else:
        use_language(request.param)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def page_of(running: Running) -> ListPage:
    page = running.window._body.currentWidget()
    assert isinstance(page, ListPage)
    return page


def settle(running: Running) -> None:
    for _ in range(4):
        running.bot.wait(1)
    running.window.layout().activate()


def resize(running: Running, size: tuple[int, int]) -> None:
    running.window.resize(*size)
    settle(running)


def cut(window: QWidget) -> list[str]:
    """What is outside of the window at its sides, or lacks room without a sign that says so."""
    found = []
    for child in window.findChildren(QWidget):
        if not child.isVisible() or child.objectName().startswith("qt_"):
            continue
        left = child.mapTo(window, QPoint(0, 0)).x()
        if left < 0 or left + child.width() > window.width():
            found.append(f"outside: {type(child).__name__} {child.objectName()} {left}+{child.width()}")
        elif _lacks_room(child):
            found.append(f"cut: {type(child).__name__} {child.size()} {child.text()}")  # type: ignore[attr-defined]
    return found


def _lacks_room(child: QWidget) -> bool:
    if isinstance(child, QToolButton | QComboBox | FittingButton):  # they end in …; see the tests of each
        return child.height() < child.minimumSizeHint().height()
    if isinstance(child, QAbstractButton):
        return child.text() != "" and child.width() < child.sizeHint().width()
    if isinstance(child, QLabel) and child.text() and child.text() not in child.toolTip():
        if child.wordWrap():
            return child.heightForWidth(child.width()) > child.height() + 1
        width = child.fontMetrics().horizontalAdvance(QLabel.text(child).split("\n")[0])
        return width > child.width() + 1 or child.fontMetrics().height() > child.height() + 1
    return False


@pytest.mark.parametrize("percent", [100, 200, 300])
def test_every_page_fits_a_small_screen(open_library: Open, language: str, percent: int) -> None:
    set_application_font("en" if language == PSEUDO else language, percent)
    running = open_library()
    window = running.window
    if language == PSEUDO:
        window.retranslate()
    resize(running, SMALL)
    window.show_agent("a name that is not short", None)
    assert window.size().toTuple() == SMALL
    for section in Section:
        running.go(section)
        running.wait(lambda: page_of(running).list.items or page_of(running).state.view)
        page = page_of(running)
        for turn in ("list", "details"):
            if turn == "details":
                page.show_detail()
            settle(running)
            wanted = window.layout().minimumSize()
            assert wanted.width() <= SMALL[0], f"{section} {turn}"
            assert wanted.height() <= SMALL[1], f"{section} {turn}"
            assert not cut(window), f"{section} {turn}"
            assert page.column.isVisible() != page.side.isVisible(), "one at a time"
        page.go_back()


@pytest.mark.parametrize("size", [WIDE, (800, 600)])
def test_pages_scroll_only_where_they_must(running: Running, size: tuple[int, int]) -> None:
    resize(running, size)
    for section in Section:
        running.go(section)
        running.wait(lambda: page_of(running).list.items or page_of(running).state.view)
        settle(running)
        page = page_of(running)
        for part in (page.column, page.side):
            assert not part.verticalScrollBar().isVisible(), section


def test_a_change_fits_a_small_screen_without_scrolling(running: Running) -> None:
    resize(running, SMALL)
    running.write_elsewhere(GARDEN, "# Garden\n\n- Water on Fridays\n")
    running.go(Section.HISTORY)
    page = running.window.pages.history
    running.wait(lambda: page.list.items)
    page.show_detail()
    running.wait(lambda: "Fridays" in page.pane.difference.toPlainText())
    settle(running)
    assert not page.side.verticalScrollBar().isVisible()
    assert page.pane.undo.visibleRegion().boundingRect().size() == page.pane.undo.size()


def test_the_smallest_size_is_smaller_than_the_smallest_screen(running: Running) -> None:
    assert SMALLEST.width() <= SMALL[0]
    assert SMALLEST.height() <= SMALL[1]
    running.window.resize(1, 1)
    assert running.window.size() == SMALLEST


def test_the_width_decides_what_stands_beside_what() -> None:
    def at(width: int, height: int = 700, larger: float = 1.0) -> Arrangement:
        return arrangement(width, height, 216, 50, larger)

    assert at(1180) == Arrangement()
    assert at(800) == Arrangement(compact=True)
    assert at(640) == Arrangement(compact=True, stacked=True)
    assert at(640, 300).low
    assert at(1180, larger=2.0).stacked, "large text wants more room"


def test_the_icons_say_their_names(running: Running) -> None:
    sidebar = running.window.sidebar
    resize(running, WIDE)
    index = sidebar.model().index(0, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == ""
    wide = sidebar.width()
    resize(running, SMALL)
    assert sidebar.width() < wide / 2
    name = name_of(Section.LONG_TERM)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == f"{name}, 1"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"{name}, 1"
    running.go(Section.CHECKUP)
    last = sidebar.visualRect(sidebar.currentIndex())
    assert sidebar.viewport().rect().contains(last), "the chosen one is in view"


def test_the_bar_that_finds_is_in_view_where_the_note_scrolls(running: Running, usual_again: None) -> None:
    set_application_font("en", 300)
    resize(running, SMALL)
    running.window.notes.show_detail()
    running.press(running.pane.reader, "Ctrl+F")
    bar = running.pane.find_bar
    running.bot.keyClicks(bar.field, "printer")
    running.wait(lambda: bar.count.text() == "1 of 1")
    assert bar.field.visibleRegion().boundingRect().size() == bar.field.size()
    assert not cut(running.window)


def test_list_and_note_take_turns(running: Running) -> None:
    resize(running, SMALL)
    page, pane = running.window.notes, running.pane
    running.go(Section.TOPICS)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    place = page.list.visualRect(page.list.model().index(0, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert pane.isVisible()
    assert not page.list.isVisible()
    running.wait(lambda: "Tomatoes" in pane.reader.toPlainText())
    running.wait(lambda: running.window.focusWidget() is pane.reader)
    running.press(pane.reader, "Esc")
    assert page.list.isVisible()
    assert not pane.isVisible()
    assert running.window.focusWidget() is page.list
    running.press(page.list, "Return")
    assert pane.isVisible()
    assert not pane.is_editing, "first it is read"
    running.press(pane.reader, "Alt+Left")
    assert page.list.isVisible()
    running.press(page.list, "Down")
    running.wait(lambda: pane.path == "memory/people.md")
    assert page.list.isVisible(), "walking through the list opens nothing"
    page.show_detail()
    settle(running)
    running.bot.mouseClick(page.back.button, Qt.MouseButton.LeftButton)
    assert page.list.isVisible()


@pytest.mark.parametrize("key", ["Esc", "Alt+Left"])
@pytest.mark.parametrize("section", [Section.TOPICS, Section.HISTORY, Section.CHECKUP])
def test_the_way_back_works_wherever_the_focus_is(running: Running, section: Section, key: str) -> None:
    """From the sidebar, from a button above the note, from the note, and from the bar with the way back."""
    resize(running, SMALL)
    window = running.window
    running.write_elsewhere(GARDEN, NOTES[GARDEN] + "- password: Tr0ub4dor&3\n")
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.go(section)
    page = window._page
    if section is Section.CHECKUP:
        page.begin()
    running.wait(lambda: page.list.items)
    inside = [running.pane.header.edit, running.pane.reader] if section is Section.TOPICS else []
    for focused in (window.sidebar, page.back.button, page.side, *inside):
        page.show_detail()
        assert page.is_reading
        focused.setFocus()
        running.press(focused, key)
        assert page.list.hasFocus(), focused.objectName()
        assert not page.is_reading
        running.press(page.list, key)
        assert page.list.hasFocus(), "there is nothing further back"


@pytest.mark.parametrize("key", ["Esc", "Alt+Left"])
def test_where_there_is_room_the_way_back_leads_from_the_note_to_the_list(running: Running, key: str) -> None:
    resize(running, WIDE)
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.pane.reader.setFocus()
    running.press(running.pane.reader, key)
    assert running.window.notes.list.hasFocus()
    running.window.sidebar.setFocus()
    running.press(running.window.sidebar, key)
    assert running.window.sidebar.hasFocus()


def test_esc_takes_back_a_filter(running: Running) -> None:
    running.go(Section.TOPICS)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    field = running.window.notes.field
    running.press(running.window, "Ctrl+F")
    running.bot.keyClicks(field, "gard")
    running.press(field, "Esc")
    assert field.text() == ""
    assert field.hasFocus()


def test_going_back_saves(running: Running) -> None:
    resize(running, SMALL)
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "Ctrl+E")
    assert running.pane.editor.isVisible()
    running.bot.keyClicks(running.pane.editor, "More. ")
    running.press(running.pane.editor, "Alt+Left")
    running.wait(running.window.notes.list.isVisible)
    assert running.text_of(GARDEN).startswith("More. ")
    assert not running.pane.is_editing


def test_a_conflict_keeps_the_note_in_view(running: Running) -> None:
    resize(running, SMALL)
    running.go(Section.TOPICS)
    running.read(GARDEN)
    running.press(running.window, "Ctrl+E")
    running.bot.keyClicks(running.pane.editor, "Mine. ")
    running.write_elsewhere(GARDEN, "# Garden\n\nTheirs.\n")
    running.window.notes.go_back()
    running.wait(running.pane.conflict.isVisible)
    settle(running)
    assert not running.window.notes.list.isVisible()
    assert not cut(running.window)
    assert "Theirs." in running.pane.conflict.theirs.toPlainText()


def test_nothing_is_lost_between_wide_and_narrow(open_library: Open) -> None:
    running = open_library({**NOTES, "memory/long.md": LONG})
    resize(running, WIDE)
    running.go(Section.TOPICS)
    running.read("memory/long.md")
    pane, page = running.pane, running.window.notes
    running.wait(pane.reader.is_complete)
    found = pane.reader.document().find("Sentence 60")
    bar = pane.reader.verticalScrollBar()
    bar.setValue(bar.value() + pane.reader.cursorRect(found).top())
    pane.reader.setFocus()
    for size in (SMALL, WIDE, SMALL, WIDE):
        resize(running, size)
        first = pane.reader.cursorForPosition(QPoint(20, 12))
        first.select(QTextCursor.SelectionType.BlockUnderCursor)
        assert "Sentence 60" in first.selectedText() or "Sentence 59" in first.selectedText(), size
        assert page.list.current is not None
        assert page.list.current.key == "memory/long.md"
        assert pane.isVisible()
    pane.edit()
    running.bot.keyClicks(pane.editor, "Unsaved ")
    page.list.setFocus()
    for size in (SMALL, WIDE, SMALL):
        resize(running, size)
        assert pane.editor.isVisible(), "what is unsaved stays in view"
        assert pane.editor.toPlainText().startswith("Unsaved # Long")
        assert pane.session.is_dirty
    assert running.text_of("memory/long.md") == LONG


def test_who_is_at_the_list_stays_there(running: Running) -> None:
    resize(running, WIDE)
    running.go(Section.TOPICS)
    running.wait(lambda: running.titles() == ["Garden", "人"])
    running.window.notes.list.setFocus()
    resize(running, SMALL)
    assert running.window.notes.list.isVisible()
    resize(running, WIDE)
    assert running.window.focusWidget() is running.window.notes.list


def test_a_note_that_is_asked_for_is_shown(running: Running) -> None:
    resize(running, SMALL)
    running.wait(lambda: running.window.actions_.notes)
    running.window.open_note(GARDEN)
    running.wait(running.pane.reader.isVisible)
    running.wait(lambda: "Tomatoes" in running.pane.reader.toPlainText())
    running.go(Section.DAYS)
    running.wait(running.window.notes.list.isVisible)


def test_in_a_low_window_month_and_list_take_turns(running: Running) -> None:
    resize(running, SMALL)
    running.go(Section.DAYS)
    page = running.window.notes
    running.wait(lambda: len(page.list.items) == 2)
    assert not page.calendar.isVisible()
    running.bot.mouseClick(page.month, Qt.MouseButton.LeftButton)
    assert page.calendar.isVisible()
    assert not page.list.isVisible()
    page.calendar.clicked.emit(page.calendar.minimumDate().fromString("2026-02-03", Qt.DateFormat.ISODate))
    assert not page.calendar.isVisible()
    running.wait(lambda: [item.key for item in page.list.items] == ["memory/2026-02-03.md"])
    assert "2026" in page.month.text()
    resize(running, WIDE)
    assert page.calendar.isVisible()
    assert not page.month.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("percent", "width"), [(100, 200), (200, 320), (300, 420)])
def test_a_week_has_seven_days(
    qtbot: QtBot, usual_again: None, language: str, percent: int, width: int
) -> None:
    use_language(language)
    set_application_font(language, percent)
    parent = QWidget()
    qtbot.addWidget(parent)
    calendar = DaysCalendar(Theme("light"), parent)
    parent.resize(width, 700)
    calendar.resize(width, calendar.minimumHeight())
    parent.show()
    qtbot.wait(1)
    table = calendar.findChild(QTableView, "qt_calendar_calendarview")
    assert isinstance(table, QTableView)
    assert calendar.width() == width
    widths = [table.columnWidth(day) for day in range(7)]
    assert max(widths) - min(widths) <= 1
    assert sum(widths) <= table.viewport().width()


def test_a_question_fits_the_screen(qtbot: QtBot, usual_again: None) -> None:
    set_application_font("en", 300)
    window = QWidget()
    qtbot.addWidget(window)
    said = ["A sentence that needs some lines at this size of the text, and says what goes."] * 9
    dialog = ConfirmDialog("Forget memory/garden.md for good?", said, "Forget for good", window)
    dialog.show()
    room = dialog.screen().availableGeometry()
    assert dialog.height() <= room.height()
    assert dialog.width() <= room.width()
    assert dialog.ok.geometry().bottom() <= dialog.height(), "the answers stay in view"
