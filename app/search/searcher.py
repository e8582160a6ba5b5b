"""The walk of a search: parse, ask both legs, fuse, decay, threshold, diversify, cut, describe."""

from __future__ import annotations

import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from app.search import ranking
from app.search.citations import shows_citations
from app.search.cited import find_cited
from app.search.decay import age_in_days, multiplier
from app.search.describe import describe
from app.search.keyword_query import KeywordQuery, asked_words, build
from app.search.legs import WordLeg, ask_cosines, ask_meaning, ask_words
from app.search.mmr import diversify
from app.search.newest import asks_for_now, newest_first
from app.search.parse import ParsedQuery, misread, parse_query
from app.search.relation import SHORT
from app.search.rewriting import ways_in
from app.search.scope import chunks_left_out, find_scope, stands, time_scope
from app.search.spellings import all_spellings, joined_in, spellings_in
from app.search.types import (
    DEFAULT_MIN_SCORE,
    KEYWORD_MIN_SCORE,
    MISREAD,
    NOTHING,
    Mode,
    QueryOptions,
    SearchRequest,
    SearchResponse,
)
from app.text.analysis import terms
from app.text.keywords import is_stop_word

if TYPE_CHECKING:
    from app.embeddings.provider import Vector
    from app.index.reader import Reader
    from app.index.vectors.searcher import VectorSearcher
    from app.search.ranking import Candidate

DIVERSE = 50
"""How many of the best candidates MMR looks at; the others follow by score."""


LEAST_BEGUN = 2
"""Letters from which a word in the typing counts as a beginning: one letter begins half of all words."""


class Searcher:
    """Answers questions over a `Reader`. Holds only settings, so one may serve any number of threads."""

    def __init__(self, options: QueryOptions, clock: Callable[[], datetime] = datetime.now) -> None:
        self.options = options
        self._clock = clock

    def keyword(self, reader: Reader, request: SearchRequest) -> SearchResponse:
        """Answer by words alone (`mode: keyword`)."""
        return self._search(reader, request, None)

    def hybrid(self, reader: Reader, request: SearchRequest, query_vector: Vector | None) -> SearchResponse:
        """Answer by words and meaning; without vectors, or with a zero vector, by words alone.

        `query_vector` is the embedding of `parse.embedding_text(request.query)`, L2-normalised.
        """
        return self._search(reader, request, query_vector)

    def _search(self, reader: Reader, request: SearchRequest, vector: Vector | None) -> SearchResponse:
        started = time.perf_counter()
        today = (request.now or self._clock()).date()
        parsed = parse_query(request.query, today)
        when = time_scope(reader, parsed)
        if not when:
            parsed = replace(parsed, time=None)
        parsed, query = _understood(reader, parsed, chunks_left_out(reader, request))
        scope, banned = find_scope(reader, request, parsed, query)
        when = (when if scope is None else when & scope) - banned
        mode, candidates = self._candidates(reader, parsed, query, vector, when, scope)
        candidates = [each for each in candidates if each.chunk_id not in banned]
        candidates = self._aged(reader, candidates, today)
        if self.options.fusion == "calibrated" and not when:
            now = asks_for_now(parsed.words)
            candidates = newest_first(candidates, lambda chunks: _days(reader, chunks), now=now)
        wanted = self.options.max_results if request.max_results is None else request.max_results
        limit = max(0, wanted)
        cited = find_cited(reader, request)
        places = {each.chunk_id for each in cited}
        candidates = [each for each in candidates if each.chunk_id not in places]
        kept = self._threshold(request, mode, candidates)
        if parsed.time and parsed.time.is_short:
            kept = ranking.beside_time(kept, when)
        left = {each.chunk_id for each in kept}
        shown = (cited + self._first(reader, kept, limit))[:limit]
        if mode != "keyword" and vector is not None:
            _show_plain_cosines(reader, shown, vector)
        rows = reader.chunks(each.chunk_id for each in shown)
        hits = tuple(
            describe(each, rows[each.chunk_id], query, today) for each in shown if each.chunk_id in rows
        )
        return SearchResponse(
            query=request.query,
            hits=hits,
            mode=mode,
            citations=shows_citations(self.options.citations, request.session),
            took_ms=(time.perf_counter() - started) * 1000,
            notice=_notice(request.query, today, found=bool(cited or kept)),
            hidden=sum(each.chunk_id not in left for each in candidates),
            terms=query.terms,
        )

    def _candidates(
        self,
        reader: Reader,
        parsed: ParsedQuery,
        query: KeywordQuery,
        vector: Vector | None,
        when: frozenset[int],
        scope: frozenset[int] | None,
    ) -> tuple[Mode, list[Candidate]]:
        """Which legs answered, and all candidates in their order."""
        scope = when if query.only_time else scope
        words = ask_words(reader, query, scope, when)
        asked = bool(query.terms) and vector is not None and vector.any()
        vectors = reader.vectors() if asked else None
        if vectors is None or vector is None or vectors.count == 0:
            mode: Mode = "keyword"
            found = ranking.by_words(words)
        else:
            mode = "hybrid" if self.options.hybrid and reader.has_keywords else "vector"
            found = self._fused(mode, vectors, vector, query, words, words.scores.keys() | when, scope)
        only_filters = bool(parsed.filters) and not parsed.words
        if scope is not None and (query.only_time or only_filters):
            found = ranking.all_of(found, scope)
        elif when:
            found = ranking.lifted(found, when)
        for each in found:
            each.sure = each.sure or bool(query.required)
        return mode, found

    def _fused(
        self,
        mode: Mode,
        vectors: VectorSearcher,
        vector: Vector,
        query: KeywordQuery,
        words: WordLeg,
        others: AbstractSet[int],
        scope: frozenset[int] | None,
    ) -> list[Candidate]:
        if self.options.fusion == "weighted":
            options = self.options if mode == "hybrid" else replace(self.options, text_weight=0.0)
            return ranking.weighted(words, ask_cosines(vectors, vector, others, scope), options)
        meaning = ask_meaning(vectors, vector, others, scope, short=len(query.terms) <= SHORT)
        if mode == "hybrid":
            return ranking.by_both(query, words, meaning)
        return ranking.by_meaning(meaning, known_words=words.known)

    def _aged(self, reader: Reader, found: list[Candidate], today: date) -> list[Candidate]:
        if not self.options.decay:
            return found
        factors = {}
        for row in reader.chunks(each.chunk_id for each in found).values():
            age = age_in_days(row.path, row.day, row.mtime, today, row.tags)
            factors[row.id] = 1.0 if age is None else multiplier(age, self.options.half_life_days)
        return ranking.scaled(found, factors)

    def _threshold(self, request: SearchRequest, mode: Mode, candidates: list[Candidate]) -> list[Candidate]:
        default = KEYWORD_MIN_SCORE if mode == "keyword" else DEFAULT_MIN_SCORE[self.options.fusion]
        least = next(
            (score for score in (request.min_score, self.options.min_score) if score is not None), default
        )
        return [each for each in candidates if each.sure or each.score >= least]

    def _first(self, reader: Reader, kept: list[Candidate], limit: int) -> list[Candidate]:
        if not self.options.mmr or len(kept) < 3:
            return kept[:limit]
        pool = kept[:DIVERSE]
        rows = reader.chunks(each.chunk_id for each in pool)
        tokens = [set(terms(rows[each.chunk_id].text)) if each.chunk_id in rows else set() for each in pool]
        order = diversify([each.score for each in pool], tokens, self.options.mmr_lambda, len(pool))
        return ([pool[at] for at in order] + kept[DIVERSE:])[:limit]


