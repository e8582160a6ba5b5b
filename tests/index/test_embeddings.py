from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import numpy as np

from app.embeddings.provider import Identity
from app.index.index import Index
from app.index.passages import text_hash
from tests.index.world import IDENTITY, OTHER, Notes, embed_all, log_of, meaning, vectors_of


def _logs(notes: Notes, count: int, *, bullets: int = 4) -> None:
    for number in range(count):
        notes.write(
            f"memory/2026-01-{number + 1:02}.md",
            log_of(
                number,
                *(f"bullet {number} {place} about thing{number * 100 + place}" for place in range(bullets)),
            ),
        )


def cached(index: Index) -> int:
    return index.counts().cached


def test_passages_are_the_chunk_with_its_headings_and_its_entries_bare(index: Index, notes: Notes) -> None:
    bullets = "- it was repaired in the spring of last year\n- 次の点検は九月に行う予定になっている\n"
    notes.write("memory/a.md", f"# Home\n\n## Boiler\n\n{bullets}")
    index.sync(notes.scope)
    passages = index.pending(IDENTITY, 10)
    assert all(text_hash(passage.text) == passage.hash for passage in passages)
    texts = [passage.text for passage in passages]
    assert any(text.startswith("Home") and "repaired" in text for text in texts)
    assert any("repaired" in text and "Home" not in text for text in texts)
    assert index.pending_count(IDENTITY) == len(texts) == index.counts().passages


def test_newest_notes_come_first(index: Index, notes: Notes) -> None:
    for number in range(600):
        file = notes.write(f"memory/{number}.md", f"note number {number} " + "x" * (number % 40) + "\n")
        os.utime(file, (number + 1, number + 1))
    index.sync(notes.scope)
    first = [passage.text.split()[2] for passage in index.pending(IDENTITY, 512)]
    assert {int(number) for number in first} == set(range(88, 600))
    lengths = [len(passage.text) for passage in index.pending(IDENTITY, 512)]
    assert lengths == sorted(lengths, reverse=True)


def test_pending_is_asked_again_until_it_is_stored(index: Index, notes: Notes) -> None:
    _logs(notes, 3)
    index.sync(notes.scope)
    first = index.pending(IDENTITY, 4)
    assert index.pending(IDENTITY, 4) == first
    before = index.pending_count(IDENTITY)
    index.store(IDENTITY, [each.hash for each in first], vectors_of([each.text for each in first]))
    assert index.pending_count(IDENTITY) == before - 4
    assert not {each.hash for each in index.pending(IDENTITY, 99)} & {each.hash for each in first}


