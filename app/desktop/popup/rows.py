"""What one row of the list shows, made from a search hit or a recent note on a worker's thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.desktop.dates import change_text, day_in, short_day, title_in_words
from app.desktop.popup.plain_text import Spans, plain, without_headings
from app.engine.pins import GonePin, Pin

if TYPE_CHECKING:
    from app.engine.questions import SearchHit


Key = tuple[str, int]
CONVERSATION = "sessions"
LONG_TERM = "MEMORY.md"


@dataclass(frozen=True, slots=True)
class Row:
    """`line` is where the file opens; `lines` are highlighted in the preview (1-based, inclusive).

    `snippet` is free of Markdown signs, with `marks` as spans in it. `score` is None for a recent note.
    `when` stands beside the title: the note's day, unless the title tells it; of a recent note, its change.
    `was_opened`: for the same question, which is why it stands first.
    `gone` says what became of a pinned place that is not there now; the preview tells it.
    """

    key: Key
    path: str
    title: str
    crumbs: str = ""
    snippet: str = ""
    marks: Spans = ()
    line: int = 1
    lines: tuple[int, int] = (0, 0)
    day: date | None = None
    when: str = ""
    source: str = "memory"
    score: float | None = None
    citation: str = ""
    matched: tuple[str, ...] = ()
    text: str = ""
    section: str = ""
    is_pinned: bool = False
    was_opened: bool = False
    gone: str = ""

    @property
    def heading(self) -> str:
        """The title as it is shown: a daily log has its date in words."""
        return title_in_words(self.title, self.day)

    @property
    def icon(self) -> str:
        """What kind of thing it is, at a glance."""
        if self.is_pinned:
            return "pin"
        if self.source == CONVERSATION:
            return "talk"
        if self.path == LONG_TERM:
            return "memory"
        return "days" if self.day else "note"

    def stands_alone(self, word: str) -> bool:
        """Whether a found word was found as a whole one, so that it is nowhere meant as a part of another."""
        found = [span for span in self.marks if self.snippet[slice(*span)] == word]
        around = (self.snippet[low - 1 : low] + self.snippet[high : high + 1] for low, high in found)
        return bool(found) and not any(sign.isalnum() for signs in around for sign in signs)

    @property
    def spoken(self) -> str:
        """For those who hear it."""
        before = opened_before() if self.was_opened else ""
        parts = (self.heading, before, self.crumbs, self.when, self.snippet)
        return ", ".join(part for part in parts if part)


def opened_before() -> str:
    """Why a row stands first."""
    return QCoreApplication.translate("Results", "Opened before for this question")


def as_changed(row: Row) -> Row:
    """A row whose passage is not in its note any more, as it was found."""
    return replace(row, when=QCoreApplication.translate("Results", "Changed since"))


def row_of_hit(hit: SearchHit) -> Row:
    focus = hit.focus if hit.focus[0] else (hit.start_line, hit.end_line)
    text, marks = plain(*without_headings(hit.snippet.text, hit.snippet.highlights))
    title = hit.title or hit.path
    return Row(
        key=(hit.path, hit.start_line),
        path=hit.path,
        title=title,
        crumbs=_crumbs(hit.headings, hit.title),
        snippet=text,
        marks=marks,
        line=focus[0],
        lines=focus,
        day=hit.day,
        when=short_day(hit.day) if hit.day and title != hit.day.isoformat() else "",
        source=hit.source,
        score=hit.score,
        citation=hit.citation or citation(hit.path, *focus),
        matched=_words(hit),
        text=hit.text,
    )


def row_of_note(note: Any) -> Row:
    """`note` is a `NoteRow` of the index: path, title, day, mtime (seconds)."""
    return Row(
        key=(note.path, 0),
        path=note.path,
        title=note.title or note.path,
        day=note.day,
        when=change_text(changed_at(note)),
        citation=note.path,
    )


def row_of_pin(pin: Pin) -> Row:
    """Its line is 0 for a whole note."""
    words, _ = plain(pin.words, ())
    line, gone = max(pin.line, 1), _gone(pin)
    return Row(
        key=(pin.path, -line),
        path=pin.path,
        title=words or pin.title,
        crumbs=gone or (title_in_words(pin.title, day_in(pin.title)) if words else ""),
        day=day_in(pin.title),
        line=line,
        lines=(line, line) if words and not gone else (0, 0),
        citation=citation(pin.path, line, line) if pin.line else pin.path,
        is_pinned=True,
        gone=gone,
    )


def _gone(pin: Pin) -> str:
    if not isinstance(pin, GonePin):
        return ""
    if pin.note_is_there:
        return QCoreApplication.translate("Recent", "The pinned line is not in this note any more.")
    return QCoreApplication.translate("Recent", "The pinned note cannot be found.")


def changed_at(note: Any) -> datetime:
    """The moment of the last change, in the user's time zone (`mtime` in seconds)."""
    return datetime.fromtimestamp(note.mtime).astimezone()


def citation(path: str, first: int, last: int) -> str:
    return f"{path}#L{first}" if last <= first else f"{path}#L{first}-L{last}"


def _words(hit: SearchHit) -> tuple[str, ...]:
    """The found words as they are written, longest first, so that the preview can mark them."""
    words = {hit.snippet.text[start:end] for start, end in hit.snippet.highlights}
    return tuple(sorted((word for word in words if word.strip()), key=len, reverse=True))


def _crumbs(headings: str, title: str) -> str:
    parts = [part.strip() for part in headings.split(" > ") if part.strip()]
    if parts and parts[0] == title:
        parts = parts[1:]
    return " › ".join(parts)
