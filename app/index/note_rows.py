"""One note to its rows. A chunk whose text and headings stay keeps its row, its terms and its vectors."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from app.index.passages import passage_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    import apsw

    from app.index.media_rows import Media
    from app.text.chunks import Chunk

_DATED_STEM = re.compile(r"^\d{4}[-_.]?\d{2}(?:[-_.]?\d{2})?(?:[-_.T ]?\d{4,6})?[-_. ]*")


@dataclass(frozen=True, slots=True)
class NoteFacts:
    """The columns of `files` that come from the file system."""

    path: str
    source: str
    size: int
    mtime_ns: int
    hash: str


@dataclass(frozen=True, slots=True)
class ParsedNote:
    """What the text says. `labels` are words for the heading column that no heading has.

    `media` is what a picture or recording is, whose one chunk only names it.
    """

    title: str
    day: str | None
    tags: str
    labels: str
    chunks: Sequence[Chunk]
    media: Media | None = None


def parse_note(path: str, text: str, *, tokens: int, overlap: int) -> ParsedNote:
    """Pure: everything that is stored of a note, from its path and text."""
    # Imported with the first note that has to be read: a sync that finds nothing new needs none of them.
    from app.text.analysis import terms
    from app.text.chunks import chunk_markdown
    from app.text.dates import date_of_path
    from app.text.front_matter import read_front_matter
    from app.text.inline_tags import inline_tags
    from app.text.title import note_title

    front = read_front_matter(text)
    title = note_title(text, path)
    chunks = chunk_markdown(text, tokens=tokens, overlap=overlap)
    day = date_of_path(path) or front.date
    name = title
    if title == path.rsplit("/", 1)[-1].rsplit(".", 1)[0]:
        # A daily log's name is its date: as words, "2026", "03" and "14" would match every question with a
        # number.
        name = _DATED_STEM.sub("", title)
    if any(chunk.headings and chunk.headings[0] == title for chunk in chunks):
        name = ""
    labels = " ".join(terms(" ".join((name, *front.tags, *front.aliases))))
    tags = tuple(dict.fromkeys((*front.tags, *inline_tags(text))))
    return ParsedNote(
        title, day.isoformat() if day else None, json.dumps(tags, ensure_ascii=False), labels, chunks
    )


class NoteWriter:
    """Writes rows on one connection, inside the caller's transaction. Chunk ids are never given twice."""

    def __init__(self, connection: apsw.Connection, *, keywords: bool) -> None:
        self._db, self._keywords = connection, keywords
        self._next_chunk = self._highest_chunk() + 1

    def write(self, facts: NoteFacts, note: ParsedNote) -> None:
        """Insert or replace a note."""
        before = self._db.execute("SELECT id, labels FROM files WHERE path = ?", (facts.path,)).fetchone()
        file_id = self.write_file(facts, note)
        kept: dict[tuple[str, str], list[tuple[int, int, int, int]]] = defaultdict(list)
        gone: set[int] = set()
        if before:
            rows = self._db.execute(
                "SELECT id, headings, text, ordinal, start_line, end_line FROM chunks WHERE file_id = ?"
                " ORDER BY id",
                (file_id,),
            )
            for chunk_id, headings, text, *place in rows:
                gone.add(chunk_id)
                if before[1] == note.labels and note.media is None:
                    kept[headings, text].append((chunk_id, *place))
        fresh: list[tuple[int, Chunk]] = []
        for ordinal, chunk in enumerate(note.chunks):
            same = kept.get(("\n".join(chunk.headings), chunk.text))
            if not same:
                fresh.append((ordinal, chunk))
                continue
            chunk_id, *place = same.pop(0)
            gone.discard(chunk_id)
            if place != [ordinal, chunk.start_line, chunk.end_line]:
                self._db.execute(
                    "UPDATE chunks SET ordinal = ?, start_line = ?, end_line = ? WHERE id = ?",
                    (ordinal, chunk.start_line, chunk.end_line, chunk_id),
                )
        self.drop_chunks(gone)
        self.add_chunks(file_id, fresh, note.labels, note.media)

    def write_problem(self, facts: NoteFacts, code: str, reason: str) -> None:
        """Remember a file that cannot be indexed, so that it is not read again until it changes."""
        self.remove(facts.path)
        self._db.execute(
            "INSERT INTO files(path, source, size, mtime_ns, problem_code, problem) VALUES(?,?,?,?,?,?)",
            (facts.path, facts.source, facts.size, facts.mtime_ns, code, reason),
        )

    def touch(self, facts: NoteFacts) -> None:
        """The same content with another time or size on disk."""
        self._db.execute(
            "UPDATE files SET size = ?, mtime_ns = ? WHERE path = ?", (facts.size, facts.mtime_ns, facts.path)
        )

    def remove(self, path: str) -> None:
        """Take a note out, with chunks, keywords and passages; its embeddings stay in the cache."""
        file_id = self._db.execute("SELECT id FROM files WHERE path = ?", (path,)).get
        if file_id is None:
            return
        chunks: list[Any] = self._db.execute("SELECT id FROM chunks WHERE file_id = ?", (file_id,)).fetchall()
        self.drop_chunks([chunk_id for (chunk_id,) in chunks])
        self._db.execute("DELETE FROM transcripts WHERE file_id = ?", (file_id,))
        self._db.execute("DELETE FROM files WHERE id = ?", (file_id,))

    def forget(self, path: str, *, tidy: bool = True) -> None:
        """Take a note out for good: also the cached vectors that no other note needs, and old keywords.

        Of several, only the last one needs to `tidy` the keywords.
        """
        texts: list[Any] = self._db.execute(
            "SELECT DISTINCT p.hash FROM files f JOIN chunks c ON c.file_id = f.id"
            " JOIN passages p ON p.chunk_id = c.id WHERE f.path = ?",
            (path,),
        ).fetchall()
        self.remove(path)
        self._db.executemany(
            "DELETE FROM embedding_cache WHERE hash = ?1"
            " AND NOT EXISTS(SELECT 1 FROM passages WHERE hash = ?1)",
            texts,
        )
        if self._keywords and tidy:  # a deleted row stays in FTS5's segments until they are merged
            self._db.execute("INSERT INTO chunks_fts(chunks_fts) VALUES('optimize')")

    def _highest_chunk(self) -> int:
        """The highest id ever given: `changes` remembers the ids of chunks that are gone."""
        row = self._db.execute(
            "SELECT ifnull(max(highest), 0) FROM (SELECT max(id) AS highest FROM chunks"
            " UNION ALL SELECT max(chunk_id) FROM changes)"
        )
        return int(row.get)

    def write_file(self, facts: NoteFacts, note: ParsedNote) -> int:
        """The row of `files` alone; returns its id."""
        return int(
            self._db.execute(
                "INSERT INTO files(path, source, size, mtime_ns, hash, title, day, tags, labels)"
                " VALUES(?,?,?,?,?,?,?,?,?) ON CONFLICT(path) DO UPDATE SET source = excluded.source,"
                " size = excluded.size, mtime_ns = excluded.mtime_ns, hash = excluded.hash,"
                " title = excluded.title,"
                " day = excluded.day, tags = excluded.tags, labels = excluded.labels,"
                " problem_code = NULL, problem = NULL RETURNING id",
                (
                    facts.path,
                    facts.source,
                    facts.size,
                    facts.mtime_ns,
                    bytes.fromhex(facts.hash),
                    note.title,
                    note.day,
                    note.tags,
                    note.labels,
                ),
            ).get
        )

    def drop_chunks(self, chunk_ids: Sequence[int] | set[int]) -> None:
        """Take chunks out, with keywords and passages."""
        rows = [(chunk_id,) for chunk_id in sorted(chunk_ids)]
        if not rows:
            return
        # The moment a text leaves the notes is the moment its vector was last of use: that makes the cache an
        # LRU.
        self._db.executemany(
            "UPDATE embedding_cache SET used_at = unixepoch() WHERE hash IN"
            " (SELECT hash FROM passages WHERE chunk_id = ?)",
            rows,
        )
        if self._keywords:
            self._db.executemany("DELETE FROM chunks_fts WHERE rowid = ?", rows)
        self._db.executemany("DELETE FROM passages WHERE chunk_id = ?", rows)
        self._db.executemany("DELETE FROM line_maps WHERE chunk_id = ?", rows)
        self._db.executemany("DELETE FROM chunks WHERE id = ?", rows)
        self._db.executemany("INSERT INTO changes(chunk_id) VALUES(?)", rows)

    def add_chunks(
        self, file_id: int, fresh: list[tuple[int, Chunk]], labels: str, media: Media | None = None
    ) -> list[int]:
        """Insert chunks with their ordinals; returns their new ids."""
        from app.text.analysis import terms

        chunks, keywords, passages = [], [], []
        for chunk_id, (ordinal, chunk) in enumerate(fresh, start=self._next_chunk):
            headings = "\n".join(chunk.headings)
            chunks.append(
                (chunk_id, file_id, ordinal, chunk.start_line, chunk.end_line, headings, chunk.text)
            )
            if self._keywords:
                words = _heading_terms(headings)
                keywords.append(
                    (chunk_id, f"{words} {labels}" if labels else words, " ".join(terms(chunk.text)))
                )
            passages += [(chunk_id, *row) for row in passage_rows(chunk, media)]
        self._next_chunk += len(fresh)
        self._db.executemany("INSERT INTO chunks VALUES(?,?,?,?,?,?,?)", chunks)
        self._db.executemany("INSERT INTO passages VALUES(?,?,?,?,?,?,?,?,?)", passages)
        self._db.executemany("INSERT INTO chunks_fts(rowid, heading, body) VALUES(?,?,?)", keywords)
        self._db.executemany("INSERT INTO changes(chunk_id) VALUES(?)", [(row[0],) for row in chunks])
        return [row[0] for row in chunks]


@lru_cache(maxsize=256)
def _heading_terms(headings: str) -> str:
    from app.text.analysis import terms

    return " ".join(terms(headings))
