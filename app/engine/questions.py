"""The words in which a question is put to `Engine.search`, for the rooms that do not reach into `search`."""

from __future__ import annotations

from app.search.parse import Restriction, misread, restrictions
from app.search.parse import embedding_text as plain_words
from app.search.types import NOTHING, SearchHit, SearchRequest, SearchResponse

__all__ = [
    "NOTHING",
    "Restriction",
    "SearchHit",
    "SearchRequest",
    "SearchResponse",
    "misread",
    "plain_words",
    "restrictions",
]
