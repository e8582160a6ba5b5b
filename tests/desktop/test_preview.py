from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QTextDocument, QTextTable
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.fonts import set_application_font
from app.desktop.popup.preview import END, LONGEST, LONGEST_LINE, START, Preview, excerpt, with_signs
from app.desktop.popup.rows import Row
from app.desktop.theme import Theme
from app.desktop.widgets.rendered import calm_down
from tests.desktop.stand_in import NOTES


class Watched(Preview):
    """Remembers what the document wanted to load."""

    def __init__(self, parent: QWidget) -> None:
        self.wanted: list[str] = []
        super().__init__(Theme("light"), parent)

    def loadResource(self, kind: int, name: QUrl) -> Any:
        self.wanted.append(name.toString())
        return super().loadResource(kind, name)


@pytest.fixture
def preview(qtbot: QtBot) -> Iterator[Watched]:
    parent = QWidget()
    qtbot.addWidget(parent)
    view = Watched(parent)
    view.resize(400, 200)
    yield view
    parent.close()


def row(line: int, last: int = 0, *words: str) -> Row:
    return Row(
        key=("n.md", line), path="n.md", title="n", line=line, lines=(line, last or line), matched=words
    )


def marked_blocks(preview: Preview) -> list[str]:
    block, found = preview.document().begin(), []
    while block.isValid():
        if block.blockFormat().background().style().value:
            found.append(block.text())
        block = block.next()
    return found


@pytest.mark.parametrize(
    ("path", "line", "text"),
    [
        ("memory/2026-02-03.md", 5, "Bought the blue kettle at the flea market, 12 euros, needs a new seal"),
        ("memory/2026-02-05.md", 6, "受付番号はTKY-77120、来週の火曜日に修理の人が来る"),
        ("MEMORY.md", 6, "佐藤さん: 取引先、請求書はPDFで送る"),
        ("MEMORY.md", 15, "The router's password is in the keyring, never in a note."),
        ("MEMORY.md", 8, "Home network"),
    ],
)
def test_the_found_line_is_marked(preview: Preview, path: str, line: int, text: str) -> None:
    preview.show_note(row(line), NOTES[path])
    assert marked_blocks(preview) == [text]


@pytest.mark.parametrize(
    ("snippet", "word", "marked"),
    [
        ("a balcony for a day", "a", [2, 16]),  # found as a whole word: nowhere meant within another
        ("the balcony, balconies", "balcon", [6, 15]),  # found as the beginning of words
        ("冷蔵庫の型番と型番", "型番", [6, 9]),
    ],
)
def test_only_what_was_found_is_marked(preview: Preview, snippet: str, word: str, marked: list[int]) -> None:
    found = replace(row(1, 1, word), snippet=snippet, marks=spans(snippet, word, len(marked)))
    preview.show_note(found, f"- {snippet}\n")
    starts = [selection.cursor.selectionStart() for selection in preview.extraSelections()]
    assert starts == [place - 2 for place in marked]


def spans(text: str, word: str, count: int) -> tuple[tuple[int, int], ...]:
    """Where the first so many of them begin and end, as a matcher says."""
    starts = [match.start() for match in re.finditer(rf"\b{word}" if word.isascii() else word, text)]
    return tuple((start, start + len(word)) for start in starts[:count])


def test_several_lines_and_a_table_row(preview: Preview) -> None:
    preview.show_note(row(5, 7), NOTES["memory/2026-02-03.md"])
    assert len(marked_blocks(preview)) == 3
    preview.show_note(row(12), NOTES["MEMORY.md"])
    assert "router" in marked_blocks(preview)


def test_a_table_below_a_fence_keeps_its_heading(preview: Preview) -> None:
    preview.show_note(row(0), "```\ncode\n```\n\n| field | use |\n| --- | --- |\n| a | b |\n")
    table = next(f for f in preview.document().rootFrame().childFrames() if isinstance(f, QTextTable))
    for column, heading in enumerate(("field", "use")):
        cell = table.cellAt(0, column)
        first, last = cell.firstCursorPosition(), cell.lastCursorPosition()
        assert first.block() == last.block()
        assert first.block().text() == heading
        assert last.charFormat().fontWeight() == QFont.Weight.Bold


def test_no_sign_is_left_in_the_text(preview: Preview) -> None:
    for path, text in NOTES.items():
        for number in range(1, text.count("\n") + 1):
            preview.show_note(row(number), text)
            shown = preview.toPlainText()
            assert START not in shown, (path, number)
            assert END not in shown, (path, number)


