"""OpenAI's contract (see `vendors.OpenAIService` for its sources), spoken over a real socket."""

from __future__ import annotations

import numpy as np
import pytest

from app.embeddings.provider import EmbeddingProvider, Identity, PartialResult
from app.embeddings.remote.errors import Cause, RemoteError
from tests.embeddings.remote.vendors import KEY, OpenAIService, vector
from tests.embeddings.remote.world import Connect, Start


def unit(text: str, dimensions: int = 1536) -> np.ndarray:
    raw = np.array(vector(text, dimensions), np.float32)
    return raw / np.linalg.norm(raw)


def test_documents_and_a_question(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1/")
    promised: EmbeddingProvider = provider
    vectors = promised.embed_documents(["Ada met Grace.", "日本語のメモ", "Ada met Grace."])
    assert vectors.shape == (3, 1536)
    assert vectors.dtype == np.float32
    np.testing.assert_allclose(vectors[1], unit("日本語のメモ"), atol=1e-6)
    np.testing.assert_allclose(provider.embed_query("who?"), unit("who?"), atol=1e-6)
    assert service.asked[0].body == {
        "model": "text-embedding-3-small",
        "input": ["Ada met Grace.", "日本語のメモ", "Ada met Grace."],
    }
    assert len(service.asked) == 2


def test_identity_of_another_address_needs_one_call(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1")
    provider.prepare()
    identity = provider.identity
    assert identity == Identity("openai", "text-embedding-3-small", provider.endpoint.fingerprint, 1536)
    assert len(service.asked) == 1
    assert KEY not in repr(identity)


def test_dimensions_on_request(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1", model="openai/text-embedding-3-large", dimensions=256)
    assert provider.identity.dimensions == 256
    assert provider.embed_documents(["a"]).shape == (1, 256)
    assert service.asked[-1].body["model"] == "text-embedding-3-large"
    assert service.asked[-1].body["dimensions"] == 256


def test_a_wish_for_dimensions_is_sent_only_to_models_that_take_one(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    service.models = {"nomic": 768}
    provider = connect("openai", service, "/v1", model="nomic", dimensions=768)
    assert provider.identity.dimensions == 768
    provider.embed_query("a")
    assert "dimensions" not in service.asked[0].body
    with pytest.raises(RemoteError, match="makes 768 numbers per text, not 512"):
        connect("openai", service, "/v1", model="nomic", dimensions=512).embed_query("a")


def test_a_long_list_goes_in_batches_that_fit(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1")
    texts = [f"note {number} " + "word " * 300 for number in range(60)]
    vectors = provider.embed_documents(texts)
    for text, row in zip(texts, vectors, strict=True):
        np.testing.assert_allclose(row, unit(text), atol=1e-6)
    sizes = [sum(len(text) for text in asked.body["input"]) / 4 for asked in service.asked]
    assert max(sizes) <= 8_000
    assert len(service.asked) == 3


def test_one_text_too_long_is_listed_and_the_others_are_kept(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1")
    texts = ["one", "two", "x" * 40_000, "four"]
    with pytest.raises(PartialResult) as caught:
        provider.embed_documents(texts)
    partial = caught.value
    assert partial.done == (0, 1, 3)
    np.testing.assert_allclose(partial.vectors[2], unit("four"), atol=1e-6)
    assert list(partial.refused) == [2]
    assert partial.refused[2].title == "A passage is too long for text-embedding-3-small"
    assert partial.stopped is None
    assert not partial.retryable


def test_one_text_too_long_makes_no_other_call_smaller(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    service.most_tokens_a_text = 512
    provider = connect("openai", service, "/v1")
    told: list[tuple[int, int]] = []
    provider.limits.learned = lambda *limits: told.append(limits)
    texts = [f"note {number} " + "w" * 200 for number in range(60)]
    with pytest.raises(PartialResult) as caught:
        provider.embed_documents([*texts[:30], "x" * 2_600, *texts[30:]])
    assert list(caught.value.refused) == [30]
    assert (provider.limits.tokens, told[-1][1]) == (8_000, 8_000)
    service.asked.clear()
    provider.embed_documents(texts)
    assert len(service.asked) == 1


def test_a_blank_text_is_not_sent(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    provider = connect("openai", service, "/v1")
    vectors = provider.embed_documents(["", "a", " \n"])
    assert not vectors[0].any()
    assert vectors[1].any()
    assert not provider.embed_query("  ").any()
    assert service.asked[0].body["input"] == ["a"]
    assert len(service.asked) == 1


def test_errors_as_documented(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    with pytest.raises(RemoteError, match="did not accept the key") as caught:
        connect("openai", service, "/v1", key="sk-wrong").embed_query("a")
    assert caught.value.cause is Cause.BAD_KEY
    with pytest.raises(RemoteError, match="does not offer text-embedding-9") as caught:
        connect("openai", service, "/v1", model="text-embedding-9").embed_query("a")
    assert caught.value.cause is Cause.UNKNOWN_MODEL
    with pytest.raises(RemoteError, match=r"Nothing answers at .*/v2/embeddings") as caught:
        connect("openai", service, "/v2").embed_query("a")
    assert caught.value.cause is Cause.WRONG_PATH
    assert len(service.asked) == 3  # none of these is worth a second try


def test_the_list_of_models(start: Start, connect: Connect) -> None:
    service = start(OpenAIService())
    models = connect("openai", service, "/v1").list_models()
    assert [model.name for model in models] == ["text-embedding-3-large", "text-embedding-3-small", "gpt-5"]
    assert [model.embeds for model in models] == [True, True, None]
