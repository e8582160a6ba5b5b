"""Brings the candidates of both legs into one order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.search import fusion
from app.search.calibration import chance
from app.search.relation import NEAREST, RELATED, least
from app.search.types import DEFAULT_MIN_SCORE

if TYPE_CHECKING:
    from app.index.records import VectorHit
    from app.search.focus import Lines
    from app.search.keyword_query import KeywordQuery
    from app.search.legs import MeaningLeg, WordLeg
    from app.search.relation import Relation
    from app.search.types import QueryOptions

TIME_LIFT = 0.5
"""What a note from the time that the question names gains, as a share of the best score: one of that time
with half the evidence is as good as the best of another.
"""


ENOUGH_WORDS = 0.25
"""Word score from which a candidate is worth showing whatever it means."""


@dataclass(slots=True)
class Candidate:
    """A chunk on its way to becoming a hit, made for one search and changed on its way.

    `words` is its keyword score, 0 to 1, and `meaning` its deviations above the question's average; None
    where that leg says nothing. `score` may leave 0..1 until it is shown. `vector` is known of what is shown.
    `full`: it holds every term of the question; `sure`: no threshold hides it. `entry`: the lines of the
    nearest of its entries (the chunk's first is 0); `cited`: the question names the place itself.
    """

    chunk_id: int
    score: float
    words: float | None
    meaning: float | None = None
    vector: VectorHit | None = None
    full: bool = False
    sure: bool = False
    entry: Lines | None = None
    cited: bool = False


def by_words(leg: WordLeg) -> list[Candidate]:
    """The keyword order: chunks with every term close together, then with every term, then by BM25."""
    found = []
    for chunk, bm25 in leg.scores.items():
        full, close = chunk in leg.full, chunk in leg.close
        share = fusion.words(bm25, leg.bound, coverage=(full + close) / 2)
        found.append(Candidate(chunk, share, share, full=full or close, sure=full or close))
    bm25s = leg.scores
    found.sort(
        key=lambda each: (each.chunk_id not in leg.close, not each.full, -bm25s[each.chunk_id], each.chunk_id)
    )
    return found


def by_meaning(leg: MeaningLeg, *, known_words: bool) -> list[Candidate]:
    """The order of the vectors alone."""
    return _levelled(_meant(leg, leg.deviations), leg, known_words=known_words)


def by_both(query: KeywordQuery, words: WordLeg, meaning: MeaningLeg) -> list[Candidate]:
    """The calibrated order. What was asked by name comes first, in the order that keywords alone give it.

    A keyword hit whose vector is not there yet counts as one of average meaning.
    """
    keyword_order = by_words(words)
    for each in keyword_order:
        each.meaning = meaning.deviations.get(each.chunk_id)
        each.entry = meaning.entries.get(each.chunk_id)
        each.score = fusion.calibrated(each.meaning or 0.0, each.words or 0.0)
    found = keyword_order + _meant(meaning, meaning.deviations.keys() - words.scores.keys())
    ordered = _levelled(found, meaning, known_words=words.known)
    return _named_first(query, words, keyword_order, ordered)


def _meant(leg: MeaningLeg, chunks: Iterable[int]) -> list[Candidate]:
    """Candidates that have only their meaning."""
    meanings = ((chunk, leg.deviations[chunk]) for chunk in chunks)
    return [
        Candidate(chunk, fusion.calibrated(meaning, 0.0), None, meaning, entry=leg.entries.get(chunk))
        for chunk, meaning in meanings
    ]


def _levelled(found: list[Candidate], leg: MeaningLeg, *, known_words: bool) -> list[Candidate]:
    """Best first, with all scores on the scale on which chance reaches the default threshold.

    How high chance reaches depends on how many vectors there are and how steady the question is. Where the
    best is not above it and no word of the question is in the notes, there is nothing.
    """
    relations = None if known_words else leg.relations
    if not _is_related(found, leg, known_words=known_words):
        return []
    if not known_words:
        best = max((each.meaning or 0.0 for each in found), default=0.0)
        unlikely = best * leg.steadiness < chance(leg.count, known_words=False)
        if relations is not None:
            found = _related(found, relations, only=unlikely)
        elif unlikely:
            return []
    deviations = chance(leg.count, known_words=True) / max(leg.steadiness, 1e-6)
    level = DEFAULT_MIN_SCORE["calibrated"] / fusion.calibrated(deviations, 0.0)
    for each in found:
        each.score *= level
    ordered = sorted(found, key=_best_first)
    if relations is None:
        return ordered
    return _falling(sorted(ordered, key=lambda each: -relations[each.chunk_id].cosine if each.sure else 1.0))


def _is_related(found: list[Candidate], leg: MeaningLeg, *, known_words: bool) -> bool:
    """Whether the best candidates have to do with the question; words that say enough need not be asked."""
    if not leg.relate or (known_words and leg.one_language):
        return True  # a question in another language is farther from all of them
    if any(each.sure or (each.words or 0.0) >= ENOUGH_WORDS for each in found):
        return True
    best = sorted(found, key=_best_first)[:NEAREST]
    relations = leg.relate(sorted(each.chunk_id for each in best if each.meaning is not None))
    if not relations:
        return True
    enough = least(leg.count, sure=known_words or leg.one_language)
    return max(relation.cosine for relation in relations.values()) >= enough


def _related(found: list[Candidate], relations: Mapping[int, Relation], *, only: bool) -> list[Candidate]:
    """The candidates of a tiny memory, none without a related one; with `only`, none but those.

    What is related is shown whatever its score.
    """
    related = [
        each for each in found if (relation := relations.get(each.chunk_id)) and relation.cosine >= RELATED
    ]
    for each in related:
        each.sure, each.entry = True, relations[each.chunk_id].entry
    return related if only or not related else found


def _falling(ordered: list[Candidate]) -> list[Candidate]:
    """The same order with scores raised where needed, so that they fall from first to last."""
    best = 0.0
    for each in reversed(ordered):
        each.score = best = max(best, each.score)
    return ordered


def _best_first(each: Candidate) -> tuple[float, int]:
    return -each.score, each.chunk_id


def weighted(words: WordLeg, cosines: Mapping[int, float], options: QueryOptions) -> list[Candidate]:
    """The order of OpenClaw's formula, as it stands: nothing is put first."""
    found = {}
    for place, each in enumerate(by_words(words)):
        each.words = fusion.rank_score(place)
        found[each.chunk_id] = each
    for chunk in cosines:
        if chunk not in found:
            found[chunk] = Candidate(chunk, 0.0, None)
    for chunk, each in found.items():
        cosine, text = cosines.get(chunk, 0.0), each.words or 0.0
        each.score = fusion.weighted(cosine, text, options.vector_weight, options.text_weight)
    return sorted(found.values(), key=_best_first)


def lifted(candidates: list[Candidate], chunks: AbstractSet[int]) -> list[Candidate]:
    """The order after notes of the time in question gained `TIME_LIFT`."""
    gain = TIME_LIFT * max((each.score for each in candidates), default=0.0)
    for each in candidates:
        if each.chunk_id in chunks:
            each.score += gain
    return sorted(candidates, key=lambda each: -each.score)


def beside_time(kept: list[Candidate], chunks: AbstractSet[int]) -> list[Candidate]:
    """Where nothing of the time that was asked for answers, its notes follow what does."""
    if any(each.chunk_id in chunks for each in kept):
        return kept
    return kept + all_of([], chunks)


def all_of(candidates: list[Candidate], chunks: AbstractSet[int]) -> list[Candidate]:
    """Every chunk of a time that was asked for by itself, the known ones in their order, then the newest."""
    known = {each.chunk_id for each in candidates}
    rest = sorted((chunk for chunk in chunks if chunk not in known), reverse=True)
    asked = [each for each in candidates if each.chunk_id in chunks]
    for each in asked:
        each.sure = True
    return asked + [Candidate(chunk, 0.0, None, sure=True) for chunk in rest]


def scaled(candidates: list[Candidate], factors: Mapping[int, float]) -> list[Candidate]:
    """The order after each score was multiplied with its factor (temporal decay)."""
    for each in candidates:
        each.score *= factors.get(each.chunk_id, 1.0)
    return sorted(candidates, key=lambda each: -each.score)


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
    for each in reversed(ordered):
        each.score = best = max(best, each.score)
        each.sure = each.sure or each.chunk_id in front
    return ordered
