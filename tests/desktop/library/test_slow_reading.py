"""Notes that are chosen quicker than the disk brings them: what stands at the right is always one note."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partialmethod
from typing import Any

import pytest

from app.desktop.library.sections import Section
from app.notes.editing.editor import MemoryEditor
from tests.desktop.library.conftest import GARDEN, Open, Running

PEOPLE, KETTLE = "memory/people.md", "memory/kettle.md"
TOPICS = {
    GARDEN: "# Garden\n\n- Tomatoes along the south wall\n",
    PEOPLE: "# People\n\n- Sato sends invoices\n",
    KETTLE: "# Kettle\n\n- It is blue\n",
}


class Gate:
    """Holds up one thing that the library asks of the disk, in the thread that asks."""

    def __init__(self, ask: Callable[..., Any]) -> None:
        self._ask = ask
        self.opened, self.waiting = threading.Event(), threading.Event()

    def __call__(self, *values: Any) -> Any:
        self.waiting.set()
        assert self.opened.wait(20)
        return self._ask(*values)


@pytest.fixture
def topics(open_library: Open) -> Running:
    running = open_library(TOPICS)
    running.go(Section.TOPICS)
    running.wait(lambda: sorted(running.titles()) == ["Garden", "Kettle", "People"])
    running.read(GARDEN)
    assert shown(running) == ("Garden", GARDEN, "Tomatoes")
    return running


@pytest.fixture
def slow(topics: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Reading waits from now on, until the gate is opened."""
    library = topics.pane.session._library
    gate = Gate(library.read)
    monkeypatch.setattr(library, "read", gate, raising=False)
    yield gate
    gate.opened.set()


@pytest.fixture
def slow_saving(topics: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Saving waits until the gate is opened."""
    gate = Gate(MemoryEditor.save)
    monkeypatch.setattr(MemoryEditor, "save", partialmethod(gate))
    yield gate
    gate.opened.set()


def shown(running: Running) -> tuple[str, str, str]:
    """Title, path, and which of the notes the text is of; empty where nothing is seen of them."""
    header, reader = running.pane.header, running.pane.reader
    title = header._title.text() if header.isVisible() else ""
    path = header._place.text().partition("  ·  ")[0] if header.isVisible() else ""
    text = reader.toPlainText() if reader.isVisible() else ""
    return title, path, next((word for word in ("Tomatoes", "Sato", "blue") if word in text), "")


def test_a_list_that_is_read_again_does_not_put_a_title_above_another_notes_text(
    topics: Running, slow: Gate
) -> None:
    topics.window.notes.list.select_key(PEOPLE)
    topics.wait(slow.waiting.is_set)
    before = topics.window.notes.notes
    topics.window.refresh()
    topics.wait(lambda: topics.window.notes.notes is not before)
    assert shown(topics) in {("Garden", GARDEN, "Tomatoes"), ("People", PEOPLE, "")}
    slow.opened.set()
    topics.wait(lambda: shown(topics) == ("People", PEOPLE, "Sato"))


def test_a_note_that_comes_late_does_not_leave_the_one_before_in_view(topics: Running, slow: Gate) -> None:
    topics.window.notes.list.select_key(PEOPLE)
    topics.wait(lambda: shown(topics) == ("People", PEOPLE, ""), timeout=3000)
    slow.opened.set()
    topics.wait(lambda: shown(topics) == ("People", PEOPLE, "Sato"))


def test_the_last_of_several_quick_choices_is_what_is_shown(topics: Running, slow: Gate) -> None:
    for path in (PEOPLE, KETTLE, GARDEN, KETTLE):
        topics.window.notes.list.select_key(path)
    slow.opened.set()
    topics.wait(lambda: shown(topics) == ("Kettle", KETTLE, "blue"))
    topics.bot.wait(100)
    assert shown(topics) == ("Kettle", KETTLE, "blue")


def test_the_last_choice_counts_also_while_the_note_before_is_being_saved(
    topics: Running, slow_saving: Gate
) -> None:
    pane, chosen = topics.pane, topics.window.notes.list
    pane.edit()
    pane.editor.setPlainText("# Garden\n\n- Tomatoes and beans\n")
    chosen.select_key(PEOPLE)
    topics.wait(slow_saving.waiting.is_set)
    chosen.select_key(KETTLE)
    slow_saving.opened.set()
    topics.wait(lambda: shown(topics) == ("Kettle", KETTLE, "blue"))
    assert chosen.current is not None
    assert chosen.current.key == KETTLE
    assert topics.text_of(GARDEN) == "# Garden\n\n- Tomatoes and beans\n"


def test_what_is_typed_while_it_is_being_saved_is_saved_too(topics: Running, slow_saving: Gate) -> None:
    pane = topics.pane
    pane.edit()
    pane.editor.setPlainText("# Garden\n\n- first\n")
    topics.window.notes.list.select_key(PEOPLE)
    topics.wait(slow_saving.waiting.is_set)
    pane.editor.setPlainText("# Garden\n\n- first\n- second\n")
    slow_saving.opened.set()
    topics.wait(lambda: shown(topics) == ("People", PEOPLE, "Sato"))
    assert topics.text_of(GARDEN) == "# Garden\n\n- first\n- second\n"


def test_saving_again_while_it_is_being_saved_keeps_the_newest(topics: Running, slow_saving: Gate) -> None:
    pane = topics.pane
    pane.edit()
    pane.editor.setPlainText("# Garden\n\n- first\n")
    pane.save()
    topics.wait(slow_saving.waiting.is_set)
    pane.editor.setPlainText("# Garden\n\n- second\n")
    pane.save()
    slow_saving.opened.set()
    topics.wait(lambda: topics.text_of(GARDEN) == "# Garden\n\n- second\n")
    topics.wait(lambda: not pane.session.is_dirty)
    assert pane.body.currentWidget() is pane.editor, "it is no conflict with oneself"


def test_what_was_written_meanwhile_and_taken_back_is_taken_back_on_the_disk(
    topics: Running, slow_saving: Gate
) -> None:
    pane, before = topics.pane, TOPICS[GARDEN]
    pane.edit()
    pane.editor.setPlainText("# Garden\n\n- first\n")
    topics.window.notes.list.select_key(PEOPLE)
    topics.wait(slow_saving.waiting.is_set)
    pane.editor.setPlainText(before)
    slow_saving.opened.set()
    topics.wait(lambda: shown(topics) == ("People", PEOPLE, "Sato"))
    assert topics.text_of(GARDEN) == before
