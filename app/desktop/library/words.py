"""Values in words: who did it, what it was, how large, and why something was not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.bridge.connect.names import NAMES
from app.desktop.dates import title_in_words
from app.desktop.popup.plain_text import plain
from app.desktop.problems import translated
from app.desktop.status_text import number
from app.engine.ledger import OTHER_PROGRAM, PERSON, assistant_name
from app.engine.reasons import FROM_BACKUP, QUICK_NOTE

LOCAL = "local"
"""What `memoro mcp` is known as when no assistant is named."""

if TYPE_CHECKING:
    from app.engine.ledger import Change, Glimpse, NoteRow


def size_text(size: int) -> str:
    """Bytes as people say them: 812 bytes, 14 kB."""
    return QLocale().formattedDataSize(
        size, 1 if size >= 1_000_000 else 0, QLocale.DataSizeFormat.DataSizeSIFormat
    )


def who_text(who: str) -> str:
    if who == PERSON:
        return QCoreApplication.translate("Library", "You")
    if who == OTHER_PROGRAM:
        return QCoreApplication.translate("Library", "Another program")
    name = assistant_name(who)
    if name == LOCAL:
        return QCoreApplication.translate("Assistants", "Local tools")
    return NAMES.get(name, name) if name else who


def author_text(change: Change) -> str:
    """Who made a change; of a proposal that a person changed first, both."""
    text = who_text(change.who)
    if not change.edited:
        return text
    return QCoreApplication.translate("Library", "%1, changed by you").replace("%1", text)


def why_text(why: str) -> str:
    """A reason as it was given; the program's own in the language of the windows."""
    if why == QUICK_NOTE:
        return QCoreApplication.translate("Library", "Quick note")
    if why.startswith(FROM_BACKUP):
        restored = QCoreApplication.translate("Library", "From the backup of %1")
        return restored.replace("%1", why.removeprefix(FROM_BACKUP))
    return why


def kind_text(change: Change) -> str:
    return {
        "created": QCoreApplication.translate("Library", "New note"),
        "changed": QCoreApplication.translate("Library", "Changed"),
        "deleted": QCoreApplication.translate("Library", "Deleted"),
        "renamed": QCoreApplication.translate("Library", "Renamed"),
        "restored": QCoreApplication.translate("Library", "Restored"),
    }[change.kind]


def lines_text(added: int, removed: int) -> str:
    """+3 −1"""
    parts = [f"+{number(added)}" if added else "", f"−{number(removed)}" if removed else ""]
    return " ".join(part for part in parts if part)


def glimpse_texts(seen: Glimpse | None) -> tuple[str, str]:
    """As a row shows it, and as it is said: a screen reader is silent at + and −."""
    if seen is None:
        return "", ""
    text = plain(seen.text)[0]
    if seen.kind == "added":
        return f"+ {text}", QCoreApplication.translate("Library", "Added: %1").replace("%1", text)
    return f"− {text}", QCoreApplication.translate("Library", "Removed: %1").replace("%1", text)


def title_of(note: NoteRow | None, path: str) -> str:
    """The title; a daily log whose title is only its date has that date in words."""
    name = path.rpartition("/")[2].removesuffix(".md")
    return title_in_words(note.title if note and note.title else name, note.day if note else None)


class Numbers(QObject):
    """Sentences with plural forms, which only `self.tr` knows."""

    def changes(self, count: int) -> str:
        return self.tr("%Ln change(s)", "", count)

    def marked(self, count: int) -> str:
        return self.tr("%Ln marked", "", count)

    def delete_notes(self, count: int) -> str:
        return self.tr("Delete %Ln note(s)?", "", count)

    def deleted_notes(self, count: int) -> str:
        return self.tr("%Ln note(s) were deleted.", "", count)

    def returned_notes(self, count: int) -> str:
        return self.tr("%Ln note(s) are back.", "", count)

    def versions(self, count: int) -> str:
        return self.tr("%Ln earlier version(s)", "", count)

    def notes(self, count: int) -> str:
        return self.tr("%Ln note(s)", "", count)

    def findings(self, count: int) -> str:
        return self.tr("%Ln thing(s) to look at", "", count)

    def proposals(self, count: int) -> str:
        return self.tr("%Ln proposal(s) waiting", "", count)

    def undone(self, count: int) -> str:
        return self.tr("%Ln change(s) undone.", "", count)

    def not_undone(self, count: int) -> str:
        return self.tr("%Ln could not be, since the same lines were changed again.", "", count)

    def decided(self, count: int) -> str:
        return self.tr("%Ln proposal(s) that you accepted or declined", "", count)

    def histories(self, count: int) -> str:
        return self.tr("%Ln damaged older history file(s) that had been set aside.", "", count)

    def old_logs(self, count: int) -> str:
        return self.tr("%Ln old daily log(s)", "", count)


def skip_text(reason: str) -> str:
    """Why a file is not in the memory; the engine says it in English."""
    return translated(reason)
