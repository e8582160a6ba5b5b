"""One conversation to its rows, or the tail that was added to one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.index.note_rows import NoteFacts, NoteWriter, ParsedNote

if TYPE_CHECKING:
    from collections.abc import Sequence

    import apsw

    from app.text.transcript_chunks import TurnChunk


@dataclass(frozen=True, slots=True)
class Known:
    """What the index remembers of a conversation; `mark` is empty when it has to be read whole."""

    offset: int = 0
    line: int = 1
    ordinal: int = 0
    mark: bytes = b""
    title: str = ""
    day: str | None = None


@dataclass(frozen=True, slots=True)
class ParsedTranscript:
    """The chunks from `before.ordinal` on, and where the next reading may begin."""

    before: Known
    after: Known
    chunks: Sequence[TurnChunk]


class TranscriptWriter:
    """Writes rows on one connection, inside the caller's transaction."""

    def __init__(self, connection: apsw.Connection, rows: NoteWriter) -> None:
        self._db, self._rows = connection, rows

    def known(self, path: str) -> Known:
        row: Any = self._db.execute(
            "SELECT t.resume_offset, t.resume_line, t.resume_ordinal, t.mark, f.title, f.day"
            " FROM files f JOIN transcripts t ON t.file_id = f.id WHERE f.path = ?",
            (path,),
        ).fetchone()
        return Known(*row) if row else Known()

    def write(self, facts: NoteFacts, parsed: ParsedTranscript) -> None:
        """Insert a conversation, or replace its chunks from `parsed.before.ordinal` on."""
        after, first = parsed.after, parsed.before.ordinal
        file_id = self._rows.write_file(facts, ParsedNote(after.title, after.day, "[]", "", ()))
        wanted = {
            first + at: (each.chunk.text, json.dumps(each.lines)) for at, each in enumerate(parsed.chunks)
        }
        stored: list[Any] = self._db.execute(
            "SELECT c.id, c.ordinal, c.text, m.lines FROM chunks c JOIN line_maps m ON m.chunk_id = c.id"
            " WHERE c.file_id = ? AND c.ordinal >= ?",
            (file_id, first),
        ).fetchall()
        same = {ordinal for _, ordinal, *rest in stored if wanted.get(ordinal) == tuple(rest)}
        self._rows.drop_chunks([row[0] for row in stored if row[1] not in same])
        fresh = [(first + at, each) for at, each in enumerate(parsed.chunks) if first + at not in same]
        ids = self._rows.add_chunks(file_id, [(ordinal, each.chunk) for ordinal, each in fresh], "")
        self._db.executemany(
            "INSERT INTO line_maps(chunk_id, lines) VALUES(?,?)",
            [(chunk_id, wanted[ordinal][1]) for chunk_id, (ordinal, _) in zip(ids, fresh, strict=True)],
        )
        self._db.execute(
            "INSERT OR REPLACE INTO transcripts VALUES(?,?,?,?,?)",
            (file_id, after.offset, after.line, after.ordinal, after.mark),
        )
