"""A text of a few lines at most tells the whole of it."""

from __future__ import annotations

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
