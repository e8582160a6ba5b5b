"""What a section says when it has no notes: why, and what a person can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import day_text
from app.desktop.library.sections import ICONS, Section, name_of
from app.desktop.popup import states
from app.desktop.popup.states import Offer, View

if TYPE_CHECKING:
    from datetime import date

    from app.engine.status import EngineStatus


def empty(section: Section, status: EngineStatus | None) -> View:
    """The engine's state explains most: no folder, still reading, a problem. Else the section is empty."""
    if status is None:
        return View("working", QCoreApplication.translate("Library", "Starting…"))
    instead = None if status.notes else states.without_question(status)
    if instead is not None and status.state in {"no_folder", "starting", "indexing", "problem"}:
        return View(instead.icon, instead.title, instead.sentence, kind=instead.kind)
    sentence = {
        Section.LONG_TERM: QCoreApplication.translate(
            "Library", "MEMORY.md holds what your assistant should always know about you."
        ),
        Section.DAYS: QCoreApplication.translate(
            "Library", "Your assistant writes one note for each day. The first one appears here."
        ),
        Section.TOPICS: QCoreApplication.translate(
            "Library", "Notes without a date, for example about a project or a person."
        ),
        Section.FOLDERS: QCoreApplication.translate(
            "Library", "Other folders that belong to the memory. They are added in the settings."
        ),
        Section.RECENT: QCoreApplication.translate("Library", "What was changed last appears here."),
        Section.KEPT: QCoreApplication.translate(
            "Library", "Mark a note with the star, and its age never counts against it in the search."
        ),
    }[section]
    button, offer = "", Offer.OWN
    if section is Section.FOLDERS:
        button, offer = QCoreApplication.translate("Library", "Choose folders…"), Offer.SETTINGS
    elif section not in {Section.KEPT, Section.RECENT}:
        button = QCoreApplication.translate("Library", "New note")
    title = QCoreApplication.translate("Library", "Nothing here yet: %1").replace("%1", name_of(section))
    return View(ICONS[section], title, sentence, button, offer if button else None)


def empty_day(day: date) -> View:
    """A day of the calendar without a note, while other days have some."""
    title = QCoreApplication.translate("Library", "No note on this day")
    button = QCoreApplication.translate("Library", "Show all days")
    return View("days", title, day_text(day), button, Offer.EVERYTHING)


def nothing_found(text: str) -> View:
    title = QCoreApplication.translate("Library", "Nothing found for “%1”").replace("%1", text[:40])
    sentence = QCoreApplication.translate("Library", "Try other words, or search in the whole memory.")
    return View("nothing", title, sentence)
