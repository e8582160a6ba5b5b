"""The history with its ways back, what is forgotten for good, and the check-up."""

from __future__ import annotations

from tests.end2end.new_user.keeping import THEIRS, chooses_day, of_the_note
from tests.end2end.new_user.walk import Walk

FORGOTTEN = "lentil"
SECRET = "sk-proj-9f8e7d6c5b4a3928171605f4e3d2c1b0a9f8e7d6"  # looks like one
SHED = "# Shed\n\n- The spare key of the shed hangs behind the old water meter.\n"
WEATHER = f"# Weather\n\nThe station stands on the roof.\n\n- Its key is {SECRET}\n"


def history(walk: Walk) -> None:
    person = walk.person
    person.clicks("History", "list item")
    person.clicks_at(person.row("garden", "Another program", "+1"))
    person.reads(THEIRS)
    walk.look("who-changed-what")
    person.clicks("Undo this change", "button")
    person.waits(lambda: THEIRS not in walk.text_of("memory/garden.md"), "the change undone")
    person.sees("The change was undone.", "label")
    walk.look("undone")
    person.clicks_at(person.row("garden", "Another program", "+1"))
    person.reads(THEIRS)
    person.clicks("Go back to this version", "button")
    person.waits(lambda: THEIRS in walk.text_of("memory/garden.md"), "the version back")
    walk.look("version-back")


def one_day(walk: Walk) -> None:
    person = walk.person
    person.clicks("All time", "combo box")
    person.clicks("Choose a day…", "list item")
    person.sees("The month before", "button")
    walk.look("history-choose-a-day")
    chooses_day(walk, 0)
    person.sees_no("The month before", "button")
    person.row("garden", "Another program", "+1")
    walk.look("history-of-a-day")


def forgetting(walk: Walk) -> None:
    """The words of a note are gone from everything that is on the disk."""
    person = walk.person
    assert walk.holding(FORGOTTEN)
    person.clicks("Topics", "list item")
    person.clicks("kitchen", "list item")
    person.reads("Lentils with lemon")
    of_the_note(walk, "Forget for good…")
    person.sees("Forget %1 for good?", "label")
    person.sees("This cannot be undone. Copies in backups and synchronised folders stay.", "label")
    walk.look("forget-for-good")
    person.clicks("Forget for good", "button")
    person.sees("%1 is forgotten.", "label")
    walk.look("forgotten")
    person.waits(lambda: not walk.holding(FORGOTTEN), f"no file to hold it, not {walk.holding(FORGOTTEN)}")


def check_up(walk: Walk) -> None:
    """An assistant has written a thing twice, and a key where no key belongs."""
    person = walk.person
    walk.writes("memory/shed.md", SHED)
    walk.writes("memory/weather.md", WEATHER)
    person.sees("Shed", "list item")
    person.sees("Weather", "list item")
    person.clicks("Check-up", "list item")
    person.sees("Start the check-up", "button")
    walk.look("check-up")
    person.clicks("Start the check-up", "button")
    person.row("Looks like a secret")
    person.row("The spare key of the shed")
    walk.look("findings")
    person.clicks_at(person.row("Looks like a secret"))
    person.sees("memory/weather.md", "button")
    assert not any(SECRET in text for text in person.all_texts())
    walk.look("a-secret")
    person.clicks("memory/weather.md", "button")
    person.sees("Weather", "label")
    person.reads("The station stands on the roof")
    walk.look("at-its-place")
    person.closes("Memory library")