def test_a_text_that_changes_while_it_is_embedded_is_not_asked_again(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    (old,) = index.pending(IDENTITY, 9)
    notes.write("memory/a.md", "beta\n")
    index.sync(notes.scope)
    (new,) = index.pending(IDENTITY, 9)
    assert new.text.strip() == "beta"
    index.store(IDENTITY, [old.hash], vectors_of([old.text]))
    assert index.pending_count(IDENTITY) == 1
    notes.write("memory/a.md", "alpha\n")
    index.sync(notes.scope)
    assert index.pending(IDENTITY, 9) == []  # it was kept though nothing needed it then
    assert index.pending_count(IDENTITY) == 0


def test_a_part_of_the_first_generation_answers(index: Index, notes: Notes) -> None:
    _logs(notes, 3)
    index.sync(notes.scope)
    assert meaning(index, "bullet") == []
    assert index.active_identity() is None
    first = index.pending(IDENTITY, 4)
    index.store(IDENTITY, [each.hash for each in first], vectors_of([each.text for each in first]))
    assert index.active_identity() == IDENTITY
    assert 1 <= len(meaning(index, "bullet", 50)) <= 3
    counts = index.counts()
    assert 4 <= counts.embedded < counts.passages


def test_another_model_answers_only_when_it_is_complete(index: Index, notes: Notes) -> None:
    _logs(notes, 3)
    index.sync(notes.scope)
    embed_all(index)
    before = meaning(index, "thing101")
    passages = index.pending(OTHER, 5)
    index.store(OTHER, [each.hash for each in passages], vectors_of([each.text for each in passages], OTHER))
    assert not index.activate(OTHER)
    assert (index.active_identity(), meaning(index, "thing101")) == (IDENTITY, before)
    embed_all(index, OTHER)
    assert index.active_identity() == OTHER
    assert meaning(index, "thing101")[0][:3] == before[0][:3]
    assert meaning(index, "thing101") != before
    assert embed_all(index, IDENTITY) == 0  # going back is free
    assert meaning(index, "thing101") == before


def test_new_notes_reach_the_old_model_while_another_is_built(index: Index, notes: Notes) -> None:
    _logs(notes, 2)
    index.sync(notes.scope)
    embed_all(index)
    assert index.pending_count(OTHER) > 0
    notes.write("memory/new.md", "a penguin\n")
    index.sync(notes.scope)
    assert index.pending(OTHER, 1)[0].text.strip() == "a penguin"
    embed_all(index, IDENTITY)
    assert meaning(index, "penguin")[0][0] == "memory/new.md"


def test_the_least_recently_used_leave_the_cache(open_index: Callable[..., Index], notes: Notes) -> None:
    index = open_index(cache_max_entries=5)
    notes.write(
        "memory/kept.md", log_of(1, *(f"kept and long enough to stand alone thing{n}" for n in range(12)))
    )
    index.sync(notes.scope)
    embed_all(index)
    in_use = cached(index)
    assert in_use > 5  # rows in use do not count
    texts = [f"old text {number}\n" for number in range(8)]
    for number, text in enumerate(texts):
        notes.write("memory/changing.md", text)
        index.sync(notes.scope)
        embed_all(index)
        index._db.execute("UPDATE embedding_cache SET used_at = used_at - 100")
        assert cached(index) == in_use + number + 1
    notes.write("memory/changing.md", texts[0])  # used again, so it is young again
    index.sync(notes.scope)
    notes.remove("memory/changing.md")
    index.sync(notes.scope)
    index._embeddings.evict(everything=True)
    assert cached(index) == in_use + 5
    notes.write("memory/changing.md", texts[0])
    index.sync(notes.scope)
    assert index.pending_count(IDENTITY) == 0
    notes.write("memory/changing.md", texts[1])
    index.sync(notes.scope)
    assert index.pending_count(IDENTITY) == 1


def test_the_generation_that_was_left_last_stays_the_longest(
    open_index: Callable[..., Index], notes: Notes
) -> None:
    """However long ago its vectors were made: it has answered until now."""
    _logs(notes, 3)
    index = open_index(cache_max_entries=20)
    index.sync(notes.scope)
    third = Identity("test", "third", "", IDENTITY.dimensions)
    for identity in (IDENTITY, OTHER, IDENTITY):
        embed_all(index, identity)
        index._db.execute("UPDATE embedding_cache SET used_at = used_at - 100")
    size = index.counts().passages
    assert 10 < size <= 20 < 2 * size
    embed_all(index, third)

    def kept(identity: Identity) -> int:
        number = index._embeddings.identity_id(identity)
        rows = index._db.execute("SELECT count(*) FROM embedding_cache WHERE identity_id = ?", (number,))
        return int(rows.get)

    assert (kept(third), kept(IDENTITY), kept(OTHER)) == (size, size, 20 - size)


def test_without_a_cache_only_rows_in_use_stay(open_index: Callable[..., Index], notes: Notes) -> None:
    index = open_index(cache_enabled=False)
    _logs(notes, 3)
    index.sync(notes.scope)
    embed_all(index)
    before = cached(index)
    notes.remove("memory/2026-01-01.md")
    index.sync(notes.scope)
    assert 0 < cached(index) == index.counts().passages < before
    embed_all(index, OTHER)
    assert cached(index) == index.counts().passages


def test_a_zero_vector_is_stored_and_never_found(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha\n")
    notes.write("memory/b.md", "beta\n")
    index.sync(notes.scope)
    passages = index.pending(IDENTITY, 5)
    vectors = vectors_of([each.text for each in passages])
    vectors[0] = 0.0
    index.store(IDENTITY, [each.hash for each in passages], vectors)
    assert index.pending_count(IDENTITY) == 0
    assert len(meaning(index, "beta")) == 1


def test_many_changes_at_once_are_followed_by_loading_anew(index: Index, notes: Notes) -> None:
    _logs(notes, 2)
    index.sync(notes.scope)
    embed_all(index)
    assert index.pending_count(OTHER)
    meaning(index, "bullet")
    index._db.execute("DELETE FROM changes")  # as if the log had been shortened since
    _logs(notes, 9)
    index.sync(notes.scope)
    index._db.execute("DELETE FROM changes WHERE id = (SELECT min(id) FROM changes)")
    embed_all(index)
    assert meaning(index, "thing801")[0][0] == "memory/2026-01-09.md"
    with index.read() as reader:
        searcher = reader.vectors()
        assert searcher is not None
        assert searcher.count == index.counts().embedded
    assert np.isfinite(searcher.distribution(vectors_of(["x"])[0])).all()


def test_space_that_is_free_goes_back_to_the_disk(
    open_index: Callable[..., Index], notes: Notes, path: Path
) -> None:
    index = open_index(cache_enabled=False)
    _logs(notes, 28, bullets=30)
    index.sync(notes.scope)
    embed_all(index)
    index.close()
    before = path.stat().st_size
    for number in range(2, 29):
        notes.remove(f"memory/2026-01-{number:02}.md")
    index = open_index(cache_enabled=False)
    index.sync(notes.scope)
    index.close()
    assert path.stat().st_size < before / 2
