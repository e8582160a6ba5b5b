"""What search may ask of the index: one snapshot, plain rows, no ranking."""

from __future__ import annotations

import json
from datetime import date
from functools import cached_property
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

import apsw

from app.index.records import ChunkRow, NoteRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from app.index.vectors.searcher import VectorSearcher
    from app.index.vocabulary import Vocabularies

# Pictures, recordings and conversations are found, but are nothing to read or write.
_NOTES = "AND f.source = 'memory' AND f.path LIKE '%.md'"
# All hits in one row: each step to another gives the interpreter away, which is slow to come back under load.
_KEYWORD_HITS = """
SELECT json_group_array(json_array(id, score) ORDER BY score DESC, id) FROM (
  SELECT rowid AS id, -bm25(chunks_fts, 2.0, 1.0) AS score FROM chunks_fts WHERE chunks_fts MATCH ?
  ORDER BY score DESC, id LIMIT ?)
"""
_SHAPE = "SELECT (SELECT count(*) FROM chunks), EXISTS(SELECT 1 FROM sqlite_schema WHERE name = 'chunks_fts')"
_FREQUENCIES = """
SELECT json_group_array((SELECT doc FROM chunks_terms WHERE term = value) ORDER BY key) FROM json_each(?)
"""
_BEGINNINGS = """
SELECT EXISTS(SELECT 1 FROM json_each(?) AS sought WHERE EXISTS(SELECT 1 FROM chunks_terms
  WHERE term >= sought.value AND term < sought.value || char(1114111) AND doc > 0))
"""
_KNOWN_BEGINNINGS = """
SELECT json_group_array(sought.value) FROM json_each(?) AS sought WHERE EXISTS(SELECT 1 FROM chunks_terms
  WHERE term >= sought.value AND term < sought.value || char(1114111) AND doc > 0)
"""
_NOTE_COLUMNS = "f.path, f.source, f.title, f.day, f.mtime_ns, f.size, f.tags"
_MANY = 20
"""Terms; more of them are looked up in memory."""
_CHUNKS = """
SELECT c.id, f.path, f.source, f.title, c.headings, c.start_line, c.end_line, c.text,
  f.day, f.mtime_ns, f.tags, m.lines
FROM json_each(?) JOIN chunks c ON c.id = value JOIN files f ON f.id = c.file_id
LEFT JOIN line_maps m ON m.chunk_id = c.id
"""


