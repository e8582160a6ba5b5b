"""A chunk of a conversation is shown by its turns, but cited by the lines of its file, which lie apart."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.index.records import ChunkRow
    from app.search.ranking import Candidate
    from app.text.snippets import Snippet


def by_turns(candidate: Candidate, row: ChunkRow) -> tuple[Candidate, ChunkRow]:
    """The same with line numbers that count the lines of the chunk's text, from 1."""
    if not row.lines:
        return candidate, row
    entry = candidate.entry
    if entry:
        first, last = (_place(row, row.start_line + line) for line in entry)
        entry = first - 1, last - 1
    return replace(candidate, entry=entry), replace(row, start_line=1, end_line=len(row.lines))


def in_file(row: ChunkRow, lines: tuple[int, int]) -> tuple[int, int]:
    """Lines of the text as lines of the file."""
    return (row.lines[lines[0] - 1], row.lines[lines[1] - 1]) if row.lines else lines


def snippet_in_file(row: ChunkRow, snippet: Snippet) -> Snippet:
    if not row.lines:
        return snippet
    first, last = in_file(row, (snippet.start_line, snippet.end_line))
    return replace(snippet, start_line=first, end_line=last)


def _place(row: ChunkRow, line: int) -> int:
    """The last line of the text that came from at most `line` of the file."""
    return max(1, bisect_right(row.lines, line))