def _understood(
    reader: Reader, parsed: ParsedQuery, left_out: frozenset[int]
) -> tuple[ParsedQuery, KeywordQuery]:
    """The question as far as these notes can answer it, and its expressions."""
    query = build(parsed)
    if query.required and not query.exact and not stands(reader, query.required, left_out):
        # A title that somebody quotes within a question is no command when no note has it.
        parsed = replace(parsed, phrases=())
        query = build(parsed)
    together = joined_in(reader, asked_words(parsed), query.terms)
    found = zip(query.terms, reader.document_frequencies(query.terms), strict=True)
    absent = [term for term, count in found if not count]
    alone = query.terms == (query.last,) and is_stop_word(query.last)
    begins = len(query.last) >= LEAST_BEGUN and (query.last in absent or alone)
    ways = ways_in(reader, asked_words(parsed), query.terms, absent) | spellings_in(reader, absent)
    spelt = all_spellings(ways, together)
    if begins or spelt:
        query = build(parsed, unfinished=begins, spelt=spelt, together=together)
    return parsed, query


def _notice(query: str, today: date, *, found: bool) -> str:
    """What deserves saying to people."""
    unused = " ".join(each.value for each in misread(query, today))
    hint = MISREAD.replace("%1", unused) if unused else ""
    return f"{hint} {'' if found or not query.strip() else NOTHING}".strip()


def _days(reader: Reader, chunks: list[int]) -> dict[int, date]:
    """Of notes: what was said in a conversation is not put right by what was said later."""
    rows = reader.chunks(chunks).values()
    return {row.id: row.day for row in rows if row.day and row.source == "memory"}


def _show_plain_cosines(reader: Reader, shown: list[Candidate], vector: Vector) -> None:
    """Ranking compares entries with a sharpened question; what is shown is the cosine that people know."""
    vectors = reader.vectors()
    found = vectors.of_chunks(vector, [each.chunk_id for each in shown]).hits() if vectors else ()
    plain = {hit.chunk_id: hit for hit in found}
    for each in shown:
        each.vector = plain.get(each.chunk_id)
