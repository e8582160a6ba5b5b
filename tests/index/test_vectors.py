from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.embeddings.provider import Identity, Vectors
from app.index.index import Index
from app.index.vectors import extension, matrix
from app.index.vectors.codec import cosines, decode, encode, quantise, unit
from app.index.vectors.matrix import Matrix
from app.index.vectors.moments import Moments
from app.index.vectors.rows import VectorRows, rows_of_chunks
from tests.index.world import DIMENSIONS, IDENTITY, Notes, embed_all, log_of, meaning, vectors_of

CORNER = 0.74  # the mean cosine of multilingual-e5-small


def realistic(count: int, dimensions: int = 384, seed: int = 0) -> Vectors:
    """Unit vectors in a corner, in clusters, with falling variances: what a real model's look like."""
    rng = np.random.default_rng(seed)
    scale = (np.arange(dimensions) + 5.0) ** -0.5
    centres = rng.standard_normal((max(1, count // 40), dimensions)) * scale
    rows = (
        centres[rng.integers(len(centres), size=count)]
        + 0.7 * rng.standard_normal((count, dimensions)) * scale
    )
    rows *= ((1 - CORNER) / CORNER / (rows**2).sum(axis=1).mean()) ** 0.5
    rows += rng.choice([-1.0, 1.0], dimensions) / dimensions**0.5
    return (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)


def rows_of(vectors: Vectors, *, per_chunk: int = 4, first_chunk: int = 1) -> VectorRows:
    numbers = np.arange(len(vectors))
    small = (numbers % per_chunk).astype(np.int32)
    chunks = (first_chunk + numbers // per_chunk).astype(np.int32)
    return VectorRows(chunks, small, small, small, quantise(vectors))


def test_a_cosine_loses_next_to_nothing() -> None:
    vectors = realistic(3000)
    kept = decode(encode(vectors), 384)
    error = np.abs(cosines(kept, vectors[0]) - vectors @ vectors[0])
    assert error.max() < 0.0015
    assert error.mean() < 0.0004


@given(st.integers(1, 70), st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_codes_keep_the_direction(dimensions: int, seed: int) -> None:
    vectors = np.random.default_rng(seed).standard_normal((5, dimensions)).astype(np.float32)
    for vector, code in zip(vectors, quantise(vectors), strict=True):
        assert float(unit(code.astype(np.float32)) @ unit(vector)) > 0.999


def test_bad_vectors_do_no_harm() -> None:
    vectors = np.array([[0, 0, 0, 0], [np.nan, 1, np.inf, 0]], dtype=np.float32)
    assert np.isfinite(cosines(quantise(vectors), np.ones(4, dtype=np.float32))).all()


@pytest.mark.parametrize("dimensions", [384, 100])
def test_the_bits_lose_no_near_vector(dimensions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "EXACT_ROWS", 1_600)  # of 20,000: half the share that it has at 100,000
    vectors, questions = np.split(realistic(20_050, dimensions), [20_000])
    rows = rows_of(vectors)
    searched = Matrix(rows, dimensions)
    found = total = 0
    for question in questions:
        exact = cosines(rows.codes, question)
        compared = searched.nearest(question, 10)
        assert 1_600 <= len(compared.chunks) < 4_000
        assert not compared.all_rows
        best = {(int(rows.chunks[row]), int(rows.ordinals[row])) for row in np.argsort(-exact)[:10]}
        found += len(best & set(zip(compared.chunks.tolist(), compared.ordinals.tolist(), strict=True)))
        total += 10
    assert found / total >= 0.98


def test_a_matrix_that_follows_is_like_one_made_at_once() -> None:
    vectors = realistic(3_000)
    followed = Matrix(rows_of(vectors[:400]), 384)
    for start in range(400, 3_000, 400):
        more = rows_of(vectors[start : start + 400], first_chunk=1 + start // 4)
        followed.replace([], more)
    followed.replace([5, 6], rows_of(vectors[:8], first_chunk=5))
    followed.replace([700], rows_of(vectors[:0]))
    changed = vectors.copy()
    changed[16:24] = vectors[:8]
    whole = Matrix(rows_of(changed), 384)
    whole.replace([700], rows_of(vectors[:0]))
    question = vectors[17]
    assert len(followed) == len(whole) == 2_996
    ours, theirs = (_sorted(each, question) for each in (followed, whole))
    assert ours == theirs
    assert not any(chunk == 700 for _, chunk, _ in ours)


def _sorted(searched: Matrix, question: Vectors) -> list[tuple[float, int, int]]:
    found = searched.nearest(question, 50)
    return sorted(
        zip(np.round(-found.cosines, 5).tolist(), found.chunks.tolist(), found.ordinals.tolist(), strict=True)
    )


def test_mean_and_deviation_need_no_scan() -> None:
    vectors, questions = np.split(realistic(4_000), [3_990])
    moments = Moments.of(quantise(vectors))
    assert moments is not None
    for question in questions:
        exact = vectors @ question
        mean, deviation = moments.of_query(question)
        assert mean == pytest.approx(float(exact.mean()), abs=2e-4)
        assert deviation == pytest.approx(float(exact.std()), rel=0.01)
    sampled = Moments.of(quantise(realistic(30_000)))
    assert sampled is not None
    assert sampled.of_query(questions[0])[0] == pytest.approx(
        float((realistic(30_000) @ questions[0]).mean()), abs=2e-3
    )
    assert Moments.of(quantise(vectors[:0])) is None


def _world(notes: Notes) -> None:
    for day in range(30):
        bullets = [
            f"thing{day * 10 + number} with word{number} and more words" for number in range(day % 7 + 1)
        ]
        notes.write(f"memory/2026-01-{day + 1:02}.md", log_of(day, *bullets))
    notes.write("memory/same1.md", "the very same text\n")
    notes.write("memory/same2.md", "the very same text\n")


QUESTIONS = ["thing101 with word1", "word3", "the very same text", "Log of day 7", "nothing of the kind"]


@pytest.mark.parametrize("limit", [1, 5, 200])
def test_sqlite_vec_and_the_matrix_give_the_same_results(
    open_index: Callable[..., Index], notes: Notes, limit: int
) -> None:
    _world(notes)
    index = open_index(vector_engine="matrix")
    index.sync(notes.scope)
    embed_all(index)
    by_matrix = [meaning(index, question, limit) for question in QUESTIONS]
    with index.read() as reader:
        by_chunk = _exact(reader.vectors())
    assert index.vector_engine == "matrix"
    index.close()

    other = open_index(vector_engine="sqlite-vec")
    embed_all(other)
    assert [meaning(other, question, limit) for question in QUESTIONS] == by_matrix
    assert other.vector_engine == "sqlite-vec"
    with other.read() as reader:
        assert _exact(reader.vectors()) == by_chunk


def _exact(searcher: object) -> object:
    return searcher.of_chunks(vectors_of(["word3"])[0], {1, 3, 5, 99_999}).hits()  # type: ignore[attr-defined]


@pytest.mark.parametrize("engine", ["matrix", "sqlite-vec"])
def test_the_entries_of_a_chunk_are_counted_and_added_up(
    engine: str, open_index: Callable[..., Index], notes: Notes
) -> None:
    _world(notes)
    index = open_index(vector_engine=engine)
    index.sync(notes.scope)
    embed_all(index)
    question = vectors_of(["word3"])[0]
    with index.read() as reader, index._pool.snapshot() as db:
        searcher = reader.vectors()
        assert searcher is not None
        asked = [chunk for (chunk,) in db.execute("SELECT id FROM chunks ORDER BY id DESC LIMIT 9")]
        found = searcher.of_chunks(question, asked, "entries")
        rows = rows_of_chunks(db, 1, DIMENSIONS, asked)
    exact, entry = cosines(rows.codes, question), rows.ordinals > 0
    own = {chunk: exact[entry & (rows.chunks == chunk)] for chunk in sorted(asked)}
    own = {chunk: each for chunk, each in own.items() if len(each)}
    assert found.chunks.tolist() == list(own)
    assert max(found.counts) > 1
    assert found.counts.tolist() == [len(each) for each in own.values()]
    assert found.totals == pytest.approx([each.sum() for each in own.values()], abs=1e-5)
    assert found.cosines == pytest.approx([each.max() for each in own.values()], abs=1e-5)


@pytest.mark.parametrize("engine", ["matrix", "sqlite-vec"])
def test_every_vector_of_a_chunk_is_compared_with_each_question(
    engine: str, open_index: Callable[..., Index], notes: Notes
) -> None:
    _world(notes)
    index = open_index(vector_engine=engine)
    index.sync(notes.scope)
    embed_all(index)
    questions = vectors_of(["word3", "word4"])
    with index.read() as reader, index._pool.snapshot() as db:
        searcher = reader.vectors()
        assert searcher is not None
        asked = [chunk for (chunk,) in db.execute("SELECT id FROM chunks ORDER BY id DESC LIMIT 9")]
        places, found = searcher.each_of_chunks(questions, asked)
        rows = rows_of_chunks(db, 1, DIMENSIONS, asked)
    assert found.shape == (2, len(rows))
    keys = list(zip(places.chunks.tolist(), places.ordinals.tolist(), strict=True))
    for number, question in enumerate(questions):
        exact = zip(rows.chunks.tolist(), rows.ordinals.tolist(), cosines(rows.codes, question), strict=True)
        wanted = {(chunk, ordinal): cosine for chunk, ordinal, cosine in exact}
        assert found[number] == pytest.approx([wanted[key] for key in keys], abs=1e-5)


def test_sqlite_vec_follows_notes_and_models(open_index: Callable[..., Index], notes: Notes) -> None:
    _world(notes)
    index = open_index(vector_engine="sqlite-vec")
    index.sync(notes.scope)
    embed_all(index)
    meaning(index, "word3")
    notes.write("memory/new.md", "a penguin walks\n")
    notes.remove("memory/same2.md")
    notes.write("memory/2026-01-05.md", log_of(5, "another bullet about whales", "and one about owls"))
    index.sync(notes.scope)
    embed_all(index)
    found = [meaning(index, question, 50) for question in (*QUESTIONS, "penguin", "whales")]
    embed_all(index, Identity("test", "third", "", DIMENSIONS))
    assert [
        name for (name,) in index._db.execute("SELECT name FROM sqlite_schema WHERE name GLOB 'vectors_?'")
    ] == ["vectors_2"]
    embed_all(index)
    index.close()
    again = open_index(vector_engine="matrix")
    assert [meaning(again, question, 50) for question in (*QUESTIONS, "penguin", "whales")] == found


def test_auto_takes_sqlite_vec_beyond_the_memory(open_index: Callable[..., Index], notes: Notes) -> None:
    _world(notes)
    index = open_index(vector_memory_mb=0)
    index.sync(notes.scope)
    embed_all(index)
    assert meaning(index, "thing101")[0][0] == "memory/2026-01-11.md"
    assert index.vector_engine == "sqlite-vec"
    index.close()
    larger = open_index(vector_memory_mb=64)
    assert meaning(larger, "thing101")[0][0] == "memory/2026-01-11.md"
    assert larger.vector_engine == "matrix"


def test_a_broken_extension_is_said_once_and_the_matrix_serves(
    open_index: Callable[..., Index], notes: Notes, home: Path
) -> None:
    broken = home / "broken.so"
    broken.write_bytes(b"not a library")
    _world(notes)
    index = open_index(vector_engine="sqlite-vec", vector_extension=broken)
    assert [notice.code for notice in index.notices] == ["no_sqlite_vec"]
    index.sync(notes.scope)
    embed_all(index)
    assert meaning(index, "thing101")[0][0] == "memory/2026-01-11.md"
    assert index.vector_engine == "matrix"
    assert extension.problem(None) is None
    assert extension.problem(home / "missing.so")


def test_the_best_entry_of_a_chunk_is_shown_with_its_lines(index: Index, notes: Notes) -> None:
    bullets = (
        "we had a look at the piano",
        "the penguin walked over the ice today",
        "invoice was paid in full",
    )
    notes.write("memory/a.md", "intro line\n\n" + log_of(1, *bullets))
    index.sync(notes.scope)
    embed_all(index)
    with index.read() as reader:
        searcher = reader.vectors()
        assert searcher is not None
        (best,) = searcher.nearest(vectors_of(["penguin ice"])[0], 1).hits()
        assert best.is_entry
        start = reader.chunks([best.chunk_id])[best.chunk_id].start_line
        assert (start + best.first, start + best.last) == (8, 8)
        assert searcher.of_chunks(vectors_of(["penguin ice"])[0], {best.chunk_id}).hits() == [best]
        assert searcher.of_chunks(vectors_of(["penguin ice"])[0], set()).hits() == []
        assert searcher.identity == IDENTITY
    notes.write("memory/a.md", "intro line\nanother line\n\n" + log_of(1, *bullets))
    index.sync(notes.scope)
    assert [line for _, line, _, _ in meaning(index, "penguin ice", 1)] == [9]


def test_an_older_snapshot_never_shows_what_it_does_not_know(index: Index, notes: Notes) -> None:
    notes.write("memory/a.md", "alpha beta\n")
    index.sync(notes.scope)
    embed_all(index)
    with index.read() as reader:
        assert reader.chunk_count == 1
        notes.write("memory/b.md", "alpha gamma\n")
        index.sync(notes.scope)
        embed_all(index)
        assert len(meaning(index, "alpha")) == 2  # loads the newer state into the shared memory
        searcher = reader.vectors()
        assert searcher is not None
        hits = searcher.nearest(vectors_of(["alpha"])[0], 5).hits()
        assert [row.path for row in reader.chunks(hit.chunk_id for hit in hits).values()] == ["memory/a.md"]


def test_searches_from_many_threads_while_notes_change(index: Index, notes: Notes) -> None:
    _world(notes)
    index.sync(notes.scope)
    embed_all(index)
    stop, failures = threading.Event(), []

    def search() -> None:
        while not stop.is_set():
            try:
                hits = meaning(index, "the very same text", 3)
                if hits[0][0] not in {"memory/same1.md", "memory/same2.md"}:
                    failures.append(hits)
            except Exception as error:  # noqa: BLE001  # shown by the assertion below
                failures.append(error)

    threads = [threading.Thread(target=search) for _ in range(4)]
    for thread in threads:
        thread.start()
    for number in range(25):
        notes.write("memory/new.md", f"round{number} of changes\n")
        index.sync(notes.scope)
        embed_all(index)
        if number % 10 == 0:
            index.release()
    stop.set()
    for thread in threads:
        thread.join()
    assert failures == []
