from __future__ import annotations

import numpy as np
import pytest

from app.embeddings.provider import Identity
from app.index.adopting import same_model
from app.index.index import Index
from tests.index.test_embeddings import _logs, cached
from tests.index.world import DIMENSIONS, IDENTITY, OTHER, Notes, embed_all, meaning, vectors_of

MOVED = Identity("test", "bag-of-words", "another host", DIMENSIONS)


def test_the_vectors_of_one_place_answer_for_another(index: Index, notes: Notes) -> None:
    _logs(notes, 4)
    index.sync(notes.scope)
    texts = embed_all(index)
    notes.write("memory/late.md", "# Late\n\n- a note that has no vector yet\n")
    index.sync(notes.scope)
    found = index.adoptable(MOVED)
    assert found
    assert (found.identity, found.texts) == (IDENTITY, texts)
    unknown = index.adoptable(Identity("test", "bag-of-words", "another host", 0))
    assert unknown == found, "also while nobody knows how long its vectors are"
    pending = index.pending_count(MOVED)
    assert index.adopt(IDENTITY, MOVED) == texts
    assert index.pending_count(MOVED) == pending - texts > 0
    assert {each.text for each in index.pending(MOVED, 99)} == {
        each.text for each in index.pending(IDENTITY, 99)
    }
    assert index.adoptable(MOVED) is None
    assert index.active_identity() == IDENTITY, "nothing is switched by it"
    before = meaning(index, "bullet 2 1 about thing201")
    assert embed_all(index, MOVED) == pending - texts
    assert index.active_identity() == MOVED
    assert meaning(index, "bullet 2 1 about thing201")[: len(before)] == before
    assert index.pending_count(IDENTITY) == pending - texts, "those of the old place are there still"


def test_others_have_nothing_to_give(index: Index, notes: Notes) -> None:
    _logs(notes, 4)
    index.sync(notes.scope)
    embed_all(index)
    assert index.adoptable(IDENTITY) is None
    assert index.adoptable(OTHER) is None, "another model"
    assert index.adoptable(Identity("test", "bag-of-words", "another host", 32)) is None


def test_a_text_that_has_its_own_vector_keeps_it(index: Index, notes: Notes) -> None:
    _logs(notes, 3)
    index.sync(notes.scope)
    embed_all(index)
    first = index.pending(MOVED, 1)
    index.store(MOVED, [each.hash for each in first], vectors_of(["its own"], MOVED))
    rows = cached(index)
    index.adopt(IDENTITY, MOVED)
    assert cached(index) == 2 * (rows - 1)
    kept = dict(index.samples(index.adoptable(Identity("test", "bag-of-words", "x", DIMENSIONS)), 99))  # type: ignore[arg-type]
    assert set(kept) == {each.text for each in index.pending(OTHER, 99)}


def test_samples_are_texts_with_what_is_kept_of_them(index: Index, notes: Notes) -> None:
    _logs(notes, 4)
    index.sync(notes.scope)
    zero = index.pending(IDENTITY, 1)
    index.store(IDENTITY, [zero[0].hash], np.zeros((1, DIMENSIONS), np.float32))
    embed_all(index)
    found = index.adoptable(MOVED)
    assert found
    samples = index.samples(found, 99)
    assert zero[0].text not in dict(samples), "what was refused proves nothing"
    assert len(samples) == found.texts - 1
    assert len(index.samples(found, 3)) == 3
    for text, vector in samples:
        expected = vectors_of([text])[0]
        codes = np.frombuffer(vector, np.int8).astype(np.float32)
        assert float(codes @ expected / np.linalg.norm(codes)) == pytest.approx(1.0, abs=1e-3)


def test_a_rebuild_under_way_takes_them_too(index: Index, notes: Notes) -> None:
    _logs(notes, 3)
    index.sync(notes.scope)
    embed_all(index)
    index.begin_rebuild(notes.scope)
    assert index.pending_count(MOVED)
    index.adopt(IDENTITY, MOVED)
    assert index.pending_count(MOVED) == 0
    assert index.activate(MOVED)
    assert not index.rebuilding


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("nomic-embed-text", "nomic-embed-text:latest", True),
        ("nomic-ai/nomic-embed-text-v1.5", "text-embedding-nomic-embed-text-v1.5", True),
        ("BAAI/bge-m3", "bge_m3", True),
        ("text-embedding-3-small", "openai/text-embedding-3-small", True),
        ("text-embedding-3-small", "text-embedding-3-large", False),
        ("nomic-embed-text:v1", "nomic-embed-text:v1.5", False),
    ],
)
def test_one_model_has_several_names(one: str, other: str, same: bool) -> None:
    assert same_model(one, other) is same
