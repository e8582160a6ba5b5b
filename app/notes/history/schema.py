"""The tables of the history, and the version that says whether this program may use them."""

from __future__ import annotations

from pathlib import Path

import apsw

from app.errors import MemoroError

MAJOR, MINOR = 1, 1
"""A new major cannot be read by older programs; a new minor only adds."""

_TABLES = """
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
-- Bytes of notes, zlib-compressed, each once however many versions have them. A version that was thinned out
-- has its hash in `changes` and no row here.
CREATE TABLE contents(hash BLOB NOT NULL, stored INTEGER NOT NULL, data BLOB NOT NULL);
CREATE UNIQUE INDEX contents_key ON contents(hash, stored);
-- The last known state of each note. presence: 0 deleted, 1 there, 2 there but outside the memory now, 3 in
-- another memory folder that was looked at before.
-- size and mtime_ns are -1 when the file must be read again whatever they say.
CREATE TABLE notes(
  id INTEGER PRIMARY KEY, path TEXT NOT NULL, hash BLOB, size INTEGER NOT NULL DEFAULT -1,
  mtime_ns INTEGER NOT NULL DEFAULT -1, presence INTEGER NOT NULL);
CREATE UNIQUE INDEX notes_there ON notes(path) WHERE presence = 1;
CREATE INDEX notes_by_path ON notes(path);
CREATE INDEX notes_by_hash ON notes(hash);
-- at: microseconds since 1970. day: the user's calendar day then. pending: written down before the file is.
-- edited: an assistant proposed it, and a person changed the text before accepting it.
CREATE TABLE changes(
  id INTEGER PRIMARY KEY AUTOINCREMENT, note INTEGER NOT NULL REFERENCES notes(id), path TEXT NOT NULL,
  old_path TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, day TEXT NOT NULL, who TEXT NOT NULL,
  why TEXT NOT NULL, added INTEGER NOT NULL, removed INTEGER NOT NULL, size INTEGER NOT NULL,
  before BLOB, after BLOB, pending INTEGER NOT NULL, edited INTEGER NOT NULL DEFAULT 0);
CREATE INDEX changes_of_note ON changes(note);
CREATE INDEX changes_by_path ON changes(path);
CREATE INDEX changes_by_old_path ON changes(old_path) WHERE old_path <> '';
CREATE INDEX changes_by_who ON changes(who);
CREATE INDEX changes_by_before ON changes(before);
CREATE INDEX changes_by_after ON changes(after);
CREATE INDEX changes_pending ON changes(id) WHERE pending;
-- What assistants would like to write. base: the note they had seen, for comparing and merging. named: the
-- path as the assistant gave it, where the note was renamed since. told: the assistant knows the decision.
CREATE TABLE proposals(
  id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
  base BLOB, who TEXT NOT NULL, why TEXT NOT NULL, at INTEGER NOT NULL, state TEXT NOT NULL,
  decided INTEGER, reason TEXT NOT NULL DEFAULT '', change INTEGER,
  named TEXT NOT NULL DEFAULT '', told INTEGER NOT NULL DEFAULT 0);
CREATE INDEX proposals_by_state ON proposals(state);
CREATE INDEX proposals_by_base ON proposals(base);
"""
_SINCE_1_0 = """
ALTER TABLE changes ADD COLUMN edited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE proposals ADD COLUMN named TEXT NOT NULL DEFAULT '';
ALTER TABLE proposals ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE proposals SET told = 1 WHERE state <> 'waiting'; -- what was decided long ago is no news
"""


def prepare(connection: apsw.Connection, path: Path) -> None:
    """Make the tables in a new file; refuse a file of a newer program and leave it as it is."""
    major = int(connection.pragma("user_version")) // 1000
    if major > MAJOR:
        raise MemoroError(
            "The history is from a newer Memoro",
            f"The file {path} was made by a later version of the program, which this one cannot read.",
            "Update Memoro. The file stays as it is.",
        )
    if int(connection.pragma("user_version")) >= MAJOR * 1000 + MINOR:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = int(connection.pragma("user_version"))  # another process may have been quicker
        if version < MAJOR * 1000 + MINOR:
            connection.execute(_SINCE_1_0 if version else _TABLES)
            connection.pragma("user_version", MAJOR * 1000 + MINOR)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
