"""The cosine without what the vectors of each language, and questions, have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from app.embeddings.builtin.model_file import DIMENSIONS, MODEL_NAME
from app.embeddings.provider import Identity
from app.index.index import Index
from app.index.vectors.searcher import Places, VectorSearcher
from app.search import legs
from app.search import relation as relation_module
from app.search.legs import MeaningLeg, ask_meaning
from app.search.ranking import Candidate, _levelled
from app.search.relation import (
    STORED,
    Relation,
    background_file,
    in_one_language,
    least,
    relations,
)
from tests.helpers.log_rules import ExpectLog
from tests.index.world import vectors_of

BUILTIN = Identity("builtin", MODEL_NAME, "", DIMENSIONS)
MEANS = np.fromfile(background_file(), STORED).astype(np.float64).reshape(-1, DIMENSIONS)


def near(row: int, seed: int) -> NDArray[np.float64]:
    """A unit vector as of a text in the language of that row."""
    vector = MEANS[row] + np.random.default_rng(seed).normal(size=DIMENSIONS) * 0.02
    return cast("NDArray[np.float64]", vector / np.linalg.norm(vector))


QUESTION = near(-1, 99)


def over(rows: Iterable[int], identity: Identity = BUILTIN) -> tuple[VectorSearcher, NDArray[np.float64]]:
    """Two vectors a chunk, the second of them of its first entry in lines 3 to 4."""
    vectors = np.stack([near(row, seed) for seed, row in enumerate(rows)])
    numbers = np.arange(len(vectors), dtype=np.int32)
    lines = np.where(numbers % 2, 3, 1).astype(np.int32)
    places = Places(numbers // 2, numbers % 2, lines, lines + numbers % 2)

    def each_of_chunks(
        queries: Iterable[NDArray[np.float64]], _: Collection[int]
    ) -> tuple[Places, NDArray[np.float64]]:
        return places, np.stack([vectors @ (query / np.linalg.norm(query)) for query in queries])

    searcher = SimpleNamespace(identity=identity, each_of_chunks=each_of_chunks)
    return cast("VectorSearcher", searcher), vectors


def test_of_each_chunk_the_nearest_vector_counts_without_the_means() -> None:
    rows = [0, 0, 1, 1, 3, 3]
    searcher, vectors = over(rows)
    found = relations(searcher, QUESTION.astype(np.float32), [0, 1, 2])
    assert found is not None
    asked, left = QUESTION - MEANS[-1], vectors - MEANS[rows]
    cosines = left @ asked / np.linalg.norm(left, axis=1) / np.linalg.norm(asked)
    for chunk, relation in found.items():
        pair = cosines[2 * chunk : 2 * chunk + 2]
        assert relation.cosine == pytest.approx(pair.max(), abs=1e-4)
        assert relation.entry == ((3, 4) if pair.argmax() else None)
    assert {relation.entry for relation in found.values()} == {(3, 4), None}, "both happen"


@pytest.mark.parametrize(
    ("rows", "told"), [([1] * 10, False), ([1] * 9 + [0], False), ([1] * 8 + [0] * 2, True)]
)
def test_notes_in_one_language_are_left_alone(rows: list[int], told: bool) -> None:
    found = relations(over(rows)[0], QUESTION.astype(np.float32), [0, 1, 2, 3, 4])
    assert (found is not None) is told


@pytest.mark.parametrize(
    "identity",
    [Identity("openai", MODEL_NAME, "", DIMENSIONS), Identity("builtin", "another", "", DIMENSIONS)],
)
def test_of_another_model_nothing_is_known(identity: Identity) -> None:
    assert relations(over([0, 1], identity)[0], QUESTION.astype(np.float32), [0]) is None


@pytest.mark.parametrize("damage", [None, b"", b"half of a row", bytes(2 * DIMENSIONS)])
def test_without_its_file_search_goes_on_as_in_a_larger_memory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: bytes | None, expected_logs: ExpectLog
) -> None:
    expected_logs("words in other languages are found less often")
    if damage is not None:
        (tmp_path / "means.bin").write_bytes(damage)
    monkeypatch.setattr(relation_module, "background_file", lambda: tmp_path / "means.bin")
    relation_module._background.cache_clear()
    searcher, _ = over([0, 1, 2, 3])
    assert relations(searcher, QUESTION.astype(np.float32), [0, 1]) is None
    relation_module._background.cache_clear()


def with_mean(row: int, share: float) -> VectorSearcher:
    """Notes of which the mean is that share of one language and the rest of another."""
    mean = (share * MEANS[row] + (1 - share) * MEANS[row - 1]).astype(np.float32)
    searcher = SimpleNamespace(identity=BUILTIN, moments=lambda **_: SimpleNamespace(mean=mean))
    return cast("VectorSearcher", searcher)


@pytest.mark.parametrize("row", range(1, len(MEANS) - 1))
def test_the_mean_tells_whether_a_larger_memory_is_in_one_language(row: int) -> None:
    assert in_one_language(with_mean(row, 0.9))
    assert not in_one_language(with_mean(row, 0.5))


def test_of_another_model_no_language_is_known() -> None:
    searcher = with_mean(1, 1.0)
    searcher.identity = Identity("openai", MODEL_NAME, "", DIMENSIONS)
    assert not in_one_language(searcher)


def test_more_vectors_have_nearer_ones_by_chance() -> None:
    assert least(300, sure=False) < least(20_000, sure=False) < 0.3
    assert least(300, sure=True) < least(300, sure=False)


def levelled(
    cosine: float, *, known_words: bool = False, words: float | None = None, one: bool = False
) -> list[Candidate]:
    """What is left of one candidate of strong meaning in a memory of 4,000 vectors in several languages."""
    leg = MeaningLeg({1: 5.0}, {}, 1.0, 4_000, relate=lambda _: {1: Relation(cosine, None)}, one_language=one)
    return _levelled([Candidate(1, 0.4, words, 5.0)], leg, known_words=known_words)


def test_a_larger_memory_shows_nothing_where_the_best_is_not_related() -> None:
    assert levelled(0.3)
    assert not levelled(0.2)
    assert levelled(0.23, known_words=True)
    assert not levelled(0.15, known_words=True)
    assert levelled(0.0, known_words=True, words=0.5), "its words say enough"
    assert levelled(0.22, one=True)
    assert not levelled(0.15, one=True)
    assert levelled(0.15, one=True, known_words=True), "it may be in another language than all notes"


@pytest.mark.parametrize("one", [True, False])
def test_the_vector_leg_brings_both_for_a_larger_memory(
    index: Index, monkeypatch: pytest.MonkeyPatch, one: bool
) -> None:
    question = vectors_of(["walnut tripod"])[0]
    with index.read() as reader:
        vectors = reader.vectors()
        moments = vectors.moments(entries=True) if vectors else None
        assert vectors
        assert moments
        other = np.roll(moments.mean, 1)
        rows = [moments.mean, other] if one else [moments.mean + other, moments.mean - other]
        monkeypatch.setattr(legs, "TINY", 0)
        monkeypatch.setattr(relation_module, "_background", lambda *_: np.stack([*rows, 0 * other]))
        leg = ask_meaning(vectors, question, set(), None)
        assert leg.one_language is one
        assert leg.relate
        assert leg.relate(sorted(leg.deviations)).keys() == leg.deviations.keys()
