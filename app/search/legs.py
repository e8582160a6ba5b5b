"""The two ways to find candidates, over one snapshot: by words and by meaning."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from app.search import fusion
from app.search.calibration import chunk_scale, entry_scale, prior
from app.search.foreign import at_home
from app.search.keyword_query import match_term
from app.search.types import POOL

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from app.embeddings.provider import Vector
    from app.index.reader import Reader
    from app.index.records import VectorHit
    from app.index.vectors.searcher import VectorSearcher
    from app.search.keyword_query import KeywordQuery

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


class Meant(NamedTuple):
    """How near a chunk is: its best vector, and how many deviations above the question's average that is.

    `entry` is the nearest of its entries, also where the chunk as a whole is nearer still.
    """

    hit: VectorHit
    deviations: float
    entry: VectorHit | None = None


@dataclass(frozen=True, slots=True)
class MeaningLeg:
    """How near each candidate is, over `count` vectors; `steadiness` as in `calibration.Scale`."""

    near: dict[int, Meant]
    steadiness: float
    count: int


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
    frequencies = _frequencies(reader, query)
    return WordLeg(
        scores=found,
        full=frozenset(found.keys() & full.keys()),
        close=frozenset(found.keys() & close.keys()),
        named=_named(reader, query, scope),
        bound=fusion.bm25_bound(count, frequencies),
        known=any(frequencies) or not at_home(reader, " ".join(query.terms)),
    )


def ask_meaning(
    vectors: VectorSearcher, question: Vector, others: AbstractSet[int], scope: AbstractSet[int] | None
) -> MeaningLeg:
    """The vector leg: the chunks nearest as a whole, those with the nearest entries, and all `others`."""
    expected = prior(vectors, question)
    chunks, entries = vectors.moments(entries=False), vectors.moments(entries=True)
    whole = chunk_scale(question, chunks, expected) if chunks else None
    parts = entry_scale(question, entries, expected) if entries else None
    known: dict[int, VectorHit] = {}
    near = set(others if scope is None else scope)
    if scope is None:
        if whole:
            known = {hit.chunk_id: hit for hit in vectors.nearest(whole.query, POOL, "chunks")}
        near |= known.keys()
        near.update(hit.chunk_id for hit in (vectors.nearest(parts.query, POOL, "entries") if parts else ()))
    best: dict[int, Meant] = {}
    if whole:
        known |= vectors.cosines(whole.query, near - known.keys(), "chunks")
        best = {chunk: Meant(hit, whole.deviations(hit.cosine)) for chunk, hit in known.items()}
    for chunk, entry in (vectors.entries(parts.query, near) if parts else {}).items():
        deviations = parts.standing_out(entry) if parts else 0.0
        own = best.get(chunk)
        if own and own.deviations >= deviations:
            best[chunk] = Meant(own.hit, own.deviations, entry.best)
        else:
            best[chunk] = Meant(entry.best, deviations, entry.best)
    sizes = [
        (each.count, scale.steadiness)
        for each, scale in ((chunks, whole), (entries, parts))
        if each and scale
    ]
    count = sum(size for size, _ in sizes)
    return MeaningLeg(best, sum(size * share for size, share in sizes) / max(count, 1), count)


def ask_cosines(
    vectors: VectorSearcher, question: Vector, others: AbstractSet[int], scope: AbstractSet[int] | None
) -> dict[int, VectorHit]:
    """The vector leg of OpenClaw's formula: plain cosines, the best of each chunk's vectors."""
    if scope is not None:
        return vectors.cosines(question, scope)
    found = {hit.chunk_id: hit for hit in vectors.nearest(question, POOL)}
    return found | vectors.cosines(question, others - found.keys())


def _scores(reader: Reader, expression: str, limit: int) -> dict[int, float]:
    return {hit.chunk_id: hit.bm25 for hit in reader.keyword_hits(expression, limit)}


def _frequencies(reader: Reader, query: KeywordQuery) -> list[int]:
    whole = reader.document_frequencies(query.terms)
    return [
        reader.keyword_count(match_term(term, term)) if query.is_beginning(term) else count
        for term, count in zip(query.terms, whole, strict=True)
    ]


def _named(reader: Reader, query: KeywordQuery, scope: AbstractSet[int] | None) -> frozenset[int]:
    """The chunks with every identifier of the question, if it has any and they single something out."""
    if not query.identifiers:
        return frozenset()
    found = [hit.chunk_id for hit in reader.keyword_hits(query.identifiers, RARE + 1)]
    if len(found) > RARE:
        return frozenset()
    return frozenset(found if scope is None else scope & set(found))
