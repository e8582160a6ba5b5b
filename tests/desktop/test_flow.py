"""Widgets in a row that goes on below: a text in it wraps only where there is no room for one line."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.theme import Space
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import heading


@pytest.mark.parametrize("text", ["大きめのローカルモデル", "The name of a model that is rather long"])
def test_a_heading_stands_in_one_line_where_it_fits(qtbot: QtBot, text: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row, name, badge = Flow(Space.s), heading(text, window), QPushButton("In use", window)
    row.addWidget(name)
    row.addWidget(badge)
    QVBoxLayout(window).addLayout(row)
    one = name.fontMetrics().horizontalAdvance(text)
    window.resize(one + badge.sizeHint().width() + 60, 200)
    window.show()
    qtbot.waitExposed(window)
    line = name.fontMetrics().height()
    assert name.height() < 2 * line
    assert name.y() == badge.y()
    window.resize(one * 2 // 3, 200)
    qtbot.waitUntil(lambda: name.height() >= 2 * line)
    assert badge.y() > name.y()
