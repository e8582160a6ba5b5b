"""Large text in a small window: nothing lies outside the page, where nobody could scroll to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
from app.desktop.settings.editors import ChoiceEditor, TextEditor
from app.desktop.settings.providers.card import ProviderCard
from app.desktop.settings.rows import OptionRow
from app.desktop.settings.window import SettingsWindow
from app.desktop.translation import LANGUAGES, use_language
from tests.desktop.settings.conftest import Open, Opened
from tests.desktop.windows import every_window


@pytest.fixture
def usual_again() -> Iterator[None]:
    yield
    use_language("en")
    set_application_font("en", 100)


def beyond(window: SettingsWindow) -> list[str]:
    """What does not fit into the page that is shown."""
    page = window.current
    inside = page.viewport().rect()
    parts = [child for child in page.widget().findChildren(QWidget) if child.isVisibleTo(page)]
    return [
        f"{type(part).__name__} {part.accessibleName()}"
        for part in parts
        if part.mapTo(page.viewport(), part.rect().topRight()).x() > inside.right()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_beyond_the_edge(qtbot: QtBot, usual_again: None, language: str) -> None:
    use_language(language)
    set_application_font(language, 200)
    with every_window(qtbot) as windows:
        for window in windows.states("settings"):
            assert isinstance(window, SettingsWindow)
            assert not beyond(window), window.current_page


def is_below(row: OptionRow) -> bool:
    assert row.editor
    return row.editor.y() >= row.label.geometry().bottom()


def test_a_control_stands_below_its_words_where_there_is_no_room_beside(
    open_settings: Open, usual_again: None
) -> None:
    opened = open_settings()
    for key in ("app.theme", "app.editor"):
        opened.window.resize(1200, 700)
        row = opened.row(key)
        opened.wait(lambda row=row: not is_below(row))
        opened.window.resize(700, 700)
        opened.wait(lambda row=row: is_below(row))
    assert isinstance(row.editor, TextEditor)
    assert row.editor.width() > 0.7 * row.label.width()  # a text takes the line


SMALL = QSize(600, 320)
"""What a screen of 640 by 360 leaves to a window."""


@pytest.mark.parametrize(("size", "is_compact"), [(100, False), (200, True), (300, True)])
def test_a_small_window_holds_every_page_from_edge_to_edge(
    qtbot: QtBot, usual_again: None, size: int, is_compact: bool
) -> None:
    """No page scrolls sideways, with its cards open too; where names have no room, the pages are icons."""
    set_application_font("en", size)
    with every_window(qtbot) as windows:
        for window in windows.states("settings"):
            assert isinstance(window, SettingsWindow)
            window.resize(SMALL)
            for card in window.current.findChildren(ProviderCard):
                card.open()
            bar = window.current.horizontalScrollBar()
            qtbot.waitUntil(lambda bar=bar: not bar.maximum(), timeout=5000)
            assert window.size() == SMALL
            assert window._side.is_compact == is_compact
            assert window.search.isVisible()
            items = [window.navigation.item(row) for row in range(window.navigation.count())]
            names = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items]
            assert names[0] == "General"
            assert [item.text() for item in items] == ([""] * len(items) if is_compact else names)
            assert items[0].toolTip() == ("General" if is_compact else "")
            window.resize(1600, 700)
            assert not window._side.is_compact
            assert items[0].text() == "General"


def signs(opened: Opened) -> list[int]:
    """How wide the signs beside the texts are: a list's arrow, a folder, what opens a card, the file."""
    box = opened.row("app.theme").editor
    assert isinstance(box, ChoiceEditor)
    option = QStyleOptionComboBox()
    box.box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxArrow
    arrow = box.box.style().subControlRect(control, option, part, box.box)
    folder = opened.row("agents.defaults.workspace").findChildren(QToolButton)[-1]
    opener = opened.providers.cards["openai"].opener
    return [arrow.width(), *(each.iconSize().width() for each in (folder, opener, opened.window._side.file))]


def test_signs_grow_with_the_text(open_settings: Open, usual_again: None) -> None:
    opened = open_settings()
    usual = signs(opened)
    set_application_font("en", 200)
    opened.wait(lambda: all(large > 1.8 * small for large, small in zip(signs(opened), usual, strict=True)))
