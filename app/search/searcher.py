"""The walk of a search: parse, ask both legs, fuse, threshold, decay, diversify, cut, describe."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from app.search.types import QueryOptions, SearchRequest, SearchResponse

if TYPE_CHECKING:
    from app.embeddings.provider import Vector
    from app.index.reader import Reader


class Searcher:
    """Answers questions over a `Reader`. Holds only settings, so one may serve any number of threads."""

    def __init__(self, options: QueryOptions, clock: Callable[[], datetime] = datetime.now) -> None:
        self.options = options
        self._clock = clock

    def keyword(self, reader: Reader, request: SearchRequest) -> SearchResponse:
        """Answer by words alone (`mode: keyword`)."""
        return SearchResponse(query=request.query)

    def hybrid(self, reader: Reader, request: SearchRequest, query_vector: Vector | None) -> SearchResponse:
        """Answer by words and meaning; a missing or zero vector falls back to `keyword`."""
        return SearchResponse(query=request.query)
