"""Which chunks a question may be answered from: filters, quoted phrases, exclusions, words for time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.inline_tags import holds_tag

if TYPE_CHECKING:
    from app.index.reader import Reader
    from app.search.keyword_query import KeywordQuery
    from app.search.parse import Filters, ParsedQuery
    from app.search.types import SearchRequest


def find_scope(
    reader: Reader, request: SearchRequest, parsed: ParsedQuery, query: KeywordQuery
) -> tuple[frozenset[int] | None, frozenset[int]]:
    """(the only chunks allowed, or None for all; the chunks that are not)."""
    allowed = _filtered(reader, parsed.filters, request.sources)
    if query.required:
        holding = _matching(reader, query.required)
        allowed = holding if allowed is None else allowed & holding
    banned = chunks_left_out(reader, request)
    if query.excluded:
        banned |= _matching(reader, query.excluded)
    return (allowed if allowed is None else allowed - banned), banned


def time_scope(reader: Reader, parsed: ParsedQuery) -> frozenset[int]:
    """The chunks of the time that the question names; empty where it names none.

    They are lifted rather than all others hidden, since a year may as well be part of what is asked. Only
    where nothing else is asked ("what did I do yesterday?") do they choose alone.
    """
    if parsed.time is None:
        return frozenset()
    return frozenset(reader.chunk_ids(first=parsed.time.first, last=parsed.time.last))


def chunks_left_out(reader: Reader, request: SearchRequest) -> frozenset[int]:
    return frozenset(row.id for path in request.left_out for row in reader.chunks_of(path))


def stands(reader: Reader, expression: str, left_out: frozenset[int]) -> bool:
    """Whether some chunk that is not left out holds what a keyword expression asks for."""
    return bool(reader.keyword_hits(expression, len(left_out) + 1).keys() - left_out)


def _matching(reader: Reader, expression: str) -> frozenset[int]:
    return frozenset(reader.keyword_hits(expression, reader.chunk_count))


def _filtered(reader: Reader, filters: Filters, sources: tuple[str, ...]) -> frozenset[int] | None:
    wanted: tuple[str | None, ...] = (*sources, *filters.sources)
    if not filters and not wanted:
        return None
    within: set[int] = set()
    for source in wanted or (None,):
        within |= reader.chunk_ids(source=source, first=filters.first, last=filters.last)
    if not (filters.paths or filters.not_paths or filters.tags or filters.not_tags):
        return frozenset(within)
    return frozenset(row.id for row in reader.chunks(within).values() if _passes(filters, row.path, row.tags))


def _passes(filters: Filters, path: str, tags: tuple[str, ...]) -> bool:
    folded = path.casefold()
    return (
        all(part in folded for part in filters.paths)
        and not any(part in folded for part in filters.not_paths)
        and all(any(holds_tag(own, wanted) for own in tags) for wanted in filters.tags)
        and not any(holds_tag(own, unwanted) for own in tags for unwanted in filters.not_tags)
    )