class Reader:
    """One moment of the index. Made by `Index.read`, good inside its `with` block and on its thread only."""

    def __init__(
        self,
        connection: apsw.Connection,
        vectors: Callable[[apsw.Connection], VectorSearcher | None],
        vocabularies: Vocabularies,
    ) -> None:
        self._db, self._vectors, self._vocabularies = connection, vectors, vocabularies
        self._frequencies: dict[str, int] = {}

    @property
    def chunk_count(self) -> int:
        return self._shape[0]

    @property
    def has_keywords(self) -> bool:
        return bool(self._shape[1])

    @cached_property
    def _shape(self) -> tuple[int, int]:
        chunks, keywords = self._db.execute(_SHAPE).get
        return chunks, keywords

    def keyword_hits(self, match: str, limit: int) -> dict[int, float]:
        """The best chunks for an FTS5 expression with their BM25 (positive), best first, ties by id.

        Headings weigh 2, the body 1. An expression that FTS5 cannot read finds nothing: what a person may
        type is the search room's matter, and a search never fails on it.
        """
        if not self.has_keywords or not match.strip():
            return {}
        try:
            found = self._db.execute(_KEYWORD_HITS, (match, limit)).get
        except apsw.SQLError:
            return {}
        return dict(json.loads(found))

    def keyword_count(self, match: str, most: int = -1) -> int:
        """How many chunks an FTS5 expression finds, counted up to `most`; much cheaper than ranking them."""
        if not self.has_keywords or not match.strip():
            return 0
        try:
            query = "SELECT count(*) FROM (SELECT 1 FROM chunks_fts WHERE chunks_fts MATCH ? LIMIT ?)"
            return int(self._db.execute(query, (match, most)).get or 0)
        except apsw.SQLError:
            return 0

    def document_frequencies(self, terms: Sequence[str]) -> list[int]:
        """In how many chunks each of the analysed terms stands, headings included."""
        if not self.has_keywords:
            return [0] * len(terms)
        if new := [term for term in terms if term not in self._frequencies]:
            counts = json.loads(self._db.execute(_FREQUENCIES, (json.dumps(new),)).get)
            self._frequencies |= {term: count or 0 for term, count in zip(new, counts, strict=True)}
        return [self._frequencies[term] for term in terms]

    def known(self, terms: Collection[str]) -> set[str]:
        """Those of these that some chunk has. Of many, it may be as of a moment ago: see `vocabulary.py`."""
        if len(terms) > _MANY and self.has_keywords:
            return self._vocabularies.of(self._db).known(terms)
        wanted = list(terms)
        return {term for term, count in zip(wanted, self.document_frequencies(wanted), strict=True) if count}

    def holds_beginnings(self, beginnings: Sequence[str]) -> bool:
        """Whether some chunk holds a term that begins with one of these; far cheaper than `keyword_count`."""
        return self.has_keywords and bool(self._db.execute(_BEGINNINGS, (json.dumps(beginnings),)).get)

    def known_beginnings(self, beginnings: Sequence[str]) -> set[str]:
        """Those of these with which some term begins. Of many single characters as of a moment ago."""
        if not self.has_keywords or not beginnings:
            return set()
        if len(beginnings) > _MANY and all(len(each) == 1 for each in beginnings):
            return set(beginnings) & self._vocabularies.of(self._db).heads
        return set(json.loads(self._db.execute(_KNOWN_BEGINNINGS, (json.dumps(beginnings),)).get))

    def chunks(self, ids: Iterable[int]) -> dict[int, ChunkRow]:
        """The chunks that exist, by id."""
        rows = self._db.execute(_CHUNKS, (json.dumps(sorted(set(ids))),))
        return {row[0]: _chunk_row(row) for row in rows}

    def chunks_of(self, path: str) -> list[ChunkRow]:
        """The chunks of a file, in order. Where none has this very path, one that differs in case will do."""
        if not self._db.execute("SELECT EXISTS(SELECT 1 FROM files WHERE path = ?)", (path,)).get:
            folded, suffix = path.casefold(), PurePosixPath(path).suffix
            alike = self._db.execute(
                "SELECT path FROM files WHERE path LIKE '%' || ? ORDER BY path", (suffix,)
            )
            known = (own for (own,) in alike)
            path = next((own for own in known if own.casefold() == folded), path)
        ids = self._db.execute(
            "SELECT c.id FROM files f JOIN chunks c ON c.file_id = f.id WHERE f.path = ? ORDER BY c.ordinal",
            (path,),
        )
        order = [chunk_id for (chunk_id,) in ids]
        rows = self.chunks(order)
        return [rows[chunk_id] for chunk_id in order]

    def chunk_ids(
        self, *, source: str | None = None, first: date | None = None, last: date | None = None
    ) -> set[int]:
        """All chunks of notes with this source and a day in `first`..`last` (inclusive; undated notes are
        out).
        """
        conditions, values = ["1"], []
        for condition, value in (
            ("f.source = ?", source),
            ("f.day >= ?", first and first.isoformat()),
            ("f.day <= ?", last and last.isoformat()),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        where = " AND ".join(conditions)
        rows = self._db.execute(
            f"SELECT c.id FROM files f JOIN chunks c ON c.file_id = f.id WHERE {where}", values
        )
        return {chunk_id for (chunk_id,) in rows}

    def recent(self, limit: int) -> list[NoteRow]:
        """The notes that changed last, newest first."""
        return self._notes(f"{_NOTES} ORDER BY f.mtime_ns DESC, f.path LIMIT ?", (limit,))

    def notes(self) -> list[NoteRow]:
        """All notes in the index, by path."""
        return self._notes(f"{_NOTES} ORDER BY f.path", ())

    def conversations(self) -> list[NoteRow]:
        """All conversations in the index, the latest activity first."""
        return self._notes("AND f.source = 'sessions' ORDER BY f.day DESC, f.mtime_ns DESC, f.path", ())

    def note(self, path: str) -> NoteRow | None:
        found = self._notes("AND f.path = ?", (path,))
        return found[0] if found else None

    def vectors(self) -> VectorSearcher | None:
        """The active generation, as of this snapshot; None while there is no vector at all."""
        return self._active

    @cached_property
    def _active(self) -> VectorSearcher | None:
        return self._vectors(self._db)

    def _notes(self, tail: str, values: tuple[str | int, ...]) -> list[NoteRow]:
        rows = self._db.execute(
            f"SELECT {_NOTE_COLUMNS} FROM files f WHERE f.problem_code IS NULL {tail}", values
        )
        return [
            NoteRow(path, source, title, _day(day), mtime_ns / 1e9, size, tuple(json.loads(tags)))
            for path, source, title, day, mtime_ns, size, tags in rows
        ]


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _chunk_row(row: tuple[Any, ...]) -> ChunkRow:
    chunk_id, path, source, title, headings, first, last, text, day, mtime_ns, tags, turns = row
    return ChunkRow(
        chunk_id,
        path,
        source,
        title,
        tuple(headings.split("\n")) if headings else (),
        first,
        last,
        text,
        _day(day),
        mtime_ns / 1e9,
        tuple(json.loads(tags)),
        tuple(json.loads(turns)) if turns else (),
    )
