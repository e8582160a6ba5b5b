"""Turns ranked candidates into hits: snippet, focus, matched words, reason, citation.

Only for what is shown: this is the dear part of a search.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from app.search.citations import citation
from app.search.decay import age_in_days
from app.search.focus import focus_lines
from app.search.keyword_query import build
from app.search.parse import ParsedQuery
from app.search.turns import by_turns, in_file, snippet_in_file
from app.search.types import SearchHit
from app.text.snippets import make_snippet

if TYPE_CHECKING:
    from app.index.records import ChunkRow
    from app.search.keyword_query import KeywordQuery
    from app.search.ranking import Candidate

_STRONG, _FAIR = 5.0, 3.6
"""Deviations above the question's average: what the best answers have, and what half of them have."""

_NO_WORDS = build(ParsedQuery(""))
"""The words of a citation say where a place is, not what stands there."""


def describe(candidate: Candidate, row: ChunkRow, query: KeywordQuery, today: date) -> SearchHit:
    """The hit for a candidate and its chunk."""
    if candidate.cited:
        query = _NO_WORDS
    shown, text = by_turns(candidate, row)
    matched, focus = focus_lines(shown, text, query)
    first, last = in_file(row, focus) if focus else (row.start_line, row.end_line)
    snippet = make_snippet(text.text, text.start_line, {*query.terms, *matched}, focus=focus)
    return SearchHit(
        chunk_id=row.id,
        path=row.path,
        start_line=row.start_line,
        end_line=row.end_line,
        score=min(1.0, max(0.0, candidate.score)),
        snippet=snippet_in_file(row, snippet),
        text=row.text,
        source=row.source,
        title=row.title,
        headings=" > ".join(row.headings),
        tags=row.tags,
        focus=(first, last),
        day=row.day,
        age_days=age_in_days(row.path, row.day, row.mtime, today, row.tags),
        vector_score=candidate.vector.cosine if candidate.vector else None,
        text_score=candidate.words,
        matched=matched,
        why=reason(candidate, matched),
        citation=citation(row.path, first, last),
    )


def reason(candidate: Candidate, matched: tuple[str, ...]) -> str:
    """Why a hit is there, for agents and logs; windows make their own sentence from the hit's scores."""
    parts = []
    if candidate.cited:
        parts.append("the place that the question names")
    elif candidate.full:
        parts.append("all words: " + ", ".join(matched[:8]))
    elif matched:
        parts.append("words: " + ", ".join(matched[:8]))
    if candidate.meaning is not None and candidate.vector is not None:
        strength = (
            "strong" if candidate.meaning >= _STRONG else "fair" if candidate.meaning >= _FAIR else "weak"
        )
        place = "one entry" if candidate.vector.is_entry else "the passage"
        parts.append(f"meaning of {place}: {strength} ({candidate.vector.cosine:.2f})")
    return "; ".join(parts)
