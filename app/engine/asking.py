"""Asking one agent's memory: words at once, meaning when the question's vector is there.

Runs on the caller's thread. A provider that fails, is slow or is absent never takes the keyword answer away.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from app.errors import MemoroError
from app.search.types import QueryOptions, SearchResponse

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.config.options import AgentSettings
    from app.embeddings.provider import EmbeddingProvider, Identity, Vector
    from app.engine.provision import Provision
    from app.index.index import Index
    from app.index.reader import Reader
    from app.search.searcher import Searcher
    from app.search.types import Citations, SearchRequest

log = logging.getLogger(__name__)
REMEMBERED_QUESTIONS = 128
MOST_GENERATIONS = 3
"""So many times a question is embedded again because the generation changed under it; then words answer."""


class Asking:
    """Thread-safe: holds settings, the index and the last questions' vectors."""

    def __init__(self, settings: AgentSettings, index: Index, provision: Provision) -> None:
        self._index, self._provision = index, provision
        self._settings = settings
        self._ask: Searcher | None = None
        self._vectors: OrderedDict[tuple[Identity, str], Vector] = OrderedDict()
        self._lock = threading.Lock()
        self._last_asked = time.monotonic()
        self.problem: MemoroError | None = None

    def search(
        self, request: SearchRequest, on_partial: Callable[[SearchResponse], None] | None = None
    ) -> SearchResponse:
        """The answer; `on_partial` first gets the keyword answer when meaning takes longer."""
        self._last_asked = time.monotonic()
        question = self._question(request)
        for _ in range(MOST_GENERATIONS):
            provider = self._answering() if question else None
            if provider is None:
                break
            provision, identity = self._provision, provider.identity
            vector = self._remembered(identity, question)
            if vector is None:
                if on_partial is not None:
                    on_partial(replace(self._by_words(request), complete=False))
                    on_partial = None
                try:
                    vector = self._embed(provider, question)
                except MemoroError as problem:
                    if provision is self._provision:  # else it is one of settings that hold no more
                        self.problem = problem
                    return self._by_words(request, problem)
                self.problem = None
            with self._index.read() as reader:
                if not _answers(reader, identity):
                    continue
                try:
                    response = self._searcher.hybrid(reader, request, vector)
                except (ArithmeticError, ValueError):  # NumPy's LinAlgError too
                    log.exception("ranking by meaning failed")  # and must never take the words away
                    return self._by_words(request, MemoroError("Search by meaning failed"))
            return self._signed(replace(response, provider=identity.provider, model=identity.model))
        return self._by_words(request)

    @staticmethod
    def _question(request: SearchRequest) -> str:
        """What of the query has a meaning: without its filters and exclusions."""
        from app.search import parse

        return parse.embedding_text(request.query).strip()

    def _by_words(self, request: SearchRequest, problem: MemoroError | None = None) -> SearchResponse:
        with self._index.read() as reader:
            response = self._searcher.keyword(reader, request)
        if problem is not None:
            notice = f"{problem.title}: results are by keywords only."
            response = replace(response, notice=f"{notice} {response.notice}".strip())
        return self._signed(response)

    def _signed(self, response: SearchResponse) -> SearchResponse:
        selection = self._provision.selection
        return replace(response, fallback=selection.fallback) if selection else response

    def _answering(self) -> EmbeddingProvider | None:
        """The provider whose vectors the index answers with now."""
        if self._provision.is_by_words:
            return None
        with self._index.read() as reader:
            vectors = reader.vectors()
        return self._provision.answering(vectors.identity if vectors and vectors.count else None)

    def _remembered(self, identity: Identity, question: str) -> Vector | None:
        with self._lock:
            if (vector := self._vectors.get((identity, question))) is not None:
                self._vectors.move_to_end((identity, question))
            return vector

    def _embed(self, provider: EmbeddingProvider, question: str) -> Vector:
        vector = provider.embed_query(question)
        with self._lock:
            self._vectors[provider.identity, question] = vector
            if len(self._vectors) > REMEMBERED_QUESTIONS:
                self._vectors.popitem(last=False)
        return vector

    def use(self, settings: AgentSettings, provision: Provision) -> None:
        """Answer by these settings from the next question on."""
        if provision is not self._provision:
            self.problem = None
        self._settings, self._ask, self._provision = settings, None, provision

    @property
    def _searcher(self) -> Searcher:
        if (ask := self._ask) is None:
            # Imported with the first question: a command that only indexes needs none of it.
            from app.search import searcher

            ask = self._ask = searcher.Searcher(query_options(self._settings))
        return ask

    def idle_seconds(self) -> float:
        return time.monotonic() - self._last_asked


def _answers(reader: Reader, identity: Identity) -> bool:
    """Whether the generation of this identity is still the one: another may be complete by now."""
    vectors = reader.vectors()
    return vectors is not None and vectors.identity == identity


def query_options(settings: AgentSettings) -> QueryOptions:
    """The settings under `memorySearch.query`, in the search room's own words."""
    query = settings.memory_search.query
    hybrid = query.hybrid
    return QueryOptions(
        max_results=query.max_results,
        min_score=query.min_score,
        hybrid=hybrid.enabled,
        fusion=hybrid.fusion,
        vector_weight=hybrid.vector_weight,
        text_weight=hybrid.text_weight,
        candidate_multiplier=hybrid.candidate_multiplier,
        mmr=hybrid.mmr.enabled,
        mmr_lambda=hybrid.mmr.lambda_,
        decay=hybrid.temporal_decay.enabled,
        half_life_days=hybrid.temporal_decay.half_life_days,
        citations=cast("Citations", settings.citations),
    )
