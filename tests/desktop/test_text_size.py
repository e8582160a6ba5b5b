"""The text size is chosen while the program runs: every text of a window that is there follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
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
