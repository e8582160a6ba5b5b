"""The tables that only conversations need."""

from __future__ import annotations

# `resume_*` is where the last chunk begins that begins with a turn: what is added changes nothing before it.
# `mark` proves that the file up to there is still the same. A chunk of a conversation has a line map: for
# each line of its text (a turn) the line of the file.
TRANSCRIPT_TABLES = """
CREATE TABLE transcripts(
  file_id INTEGER PRIMARY KEY REFERENCES files(id) ON DELETE CASCADE, resume_offset INTEGER NOT NULL,
  resume_line INTEGER NOT NULL, resume_ordinal INTEGER NOT NULL, mark BLOB NOT NULL);
CREATE TABLE line_maps(
  chunk_id INTEGER PRIMARY KEY REFERENCES chunks(id) ON DELETE CASCADE, lines TEXT NOT NULL);
"""
