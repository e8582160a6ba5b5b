"""A text of a few lines at most tells the whole of it."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from app.desktop.widgets.clamped import Clamped


def test_a_text_that_looks_the_same_is_told_as_the_one_it_is(qtbot: QtBot) -> None:
    label = Clamped(most_lines=1)
    qtbot.addWidget(label)
    label.resize(200, 20)
    label.show()
    shown = set()
    for end in ("one", "other"):
        text = "memory/projects/a-folder-with-a-long-name/and-one-more-below-it/" * 3 + end
        label.setText(text)
        shown.add(label.shown)
        assert label.toolTip() == text
        assert label.accessibleName() == text
    assert len(shown) == 1


def test_higher_signs_of_another_font_are_not_cut(qtbot: QtBot) -> None:
    label = Clamped(most_lines=2)
    qtbot.addWidget(label)
    label.setFont(QFont("DejaVu Sans", 30))
    label.setText("2026年11月21日星期六")
    layout = QTextLayout(label.shown, label.font())
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    assert line.height() > label.fontMetrics().lineSpacing(), "or this font proves nothing"
    assert label.heightForWidth(10_000) >= line.height()
