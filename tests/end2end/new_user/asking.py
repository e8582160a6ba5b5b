"""The popup: what words answer, what only meaning answers, what can be done with it, and a quick thought."""

from __future__ import annotations

from tests.end2end.new_user.walk import Walk, day, log

YESTERDAY = f"""# {day(1)}

## Home

- Called the heating firm: ticket TKY-88431, Mr Sato calls back.
- Anna is allergic to nuts, so no almond cake on Saturday.

## Work

- Sent the invoice for October to the bookshop.
"""
EARLIER = f"""# {day(4)}

- The spare key of the shed hangs behind the water meter.
- Booked the night train to Vienna.
"""
GARDEN = """# Garden

- The apple tree is pruned in February.
- Tomatoes stand in the east bed this year.
"""
FIRM, NUTS = "Called the heating firm", "Anna is allergic to nuts"


def questions(walk: Walk) -> None:
    """Meanwhile an assistant has kept notes of some days."""
    person = walk.person
    walk.writes(log(1), YESTERDAY)
    walk.writes(log(4), EARLIER)
    walk.writes("memory/garden.md", GARDEN)
    person.presses("ctrl+alt+m")
    person.waits_for_window("Search")
    person.sees("Garden", "list item")
    walk.look("newest-notes")
    asks(walk, "heating firm", FIRM)
    walk.look("answered-by-words")
    person.sees("search by words and meaning", "label")
    asks(walk, "which food would make a friend ill", NUTS)
    walk.look("answered-by-meaning")


def asks(walk: Walk, question: str, answer: str) -> None:
    """In place of what was asked before, until the answer stands first."""
    walk.person.presses("ctrl+a")
    walk.person.types(question)
    walk.person.waits(lambda: answer in first_row(walk), f"{answer!r} first")


def first_row(walk: Walk) -> str:
    return next((item.name for item in walk.person.everything() if item.role == "list item"), "")


def actions(walk: Walk) -> None:
    person = walk.person
    person.presses("ctrl+k")
    walk.look("what-can-be-done")
    names = [entry.name for entry in person.entries(person.menu())]
    for english in ("Open at the line", "Show in the library", "Copy the citation", "Pin"):
        assert any(person.words.pattern(english).match(name) for name in names), (english, names)
    person.presses("Escape")
    person.holds("alt")
    walk.look("numbers-while-alt-is-held")
    person.presses("1")
    person.lets_go("alt")


def opening(walk: Walk) -> None:
    """Alt+1 has opened the first answer: in the library while there is no editor, and then in one."""
    person = walk.person
    person.waits_for_window("Memory library")
    person.sees("No editor was found, so the note is shown here.", "label")
    walk.look("no-editor-so-the-library")
    install_editor(walk)
    person.clicks("Choose an editor…", "button")
    person.waits_for_window("Settings")
    walk.look("choose-an-editor")
    person.clicks("Programs found here")
    person.chooses("gedit")
    person.waits(lambda: "gedit" in walk.stage.settings(), "the editor in the settings")
    walk.look("editor-chosen")
    person.closes("Settings")
    person.closes("Memory library")
    person.presses("ctrl+alt+m")
    person.waits_for_window("Search")
    asks(walk, "heating firm", FIRM)
    person.presses("Return")
    line = YESTERDAY.splitlines().index(f"- {FIRM}: ticket TKY-88431, Mr Sato calls back.") + 1
    opened = walk.stage.tools / "opened"
    person.waits(opened.exists, "the editor")
    told = opened.read_text(encoding="utf-8").split()
    assert told == [f"+{line}", str(walk.folder / log(1))]
    person.waits_until_closed("Search")


def install_editor(walk: Walk) -> None:
    """A program as the system has it: it notes what it was asked to open."""
    editor = walk.stage.tools / "gedit"
    editor.write_text(f'#!/bin/sh\necho "$@" > {walk.stage.tools}/opened\n', encoding="utf-8")
    editor.chmod(0o755)


def quick_note(walk: Walk) -> None:
    person, thought = walk.person, "The dentist moved to Elm Street"
    person.presses("ctrl+alt+m")
    person.waits_for_window("Search")
    person.presses("ctrl+a")
    person.types(f"+ {thought}")
    person.sees("Add to today’s log")
    walk.look("a-thought")
    person.presses("Return")
    person.waits(lambda: thought in walk.text_of(log()), "the thought in today's log")
    walk.look("thought-added")
    person.clicks("Take it back", "button")
    person.waits(lambda: thought not in walk.text_of(log()), "the thought taken back")
    walk.look("thought-taken-back")
    person.presses("ctrl+a")
    person.types(f"+ {thought}")
    person.presses("Return")
    person.waits(lambda: thought in walk.text_of(log()), "the thought once more")


def pinning(walk: Walk) -> None:
    person = walk.person
    asks(walk, "spare key of the shed", "spare key of the shed")
    person.presses("ctrl+s")
    person.sees("Pinned")
    walk.look("pinned")
    person.presses("ctrl+a", "BackSpace")
    person.waits(lambda: "spare key" in first_row(walk), "the pinned place first")
    walk.look("pinned-place-first")
    person.leaves_popup()
