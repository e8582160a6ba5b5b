"""QMD's hits as our own: paths that `memory_get` understands, lines, short snippets, citations."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.search.backends.qmd.collections import locate
from app.search.backends.qmd.options import Collection, QmdOptions
from app.search.backends.qmd.output import RawHit
from app.search.citations import citation
from app.search.types import SearchHit
from app.text.graphemes import boundary_before
from app.text.snippets import ELLIPSIS, Snippet

Naming = Callable[[Collection, str], str | None]
"""The name under which a file of a collection is shown and read; None for one that must not be shown."""


def our_hits(raw: Iterable[RawHit], options: QmdOptions, naming: Naming, least: float) -> list[SearchHit]:
    """The hits that are somebody's, within `maxSnippetChars` each and `maxInjectedChars` together."""
    room = options.max_injected_chars
    found: list[SearchHit] = []
    for hit in raw:
        place = locate(hit.file, hit.collection, options.collections)
        path = naming(*place) if place else None
        if hit.score < least or place is None or not path:
            continue
        text = _cut(hit.snippet, min(options.max_snippet_chars, room))
        if not text:
            break
        room -= len(text)
        found.append(_our_hit(hit, path, place[0].source, text, options))
    return found


def _our_hit(hit: RawHit, path: str, source: str, text: str, options: QmdOptions) -> SearchHit:
    first = max(1, hit.line)
    last = max(first, hit.end_line or first + text.count("\n"))
    return SearchHit(
        chunk_id=0,
        path=path,
        start_line=first,
        end_line=last,
        score=hit.score,
        snippet=Snippet(text, first, last),
        text=hit.snippet,
        source=source,
        title=hit.title,
        focus=(first, last),
        vector_score=hit.score if options.search_mode == "vsearch" else None,
        text_score=hit.score if options.search_mode == "search" else None,
        why=f"QMD {options.search_mode}",
        citation=citation(path, first, last),
    )


def _cut(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    return text[: boundary_before(text, limit - len(ELLIPSIS))] + ELLIPSIS if limit > len(ELLIPSIS) else ""
