"""A row as it is drawn: what has one line has it whatever stands in the name."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QImage

from app.desktop.popup.rows import Row
from tests.desktop.conftest import Popup


def test_a_line_end_in_a_name_is_a_space(popup: Popup) -> None:
    def drawn(row: Row) -> QImage:
        popup.window.results.show_rows([row])
        popup.window.show_rows()
        return popup.window.results.grab().toImage()

    name = "memory/new line.md"
    row = Row(key=(name, 1), path=name, title=name, section="Found here", score=0.5)
    path, section = (text.replace(" ", "\n") for text in (name, row.section))
    assert drawn(replace(row, path=path, title=path, section=section)) == drawn(row)
    assert drawn(replace(row, title="memory/old line.md")) != drawn(row)
