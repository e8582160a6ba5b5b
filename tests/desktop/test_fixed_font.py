"""What is asked for where letters are compared. Consolas is on every Windows (Microsoft's font lists)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desktop.fixed_font import fixed_font
from app.desktop.fonts import set_application_font
from app.desktop.widgets.copyable import Copyable


def test_windows_has_better_than_qts_courier(qtbot: QtBot) -> None:
    own = fixed_font("linux").family()
    assert fixed_font("win32").families() == ["Cascadia Mono", "Consolas", own]


@pytest.fixture
def usual_size(qtbot: QtBot) -> Iterator[None]:
    set_application_font("en")
    yield
    set_application_font("en")


def test_it_has_the_size_that_the_person_chose(usual_size: None, qtbot: QtBot) -> None:
    before = Copyable()
    qtbot.addWidget(before)
    family = before.line.font().family()
    set_application_font("ja", 200)
    after = Copyable()
    qtbot.addWidget(after)
    for each in (before, after):
        assert each.line.font().pointSizeF() == QApplication.font().pointSizeF()
        assert each.line.font().family() == family
