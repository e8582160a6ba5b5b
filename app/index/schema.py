"""The tables, and the version that says whether this program may use them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import apsw

from app.errors import MemoroError
from app.index import meta
from app.index.transactions import writing
from app.index.transcript_tables import TRANSCRIPT_TABLES

if TYPE_CHECKING:
    from pathlib import Path

MAJOR, MINOR = 1, 2
"""A new major cannot be read by older programs; a new minor only adds."""
_ADDED = {1: "ALTER TABLE passages ADD COLUMN mime TEXT", 2: TRANSCRIPT_TABLES}
"""What each minor brought to files of the one before."""

_HEADER_BYTES = 100

# Terms are cut by app.text.analysis, so SQLite's own tokenizer may split at white space and nowhere else:
# every category but separators (Z*) and controls (Cc) belongs to a term.
_TOKENIZER = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Cf Cs Co Cn'"

_TABLES = """
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE files(
  id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, source TEXT NOT NULL, size INTEGER NOT NULL,
  mtime_ns INTEGER NOT NULL, hash BLOB, title TEXT NOT NULL DEFAULT '', day TEXT, tags TEXT NOT NULL DEFAULT
  '[]', labels TEXT NOT NULL DEFAULT '', problem_code TEXT, problem TEXT);
CREATE TABLE chunks(
  id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL REFERENCES files(id) ON DELETE CASCADE, ordinal INTEGER NOT
  NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL, headings TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX chunks_of_file ON chunks(file_id);
-- What is embedded: ordinal 0 is the chunk with its heading path, the others its entries. Lines count from
-- the chunk's first line and offsets from its first character, so that a chunk that only moves stays
-- untouched.
CREATE TABLE passages(
  chunk_id INTEGER NOT NULL REFERENCES chunks(id) ON DELETE CASCADE, ordinal INTEGER NOT NULL,
  first_line INTEGER NOT NULL, last_line INTEGER NOT NULL, start INTEGER, length INTEGER NOT NULL, text TEXT,
  hash BLOB NOT NULL, mime TEXT, PRIMARY KEY(chunk_id, ordinal)) WITHOUT ROWID;
CREATE INDEX passages_by_hash ON passages(hash);
CREATE TABLE identities(
  id INTEGER PRIMARY KEY, provider TEXT NOT NULL, model TEXT NOT NULL, endpoint TEXT NOT NULL,
  dimensions INTEGER NOT NULL, UNIQUE(provider, model, endpoint, dimensions));
CREATE TABLE embedding_cache(
  id INTEGER PRIMARY KEY, identity_id INTEGER NOT NULL REFERENCES identities(id), hash BLOB NOT NULL,
  used_at INTEGER NOT NULL, vector BLOB NOT NULL);
CREATE UNIQUE INDEX embedding_key ON embedding_cache(hash, identity_id);
-- Chunks whose vectors may differ since a revision (= id): lets memory follow without reading everything
-- again.
CREATE TABLE changes(id INTEGER PRIMARY KEY AUTOINCREMENT, chunk_id INTEGER NOT NULL);
"""
_KEYWORDS = f"""
CREATE VIRTUAL TABLE chunks_fts USING fts5(
  heading, body, content='', contentless_delete=1, tokenize="{_TOKENIZER}");
CREATE VIRTUAL TABLE chunks_terms USING fts5vocab(chunks_fts, row);
"""


def version_of(connection: apsw.Connection) -> tuple[int, int]:
    """(major, minor); (0, 0) for a new file."""
    packed = int(connection.pragma("user_version"))
    return packed // 1000, packed % 1000


def is_of_others(path: Path) -> bool:
    """Whether a file that cannot be opened begins as a database with content that is of no version of ours.

    The header: https://www.sqlite.org/fileformat.html#the_database_header
    """
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
        pages = path.stat().st_size // 4096
    except OSError:
        return False
    version = int.from_bytes(header[60:64], "big")
    return header.startswith(b"SQLite format 3\0") and pages > 1 and version < 1000


def prepare(connection: apsw.Connection, path: Path) -> bool:
    """Make the tables in a new file, refuse a file of a newer program. True when the file was new."""
    major, minor = version_of(connection)
    if major > MAJOR:
        raise MemoroError(
            "The search index is from a newer Memoro",
            f"The file {path} was made by a later version of the program, which this one cannot read.",
            "Update Memoro, or move the file away; the index is then made again from your notes.",
        )
    if major:
        if minor < MINOR:
            _add_to(connection)
        return False
    with writing(connection):
        if version_of(connection)[0]:
            return False  # another process was quicker
        connection.execute(_TABLES + TRANSCRIPT_TABLES)
        if has_fts5():
            connection.execute(_KEYWORDS)
        connection.pragma("user_version", MAJOR * 1000 + MINOR)
        meta.put(connection, "epoch", secrets.token_hex(8))
    return True


def _add_to(connection: apsw.Connection) -> None:
    with writing(connection):
        _, minor = version_of(connection)  # another process may have been quicker
        for number in range(minor + 1, MINOR + 1):
            connection.execute(_ADDED[number])
        connection.pragma("user_version", MAJOR * 1000 + max(minor, MINOR))


def has_fts5() -> bool:
    return "ENABLE_FTS5" in apsw.compile_options


def has_keywords(connection: apsw.Connection) -> bool:
    """Whether this database has its keyword table."""
    return connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'chunks_fts'").get is not None
