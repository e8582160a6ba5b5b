"""The same model from another host: what was paid for stays, if it is proved, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.engine.adoption import LIKENESS, SAMPLES, adopt, least_cosine
from app.engine.engine import Engine
from app.engine.provider_trial import Wish, effect_of, keep_key
from app.engine.questions import SearchRequest
from app.errors import MemoroError
from app.index.vectors.codec import encode
from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.end2end.engines import ready, running, settings_of
from tests.end2end.test_remote_provider import embedded_texts, mended_things, remote
from tests.helpers.waiting import wait_until

TEXTS = 36


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return mended_things(tmp_path / "notes")


@pytest.fixture
def start_service() -> Iterator[Callable[[], OpenAIService]]:
    services: list[OpenAIService] = []

    def start() -> OpenAIService:
        services.append(OpenAIService())
        return services[-1]

    yield start
    for service in services:
        service.close()
        assert service.failures == []


def all_embedded(engine: Engine) -> None:
    wait_until(lambda: engine.status().embedded >= TEXTS, timeout=30, what="all vectors")
    ready(engine)


def wish_for(engine: Engine, service: OpenAIService) -> Wish:
    wish = Wish("openai", "", f"{service.origin}/v1")
    keep_key(engine, wish, KEY, "session")
    return wish


def other_vectors(service: OpenAIService, change: Callable[[Any], Any]) -> None:
    """Let the service make others from now on."""
    right = service.answer

    def answer(asked: Asked) -> Told:
        told = right(asked)
        for item in told.body.get("data", []):
            if "embedding" in item:
                item["embedding"] = change(np.array(item["embedding"])).tolist()
        return told

    service.answer = answer


def test_a_proof_keeps_all_that_was_paid_for(
    start_service: Callable[[], OpenAIService], workspace: Path
) -> None:
    old, new = start_service(), start_service()
    with running(workspace, provider="openai", remote=remote(old)) as engine:
        all_embedded(engine)
        paid, wish = len(set(embedded_texts(old))), wish_for(engine, new)
        before = effect_of(engine, wish)
        assert before
        assert before.adoptable == engine.status().embedded
        assert before.cost.tokens > 0
        assert new.asked == [], "who only looks sends nothing"
        adopted = adopt(engine, wish)
        assert adopted.texts == paid
        assert adopted.likeness > LIKENESS
        assert len(embedded_texts(new)) == SAMPLES
        after = effect_of(engine, wish)
        assert after
        assert (after.cost.tokens, after.adoptable) == (0, 0)
        calls = len(new.asked)
        engine.apply(settings_of(workspace, provider="openai", remote=remote(new)))
        wait_until(
            lambda: engine.search(SearchRequest("gate number 7")).mode == "hybrid" and len(new.asked) > calls
        )
        ready(engine)
        assert len(embedded_texts(new)) == SAMPLES, "questions only"
        (workspace / "memory" / "2026-11-20.md").write_text("# Log\n\n- A new lamp for the porch came.\n")
        engine.sync().result(30)
        ready(engine)
        assert len(embedded_texts(new)) == SAMPLES + 1, "what is new is made by the new host"
        hits = engine.search(SearchRequest("gate number 7")).hits
        assert "gate number 7" in hits[0].text


CHANGES = {
    "another model": lambda vector: vector[::-1],
    "a coarser copy": lambda vector: np.round(vector * 4) / 4,
    "other words before each text": lambda vector: vector + 0.05 * np.sin(np.arange(len(vector))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_others_are_refused_and_nothing_changes(
    start_service: Callable[[], OpenAIService], workspace: Path, change: str
) -> None:
    old, new = start_service(), start_service()
    other_vectors(new, CHANGES[change])
    with running(workspace, provider="openai", remote=remote(old)) as engine:
        all_embedded(engine)
        wish = wish_for(engine, new)
        before = effect_of(engine, wish)
        with pytest.raises(MemoroError, match="other embeddings"):
            adopt(engine, wish)
        assert effect_of(engine, wish) == before


def test_one_text_that_differs_is_enough(start_service: Callable[[], OpenAIService], workspace: Path) -> None:
    old, new = start_service(), start_service()
    seen: list[int] = []

    def once(vector: Any) -> Any:
        seen.append(1)
        return vector[::-1] if len(seen) == SAMPLES else vector

    other_vectors(new, once)
    with running(workspace, provider="openai", remote=remote(old)) as engine:
        all_embedded(engine)
        with pytest.raises(MemoroError, match="other embeddings"):
            adopt(engine, wish_for(engine, new))


def test_shorter_vectors_a_refused_key_and_too_few_notes(
    start_service: Callable[[], OpenAIService], workspace: Path
) -> None:
    old, new = start_service(), start_service()
    with running(workspace, provider="openai", remote=remote(old)) as engine:
        all_embedded(engine)
        wish = wish_for(engine, new)
        keep_key(engine, wish, "sk-wrong-wrong-wrong", "session")
        with pytest.raises(MemoroError, match="did not accept the key"):
            adopt(engine, wish)
        keep_key(engine, wish, KEY, "session")
        other_vectors(new, lambda vector: vector[:512])
        with pytest.raises(MemoroError, match="nothing that could stay"):
            adopt(engine, wish)
        for file in list((workspace / "memory").iterdir())[1:]:
            file.unlink()
        engine.sync().result(30)
        effect = effect_of(engine, wish)
        assert effect
        assert effect.adoptable == 0


def test_rounding_does_not_count_and_a_small_turn_does() -> None:
    vectors = np.random.default_rng(7).standard_normal((8, 3072)).astype(np.float32)
    vectors[:, 3] *= 40  # as models with one large component have it
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    assert least_cosine(vectors, encode(vectors)) == pytest.approx(1.0, abs=1e-6)
    turned = vectors + 0.06 * np.roll(vectors, 1, axis=1)
    turned /= np.linalg.norm(turned, axis=1, keepdims=True)
    assert least_cosine(turned, encode(vectors)) < LIKENESS
