"""Brings the candidates of both legs into one order."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.search import fusion

if TYPE_CHECKING:
    from app.index.records import VectorHit
    from app.search.keyword_query import KeywordQuery
    from app.search.legs import MeaningLeg, WordLeg
    from app.search.types import QueryOptions

TIME_LIFT = 0.15
"""What a note from the time that the question names gains, on the scale of scores."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A chunk on its way to becoming a hit.

    `words` and `meaning` are the two halves of its score, 0 to 1 (`meaning` may leave that range), None where
    that leg says nothing. `full`: it holds every term of the question; `sure`: no threshold hides it.
    """

    chunk_id: int
    score: float
    words: float | None
    meaning: float | None
    vector: VectorHit | None
    full: bool = False
    sure: bool = False


def by_words(leg: WordLeg) -> list[Candidate]:
    """The keyword order: chunks with every term first, then by BM25."""
    found = [
        Candidate(chunk, share, share, None, None, full=chunk in leg.full, sure=chunk in leg.full)
        for chunk, score in leg.scores.items()
        for share in (fusion.words(score, leg.bound),)
    ]
    found.sort(key=lambda each: (not each.full, -leg.scores[each.chunk_id], each.chunk_id))
    return found


def by_meaning(leg: MeaningLeg) -> list[Candidate]:
    """The order of the vectors alone, on the calibrated scale."""
    found = [
        Candidate(chunk, min(1.0, max(0.0, share)), None, share, hit)
        for chunk, hit in leg.hits.items()
        for share in (fusion.meaning(hit.cosine, leg.mean, leg.deviation),)
    ]
    return sorted(found, key=lambda each: (-(each.meaning or 0.0), each.chunk_id))


def by_both(
    query: KeywordQuery, words: WordLeg, meaning: MeaningLeg, options: QueryOptions
) -> list[Candidate]:
    """The fused order. What was asked by name comes first, in the order that keywords alone give it."""
    keyword_order = by_words(words)
    spoken = {each.chunk_id: each for each in keyword_order}
    places = {each.chunk_id: place for place, each in enumerate(keyword_order)}
    found = []
    for each in by_meaning(meaning):
        match = spoken.pop(each.chunk_id, None)
        share = match.words if match else None
        if options.fusion == "weighted" and each.vector:
            text = fusion.rank_score(places[each.chunk_id]) if match else 0.0
            score = fusion.weighted(each.vector.cosine, text, options.vector_weight, options.text_weight)
        else:
            score = fusion.calibrated(each.meaning, share or 0.0)
        full = match is not None and match.full
        found.append(replace(each, score=score, words=share, full=full, sure=full))
    found += [_without_vector(each, places[each.chunk_id], options) for each in spoken.values()]
    found.sort(key=lambda each: (-each.score, each.chunk_id))
    return _named_first(query, words, keyword_order, found)


def lifted(candidates: list[Candidate], chunks: AbstractSet[int]) -> list[Candidate]:
    """The order after notes of the time in question gained `TIME_LIFT`."""
    return sorted(
        (
            replace(each, score=min(1.0, each.score + TIME_LIFT)) if each.chunk_id in chunks else each
            for each in candidates
        ),
        key=lambda each: -each.score,
    )


def all_of(candidates: list[Candidate], chunks: AbstractSet[int]) -> list[Candidate]:
    """Every chunk of a time that was asked for by itself, the known ones in their order, then the newest."""
    known = {each.chunk_id for each in candidates}
    rest = sorted((chunk for chunk in chunks if chunk not in known), reverse=True)
    sure = [replace(each, sure=True) for each in candidates if each.chunk_id in chunks]
    return sure + [Candidate(chunk, 0.0, None, None, None, sure=True) for chunk in rest]


def scaled(candidates: list[Candidate], factors: Mapping[int, float]) -> list[Candidate]:
    """The order after each score was multiplied with its factor (temporal decay)."""
    return sorted(
        (replace(each, score=each.score * factors.get(each.chunk_id, 1.0)) for each in candidates),
        key=lambda each: -each.score,
    )


def _without_vector(each: Candidate, place: int, options: QueryOptions) -> Candidate:
    """A keyword candidate whose vector is not there yet: its words count as beside an average meaning."""
    if options.fusion == "weighted":
        text = fusion.rank_score(place)
        return replace(each, score=fusion.weighted(0.0, text, options.vector_weight, options.text_weight))
    return replace(each, score=fusion.calibrated(0.0, each.words or 0.0))


def _named_first(
    query: KeywordQuery, words: WordLeg, keyword_order: list[Candidate], found: list[Candidate]
) -> list[Candidate]:
    """Hybrid never loses what keywords put first for an identifier or a quoted phrase.

    A question that is nothing but identifiers or phrases keeps the keyword order of the chunks with all of
    them; in a longer question, chunks with all its identifiers go before the others, what keywords put first
    at their head. Scores are raised where needed, so that they still fall from first to last.
    """
    if not keyword_order:
        return found
    places = {each.chunk_id: place for place, each in enumerate(keyword_order)}
    first = keyword_order[0].chunk_id
    if query.exact:
        front = {chunk: places[chunk] for chunk in words.full}
    elif words.named or query.required:
        front = dict.fromkeys(words.named, 1)
        if query.required or first in words.named:
            front[first] = 0
    else:
        return found
    ordered = sorted(found, key=lambda each: front.get(each.chunk_id, len(places) + 1))
    best = 0.0
    for at in range(len(ordered) - 1, -1, -1):
        best = max(best, ordered[at].score)
        ordered[at] = replace(ordered[at], score=best, sure=ordered[at].sure or ordered[at].chunk_id in front)
    return ordered
