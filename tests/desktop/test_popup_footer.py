"""The line below the rows: its state is never cut, at any width, in any language and size of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument

from app.desktop.fonts import set_application_font
from app.desktop.status_text import describe
from app.desktop.translation import LANGUAGES, use_language
from tests.desktop.conftest import Popup
from tests.desktop.stand_in import READY
from tests.desktop.test_popup import answered

MISTAKE = replace(READY, settings_problems=("Line 3: The file ends too early. A closing } or ] is missing.",))


@pytest.fixture
def as_usual() -> Iterator[None]:
    yield
    use_language("en")
    set_application_font("en", 100)


def keys(popup: Popup) -> str:
    document = QTextDocument()
    document.setHtml(popup.window.footer._keys.text())
    return " ".join(document.toPlainText().split())


def is_whole(popup: Popup) -> bool:
    status, named = popup.window.footer._status, popup.window.footer._keys
    fits = named.sizeHint().width() <= named.width()
    room = QRect(0, 0, status.width(), 1000)
    wrapped = status.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, status.text())
    return fits and wrapped.height() <= status.height()


def resized(popup: Popup, width: int) -> None:
    popup.window.setFixedWidth(width)
    popup.wait_for(lambda: popup.window.footer.width() == width - 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [100, 200])
def test_the_state_is_whole(popup: Popup, as_usual: None, language: str, size: int) -> None:
    use_language(language)
    set_application_font(language, size)
    popup.controller.show_status(MISTAKE)
    answered(popup, "kettle")
    footer = popup.window.footer
    for width in (1256, 920, 640, 480):
        resized(popup, width)
        popup.wait_for(lambda: is_whole(popup))
        assert footer.text == describe(MISTAKE).line
        assert footer.geometry().bottom() < popup.window.height()


def test_keys_that_everybody_knows_make_room(popup: Popup, as_usual: None) -> None:
    popup.controller.show_status(MISTAKE)
    answered(popup, "kettle")
    named = {}
    for width in (1400, 480):
        resized(popup, width)
        named[width] = keys(popup)
    assert named[1400] == "↵ Open Ctrl+C Copy citation Ctrl+K Actions Esc Clear"
    assert named[480] == "Ctrl+K Actions"
    popup.controller.show_status(READY)
    assert "Esc Clear" in keys(popup)


def test_esc_is_named_for_what_it_does_next(popup: Popup) -> None:
    resized(popup, 1200)
    answered(popup, "kettle")
    assert keys(popup).endswith("Esc Clear")
    popup.bot.keyClick(popup.window.field, Qt.Key.Key_Escape)
    popup.wait_for(lambda: keys(popup).endswith("Esc Close"))


def test_enter_is_named_where_a_page_offers_something(popup: Popup) -> None:
    resized(popup, 1200)
    answered(popup, "zzzz -kettle")
    assert keys(popup) == f"↵ {popup.window.state._button.text()} Esc Clear"
    popup.controller.show_status(replace(READY, state="indexing", total=9))
    answered(popup, "qqqq")
    assert keys(popup) == "Esc Clear"


def test_what_was_done_has_room_too_and_the_actions_open(popup: Popup) -> None:
    resized(popup, 500)
    answered(popup, "kettle")
    footer = popup.window.footer
    footer.tell("It could not be pasted there; the passage is on the clipboard, " * 2)
    popup.wait_for(lambda: is_whole(popup))
    footer._keys.linkActivated.emit("#")
    assert popup.window.menu.isVisible()
    popup.bot.keyClick(popup.window.menu, Qt.Key.Key_Escape)
