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
from app.index.vectors.searcher import Places, VectorSearcher
from app.search import relation as relation_module
from app.search.relation import STORED, background_file, relations
from tests.helpers.log_rules import ExpectLog

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
