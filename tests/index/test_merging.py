from __future__ import annotations

from app.index.index import Index
from tests.index.world import Notes, words

MOST = 6


def segments(index: Index) -> int:
    with index._pool.snapshot() as db:
        return int(db.execute("SELECT count(DISTINCT segid) FROM chunks_fts_idx").get)


def test_notes_that_change_one_by_one_leave_few_segments(index: Index, notes: Notes) -> None:
    for number in range(14):  # FTS5 itself merges from 16 on
        notes.write(f"memory/{number}.md", f"alpha number{number}\n")
        index.sync(notes.scope)
    assert segments(index) <= MOST
    assert len(words(index, '"alpha"')) == 14
    notes.write("memory/3.md", "beta\n")
    notes.remove("memory/4.md")
    index.sync(notes.scope)
    assert len(words(index, '"alpha"')) == 12


def test_an_index_that_is_made_again_has_few_segments(index: Index, notes: Notes) -> None:
    index.begin_rebuild(notes.scope)
    for number in range(14):
        notes.write(f"memory/{number}.md", f"alpha number{number}\n")
        assert index._shadow is not None
        index._shadow.sync()
    index.publish_rebuild()
    assert segments(index) <= MOST
    assert len(words(index, '"alpha"')) == 14
