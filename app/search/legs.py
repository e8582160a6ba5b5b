"""The two ways to find candidates, over one snapshot: by words and by meaning."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from app.search import fusion
from app.search.calibration import chunk_scale, entry_scale, prior
from app.search.foreign import at_home
from app.search.keyword_query import match_stream, match_term
from app.search.relation import TINY, Relation, in_one_language, relate, relations
from app.search.types import POOL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from collections.abc import Set as AbstractSet

    from app.embeddings.provider import Vector
    from app.index.reader import Reader
    from app.index.vectors.searcher import VectorSearcher
    from app.search.focus import Lines
    from app.search.keyword_query import KeywordQuery
    from app.search.spellings import Stream

RARE = 50
"""Identifiers in more chunks than this single nothing out."""


@dataclass(frozen=True, slots=True)
class WordLeg:
    """`scores`: BM25 by chunk. `full`: chunks with every term, `close`: close together. `named`: chunks with
    every identifier, where these are rare. `bound`: the score that no chunk can exceed. `known`:
    some term is in the index, or none could be, since its language has no notes.
    """

    scores: dict[int, float] = field(default_factory=dict)
    full: frozenset[int] = frozenset()
    close: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
    bound: float = 0.0
    known: bool = False


@dataclass(frozen=True, slots=True)
class MeaningLeg:
    """`deviations`: how many above the question's average the best vector of a chunk is. `entries`: the lines
    of its nearest entry (the chunk's first is 0), also where the chunk as a whole is nearer still.
    `steadiness` as in `calibration.Scale`, over `count` vectors. `relations`: what tells of a tiny memory
    whether anything in it is related, where it is known; of a larger one, `relate` tells it of some chunks.
    `one_language`: the notes are mostly in one.
    """

    deviations: dict[int, float]
    entries: dict[int, Lines]
    steadiness: float
    count: int
    relations: Mapping[int, Relation] | None = None
    relate: Callable[[list[int]], Mapping[int, Relation]] | None = None
    one_language: bool = False


def ask_words(
    reader: Reader,
    query: KeywordQuery,
    scope: AbstractSet[int] | None,
    favoured: AbstractSet[int] = frozenset(),
) -> WordLeg:
    """The keyword leg; `scope` restricts it to these chunks.

    Those of the `favoured` with a word of the question are candidates however many say it better.
    """
    if not query.any_of:
        return WordLeg()
    count = reader.chunk_count
    hits = partial(_hits, reader, scope, favoured)
    found = full = hits(query.any_of)
    frequencies = _frequencies(reader, query)
    if len(query.terms) > 1:
        unknown = {term for term, count in zip(query.terms, frequencies, strict=True) if not count}
        full = {} if unknown & query.plain else hits(query.all_of)
    close = hits(query.close) if full and query.close else {}
    # Chunks with every term are candidates even where many weaker ones filled the pool.
    found = close | full | found
    if scope is not None:
        found = _pooled({chunk: score for chunk, score in found.items() if chunk in scope}, favoured)
    return WordLeg(
        scores=found,
        full=frozenset(found.keys() & full.keys()),
        close=frozenset(found.keys() & close.keys()),
        named=_named(reader, query, full, scope),
        bound=fusion.bm25_bound(count, _weighed(reader, query, frequencies)),
        known=any(frequencies) or bool(found) or not at_home(reader, " ".join(query.terms)),
    )


def _hits(
    reader: Reader, scope: AbstractSet[int] | None, favoured: AbstractSet[int], expression: str
) -> dict[int, float]:
    """What an expression finds, best first; with a scope all of it, as the scope chooses then."""
    if scope is None and not favoured:
        return reader.keyword_hits(expression, POOL)
    found = reader.keyword_hits(expression, reader.chunk_count)
    return found if scope is not None else _pooled(found, favoured)


def _pooled(found: Mapping[int, float], favoured: AbstractSet[int]) -> dict[int, float]:
    """The best of what was found, and all the favoured."""
    pairs = enumerate(found.items())
    return {chunk: score for place, (chunk, score) in pairs if place < POOL or chunk in favoured}


def ask_meaning(
    vectors: VectorSearcher,
    question: Vector,
    others: AbstractSet[int],
    scope: AbstractSet[int] | None,
    *,
    short: bool = False,
) -> MeaningLeg:
    """The vector leg: the chunks nearest as a whole, those with the nearest entries, and all `others`.

    Of a `short` question a tiny memory's own averages tell too little: see `relation.py`.
    """
    expected = prior(vectors, question)
    chunks, entries = vectors.moments(entries=False), vectors.moments(entries=True)
    whole = chunk_scale(question, chunks, expected) if chunks else None
    parts = entry_scale(question, entries, expected) if entries else None
    near = set(others if scope is None else scope)
    if scope is None:
        if whole:
            near.update(vectors.nearest(whole.query, POOL, "chunks").chunks.tolist())
        if parts:
            near.update(vectors.nearest(parts.query, POOL, "entries").chunks.tolist())
    best: dict[int, float] = {}
    lines: dict[int, Lines] = {}
    if whole:
        found = vectors.of_chunks(whole.query, near, "chunks")
        best = dict(zip(found.chunks.tolist(), whole.deviations(found.cosines).tolist(), strict=True))
    if parts:
        found = vectors.of_chunks(parts.query, near, "entries")
        ids = found.chunks.tolist()
        lines = dict(zip(ids, zip(found.first.tolist(), found.last.tolist(), strict=True), strict=True))
        for chunk, deviations in zip(ids, parts.standing_out(found).tolist(), strict=True):
            if deviations > best.get(chunk, -math.inf):
                best[chunk] = deviations
    sizes = [
        (each.count, scale.steadiness)
        for each, scale in ((chunks, whole), (entries, parts))
        if each and scale
    ]
    count = sum(size for size, _ in sizes)
    steadiness = sum(size * share for size, share in sizes) / max(count, 1)
    leg = MeaningLeg(best, lines, steadiness, count)
    if not best or chunks is None:
        return leg
    if chunks.count <= TINY:
        return replace(leg, relations=relations(vectors, question, sorted(best))) if short else leg
    related = partial(relate, vectors, question)
    return replace(leg, relate=related, one_language=in_one_language(vectors))


def ask_cosines(
    vectors: VectorSearcher, question: Vector, others: AbstractSet[int], scope: AbstractSet[int] | None
) -> dict[int, float]:
    """The vector leg of OpenClaw's formula: plain cosines, the best of each chunk's vectors."""
    near = scope
    if near is None:
        near = {*others, *vectors.nearest(question, POOL).chunks.tolist()}
    found = vectors.of_chunks(question, near)
    return dict(zip(found.chunks.tolist(), found.cosines.tolist(), strict=True))


def _frequencies(reader: Reader, query: KeywordQuery) -> list[int]:
    whole = reader.document_frequencies(query.terms)
    return [
        reader.keyword_count(match_term(term, term)) if query.is_beginning(term) else count
        for term, count in zip(query.terms, whole, strict=True)
    ]


def _weighed(reader: Reader, query: KeywordQuery, frequencies: list[int]) -> list[int]:
    """The frequencies that tell how much words may weigh.

    A term that no note has but in other spellings is as frequent as these, and several that stand together
    for the same are one.
    """
    kept: list[int] = []
    seen: set[tuple[Stream, ...]] = set()
    for term, count in zip(query.terms, frequencies, strict=True):
        ways = () if count else query.spelt.get(term, ())
        if ways and ways in seen:
            continue
        seen.add(ways)
        kept.append(max([count, *(reader.keyword_count(match_stream(way)) for way in ways)]))
    return kept


def _named(
    reader: Reader, query: KeywordQuery, full: dict[int, float], scope: AbstractSet[int] | None
) -> frozenset[int]:
    """The chunks with every identifier of the question, if it has any and they single something out."""
    if not query.identifiers:
        return frozenset()
    nothing_else = query.identifiers == query.all_of
    found = full if nothing_else else reader.keyword_hits(query.identifiers, RARE + 1)
    if len(found) > RARE:
        return frozenset()
    return frozenset(found if scope is None else scope & found.keys())
