from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.index.index import Index
from app.index.options import IndexOptions
from tests.index.world import Notes


@pytest.fixture
def notes(home: Path) -> Notes:
    return Notes(home / "notes")


@pytest.fixture
def path(home: Path) -> Path:
    return home / "index" / "main.sqlite"


@pytest.fixture
def open_index(path: Path) -> Iterator[Callable[..., Index]]:
    """Open the index with the given options; all are closed at the end."""
    opened: list[Index] = []

    def opener(**options: object) -> Index:
        index = Index.open(path, IndexOptions(**options))  # type: ignore[arg-type]
        opened.append(index)
        return index

    yield opener
    for index in opened:
        index.close()


@pytest.fixture
def index(open_index: Callable[..., Index]) -> Index:
    return open_index()
