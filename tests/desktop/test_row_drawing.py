"""A row as it is drawn: where it stands, what it shows, and that it stays calm whatever its note holds."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtTest import QTest

from app.desktop.popup.rows import Row
from app.desktop.popup.snippet_layout import SNIPPET_LINES, snippet_layout
from app.desktop.theme import Theme
from app.desktop.utf16 import utf16
from tests.desktop.conftest import Popup

LONG = "🌰 one two three four five six seven eight nine ten " * 8


def shown(popup: Popup, rows: list[Row]) -> list[tuple[int, int, int]]:
    """Where each row begins, its height and its width."""
    results = popup.window.results
    results.show_rows(rows)
    popup.window.show_rows()
    places = [results.visualRect(results.model().index(number, 0)) for number in range(len(rows))]
    return [(place.top(), place.height(), place.width()) for place in places]


def found(number: int, snippet: str) -> Row:
    return Row(key=("a.md", number), path="a.md", title="A", snippet=snippet, score=0.5)


def test_every_result_stands_where_any_other_would(popup: Popup) -> None:
    short = shown(popup, [found(number, "one line") for number in range(9)])
    assert short == shown(popup, [found(number, LONG) for number in range(9)])
    assert len({height for _, height, _ in short}) == 1


def test_few_rows_are_as_wide_as_many(popup: Popup) -> None:
    assert shown(popup, [found(0, LONG)])[0] == shown(popup, [found(n, LONG) for n in range(30)])[0]


@pytest.mark.parametrize("width", [180, 400])
def test_what_is_left_out_is_told(popup: Popup, width: int) -> None:
    words = LONG.strip()
    marks = ((words.index("one"), words.index("one") + 3), (len(words) - 3, len(words)))
    row = replace(found(0, words), marks=marks)
    layout = snippet_layout(row, popup.window.results.font(), width, Theme("light"))
    text, last = layout.text(), layout.lineAt(SNIPPET_LINES - 1)
    assert text.endswith("…")
    assert text[:-1] == words[: len(text) - 1]
    assert last.textStart() + last.textLength() == utf16(text)
    assert QFontMetrics(layout.font()).horizontalAdvance(text) <= SNIPPET_LINES * width
    marked = [text.encode("utf-16-le")[2 * f.start : 2 * (f.start + f.length)] for f in layout.formats()]
    assert [part.decode("utf-16-le") for part in marked] == ["one"]


def test_the_line_is_seen(popup: Popup) -> None:
    def drawn(line: int) -> QImage:
        shown(popup, [replace(found(0, "x"), line=line, lines=(line, line))])
        return popup.window.results.grab().toImage()

    assert drawn(3) != drawn(8)


def test_a_passage_begins_a_little_before_what_was_found(popup: Popup) -> None:
    words = LONG + "needle and more"
    at = words.index("needle")
    row = replace(found(0, words), marks=((at, at + 6),))
    layout = snippet_layout(row, popup.window.results.font(), 400, Theme("light"))
    (form,) = layout.formats()
    text = layout.text().encode("utf-16-le")
    assert text.decode("utf-16-le").startswith("…")
    assert text[2 * form.start : 2 * (form.start + form.length)].decode("utf-16-le") == "needle"


def test_the_kind_is_seen() -> None:
    row = found(0, "")
    kinds = {
        "note": row,
        "days": replace(row, day=date(2026, 2, 3)),
        "memory": replace(row, path="MEMORY.md"),
        "talk": replace(row, source="sessions", day=date(2026, 2, 3)),
        "pin": replace(row, is_pinned=True, path="MEMORY.md"),
    }
    assert {name: kind.icon for name, kind in kinds.items()} == {name: name for name in kinds}


def test_numbers_are_shown_while_alt_is_held(popup: Popup) -> None:
    results, field = popup.window.results, popup.window.field
    shown(popup, [found(number, "") for number in range(3)])
    before = results.grab().toImage()
    QTest.keyPress(field, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    popup.wait_for(lambda: results.shows_numbers)
    assert results.grab().toImage() != before
    QTest.keyRelease(field, Qt.Key.Key_Alt)
    assert not results.shows_numbers
    assert results.grab().toImage() == before


def test_a_combination_with_alt_shows_none(popup: Popup) -> None:
    results, field = popup.window.results, popup.window.field
    seen: list[bool] = []
    field.numbers_wanted.connect(seen.append)
    QTest.keyPress(field, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    popup.bot.wait(200)
    assert True not in seen
    QTest.keyPress(field, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    popup.wait_for(lambda: results.shows_numbers)
    popup.window.preview.setFocus()
    assert not results.shows_numbers


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
