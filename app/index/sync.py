"""Make the index say what the folders say: look at time and size, read what differs, drop what is gone."""

from __future__ import annotations

import json
import logging
import os
import time
from typing import TYPE_CHECKING

from app.index.media_rows import Media, parse_media, recognise
from app.index.note_rows import NoteFacts, NoteWriter, ParsedNote, parse_note
from app.index.options import EVERYTHING, SkippedNote, SyncProgress, SyncReport
from app.index.transactions import writing
from app.notes.discovery import discover, time_of
from app.notes.reading import NoteText, Skipped, read_bytes, read_note

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    import apsw

    from app.index.options import Growth, IndexOptions
    from app.notes.discovery import Discovery, NoteFile
    from app.notes.scope import MediaRules, MemoryScope

log = logging.getLogger(__name__)
SOURCE = "memory"
# A first index writes some files at once: the keyword table then makes few large segments instead of many
# small. Short enough that a killed process loses less than a second of work.
_GROUP_SECONDS = 0.4
_Stored = dict[str, tuple[int, int, str | None, str | None]]


class Sync:
    """One pass over a scope on one connection. `breathe` is called between files."""

    def __init__(
        self,
        connection: apsw.Connection,
        options: IndexOptions,
        *,
        keywords: bool,
        progress: Callable[[SyncProgress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
        breathe: Callable[[], None] | None = None,
    ) -> None:
        self._db, self._options = connection, options
        self._rows = NoteWriter(connection, keywords=keywords)
        self._progress, self._cancelled, self._breathe = progress, cancelled, breathe
        self._report = SyncReport()
        self._media: MediaRules | None = None

    def run(
        self,
        scope: MemoryScope,
        *,
        force: bool = False,
        growth: Growth = EVERYTHING,
        only: Collection[str] | None = None,
    ) -> SyncReport:
        """Bring every note up to date. `force` reads all files, also those whose time and size stayed.

        Conversations are read again once they have grown by as much as `growth` says. `only`: notes that are
        known to differ. While they are new notes or plain changes of known ones, nothing else is looked at,
        and the report's `seen` says so; for all that is less simple every note is looked at after all.
        """
        started = time.monotonic()
        self._media = scope.media
        found = self._seen_again(scope, only) if only and not force else None
        if found:
            self._take_in(found, self._stored(found.only), force=False)
        if found is None or self._report.skipped:
            self._report.skipped.clear()
            self._report.waiting.clear()
            self._everything(scope, force=force, growth=growth)
        self._report.seconds = time.monotonic() - started
        return self._report

    def _everything(self, scope: MemoryScope, *, force: bool, growth: Growth) -> None:
        found = discover(scope)
        self._report.found = len(found.notes) + len(found.media)
        self._report.unlistable = tuple(found.unlistable)
        self._report.skipped += [SkippedNote(each.path, each.reason, each.code) for each in found.skipped]
        self._take_in(found, self._stored(), force=force)
        if scope.sessions and not self._report.cancelled:
            from app.index.transcript_sync import TranscriptSync

            transcripts = TranscriptSync(self._db, self._options, self._rows, self._report)
            transcripts.run(scope.sessions, force=force, growth=growth, stop=self._stop)

    def _take_in(self, found: Discovery, stored: _Stored, *, force: bool) -> None:
        self._report.seen = found
        self._remove_missing(found, stored)
        if not self._report.cancelled:
            self._read_changed(self._changed(found, stored, force=force), grouped=not stored)

    def _seen_again(self, scope: MemoryScope, only: Collection[str]) -> Discovery | None:
        """What is there now of new notes, and of those that the index has and that were all right.

        None to look at all.
        """
        stored = self._stored(only)
        if any(code for _, _, code, _ in stored.values()):
            return None
        from app.notes.again import look_again

        return look_again(scope, only, new=frozenset(only).difference(stored))

    def _stored(self, only: Iterable[str] | None = None) -> _Stored:
        """What the index has of all notes, or of those that it has of `only`."""
        query = "SELECT path, size, mtime_ns, problem_code, problem FROM files WHERE source = ?"
        values: tuple[str, ...] = (SOURCE,)
        if only is not None:
            query += " AND path IN (SELECT value FROM json_each(?))"
            values += (json.dumps(list(only)),)
        return {
            path: (size, mtime_ns, code, problem)
            for path, size, mtime_ns, code, problem in self._db.execute(query, values)
        }

    def _stop(self) -> bool:
        """Between two files: let others run, and ask whether to end."""
        if self._breathe:
            self._breathe()
        return self._cancelled is not None and self._cancelled()

    def _changed(self, found: Discovery, stored: _Stored, *, force: bool) -> list[NoteFile]:
        changed = []
        for note in (*found.notes, *found.media):
            before = stored.get(note.path)
            if force or before is None or before[0] != note.size or before[1] != note.mtime_ns:
                changed.append(note)
            elif before[2] is not None:
                self._report.skipped.append(SkippedNote(note.path, before[3] or "", before[2]))
        return changed

    def _remove_missing(self, found: Discovery, stored: _Stored) -> None:
        present = {note.path for note in (*found.notes, *found.media)}
        for path in stored:
            if path in present or found.is_uncertain(path):
                continue
            if self._stop():
                self._report.cancelled = True
                return
            with writing(self._db):
                self._rows.remove(path)
            self._report.removed.append(path)

    def _read_changed(self, changed: list[NoteFile], *, grouped: bool) -> None:
        position = 0
        while position < len(changed):
            with writing(self._db):
                until = time.monotonic() + (_GROUP_SECONDS if grouped else 0.0)
                while True:
                    if self._cancelled and self._cancelled():
                        self._report.cancelled = True
                        return
                    self._read_one(changed[position])
                    position += 1
                    if self._progress:
                        self._progress(SyncProgress(position, len(changed)))
                    if position == len(changed) or time.monotonic() >= until:
                        break
                    if self._breathe:
                        self._breathe()
            if self._breathe:
                self._breathe()

    def _read_one(self, note: NoteFile) -> None:
        read = _read_settled(note, self._content)
        if read is None:
            self._report.waiting.append(note.path)
            return
        facts, text = read
        if isinstance(text, Skipped):
            self._skip(facts, text.code, text.reason)
            return
        row = self._db.execute("SELECT hash, problem_code FROM files WHERE path = ?", (note.path,)).fetchone()
        if row and row[0] == bytes.fromhex(text.hash) and row[1] is None:
            self._rows.touch(facts)
            return
        try:
            parsed = self._parsed(note.path, text)
            with writing(self._db):
                self._rows.write(facts, parsed)
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as error:
            # A barrier: a bug that one strange note brings to light must not keep the others out of the
            # index.
            log.exception("a note could not be analysed")
            self._skip(facts, "failed", f"Memoro could not make sense of this file ({type(error).__name__}).")
            return
        (self._report.changed if row else self._report.added).append(note.path)

    def _content(self, note: NoteFile) -> NoteText | Media | Skipped:
        if self._media is None or note.path[-3:].lower() == ".md":
            return read_note(note.absolute)
        data = read_bytes(note.absolute, self._media.max_bytes)
        return data if isinstance(data, Skipped) else recognise(note.path, data)

    def _parsed(self, path: str, content: NoteText | Media) -> ParsedNote:
        if isinstance(content, Media):
            return parse_media(path, content)
        sizes = {"tokens": self._options.chunk_tokens, "overlap": self._options.chunk_overlap}
        return parse_note(path, content.text, **sizes)

    def _skip(self, facts: NoteFacts, code: str, reason: str) -> None:
        self._report.skipped.append(SkippedNote(facts.path, reason, code))
        if code == "unreadable":
            # Locked by an editor or without rights for now: what is known of it goes on answering.
            return
        with writing(self._db):
            self._rows.write_problem(facts, code, reason)


def _read_settled(
    note: NoteFile, read: Callable[[NoteFile], NoteText | Media | Skipped]
) -> tuple[NoteFacts, NoteText | Media | Skipped] | None:
    """The text with the size and time it belongs to; None while it is being written or just went."""
    try:
        before = os.stat(note.absolute)
        text = read(note)
        after = os.stat(note.absolute)
    except OSError:
        return None
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        return None
    mtime_ns = time_of(after)
    if mtime_ns % 1_000_000_000 == 0 and time.time_ns() - mtime_ns < 2_000_000_000:
        # A file system with whole seconds could not show another change within this one: look again next
        # time, which a time that is wrong by a nanosecond makes sure of.
        mtime_ns -= 1
    digest = "" if isinstance(text, Skipped) else text.hash
    return NoteFacts(note.path, SOURCE, after.st_size, mtime_ns, digest), text
