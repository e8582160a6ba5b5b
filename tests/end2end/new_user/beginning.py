"""The first start: which folder, what happens to it, the hotkey really pressed, and a first search."""

from __future__ import annotations

from tests.end2end.new_user.walk import Walk, day

NOTES = 150
"""Of a memory that is there already."""


def first_steps(walk: Walk) -> None:
    person = walk.person
    walk.stage.start()
    person.waits_for_window("Welcome")
    person.sees("Start a new memory", "button")
    walk.look("welcome")
    person.clicks("Start a new memory", "button")
    go_on(walk)
    person.waits(lambda: walk.text_of("MEMORY.md"), "the first note")
    person.sees("Your memory is ready", "label")
    walk.look("your-memory-is-ready")
    person.types("MEMORY.md")
    walk.look("first-question")
    person.presses("Return")
    person.waits_for_window("Search")
    person.waits_until_closed("Welcome")
    person.sees(first_words(walk), "list item")
    walk.look("first-answer")
    person.leaves_popup()


def go_on(walk: Walk) -> None:
    """From the page that promises to the last one, by the page where the hotkey is tried."""
    person = walk.person
    person.sees("Private and quick", "label")
    walk.look("private-and-quick")
    person.clicks("Continue", "button")
    person.sees("Press it now", "label")
    walk.look("try-the-hotkey")
    person.presses("ctrl+alt+m")
    person.sees("It works. You can go on.", "label")
    walk.look("the-hotkey-works")
    person.clicks("Continue", "button")


def first_words(walk: Walk) -> str:
    """What the welcome note says of the hotkey, in whatever language it was written."""
    lines = walk.text_of("MEMORY.md").splitlines()
    return next(line for line in lines if line.startswith("#")).strip("# ")


def found_memory(walk: Walk) -> None:
    """An assistant's memory is on this computer already: it is offered, and read while one goes on."""
    person, folder = walk.person, walk.stage.home / ".openclaw" / "workspace" / "memory"
    folder.mkdir(parents=True)
    for before in range(NOTES):
        text = f"# {day(before)}\n\n- Watered the garden, the rain gauge said {before} millimetres.\n"
        (folder / f"{day(before)}.md").write_text(text, encoding="utf-8")
    walk.stage.start()
    person.waits_for_window("Welcome")
    person.sees("The OpenClaw memory on this computer", "button")
    walk.look("found-memory")
    person.presses("Return")
    go_on(walk)
    person.sees("First search", "text")
    person.sees("%Ln note(s)", "label")
    walk.look("being-read")
    person.types("rain gauge 77 millimetres")
    person.presses("Return")
    person.waits_for_window("Search")
    person.row("77 millimetres")
    walk.look("found-while-it-is-read")
    assert str(folder.parent) in walk.stage.settings()
