"""Which lines of a chunk answer: the entry that meaning chose, or the one that holds the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.analysis import is_single_cjk, terms

if TYPE_CHECKING:
    from app.index.records import ChunkRow
    from app.search.keyword_query import KeywordQuery
    from app.search.ranking import Candidate


def focus_lines(
    candidate: Candidate, row: ChunkRow, query: KeywordQuery
) -> tuple[tuple[str, ...], tuple[int, int] | None]:
    """The question's terms that the chunk holds, and the lines to show first (None: no part stands out).

    The entry that the vectors chose keeps the focus unless another entry holds more of the question's words
    and the words carry at least as much of the score as the meaning does.
    """
    body = terms(row.text)
    matched = _held(query, {*body, *terms("\n".join(row.headings))})
    vector = candidate.vector
    chosen = (vector.start_line, vector.end_line) if vector and vector.is_entry else None
    if not matched or (candidate.words or 0.0) < (candidate.meaning or 0.0):
        return matched, chosen
    entries = entry_lines(row)
    if len(entries) < 2:
        return matched, chosen
    lines = row.text.split("\n")

    def weight(entry: tuple[int, int]) -> int:
        first, last = entry[0] - row.start_line, entry[1] - row.start_line + 1
        return len(_held(query, set(terms("\n".join(lines[first:last])))))

    best = max(entries, key=weight)
    if chosen is not None and weight(chosen) >= weight(best):
        return matched, chosen
    return matched, best if weight(best) else chosen


def entry_lines(row: ChunkRow) -> list[tuple[int, int]]:
    """The lines of each entry of a chunk, cut as the index cut them."""
    from app.text.chunks import chunk_markdown

    return [
        (row.start_line + entry.start_line - 1, row.start_line + entry.end_line - 1)
        for chunk in chunk_markdown(row.text)
        for entry in chunk.entries
    ]


def _held(query: KeywordQuery, present: set[str]) -> tuple[str, ...]:
    return tuple(
        term
        for term in query.terms
        if term in present or (is_single_cjk(term) and any(each.startswith(term) for each in present))
    )
