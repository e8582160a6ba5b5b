"""A small memory in four languages, indexed for real, with vectors that need no model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import numpy as np
import pytest

from app.index.index import Index
from app.index.options import IndexOptions
from app.search.parse import embedding_text
from app.search.searcher import Searcher
from app.search.types import QueryOptions, SearchRequest, SearchResponse
from tests.index.world import DIMENSIONS, Notes, embed_all, log_of, vectors_of

NOW = datetime(2026, 11, 29, 12).astimezone()

NOTES = {
    "MEMORY.md": "# Facts\n\n- The boiler was serviced in October.\n- Rod prefers oat milk.\n",
    "memory/2026-11-27.md": log_of(
        27,
        "Ticket TKY-77120 waits for the vendor, ask again on Monday",
        "受付番号はHKD-40518、来店時に伝えること",
        "蜂蜜の瓶が固まったので湯せんした",
        "Moved the budget review to Friday because the train was cancelled",
    ),
    "memory/2026-11-28.md": log_of(
        28,
        "Ticket TKY-77210 is closed",
        "Lent the walnut tripod to the school",
        "枸杞放进玻璃罐了",
        "한지 두 묶음을 받아 옴",
        "The red notebook lies under the lamp",
    ),
    "memory/2026-03-05.md": log_of(
        5,
        "Glued the walnut shelf",
        "Notebook with a red cover bought for the notes of the choir, which meets again after the holidays",
        "The travel tripod lost a foot",
    ),
    "memory/projects/garden.md": "---\ntags: [garden, home]\n---\n# Garden\n\nRoses need water at night.\n",
}


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    notes = Notes(tmp_path / "notes")
    for path, text in NOTES.items():
        notes.write(path, text)
    made = Index.open(tmp_path / "index.sqlite", IndexOptions())
    made.sync(notes.scope)
    embed_all(made)
    yield made
    made.close()


class Asker:
    """Asks an index in either mode; `paths` for the order alone."""

    def __init__(self, index: Index) -> None:
        self.index = index

    def __call__(
        self, query: str, mode: str = "hybrid", options: QueryOptions | None = None, **request: object
    ) -> SearchResponse:
        searcher = Searcher(options or QueryOptions(), clock=lambda: NOW)
        asked = SearchRequest(query, **request)  # type: ignore[arg-type]
        with self.index.read() as reader:
            if mode == "keyword":
                return searcher.keyword(reader, asked)
            text = embedding_text(query)
            vector = vectors_of([text])[0] if text else np.zeros(DIMENSIONS, dtype=np.float32)
            return searcher.hybrid(reader, asked, vector)

    def paths(self, query: str, mode: str = "hybrid", **more: object) -> list[str]:
        return [hit.path for hit in self(query, mode, **more).hits]  # type: ignore[arg-type]


Ask = Callable[..., SearchResponse]


@pytest.fixture
def ask(index: Index) -> Asker:
    return Asker(index)
