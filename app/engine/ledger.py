"""The words of the history, the inbox and the check-up, for the rooms that do not reach into `notes`."""

from __future__ import annotations

from app.index.records import NoteRow
from app.notes.checkup.findings import Finding, Reached
from app.notes.editing.results import Conflict, Forgotten, NotDone, Saved
from app.notes.history.diff import Diff, DiffLine, diff_texts
from app.notes.history.glimpse import Glimpse
from app.notes.history.model import OTHER_PROGRAM, PERSON, Change, Purged, assistant_name
from app.notes.history.undo import UndoConflict
from app.notes.inbox import Preview
from app.notes.proposal import Proposal, State
from app.notes.reading import NoteText, note_text

__all__ = [
    "OTHER_PROGRAM",
    "PERSON",
    "Change",
    "Conflict",
    "Diff",
    "DiffLine",
    "Finding",
    "Forgotten",
    "Glimpse",
    "NotDone",
    "NoteRow",
    "NoteText",
    "Preview",
    "Proposal",
    "Purged",
    "Reached",
    "Saved",
    "State",
    "UndoConflict",
    "assistant_name",
    "diff_texts",
    "note_text",
]
