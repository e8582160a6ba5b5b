from __future__ import annotations

import time

from app.index.index import Index
from tests.index.world import Notes, words

MANY = 10_000


def test_ten_thousand_notes(index: Index, notes: Notes) -> None:
    folder = notes.workspace / "memory"
    for number in range(MANY):
        (folder / f"{number}.md").write_text(f"# Note {number}\n\nthing{number} 会議\n")
    started = time.perf_counter()
    assert len(index.sync(notes.scope).added) == MANY
    first = time.perf_counter() - started
    started = time.perf_counter()
    assert index.sync(notes.scope).paths == ()
    unchanged = time.perf_counter() - started
    (folder / "77.md").write_text("# Note 77\n\npenguin\n")
    assert index.sync(notes.scope).changed == ["memory/77.md"]
    assert words(index, '"thing9999"') == [("memory/9999.md", 1)]
    assert words(index, '"penguin"') == [("memory/77.md", 1)]
    # Far above what a quiet machine needs (4 s and 0.1 s): this only notices another order of growth.
    assert first < 60
    assert unchanged < 3
