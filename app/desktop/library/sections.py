"""The sections of the library in the order of the sidebar, and which notes belong to each."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.engine.ledger import NoteRow

KEPT_TAG = "evergreen"
RECENT_NOTES = 200


class Section(Enum):
    LONG_TERM = auto()
    DAYS = auto()
    TOPICS = auto()
    FOLDERS = auto()
    RECENT = auto()
    KEPT = auto()
    SKIPPED = auto()
    DELETED = auto()
    HISTORY = auto()
    INBOX = auto()
    CHECKUP = auto()


NOTE_SECTIONS = (
    Section.LONG_TERM, Section.DAYS, Section.TOPICS, Section.FOLDERS, Section.RECENT, Section.KEPT,
)  # fmt: skip
ICONS = {
    Section.LONG_TERM: "memory", Section.DAYS: "days", Section.TOPICS: "topics", Section.FOLDERS: "folder",
    Section.RECENT: "recent", Section.KEPT: "star", Section.SKIPPED: "skipped", Section.DELETED: "trash",
    Section.HISTORY: "history", Section.INBOX: "inbox", Section.CHECKUP: "checkup",
}  # fmt: skip


def name_of(section: Section) -> str:
    return {
        Section.LONG_TERM: QCoreApplication.translate("Library", "Long-term memory"),
        Section.DAYS: QCoreApplication.translate("Library", "Days"),
        Section.TOPICS: QCoreApplication.translate("Library", "Topics"),
        Section.FOLDERS: QCoreApplication.translate("Library", "Other folders"),
        Section.RECENT: QCoreApplication.translate("Library", "Recently changed"),
        Section.KEPT: QCoreApplication.translate("Library", "Kept"),
        Section.SKIPPED: QCoreApplication.translate("Library", "Left out"),
        Section.DELETED: QCoreApplication.translate("Library", "Deleted notes"),
        Section.HISTORY: QCoreApplication.translate("Library", "History"),
        Section.INBOX: QCoreApplication.translate("Library", "Inbox"),
        Section.CHECKUP: QCoreApplication.translate("Library", "Check-up"),
    }[section]


def home_of(note: NoteRow) -> Section:
    """The one section, of the first four, where a note lives."""
    if note.path in {"MEMORY.md", "memory.md"}:
        return Section.LONG_TERM
    if not note.path.startswith("memory/"):
        return Section.FOLDERS
    return Section.DAYS if note.day else Section.TOPICS


def notes_in(section: Section, notes: list[NoteRow]) -> list[NoteRow]:
    """The notes of a section in the order in which they are shown."""
    if section is Section.RECENT:
        return sorted(notes, key=lambda note: note.mtime, reverse=True)[:RECENT_NOTES]
    if section is Section.KEPT:
        found = [note for note in notes if KEPT_TAG in note.tags]
    else:
        found = [note for note in notes if home_of(note) is section]
    if section is Section.DAYS:
        found.sort(key=lambda note: (note.day.toordinal() if note.day else 0, note.path), reverse=True)
    elif section is not Section.FOLDERS:
        found.sort(key=lambda note: note.title.casefold())
    return found


def counts_of(notes: list[NoteRow]) -> dict[Section, int]:
    counts = dict.fromkeys(NOTE_SECTIONS, 0)
    for note in notes:
        counts[home_of(note)] += 1
        counts[Section.KEPT] += KEPT_TAG in note.tags
    del counts[Section.RECENT]
    return counts
