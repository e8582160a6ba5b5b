from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.desktop.capture import in_popup
from app.desktop.capture.in_popup import note_in
from app.desktop.capture.line import CaptureLine
from app.desktop.theme import Theme
from app.engine.capture import Captured
from app.errors import MemoroError
from tests.desktop.conftest import Popup

LOG = "memory/2026-11-29.md"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was captured; "-x" is a note that was taken back, "again" one that was there, "full" a refusal."""
    notes: list[str] = []

    def capture(_engine: object, text: str, *, today: date | None = None) -> Captured:
        if text == "full":
            raise MemoroError("The disk is full", "There is no room left.", "")
        notes.append(text)
        return Captured(LOG, 7, None if text == "again" else 3)

    monkeypatch.setattr(in_popup, "capture", capture)
    monkeypatch.setattr(in_popup, "take_back", lambda _engine, done: notes.append(f"-{done.change}"))
    return notes


def title(popup: Popup) -> str:
    view = popup.window.state.view
    return view.title if popup.window.shows_state and view else ""


@pytest.mark.parametrize(
    ("text", "note"),
    [("+ milk", "milk"), ("＋牛乳", "牛乳"), ("+", ""), (" + a + b", "a + b"), ("1+1", None), ("", None)],
)
def test_what_is_a_note(text: str, note: str | None) -> None:
    assert note_in(text) == note


def test_enter_adds_the_note_and_enter_again_only_closes(popup: Popup, written: list[str]) -> None:
    popup.ask("+ the new seal came")
    assert title(popup) == "Add to today’s log"
    assert popup.engine.asked == []
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Added to today’s log")
    assert popup.window.field.text() == ""
    assert popup.window.state.view is not None
    assert popup.window.state.view.sentence == f"{LOG}:7"
    popup.controller.show_status(popup.engine.status())
    assert title(popup) == "Added to today’s log"
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    assert not popup.window.isVisible()
    assert written == ["the new seal came"]


def test_it_can_be_taken_back_by_its_button(popup: Popup, written: list[str]) -> None:
    popup.ask("+ oops")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Added to today’s log")
    popup.window.state.press()
    popup.wait_for(lambda: popup.window.footer.text == "The note was taken back")
    assert written == ["oops", "-3"]
    assert not popup.window.shows_state


def test_it_can_be_taken_back_by_the_keyboard_which_returns_to_the_field(
    popup: Popup, written: list[str]
) -> None:
    popup.ask("+ oops")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Added to today’s log")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_F6)
    button = popup.window.focusWidget()
    assert isinstance(button, QAbstractButton)
    popup.bot.keyClick(button, Qt.Key.Key_Return)
    popup.wait_for(lambda: popup.window.footer.text == "The note was taken back")
    assert written == ["oops", "-3"]
    assert popup.window.focusWidget() is popup.window.field


def test_the_same_again_says_so(popup: Popup, written: list[str]) -> None:
    popup.ask("+ again")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Today’s log has this already")


def test_a_refusal_keeps_the_text_and_enter_tries_again(
    popup: Popup, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    popup.ask("+ full")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "The disk is full")
    assert popup.window.field.text() == "+ full"
    monkeypatch.setattr(in_popup, "capture", lambda _engine, _text: Captured(LOG, 7, 3))
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Added to today’s log")


def test_typing_on_after_a_note_asks_again(popup: Popup, written: list[str]) -> None:
    popup.ask("+ a")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: title(popup) == "Added to today’s log")
    popup.ask("kettle")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])


def test_what_is_typed_while_the_note_is_written_stays(popup: Popup, written: list[str]) -> None:
    popup.ask("+ milk")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    popup.ask("kettle")
    popup.wait_for(lambda: popup.window.footer.text == "Added to today’s log")
    assert popup.window.field.text() == "kettle"
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])


def test_an_empty_note_is_not_written(popup: Popup, written: list[str]) -> None:
    popup.ask("+")
    assert title(popup) == "A quick note"
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Return)
    assert written == []


def test_a_pinned_result_comes_first_and_goes_again(popup: Popup) -> None:
    popup.ask("kettle")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: popup.window.footer.text == "Pinned")
    popup.window.field.clear()
    popup.wait_for(lambda: bool(popup.window.results.rows) and popup.window.results.rows[0].is_pinned)
    first = popup.window.results.rows[0]
    assert first.section == "Pinned"
    assert first.title.startswith("Bought the blue kettle")
    assert (first.path, first.line) == ("memory/2026-02-03.md", 5)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Home)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: not popup.window.results.rows[0].is_pinned)


def test_a_pinned_line_that_is_gone_says_so_and_is_unpinned(popup: Popup) -> None:
    popup.ask("kettle")
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: popup.window.footer.text == "Pinned")
    popup.engine.notes["memory/2026-02-03.md"] = "# 2026-02-03\n"
    popup.window.field.clear()
    popup.controller.refresh_recent()
    popup.wait_for(lambda: bool(popup.window.results.rows) and bool(popup.window.results.rows[0].gone))
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Home)
    popup.wait_for(lambda: "not in this note any more" in popup.window.preview.toPlainText())
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: not popup.window.results.rows[0].is_pinned)


def test_a_pinned_note_is_unpinned_by_the_same_key(popup: Popup) -> None:
    popup.wait_for(lambda: len(popup.window.results.rows) == 4)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: popup.window.results.rows[0].is_pinned)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Home)
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: not popup.window.results.rows[0].is_pinned)


def test_a_line_that_could_not_be_written_keeps_its_text(
    popup: Popup, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_engine: object, _text: str) -> Captured:
        raise MemoroError("The disk is full", "", "Free some space.")

    monkeypatch.setattr("app.desktop.capture.line.capture", refuse)
    line = make_line(popup)
    line.present()
    popup.bot.keyClicks(line.field, "milk")
    popup.bot.keyClick(line.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: "disk is full" in line._hint.text())
    assert (line.field.text(), line.field.isEnabled(), line.isVisible()) == ("milk", True, True)
    line.hide()
    line.present()
    assert line.field.text() == "milk"
    line.offer("older")
    assert line.field.text() == "milk"
    assert line.unsaved == "milk"


def test_an_end_before_the_line_knows_what_was_left_in_it_loses_nothing(popup: Popup) -> None:
    line = make_line(popup)
    assert line.unsaved is None
    line.offer(None)
    assert line.unsaved == ""
    line.offer("call the lighthouse")
    assert line.unsaved == "call the lighthouse"


def test_a_focus_that_flickers_while_the_line_opens_does_not_hide_it(
    popup: Popup, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = make_line(popup)
    asked: list[int] = []
    monkeypatch.setattr(line, "isActiveWindow", lambda: False)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    monkeypatch.setattr(QGuiApplication, "focusWindow", lambda: None)
    monkeypatch.setattr(line, "activateWindow", lambda: asked.append(1))
    line.present()
    QApplication.sendEvent(line, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: len(asked) == 2)
    assert line.isVisible()
    QApplication.sendEvent(line, QEvent(QEvent.Type.WindowDeactivate))
    popup.wait_for(lambda: not line.isVisible())


@pytest.fixture
def line(popup: Popup, monkeypatch: pytest.MonkeyPatch) -> CaptureLine:
    """Open, over notes that are written to nowhere."""
    popup.window.hide()
    taken: list[str] = []
    monkeypatch.setattr("app.desktop.capture.line.capture", lambda _engine, text: captured(text))
    monkeypatch.setattr("app.desktop.capture.line.take_back", lambda _engine, done: taken.append(done.path))
    line = make_line(popup)
    line.taken = taken  # type: ignore[attr-defined]
    line.present()
    return line


def captured(text: str) -> Captured:
    return Captured(LOG, 7, None if text == "again" else 3)


def make_line(popup: Popup) -> CaptureLine:
    line = CaptureLine(Theme("light"), popup.engine, popup.background, lambda *_notice: None)  # type: ignore[arg-type]
    popup.bot.addWidget(line)
    popup.bot.addWidget(line.written)
    return line


def write(popup: Popup, line: CaptureLine, text: str) -> None:
    popup.bot.keyClicks(line.field, text)
    popup.bot.keyClick(line.field, Qt.Key.Key_Return)
    popup.wait_for(lambda: not line.isVisible())


def test_a_written_line_says_where_it_went_and_can_be_taken_back(popup: Popup, line: CaptureLine) -> None:
    place = line.geometry()
    write(popup, line, "milk")
    told = line.written
    assert told.isVisible()
    assert told.text == f"Added to today’s log: {LOG}:7"
    assert (told.accessibleName(), told.windowTitle()) == (told.text, "Added to today’s log")
    assert told.geometry().top() == place.top(), "where a person looks"
    popup.bot.mouseClick(told.button, Qt.MouseButton.LeftButton)
    popup.wait_for(lambda: told.text == "The note was taken back")
    assert line.taken == [LOG]  # type: ignore[attr-defined]
    assert not told.button.isVisible()
    told._leaving.timeout.emit()
    assert not told.isVisible()


def test_what_is_told_goes_by_itself_but_not_under_the_pointer(popup: Popup, line: CaptureLine) -> None:
    write(popup, line, "milk")
    assert line.written._leaving.isActive()
    line.written.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    line.written._leaving.timeout.emit()
    assert line.written.isVisible()
    line.written.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    line.written._leaving.timeout.emit()
    assert not line.written.isVisible()


def test_what_stood_there_already_has_no_way_back(popup: Popup, line: CaptureLine) -> None:
    write(popup, line, "again")
    assert line.written.text.startswith("Today’s log has this already")
    assert not line.written.button.isVisible()


def test_ctrl_z_in_the_empty_line_takes_the_last_one_back_and_gives_its_text(
    popup: Popup, line: CaptureLine
) -> None:
    assert "Ctrl+Z" not in line._hint.text()
    write(popup, line, "mlik")
    line.present()
    assert not line.written.isVisible(), "the line stands there"
    assert "Ctrl+Z" in line._hint.text()
    popup.bot.keyClick(line.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    popup.wait_for(lambda: line.field.text() == "mlik")
    assert line.taken == [LOG]  # type: ignore[attr-defined]
    popup.bot.keyClick(line.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.taken == [LOG], "now it is the line's own undo"  # type: ignore[attr-defined]


def test_what_cannot_be_taken_back_says_so(
    popup: Popup, line: CaptureLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_engine: object, _done: Captured) -> None:
        raise MemoroError("The note could not be taken back", "It was changed since.", "")

    monkeypatch.setattr("app.desktop.capture.line.take_back", refuse)
    write(popup, line, "milk")
    popup.bot.mouseClick(line.written.button, Qt.MouseButton.LeftButton)
    popup.wait_for(lambda: "could not be taken back" in line.written.text)
    taken: list[str] = []
    monkeypatch.setattr("app.desktop.capture.line.take_back", lambda _engine, done: taken.append(done.path))
    line.take_back()
    popup.wait_for(lambda: taken == [LOG])
    line.present()
    assert "Ctrl+Z" not in line._hint.text()


def test_where_a_window_would_take_the_keyboard_a_notice_says_it(
    popup: Popup, line: CaptureLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, ...]] = []
    line._notify = lambda *notice: told.append(notice)
    monkeypatch.setattr("app.desktop.capture.line.QGuiApplication.platformName", lambda: "wayland")
    write(popup, line, "milk")
    assert not line.written.isVisible()
    assert told == [("Added to today’s log", f"{LOG}:7", "Take it back", line.take_back)]
