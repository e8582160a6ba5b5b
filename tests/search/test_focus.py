"""Which entry of a chunk is shown where several hold words of the question."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.index.index import Index
from tests.index.world import Notes, log_of
from tests.search.conftest import Asker

BULLETS = (
    "The spare rope hangs in the shed behind the bicycles",
    "合鍵を作ってもらい、お隣に預けた",
    "Paint for the shed and a new rope for the boat were bought",
    "鍵屋が来て、玄関の錠を直してくれた",
    "ＰＡＩＮＴ for the boat is in the shed, beside the rope",
)


@pytest.mark.parametrize(
    ("query", "shown"),
    [
        ("spare rope", 0),
        ("boat rope paint", 2),
        ("paint boat shed", 2),  # the first of two that hold as many
        ("shed bicycles", 0),
        ("合鍵", 1),
        ("鍵", 3),  # alone, and as the beginning of another term
        ("直", 3),
        ("paint beside rope", 4),
    ],
)
def test_the_entry_with_most_of_the_words_is_shown(
    index: Index, ask: Asker, tmp_path: Path, query: str, shown: int
) -> None:
    notes = Notes(tmp_path / "more")
    notes.write("memory/2026-11-20.md", log_of(20, *BULLETS))
    index.sync(notes.scope)
    hit = ask(query, "keyword").hits[0]
    assert hit.path == "memory/2026-11-20.md"
    assert hit.focus == (5 + shown, 5 + shown)
    assert BULLETS[shown] in hit.snippet.text
