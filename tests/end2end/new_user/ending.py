"""A backup and what it brings back, a report for whoever helps, quitting, and the start of the next day."""

from __future__ import annotations

from tests.end2end.new_user.asking import FIRM, asks
from tests.end2end.new_user.keeping import of_the_note
from tests.end2end.new_user.sharing import LOGGED
from tests.end2end.new_user.steering import NEW_HOTKEY
from tests.end2end.new_user.walk import Walk


def backup(walk: Walk) -> None:
    person, file = walk.person, walk.stage.home / "memory.zip"
    person.from_tray("More", "Back up and restore…")
    person.waits_for_window("Backup")
    walk.look("backup")
    person.clicks("Back up…", "button")
    names_file(walk, "Where to", str(file))
    person.sees("%Ln note(s) are safe.", "label")
    assert file.exists()
    walk.look("backed-up")
    loses_a_note(walk)
    person.from_tray("More", "Back up and restore…")
    person.waits_for_window("Backup")
    person.clicks("Choose a backup…", "button")
    names_file(walk, "Choose a backup", str(file))
    person.sees("Made: %1", "label")
    walk.look("what-would-come-back")
    person.clicks("Restore", "button")
    person.sees("%Ln note(s) were restored.", "label")
    assert walk.text_of("memory/weather.md")
    walk.look("restored")
    person.closes("Backup")


def names_file(walk: Walk, title: str, path: str) -> None:
    """In the system's window for files."""
    person = walk.person
    person.waits_for_window(title)
    walk.look("which-file")
    person.presses("ctrl+a")
    person.types(path)
    person.presses("Return")


def loses_a_note(walk: Walk) -> None:
    person = walk.person
    person.from_tray("Memory library")
    person.waits_for_window("Memory library")
    person.clicks("Topics", "list item")
    person.clicks("Weather", "list item")
    person.reads("The station stands on the roof")
    of_the_note(walk, "Delete")
    person.waits(lambda: not walk.text_of("memory/weather.md"), "the note to be gone")
    person.closes("Memory library")


def report(walk: Walk) -> None:
    """What the notes say is not in it."""
    person = walk.person
    person.from_tray("More", "Report for support…")
    person.waits_for_window("Report")
    shown = person.sees("The report", "text")
    person.waits(lambda: len(person.reader.text(shown)) > 500, "the report")
    text = person.reader.text(shown)
    assert FIRM not in text
    assert LOGGED not in text
    walk.look("report")
    person.closes("Report")


def quitting(walk: Walk) -> None:
    walk.person.opens_tray_menu()
    walk.look("tray-menu")
    walk.person.chooses("Quit Memoro")
    assert walk.stage.program.wait(20) == 0
    assert "Traceback" not in walk.stage.program.output
    walk.look("quit")


def next_day(walk: Walk) -> None:
    """No first steps any more; the icon, the hotkey that was chosen, and what was written."""
    person = walk.person
    walk.stage.start()
    person.sees_tray_icon()
    person.from_tray("Search")
    person.waits_for_window("Search")
    asks(walk, "otter river", LOGGED.rstrip("."))
    walk.look("the-next-day")
    person.leaves_popup()
    person.presses(NEW_HOTKEY)
    person.waits_for_window("Search")
    asks(walk, "who likes a hot drink", "Anna prefers tea")
    walk.look("by-meaning-the-next-day")
    person.leaves_popup()
    person.from_tray("Quit Memoro")
    assert walk.stage.program.wait(20) == 0
