"""The library: where things are, writing, a change from outside, and what is done with whole notes."""

from __future__ import annotations

from tests.end2end.new_user.asking import GARDEN
from tests.end2end.new_user.walk import Walk, day

MINE, THEIRS = "- Sow the peas in March.", "- The hedge is cut in autumn."


def looking_round(walk: Walk) -> None:
    person = walk.person
    person.from_tray("Memory library")
    person.waits_for_window("Memory library")
    person.clicks("Long-term memory", "list item")
    person.clicks("MEMORY.md", "list item")
    walk.look("long-term-memory")
    person.clicks("Days", "list item")
    person.sees(f"{day(1)}.md", "list item")
    walk.look("days")
    chooses_day(walk, 4)
    person.sees(f"{day(4)}.md", "list item")
    person.sees_no(f"{day(1)}.md", "list item")
    walk.look("a-day-of-the-calendar")
    person.clicks("Topics", "list item")
    person.clicks("Garden", "list item")
    person.sees("Garden", "label")
    walk.look("a-topic")


def chooses_day(walk: Walk, before: int) -> None:
    """In a calendar, the day so many days ago."""
    person, wanted = walk.person, day(before)
    if wanted.month != day().month:
        person.clicks("The month before", "button")
    cells = [item for item in person.everything() if item.role == "cell" and item.name == str(wanted.day)]
    # Of the neighbouring months there are days, too: before the first ones late, after the last early ones.
    person.clicks_at(cells[-1] if wanted.day > 15 else cells[0])


def writing(walk: Walk) -> None:
    """While somebody writes, another program changes the same lines."""
    person = walk.person
    person.clicks("Edit (Ctrl+E)")
    person.sees("All changes are saved", "label")
    person.presses("ctrl+End")
    person.types(f"{MINE}\n")
    person.sees("Not saved yet", "label")
    walk.look("writing")
    walk.writes("memory/garden.md", GARDEN + THEIRS + "\n")
    person.presses("ctrl+s")
    person.sees("This note was changed by another program")
    walk.look("changed-by-another-program")
    assert MINE not in walk.text_of("memory/garden.md")
    person.clicks("Save mine as a new note", "button")
    person.sees("Name", "text")
    walk.look("keep-both")
    person.presses("Return")
    person.waits(lambda: MINE in walk.text_of("memory/garden 2.md"), "mine as a note of its own")
    assert THEIRS in walk.text_of("memory/garden.md")
    person.sees("garden 2.md", "list item")
    walk.look("both-are-kept")


def whole_notes(walk: Walk) -> None:
    person = walk.person
    person.clicks("New note (Ctrl+N)", "button")
    person.sees("Name", "text")
    person.presses("ctrl+a")
    person.types("recipes")
    walk.look("new-note")
    person.presses("Return")
    person.waits(lambda: walk.text_of("memory/recipes.md"), "the new note")
    person.sees("The note's text", "text")
    person.presses("ctrl+End")
    person.types("Lentils with lemon.\n")
    person.presses("ctrl+s")
    person.waits(lambda: "lemon" in walk.text_of("memory/recipes.md"), "what was written")
    person.sees("All changes are saved", "label")
    person.clicks("Done", "button")
    walk.look("note-written")
    of_the_note(walk, "Rename…")
    person.sees("Name", "text")
    person.presses("ctrl+a")
    person.types("kitchen")
    walk.look("rename")
    person.presses("Return")
    person.sees("Renamed to %1.", "label")
    assert walk.text_of("memory/kitchen.md")
    person.row("kitchen.md")
    person.sees("memory/kitchen.md  ·", "label")  # what is clicked from here on is about this one
    walk.look("renamed")


def away_and_back(walk: Walk) -> None:
    person = walk.person
    person.clicks("Keep: this note does not grow old")
    person.waits(lambda: "evergreen" in walk.text_of("memory/kitchen.md"), "the mark in the note")
    walk.look("kept")
    of_the_note(walk, "Delete")
    person.sees("%1 was deleted. It can be brought back.", "label")
    person.waits(lambda: not walk.text_of("memory/kitchen.md"), "the note to be gone")
    walk.look("deleted")
    person.clicks("Deleted notes", "list item")
    person.clicks("kitchen", "list item")
    walk.look("deleted-notes")
    person.clicks("Bring it back", "button")
    person.waits(lambda: walk.text_of("memory/kitchen.md"), "the note back")
    person.sees("%1 is back.", "label")
    person.row("kitchen.md")  # among the topics, where it is shown
    person.sees("Edit (Ctrl+E)")
    walk.look("back")


def of_the_note(walk: Walk, action: str) -> None:
    walk.person.clicks("More actions", "button menu")
    walk.person.chooses(action)
