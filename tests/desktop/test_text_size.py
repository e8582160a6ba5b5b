"""The text size is chosen while the program runs: every text of a window that is there follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.desktop.fonts import set_application_font
from app.desktop.widgets.larger import larger
from tests.desktop.windows import every_window


@pytest.fixture
def usual_again() -> Iterator[None]:
    yield
    set_application_font("en", 100)


@pytest.mark.parametrize("name", ["popup", "first start", "quick note", "plain", "report"])
def test_every_text_follows(qtbot: QtBot, usual_again: None, name: str) -> None:
    with every_window(qtbot) as windows:
        window = next(windows.states(name))
        parts = [part for part in window.findChildren(QWidget) if not isinstance(part, QScrollBar)]
        usual = {part: part.font().pointSizeF() for part in parts}
        for percent in (200, 300, 100):
            set_application_font("en", percent)
            qtbot.wait(1)
            stayed = {
                f"{type(part).__name__} {part.objectName()} {part.font().pointSizeF()}"
                for part in parts
                if abs(part.font().pointSizeF() / usual[part] - percent / 100) > 0.05
            }
            assert not stayed, percent


@pytest.mark.parametrize("name", ["popup", "quick note", "settings", "library", "reader"])
def test_the_signs_on_buttons_follow_also_where_they_are_hidden(
    qtbot: QtBot, usual_again: None, name: str
) -> None:
    with every_window(qtbot) as windows:
        for window in windows.states(name):
            buttons = [each for each in window.findChildren(QAbstractButton) if each.property("glyph")]
            for percent in (200, 100):
                set_application_font("en", percent)
                signs = [(each, each.property("glyph")[2]) for each in buttons if isValid(each)]
                sides = [round(size * larger(button)) for button, size in signs]
                assert [button.iconSize().width() for button, _size in signs] == sides, percent
                assert percent == 100 or min(sides, default=99) >= 20
