"""A question that is nothing but a citation: the way back from `citations.citation` to the place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.search.ranking import Candidate

if TYPE_CHECKING:
    from app.index.reader import Reader
    from app.index.records import ChunkRow
    from app.search.focus import Lines
    from app.search.types import SearchRequest

_CITED = re.compile(
    r"(?:Source:\s*)?(?P<path>\S.*?\.\w+)(?:#L(?P<first>\d{1,9})(?:-L(?P<last>\d{1,9}))?)?", re.IGNORECASE
)


def find_cited(reader: Reader, request: SearchRequest) -> list[Candidate]:
    """The place that a question names which is nothing but a citation; of a path alone, all of the note.

    Empty for every other question. Where the note has become shorter, the place nearest to the lines.
    """
    said = _CITED.fullmatch(request.query.strip())
    if said is None:
        return []
    rows = [
        row for row in reader.chunks_of(said["path"]) if not request.sources or row.source in request.sources
    ]
    if not rows or said["first"] is None:
        return [Candidate(row.id, 1.0, None, cited=True) for row in rows]
    first = int(said["first"])
    last = max(first, int(said["last"] or first))
    best = max(rows, key=lambda row: min(last, row.end_line) - max(first, row.start_line))
    return [Candidate(best.id, 1.0, None, entry=_entry(best, first, last), cited=True)]


def _entry(row: ChunkRow, first: int, last: int) -> Lines | None:
    """The lines as a part of the chunk; None where it holds none of them."""
    first, last = max(first, row.start_line), min(last, row.end_line)
    return (first - row.start_line, last - row.start_line) if first <= last else None
