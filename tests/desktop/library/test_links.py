"""Links in a note, clicked: to other notes, to their headings, and out of the program."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from app.desktop.widgets.wiki_links import turn_wiki_links
from tests.desktop.library.conftest import NOTES, Open, Running
from tests.helpers.page_opener import PageOpener

LINKING = """# Memory

- [the plan](memory/house/garden%20plan.md)
- [its beans](<memory/house/garden plan.md#beans-and-peas>)
- [below](#far-away)
- [nowhere](memory/gone.md)
- [page](https://example.org/)
- [program](file:///usr/bin/true)
- see [[Garden Plan]], [[house/garden plan#beans and peas|its peas]] and [[no such note|a dream]]
- `[[garden plan]]` [the [[garden]] once more](https://example.org/)

| a | b |
| --- | --- |
| [[garden\\|the beds]] | [[#Far away\\|last part]] |

```
[[ -f memory ]]
```

"""
FAR = "words\n\n" * 80 + "## Far away\n\nThe end.\n"
PLAN = "memory/house/garden plan.md"
NOTE = "# Plan\n\n" + "words\n\n" * 80 + "## Beans and peas\n\n- [back](../../MEMORY)\n"


@pytest.fixture
def linking(open_library: Open) -> Running:
    running = open_library({**NOTES, "MEMORY.md": LINKING + FAR, PLAN: NOTE})
    running.wait(lambda: running.pane.path == "MEMORY.md" and running.pane.session.note)
    running.wait(running.pane.reader.is_complete)
    return running


def place_of(running: Running, words: str) -> QPoint:
    reader = running.pane.reader
    found = reader.document().find(words)
    found.setPosition(found.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
    return reader.cursorRect(found).center()


def shows(running: Running, words: str) -> bool:
    return running.pane.reader.viewport().rect().contains(place_of(running, words))


def click(running: Running, words: str) -> None:
    if not shows(running, words):
        running.pane.reader.verticalScrollBar().setValue(place_of(running, words).y() - 100)
    running.bot.mouseClick(
        running.pane.reader.viewport(), Qt.MouseButton.LeftButton, pos=place_of(running, words)
    )


def test_a_link_leads_to_the_note_and_to_the_heading(linking: Running) -> None:
    click(linking, "the plan")
    linking.wait(lambda: linking.pane.path == PLAN and linking.pane.session.note)
    linking.window.open_note("MEMORY.md")
    linking.wait(lambda: "the plan" in linking.pane.reader.toPlainText())
    click(linking, "its beans")
    linking.wait(lambda: linking.pane.path == PLAN and linking.pane.session.note)
    linking.wait(lambda: shows(linking, "Beans and peas"))
    click(linking, "back")
    linking.wait(lambda: linking.pane.path == "MEMORY.md")


def test_a_link_leads_to_a_place_of_the_same_note(linking: Running) -> None:
    assert not shows(linking, "Far away")
    click(linking, "below")
    linking.wait(lambda: shows(linking, "Far away"))


def test_what_a_link_means_may_be_gone(linking: Running) -> None:
    click(linking, "nowhere")
    linking.wait(lambda: linking.window.toast.text == "memory/gone.md is not in the memory now.")
    assert linking.pane.path == "MEMORY.md"


def test_a_page_is_opened_and_a_program_is_not(linking: Running, page_opener: PageOpener) -> None:
    page_opener.becomes("sleep 2")
    clicked = time.monotonic()
    click(linking, "page")
    assert time.monotonic() - clicked < 1, "the window does not wait for a desktop that sleeps"
    linking.wait(lambda: page_opener.opened == ["https://example.org/"])
    click(linking, "program")
    linking.wait(lambda: linking.window.toast.text.startswith("Only notes, web pages"))
    assert page_opener.opened == ["https://example.org/"]


def test_a_page_that_nothing_opens_says_so(linking: Running, page_opener: PageOpener) -> None:
    page_opener.becomes("exit 3")
    click(linking, "page")
    said = "No program opened https://example.org/. Copy the address into your browser."
    linking.wait(lambda: linking.window.toast.text == said)


def test_names_in_double_brackets_lead_to_the_notes_that_there_are(linking: Running) -> None:
    text = linking.pane.reader.toPlainText()
    assert "see Garden Plan, its peas and a dream" in text
    assert "[[garden plan]]" in text, "code is shown as it is"
    assert "[[ -f memory ]]" in text
    assert "the garden once more" in text
    assert not linking.pane.reader.document().find("dream").charFormat().isAnchor()
    assert linking.pane.reader.document().find("once").charFormat().anchorHref() == "https://example.org/"
    click(linking, "last part")
    linking.wait(lambda: shows(linking, "Far away"))
    linking.pane.reader.verticalScrollBar().setValue(0)
    click(linking, "its peas")
    linking.wait(lambda: linking.pane.path == PLAN and linking.pane.session.note)
    linking.wait(lambda: shows(linking, "Beans and peas"))
    linking.window.open_note("MEMORY.md")
    linking.wait(lambda: "the beds" in linking.pane.reader.toPlainText())
    click(linking, "the beds")
    linking.wait(lambda: linking.pane.path == "memory/garden.md")


def test_where_a_link_leads_is_told_before(linking: Running) -> None:
    viewport = linking.pane.reader.viewport()
    linking.bot.mouseMove(viewport, place_of(linking, "page") + QPoint(1, 0))
    linking.bot.mouseMove(viewport, place_of(linking, "page"))
    linking.wait(lambda: linking.pane.reader.toolTip() == "https://example.org/")


def test_the_width_of_an_embedded_picture_is_no_name_of_it(qtbot: QtBot) -> None:
    document = QTextDocument()
    document.setMarkdown("See ![[plan.png|100]] and ![[plan.png|the plan]], [[garden|12]].")
    turn_wiki_links(document, lambda _name: "", QPalette())
    assert document.toPlainText() == "See plan.png and the plan, 12."
