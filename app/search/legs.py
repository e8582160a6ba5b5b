"""The two ways to find candidates, over one snapshot: by words and by meaning."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from app.search import fusion
from app.search.calibration import Scale, chunk_scale, entry_scale, prior, surprise
from app.search.keyword_query import match_term
from app.search.types import POOL

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from app.embeddings.provider import Vector
    from app.index.reader import Reader
    from app.index.records import VectorHit
    from app.index.vectors.matrix import Part
    from app.index.vectors.searcher import VectorSearcher
    from app.search.keyword_query import KeywordQuery

RARE = 50
"""Identifiers in more chunks than this single nothing out."""


@dataclass(frozen=True, slots=True)
class WordLeg:
    """`scores`: BM25 by chunk. `full`: chunks with every term, `close`: close together. `named`: chunks with
    every identifier, where these are rare. `bound`: the score that no chunk can exceed.
    """

    scores: dict[int, float] = field(default_factory=dict)
    full: frozenset[int] = frozenset()
    close: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
    bound: float = 0.0


@dataclass(frozen=True, slots=True)
class Meant:
    """How near a chunk is: its best vector, and how many deviations above the question's average that is.

    `entry` is the nearest of its entries, also where the chunk as a whole is nearer still.
    """

    hit: VectorHit
    deviations: float
    entry: VectorHit | None = None


def ask_words(reader: Reader, query: KeywordQuery, scope: AbstractSet[int] | None) -> WordLeg:
    """The keyword leg; `scope` restricts it to these chunks."""
    if not query.any_of:
        return WordLeg()
    count = reader.chunk_count
    limit = POOL if scope is None else count
    found = full = _scores(reader, query.any_of, limit)
    close: dict[int, float] = {}
    if len(query.terms) > 1:
        full = _scores(reader, query.all_of, limit)
        close = _scores(reader, query.close, limit) if full else {}
        # Chunks with every term are candidates even where many weaker ones filled the pool.
        found = close | full | found
    if scope is not None:
        found = dict([(chunk, score) for chunk, score in found.items() if chunk in scope][:POOL])
    frequencies = [_frequency(reader, query, term) for term in query.terms]
    return WordLeg(
        scores=found,
        full=frozenset(found.keys() & full.keys()),
        close=frozenset(found.keys() & close.keys()),
        named=_named(reader, query, scope),
        bound=fusion.bm25_bound(count, frequencies),
    )


def ask_meaning(
    vectors: VectorSearcher, question: Vector, others: AbstractSet[int], scope: AbstractSet[int] | None
) -> dict[int, Meant]:
    """The vector leg: the chunks nearest as a whole, those with the nearest entries, and all `others`."""
    expected, stretch = prior(vectors, question), surprise(vectors.count)
    scales: list[tuple[Scale, Part]] = []
    if moments := vectors.moments(entries=False):
        scales.append((chunk_scale(question, moments, expected), "chunks"))
    if moments := vectors.moments(entries=True):
        scales.append((entry_scale(question, moments, expected), "entries"))
    found: list[dict[int, VectorHit]] = [{} for _ in scales]
    near = set(others if scope is None else scope)
    if scope is None:
        found = [
            {hit.chunk_id: hit for hit in vectors.nearest(scale.query, POOL, part)} for scale, part in scales
        ]
        near.update(*found)
    best: dict[int, Meant] = {}
    for (scale, part), hits in zip(scales, found, strict=True):
        others_hits = vectors.cosines(scale.query, near - hits.keys(), part)
        for chunk, hit in (hits | others_hits).items():
            meant = Meant(hit, stretch * scale.deviations(hit.cosine), hit if hit.is_entry else None)
            known = best.get(chunk)
            if known and known.deviations >= meant.deviations:
                meant = replace(known, entry=known.entry or meant.entry)
            best[chunk] = meant
    return best


def ask_cosines(
    vectors: VectorSearcher, question: Vector, others: AbstractSet[int], scope: AbstractSet[int] | None
) -> dict[int, VectorHit]:
    """The vector leg of the seeds' formula: plain cosines, the best of each chunk's vectors."""
    if scope is not None:
        return vectors.cosines(question, scope)
    found = {hit.chunk_id: hit for hit in vectors.nearest(question, POOL)}
    return found | vectors.cosines(question, others - found.keys())


def _scores(reader: Reader, expression: str, limit: int) -> dict[int, float]:
    return {hit.chunk_id: hit.bm25 for hit in reader.keyword_hits(expression, limit)}


def _frequency(reader: Reader, query: KeywordQuery, term: str) -> int:
    if query.is_beginning(term):
        return len(reader.keyword_hits(match_term(term, term), reader.chunk_count))
    return reader.document_frequency(term)


def _named(reader: Reader, query: KeywordQuery, scope: AbstractSet[int] | None) -> frozenset[int]:
    """The chunks with every identifier of the question, if it has any and they single something out."""
    if not query.identifiers:
        return frozenset()
    found = [hit.chunk_id for hit in reader.keyword_hits(query.identifiers, RARE + 1)]
    if len(found) > RARE:
        return frozenset()
    return frozenset(found if scope is None else scope & set(found))
