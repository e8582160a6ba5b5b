"""Notes and search hits as rows. Runs on worker threads, since there may be ten thousand."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import day_text, short_day
from app.desktop.library.items import Item
from app.desktop.library.sections import KEPT_TAG, Section, notes_in
from app.desktop.library.words import size_text, title_of

if TYPE_CHECKING:
    from app.desktop.popup.rows import Row
    from app.engine.ledger import NoteRow


@dataclass(frozen=True, slots=True)
class Listing:
    """Rows of a section, ready to be shown and filtered without another look at ten thousand notes.

    `paths` are those of the section, whatever day is chosen; `days` have a note anywhere in the memory.
    """

    items: Sequence[Item] = ()
    found_by: Sequence[str] = ()
    paths: frozenset[str] = frozenset()
    days: frozenset[date] = frozenset()

    def matching(self, text: str, most: int) -> list[Item]:
        """The first rows whose title or name has all the words."""
        words = text.casefold().split()
        pairs = zip(self.items, self.found_by, strict=True)
        return list(islice((item for item, by in pairs if all(word in by for word in words)), most))


def note_items(section: Section, notes: list[NoteRow], day: date | None = None) -> list[Item]:
    """The rows of a section; in `DAYS` of one day, when one is chosen."""
    found = notes_in(section, notes)
    if section is Section.DAYS and day:
        found = [note for note in found if note.day == day]
    if section is Section.FOLDERS:
        return _by_folder(found)
    if section is Section.RECENT:
        return _by_day(found)
    return [note_item(note) for note in found]


def note_item(note: NoteRow, section: str = "") -> Item:
    icon = "star-filled" if KEPT_TAG in note.tags else ""
    day = note.day or datetime.fromtimestamp(note.mtime).astimezone().date()
    title = title_of(note, note.path)
    right = "" if note.day and title != note.title else short_day(day)
    detail = note.path.removeprefix("memory/")
    return Item(note.path, title, detail, right, size_text(note.size), section, icon, note)


def _by_folder(notes: list[NoteRow]) -> list[Item]:
    items, last = [], None
    for note in notes:
        folder = note.path.rpartition("/")[0]
        items.append(note_item(note, folder if folder != last else ""))
        last = folder
    return items


def _by_day(notes: list[NoteRow]) -> list[Item]:
    today = datetime.now().astimezone().date()
    items, last = [], None
    for note in notes:
        day = datetime.fromtimestamp(note.mtime).astimezone().date()
        items.append(note_item(note, day_text(day, today) if day != last else ""))
        last = day
    return items


def listing(section: Section, notes: list[NoteRow], day: date | None = None) -> Listing:
    items = note_items(section, notes, day)
    return Listing(
        items,
        [f"{item.title}\n{item.detail}".casefold() for item in items],
        frozenset(note.path for note in notes_in(section, notes)),
        frozenset(note.day for note in notes if note.day),
    )


def hit_items(rows: Sequence[Row], paths: Container[str]) -> list[Item]:
    """Passages found in the notes of this section; `data` is the row, with the lines to show."""
    found = [row for row in rows if row.path in paths]
    head = QCoreApplication.translate("Library", "Found in the text")
    return [
        Item(
            ("hit", *row.key),
            row.heading,
            row.snippet,
            row.when,
            section=head if number == 0 else "",
            data=row,
        )
        for number, row in enumerate(found)
    ]
