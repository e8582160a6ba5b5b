"""Bring conversations up to date: only the new tail is read where a file has grown, and only enough of it."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from app.index.note_rows import NoteFacts, NoteWriter
from app.index.options import EVERYTHING, SkippedNote
from app.index.transactions import writing
from app.index.transcript_rows import Known, ParsedTranscript, TranscriptWriter
from app.notes.discovery import time_of
from app.notes.transcripts.discovery import SOURCE, find_transcripts
from app.notes.transcripts.reading import Position, head_mark, is_due, read_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    import apsw

    from app.index.options import Growth, IndexOptions, SyncReport
    from app.notes.transcripts.discovery import TranscriptFile, Transcripts
    from app.notes.transcripts.records import Turn

log = logging.getLogger(__name__)


class _Seen(NamedTuple):
    """A file as it was when it was read: its size, its time, and the `head_mark` of that size."""

    size: int
    mtime_ns: int
    mark: bytes


class TranscriptSync:
    """One pass over an agent's conversations on one connection."""

    def __init__(
        self, connection: apsw.Connection, options: IndexOptions, rows: NoteWriter, report: SyncReport
    ) -> None:
        self._db, self._options, self._report = connection, options, report
        self._rows, self._transcripts = rows, TranscriptWriter(connection, rows)

    def run(
        self,
        folder: Path,
        *,
        force: bool = False,
        growth: Growth = EVERYTHING,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        """Read what is new, if it is as much as `growth` asks; take out what is gone."""
        found = find_transcripts(folder)
        stored = {
            path: _Seen(size, mtime, mark)
            for path, size, mtime, mark in self._db.execute(
                "SELECT path, size, mtime_ns, hash FROM files WHERE source = ?", (SOURCE,)
            )
        }
        for file in found.files:
            if stop():
                self._report.cancelled = True
                return
            before = stored.get(file.path)
            try:
                if force or before is None or self._has_enough(file, before, growth):
                    self._read(file, known_before=before is not None)
            except OSError as error:
                reason = f"The file could not be read: {error.strerror or error}."
                self._report.skipped.append(SkippedNote(file.path, reason, "unreadable"))
        self._remove_missing(found, stored)

    def _has_enough(self, file: TranscriptFile, before: _Seen, growth: Growth) -> bool:
        if (file.size, file.mtime_ns) == (before.size, before.mtime_ns):
            return False
        # Put away, shortened or replaced: the index would lead to words that are not there any more.
        if file.size < before.size or _mark_of(file, before.size) != before.mark:
            return True
        return is_due(
            file.absolute,
            file.size,
            before.size,
            least_bytes=growth.least_bytes,
            least_lines=growth.least_lines,
        )

    def _remove_missing(self, found: Transcripts, stored: Mapping[str, _Seen]) -> None:
        """Deleted is deleted: no cached vector and no old keyword stays either."""
        gone = sorted(stored.keys() - {file.path for file in found.files}) if found.certain else []
        if not gone:
            return
        self._db.pragma("secure_delete", "on")
        try:
            for path in gone:
                with writing(self._db):
                    self._rows.forget(path, tidy=path == gone[-1])
                self._report.removed.append(path)
        finally:
            self._db.pragma("secure_delete", "off")

    def _read(self, file: TranscriptFile, *, known_before: bool) -> None:
        info = file.absolute.stat()  # before reading: what is added meanwhile is new the next time
        known = self._still(file, self._transcripts.known(file.path), info.st_size)
        try:
            parsed = parse_transcript(file, known, self._options.chunk_tokens, info.st_mtime)
            mark = _mark_of(file, info.st_size)
            facts = NoteFacts(file.path, SOURCE, info.st_size, time_of(info), mark.hex())
            with writing(self._db):
                self._transcripts.write(facts, parsed)
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as error:
            # A barrier, as for notes: one strange file must not keep the others out of the index.
            log.exception("a conversation could not be analysed")
            reason = f"Memoro could not make sense of this file ({type(error).__name__})."
            self._report.skipped.append(SkippedNote(file.path, reason, "failed"))
            return
        (self._report.changed if known_before else self._report.added).append(file.path)

    def _still(self, file: TranscriptFile, known: Known, size: int) -> Known:
        """What is known of the head, if the file still has it; else nothing, so that it is read whole."""
        if not known.mark or size < known.offset:
            return Known()
        with file.absolute.open("rb") as opened:
            return known if head_mark(opened, known.offset) == known.mark else Known()


def _mark_of(file: TranscriptFile, size: int) -> bytes:
    with file.absolute.open("rb") as opened:
        return head_mark(opened, size)


def parse_transcript(file: TranscriptFile, known: Known, tokens: int, written: float) -> ParsedTranscript:
    """The chunks from where `known` ends. `written` is the file's own time, for turns that have none."""
    from app.text.transcript_chunks import chunk_turns, title_of

    turns = list(read_turns(file.absolute, Position(known.offset, known.line)))
    chunks = chunk_turns(turns, tokens=tokens)
    times = [turn.time for turn in turns if turn.time is not None]
    day = _day(max(times)) if times else known.day or _day(written)
    after = replace(known, title=known.title or title_of(turns), day=max(day, known.day or day))
    begins = [(at, each.turn) for at, each in enumerate(chunks) if each.turn is not None]
    if begins:
        at, number = begins[-1]
        turn: Turn = turns[number]
        after = replace(after, offset=turn.offset, line=turn.line, ordinal=known.ordinal + at)
    with file.absolute.open("rb") as opened:
        after = replace(after, mark=head_mark(opened, after.offset))
    return ParsedTranscript(known, after, chunks)


def _day(seconds: float) -> str:
    """The local day of a moment."""
    return datetime.fromtimestamp(seconds).astimezone().date().isoformat()
