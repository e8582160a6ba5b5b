"""What the popup offers beyond opening: the menu, the preview, asking again, dragging, hearing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.desktop.popup import states
from app.desktop.popup.asked import Asked
from app.desktop.popup.keys import Action
from app.desktop.popup.rows import Row
from app.desktop.popup.states import Offer
from app.engine.questions import SearchResponse
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import READY
from tests.desktop.test_popup import answered, press

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def entries(popup: Popup) -> dict[str, Action]:
    actions = [entry for entry in popup.window.menu.actions() if not entry.isSeparator()]
    return {entry.text().partition("\t")[0]: entry.data() for entry in actions}


def choose(popup: Popup, name: str) -> None:
    press(popup, Qt.Key.Key_K, CTRL)
    menu = popup.window.menu
    entry = next(entry for entry in menu.actions() if entry.text().startswith(name))
    menu.hide()
    entry.trigger()


def test_all_actions_stand_in_one_menu_with_their_keys_within_the_popup(popup: Popup) -> None:
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_K, CTRL)
    menu = popup.window.menu
    assert menu.isVisible()
    assert popup.window.frameGeometry().contains(menu.geometry())
    assert all("\t" in entry.text() for entry in menu.actions() if not entry.isSeparator())
    wanted = {Action.OPEN, Action.OPEN_FOLDER, Action.LIBRARY, Action.COPY, Action.COPY_TEXT, Action.PIN}
    assert wanted <= set(entries(popup).values())
    menu.hide()


def test_a_conversation_is_offered_what_can_be_done_with_it(popup: Popup) -> None:
    popup.window.show_actions(Row(key=("a", 1), path="a", title="a", source="sessions"))
    assert {Action.OPEN_FOLDER, Action.PIN}.isdisjoint(entries(popup).values())
    popup.window.menu.hide()


def test_the_passage_is_copied_from_the_menu(popup: Popup) -> None:
    answered(popup, "kettle")
    choose(popup, "Copy the passage")
    assert QGuiApplication.clipboard().text().startswith("- Bought the **blue kettle**")
    assert popup.window.footer.text == "The passage was copied"


def test_more_like_this_asks_for_the_passage(popup: Popup) -> None:
    answered(popup, "kettle")
    choose(popup, "More like this")
    assert popup.controller.text.startswith("Bought the blue kettle")


def test_right_hides_the_preview_and_shows_it_again(popup: Popup) -> None:
    answered(popup, "kettle")
    told: list[bool] = []
    popup.controller.preview_wanted.connect(told.append)
    for shown in (False, True):
        press(popup, Qt.Key.Key_Right)
        assert popup.window.preview.isVisible() is shown
    assert told == [False, True]
    popup.window.resize(400, 500)
    press(popup, Qt.Key.Key_Right)
    assert told == [False, True]  # no room, so nothing was chosen


def test_up_brings_back_what_was_asked(popup: Popup) -> None:
    for text in ("kettle", "oven"):
        answered(popup, text)
        press(popup, Qt.Key.Key_Escape)
    for text in ("oven", "kettle"):
        press(popup, Qt.Key.Key_Up)
        assert popup.window.field.text() == text
        assert popup.window.field.selectedText() == text
    popup.wait_for(lambda: popup.titles == ["memory/2026-02-03.md:5"])


def test_up_in_a_list_that_was_touched_only_moves(popup: Popup) -> None:
    answered(popup, "kettle")
    press(popup, Qt.Key.Key_Escape)
    popup.wait_for(lambda: len(popup.window.results.rows) == 4)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        press(popup, key)
    assert popup.window.field.text() == ""
    assert popup.window.results.current_row == popup.window.results.rows[-1]


def test_what_was_asked_twice_stands_there_once() -> None:
    asked = Asked()
    for text in ("a", "b", "a", ""):
        asked.keep(text)
    assert (asked.older(""), asked.older("a"), asked.older("b")) == ("a", "b", "")
    assert asked.older("being typed") == ""


@pytest.mark.parametrize(
    ("question", "source", "offer"),
    [
        ("kettle", "", Offer.LIBRARY),
        ("  blue   kettle ", "", Offer.LIBRARY),
        ("kettle path:memory/2026", "", Offer.PLAIN_WORDS),
        ('"blue kettle"', "", Offer.PLAIN_WORDS),
        ("kettle -red", "", Offer.PLAIN_WORDS),
        ("tag:home", "", Offer.LIBRARY),
        ("kettle", "sessions", Offer.EVERYTHING),
    ],
)
def test_a_question_that_leaves_much_out_can_be_asked_without_that(
    qapp: object, question: str, source: str, offer: Offer
) -> None:
    view = states.no_match(question, READY, SearchResponse(query=question, mode="hybrid"), source)
    assert view.offer is offer


@pytest.mark.parametrize("question", ["tag:home", "path:memory after:2026-02"])
def test_filters_alone_that_leave_everything_out_are_not_blamed_on_the_words(
    qapp: object, question: str
) -> None:
    view = states.no_match(question, READY, SearchResponse(query=question, mode="keyword"))
    assert view.sentence == "No note fits these filters."


def test_what_was_not_found_is_named_without_its_filters(qapp: object) -> None:
    """They stand below the question as chips."""
    for question, named in (("kettle path:memory -red", "kettle"), ("tag:home", "tag:home"), ("a  b", "a b")):
        view = states.no_match(question, READY, SearchResponse(query=question, mode="hybrid"))
        assert view.title == f"Nothing found for “{named}”"


def test_the_offers_are_taken(popup: Popup) -> None:
    popup.controller.show_status(replace(READY, conversations=3))
    popup.window.chips.choose("sessions")
    answered(popup, "zebra path:memory")
    press(popup, Qt.Key.Key_Return)
    assert popup.window.chips.source == ""
    popup.wait_for(lambda: popup.is_answered)
    press(popup, Qt.Key.Key_Return)
    assert popup.controller.text == "zebra"


def test_a_row_can_be_dragged_out_as_text_and_as_file(popup: Popup, tmp_path: Path) -> None:
    answered(popup, "kettle")
    model = popup.window.results.model()
    index = model.index(0, 0)
    assert model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled
    assert not model.mimeData([index]).hasUrls()  # this engine has no folder
    popup.engine.folder = tmp_path
    data = model.mimeData([index])
    assert data.text().endswith("memory/2026-02-03.md#L5")
    assert [url.toLocalFile() for url in data.urls()] == [str(tmp_path / "memory" / "2026-02-03.md")]


def test_who_hears_the_popup_is_told_of_answers_and_moves(popup: Popup) -> None:
    speaker = popup.controller.speaker
    answered(popup, "a")
    rows = popup.window.results.rows
    popup.wait_for(lambda: str(len(rows)) in speaker.last and rows[0].heading in speaker.last)
    press(popup, Qt.Key.Key_Down)
    assert speaker.last == rows[1].spoken
    answered(popup, "zebra")
    popup.wait_for(lambda: "zebra" in speaker.last)