def test_found_words_are_marked_in_the_lines_only(preview: Preview) -> None:
    preview.show_note(row(5, 5, "a"), NOTES["memory/2026-02-03.md"])
    assert all(
        selection.cursor.block().text().startswith("Bought") for selection in preview.extraSelections()
    )
    assert preview.extraSelections()


def test_it_is_scrolled_to_the_line(preview: Preview, qtbot: QtBot) -> None:
    text = "\n".join(f"- item {number}" for number in range(1, 400))
    preview.parentWidget().resize(400, 200)
    preview.parentWidget().show()
    qtbot.waitExposed(preview.parentWidget())
    preview.show_note(row(300), text)
    cursor = preview.textCursor()
    assert cursor.block().text() == "item 300"
    assert 0 <= preview.cursorRect(cursor).top() < preview.viewport().height()


def test_images_and_html_are_never_loaded(preview: Watched) -> None:
    preview.show_note(
        row(1), "![a cat](https://example.org/cat.png)\n\n<img src='https://example.org/x.png'>\n"
    )
    assert not preview.wanted
    assert "a cat" in preview.toPlainText()


@pytest.mark.parametrize("lines", [(3, 3), (3, 400)])
def test_a_file_without_line_ends_is_cut_around_what_was_found(lines: tuple[int, int]) -> None:
    one = "x" * 300_000 + " needle " + "y" * 300_000
    part, found = excerpt("\n".join([one, one, *[one] * 500]), lines, ("needle",))
    assert len(part) <= LONGEST + LONGEST // 4 + 4 * LONGEST_LINE
    shown = part.split("\n")[found[0] - 1]
    assert shown.startswith("…x")
    assert " needle y" in shown
    assert shown.endswith("y…")


@given(st.text("ab\n", max_size=400), st.integers(1, 90), st.integers(0, 9), st.integers(1, 60))
def test_whatever_is_cut_the_found_lines_are_told_right(text: str, first: int, more: int, room: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.desktop.popup.preview.LONGEST", room)
        part, found = excerpt(text, (first, first + more))
    lines = text.splitlines()
    if first <= len(lines):
        assert part.split("\n")[found[0] - 1] == lines[first - 1]
    assert found[1] - found[0] == more


def test_front_matter_is_not_shown() -> None:
    part, lines = excerpt("---\ntitle: x\n---\n# Head\n\ntext\n", (6, 6))
    assert part.startswith("# Head")
    assert lines == (3, 3)


@given(
    st.lists(st.text(alphabet="ab -#>|*`\n[]", max_size=12), max_size=30),
    st.integers(0, 40),
    st.integers(0, 5),
)
def test_signs_never_change_the_text(lines: list[str], first: int, more: int) -> None:
    text = "\n".join(lines)
    signed = with_signs(text, (first, first + more))
    assert signed.replace(START, "").replace(END, "") == text
    assert signed.count(START) == signed.count(END) <= 1


def test_code_follows_the_text_size(preview: Watched, qtbot: QtBot) -> None:
    Theme("light").dress(preview.window())
    preview.window().show()
    preview.show_note(row(1), "`" + 4 * "kettle" + "`")
    qtbot.wait(1)
    usual = preview.document().idealWidth()
    try:
        set_application_font("en", 200)
        qtbot.waitUntil(lambda: preview.document().idealWidth() > 1.6 * usual, timeout=3000)
    finally:
        set_application_font("en", 100)


@pytest.mark.parametrize("size", [10, 25])
def test_a_bullet_stands_apart_from_its_text(qapp: object, size: int) -> None:
    """Measured in what is painted: the columns without ink between the sign and the first letter."""
    document = QTextDocument()
    document.setDefaultFont(QFont("Noto Sans", size))
    document.setMarkdown("- H\n- H\n")
    calm_down(document, Theme("light"))
    image = QImage(400, 200, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    inked = [x for x in range(400) if any(image.pixelColor(x, y).value() < 128 for y in range(200))]
    gap = next(right - left for left, right in pairwise(inked) if right - left > 1)
    assert gap > 0.8 * size


@pytest.mark.parametrize("text", ["- one thing", "One thing"])
def test_a_note_of_one_item_is_drawn(preview: Watched, qtbot: QtBot, text: str) -> None:
    preview.parentWidget().show()
    preview.show_note(row(0), text)
    qtbot.waitUntil(lambda: len(colours(preview.grab().toImage())) > 8)


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(60)}
