"""Pictures in a note that is read: those of the memory are shown, others stay as words."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QTextImageFormat

from app.desktop.library.decoding import Picture, decode
from app.desktop.library.pictures import with_names
from app.desktop.library.reader import PIECE, pieces
from tests.desktop.library.conftest import NOTES, Open, Running

NOTE = """# Trip

![the wide one](<img/wide one.png>)

- ![](img/small.jpg)

![[small.jpg]] and ![gone](img/gone.png), ![broken](img/broken.png), ![far](https://127.0.0.1:1/far.png)

![outside](../../outside.png) ![a drawing](img/drawing.svg) `![](img/small.jpg)`
"""
TRIP = "memory/trip.md"


def paint(path: Path, width: int, height: int) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#d02020"))
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path))


@pytest.fixture
def trip(open_library: Open, tmp_path: Path) -> Running:
    memory = tmp_path / "notes" / "memory"
    paint(memory / "img" / "wide one.png", 3000, 600)
    paint(memory / "img" / "small.jpg", 40, 30)
    paint(memory / "small.jpg", 50, 20)
    paint(tmp_path / "outside.png", 40, 30)
    (memory / "img" / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nand nothing else")
    (memory / "img" / "drawing.svg").write_text("<svg/>", encoding="utf-8")
    running = open_library({**NOTES, "MEMORY.md": NOTE.replace("img/", "memory/img/"), TRIP: NOTE})
    running.wait(lambda: running.pane.session.note is not None)
    return running


def read(running: Running, path: str = TRIP) -> None:
    running.window.open_note(path)
    running.wait(lambda: running.pane.path == path and running.pane.session.note)
    running.wait(lambda: running.pane.reader.is_complete() and not running.pane.reader.pictures._waiting)


def shown(running: Running) -> list[QTextImageFormat]:
    found = []
    block = running.pane.reader.document().begin()
    while block.isValid():
        found += [each.format.toImageFormat() for each in block.textFormats() if each.format.isImageFormat()]
        block = block.next()
    return found


def test_pictures_of_the_memory_are_shown_as_wide_as_the_text_and_no_others(trip: Running) -> None:
    read(trip)
    reader = trip.pane.reader
    pictures = shown(trip)
    assert [form.property(QTextImageFormat.Property.ImageAltText) for form in pictures] == [
        "the wide one", "small.jpg", "small.jpg",
    ]  # fmt: skip
    room = reader.viewport().width() - 2 * reader.document().documentMargin()
    assert [(round(form.width()), round(form.height())) for form in pictures] == [
        (int(room), round(600 * int(room) / 3000)), (40, 30), (50, 20),
    ]  # fmt: skip
    assert reader.horizontalScrollBar().maximum() == 0
    text = reader.toPlainText()
    assert "and gone, broken, far" in text
    assert "outside a drawing ![](img/small.jpg)" in text
    assert "[[" not in text
    red = reader.viewport().grab().toImage()
    assert any(
        red.pixelColor(x, y).red() > 190 and red.pixelColor(x, y).green() < 60
        for x in range(0, red.width(), 5)
        for y in range(0, red.height(), 5)
    )


def test_a_picture_of_the_network_is_a_link(trip: Running) -> None:
    read(trip)
    cursor = trip.pane.reader.document().find("far")
    assert cursor.charFormat().anchorHref() == "https://127.0.0.1:1/far.png"


def test_pictures_grow_and_shrink_with_the_window_and_are_sharp_again(trip: Running) -> None:
    trip.window.resize(900, 700)
    read(trip)
    narrow = shown(trip)[0].width()
    trip.window.resize(1500, 700)
    trip.wait(lambda: shown(trip)[0].width() > narrow + 200)
    pictures = trip.pane.reader.pictures
    wide = "memory/img/wide one.png"
    trip.wait(lambda: (known := pictures._known[wide]) and known.image.width() >= shown(trip)[0].width())


def test_what_is_read_stays_in_place_while_a_picture_above_it_comes(trip: Running) -> None:
    asked: list[tuple[str, str, int]] = []
    path = trip.workspace / TRIP
    path.write_text(NOTE + "words\n\n" * 90, encoding="utf-8")
    trip.pane.reader.pictures.wanted.disconnect()  # they come when the test says so
    trip.pane.reader.pictures.wanted.connect(lambda *wanted: asked.append(wanted))
    trip.window.open_note(TRIP)
    trip.wait(lambda: trip.pane.path == TRIP and "words" in trip.pane.reader.toPlainText())
    trip.wait(trip.pane.reader.is_complete)
    reader = trip.pane.reader
    reader.verticalScrollBar().setValue(400)
    first = reader.cursorForPosition(reader.viewport().rect().topLeft())
    at = reader.cursorRect(first).top()
    note, wide, _width = next(each for each in asked if each[0] == TRIP)
    picture = decode((trip.workspace / wide).read_bytes(), 600)
    assert picture
    reader.pictures.show(note, wide, picture)
    assert shown(trip)
    assert reader.cursorRect(first).top() == at


def test_a_picture_of_another_note_is_not_shown(trip: Running) -> None:
    read(trip)
    before = len(shown(trip))
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    pictures = trip.pane.reader.pictures
    pictures._waiting.append("memory/img/gone.png")
    pictures.show("MEMORY.md", "memory/img/gone.png", Picture(image, image.size()))
    assert len(shown(trip)) == before


def test_pictures_that_together_have_too_many_dots_stay_words(
    trip: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.desktop.library.pictures.MOST_DRAWN", 50 * 20 + 40 * 30 - 1)
    (trip.workspace / TRIP).write_text("![[small.jpg]] ![](img/small.jpg) ![](small.jpg)\n", encoding="utf-8")
    read(trip)
    trip.wait(lambda: len(shown(trip)) == 2)
    assert [round(form.width()) for form in shown(trip)] == [50, 50]
    assert "small.jpg" in trip.pane.reader.toPlainText()


def test_too_many_dots_are_not_decoded(tmp_path: Path) -> None:
    paint(tmp_path / "ok.png", 400, 200)
    picture = decode((tmp_path / "ok.png").read_bytes(), 100)
    assert picture
    assert (picture.image.width(), picture.image.height(), picture.size.width()) == (100, 50, 400)
    huge = QImage(8100, 8000, QImage.Format.Format_Mono)
    huge.fill(1)
    assert huge.save(str(tmp_path / "huge.png"))
    assert decode((tmp_path / "huge.png").read_bytes(), 100) is None
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    assert decode(svg, 100) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("![](a/b%20c.png)", "![b c.png](<a/b%20c.png>)"),
        ('![ ](<a b.png> "t")', '![a b.png](<a b.png> "t")'),
        ("![x](y.png)", "![x](<y.png>)"),
        ("![x](my trip.png)", "![x](<my trip.png>)"),
        ("![x](a(1).png)", "![x](a(1).png)"),
        ("[![x](y.png)](https://example.org)", "[x](https://example.org)"),
        ("![[p q.JPG|300]]", "![p q.JPG](<p q.JPG>)"),
        ("![[note]]", "![[note]]"),
        ("`![](x.png)` ``![[x.png]]``", "`![](x.png)` ``![[x.png]]``"),
        ("```\n![](x.png)\n```\n![](y.png)", "```\n![](x.png)\n```\n![y.png](<y.png>)"),
        ("> ~~~\n> ![](x.png)\n> ~~~\n![](y.png)", "> ~~~\n> ![](x.png)\n> ~~~\n![y.png](<y.png>)"),
        ("~~~\n![](x.png)\n", "~~~\n![](x.png)\n"),
        ("![](data:image/png;base64,iVBO/Rw0=)", "![](data:image/png;base64,iVBO/Rw0=)"),
        ("![x](y.png 'a title' )", "![x](<y.png> 'a title' )"),
    ],
)
def test_pictures_without_words_are_called_by_their_files(text: str, meant: str) -> None:
    assert with_names(text) == meant


@pytest.mark.parametrize("sign", ["`", "[![", "![[", "![a](", '![a](b "', "![a](b ", "```\n![](x.png)\n"])
def test_a_line_of_nothing_but_signs_holds_nobody_up(sign: str) -> None:
    """The time of some patterns grew with its third power: 800 signs were six seconds."""
    text = f"![a](b{'  ' * 4000}" + sign * 4000
    began = time.process_time()
    with_names(text)
    assert time.process_time() - began < 1


def test_emojis_before_them_move_no_picture_and_no_link(trip: Running) -> None:
    """Qt counts an emoji as two signs."""
    text = "# 🏖 Trip\n\n🏖🏖 ![🏖 at sea](img/small.jpg) ![](img/small.jpg) [[trip|here]] and [[trip]] 🏖 end\n"
    (trip.workspace / TRIP).write_text(text, encoding="utf-8")
    read(trip)
    trip.wait(lambda: len(shown(trip)) == 2)
    assert "🏖🏖 \ufffc \ufffc here and trip 🏖 end" in trip.pane.reader.toPlainText()
    assert trip.pane.reader.document().find("here").charFormat().anchorHref() == f"/{TRIP}"


def test_another_theme_shows_them_at_once(trip: Running) -> None:
    read(trip)
    trip.pane.reader._again()
    assert len(shown(trip)) == 3


def test_a_picture_at_the_end_of_what_is_laid_out_at_once_stays(trip: Running) -> None:
    """The next piece begins in its block."""
    text = "# Trip\n" + "words\n\n" * (PIECE // 2 - 1) + "words\n![end](img/small.jpg)\n\nmore\n"
    assert next(pieces(text)).endswith("(img/small.jpg)")
    (trip.workspace / TRIP).write_text(text, encoding="utf-8")
    read(trip)
    trip.wait(lambda: len(shown(trip)) == 1)
    trip.pane.reader._again()
    trip.wait(trip.pane.reader.is_complete)
    assert "more" in trip.pane.reader.toPlainText()
    assert len(shown(trip)) == 1
