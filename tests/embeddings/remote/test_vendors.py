"""Voyage's, Mistral's, Gemini's and Ollama's contracts; `vendors.py` holds them with their sources."""

from __future__ import annotations

import base64

import numpy as np
import pytest

from app.embeddings.provider import PartialResult
from app.embeddings.remote.catalog import DIALECTS, create_provider
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.mistral import Mistral
from app.embeddings.remote.secret import Key
from tests.embeddings.remote.vendors import (
    GeminiService,
    MistralService,
    OllamaService,
    VoyageService,
    vector,
)
from tests.embeddings.remote.world import Connect, FakeClock, Start


def unit(text: str, dimensions: int) -> np.ndarray:
    raw = np.array(vector(text, dimensions), np.float32)
    return raw / np.linalg.norm(raw)


def cause_of(caught: pytest.ExceptionInfo[RemoteError]) -> Cause:
    return caught.value.cause


def test_voyage_tells_questions_and_documents_apart(start: Start, connect: Connect) -> None:
    service = start(VoyageService())
    provider = connect("voyage", service, "/v1")
    documents = provider.embed_documents(["one", "two"])
    np.testing.assert_allclose(documents[0], unit("Represent the document: one", 1024), atol=1e-6)
    np.testing.assert_allclose(documents[1], unit("Represent the document: two", 1024), atol=1e-6)
    question = provider.embed_query("one")
    np.testing.assert_allclose(question, unit("Represent the query: one", 1024), atol=1e-6)
    body = {"model": "voyage-4-large", "input": ["one", "two"], "input_type": "document"}
    assert service.asked[0].body == body
    assert provider.list_models() == []  # it publishes none


def test_voyage_errors(start: Start, connect: Connect) -> None:
    service = start(VoyageService())
    with pytest.raises(RemoteError) as caught:
        connect("voyage", service, "/v1", key="pa-wrong").embed_query("a")
    assert cause_of(caught) is Cause.BAD_KEY
    with pytest.raises(RemoteError) as caught:
        connect("voyage", service, "/v1", model="voyage/voyage-9").embed_query("a")
    assert cause_of(caught) is Cause.UNKNOWN_MODEL


def test_a_token_limit_that_our_estimate_missed_is_learned(start: Start, connect: Connect) -> None:
    service = start(VoyageService())
    service.most_tokens = 2_000
    provider = connect("voyage", service, "/v1")
    texts = [f"{number} " + "w" * 1_200 for number in range(24)]
    vectors = provider.embed_documents(texts)
    np.testing.assert_allclose(vectors[7], unit(f"Represent the document: {texts[7]}", 1024), atol=1e-6)
    assert provider.limits.tokens <= 2_000 + 300
    service.asked.clear()
    provider.embed_documents(texts)
    sizes = [sum(len(text) // 4 + 1 for text in asked.body["input"]) for asked in service.asked]
    assert max(sizes) <= 2_000  # nothing is refused a second time


def test_mistral(start: Start, connect: Connect) -> None:
    service = start(MistralService())
    provider = connect("mistral", service, "/v1")
    np.testing.assert_allclose(provider.embed_documents(["a"])[0], unit("a", 1024), atol=1e-6)
    assert service.asked[0].body == {"model": "mistral-embed", "input": ["a"]}
    assert [model.name for model in provider.list_models()][:2] == ["codestral-embed", "mistral-embed"]
    with pytest.raises(RemoteError) as caught:
        connect("mistral", service, "/v1", model="mistral-embed-9").embed_query("a")
    assert cause_of(caught) is Cause.UNKNOWN_MODEL
    with pytest.raises(RemoteError) as caught:
        connect("mistral", service, "/v1", key="wrong").embed_query("a")
    assert cause_of(caught) is Cause.BAD_KEY


def test_gemini_001(start: Start, connect: Connect) -> None:
    service = start(GeminiService())
    provider = connect("gemini", service, "/v1beta/openai/", model="models/gemini-embedding-001")
    texts = [f"text {number}" for number in range(230)]
    vectors = provider.embed_documents(texts)
    assert vectors.shape == (230, 3072)
    np.testing.assert_allclose(vectors[229], unit("text 229", 3072), atol=1e-6)
    assert max(len(asked.body["requests"]) for asked in service.asked) == 100
    service.asked.clear()
    provider.embed_query("why?")
    [asked] = service.asked
    assert asked.path == "/v1beta/models/gemini-embedding-001:embedContent"
    assert asked.body == {
        "model": "models/gemini-embedding-001",
        "taskType": "RETRIEVAL_QUERY",
        "content": {"parts": [{"text": "why?"}]},
    }


def test_gemini_2_is_told_its_task_in_words(start: Start, connect: Connect) -> None:
    service = start(GeminiService())
    provider = connect("gemini", service, model="gemini-embedding-2-preview", dimensions=768)
    document, question = provider.embed_documents(["note"])[0], provider.embed_query("why?")
    np.testing.assert_allclose(document, unit("title: none | text: note", 768), atol=1e-6)
    np.testing.assert_allclose(question, unit("task: search result | query: why?", 768), atol=1e-6)
    assert provider.identity.dimensions == 768
    with pytest.raises(RemoteError, match="768, 1536, 3072"):
        connect("gemini", service, model="gemini-embedding-2-preview", dimensions=1000)


def test_gemini_2_takes_pictures(start: Start, connect: Connect) -> None:
    service = start(GeminiService())
    provider = connect("gemini", service, model="gemini-embedding-2-preview")
    picture = b"\x89PNG\r\n\x1a\n" + bytes(40)
    row = provider.embed_media(picture, "image/png", "Image file: media/cat.png")
    encoded = base64.b64encode(picture).decode()
    np.testing.assert_allclose(row, unit(f"Image file: media/cat.png{encoded}", 3072), atol=1e-6)
    assert service.asked[-1].body["content"]["parts"] == [
        {"text": "Image file: media/cat.png"},
        {"inlineData": {"mimeType": "image/png", "data": encoded}},
    ]
    with pytest.raises(RemoteError, match="takes no pictures or sound"):
        connect("gemini", service).embed_media(picture, "image/png", "label")


def test_mistral_takes_256_texts_in_a_call(start: Start, connect: Connect) -> None:
    service = start(MistralService())
    provider = connect("mistral", service, "/v1")
    provider.limits.items = Mistral.max_items
    texts = [f"{number}" for number in range(600)]
    np.testing.assert_allclose(provider.embed_documents(texts)[599], unit("599", 1024), atol=1e-6)
    assert sorted(len(asked.body["input"]) for asked in service.asked) == [88, 256, 256]
    provider.limits.items = 600
    assert provider.embed_documents(texts).shape == (600, 1024)  # its refusal is understood as well
    assert provider.limits.items <= 256


def test_gemini_errors(start: Start, connect: Connect) -> None:
    service = start(GeminiService())
    with pytest.raises(RemoteError) as caught:
        connect("gemini", service, key="AIza-wrong-one").embed_query("a")
    assert cause_of(caught) is Cause.BAD_KEY
    with pytest.raises(RemoteError) as caught:
        connect("gemini", service, model="gemini-embedding-9").embed_query("a")
    assert cause_of(caught) is Cause.UNKNOWN_MODEL
    with pytest.raises(RemoteError, match="cannot make search vectors") as caught:
        connect("gemini", service, model="gemini-3-pro").embed_query("a")
    assert cause_of(caught) is Cause.CHAT_MODEL


def test_gemini_models(start: Start, connect: Connect) -> None:
    models = connect("gemini", start(GeminiService())).list_models()
    assert [(model.name, model.embeds, model.max_tokens) for model in models] == [
        ("gemini-embedding-001", True, 2048),
        ("gemini-embedding-2", True, 8192),
        ("gemini-embedding-2-preview", True, 8192),
        ("gemini-3-pro", False, 1_000_000),
    ]


@pytest.mark.parametrize("age", ["new", "old"])
def test_ollama_old_and_new(start: Start, connect: Connect, age: str) -> None:
    service = start(OllamaService(age))
    provider = connect("ollama", service, "/v1", key="")
    assert provider.concurrency == 1
    documents = provider.embed_documents(["one", "two"])
    np.testing.assert_allclose(documents[1], unit("search_document: two", 768), atol=1e-6)
    np.testing.assert_allclose(provider.embed_query("why?"), unit("search_query: why?", 768), atol=1e-6)
    paths = [asked.path for asked in service.asked]
    old = ["/api/embed", "/api/embeddings", "/api/embeddings", "/api/embeddings"]
    assert paths == (old if age == "old" else ["/api/embed", "/api/embed"])


def test_ollama_models_and_errors(start: Start, connect: Connect) -> None:
    service = start(OllamaService())
    provider = connect("ollama", service, key="")
    assert [model.name for model in provider.list_models()] == [
        "mxbai-embed-large", "nomic-embed-text", "llama3:8b",
    ]  # fmt: skip
    with pytest.raises(RemoteError, match="ollama pull bge-m3") as caught:
        connect("ollama", service, key="", model="bge-m3").embed_query("a")
    assert cause_of(caught) is Cause.UNKNOWN_MODEL
    with pytest.raises(RemoteError) as caught:
        connect("ollama", service, key="", model="llama3:8b").embed_query("a")
    assert cause_of(caught) is Cause.CHAT_MODEL
    assert provider.embed_documents(["b" * 9_000]).shape == (1, 768)  # Ollama cuts it
    with pytest.raises(PartialResult, match="too long") as partial:
        provider.embed_documents(["a", "b" * 30_000, "c"])
    assert partial.value.done == (0, 2)
    assert provider.estimate(1_000_000) == 0.0


def test_ollamas_list_tells_by_itself_what_a_model_is_for(start: Start, connect: Connect) -> None:
    told = {age: connect("ollama", start(OllamaService(age)), key="") for age in ("new", "middle")}
    embeds = {age: [model.embeds for model in provider.list_models()] for age, provider in told.items()}
    assert embeds == {"new": [True, True, False], "middle": [True, True, None]}
    with pytest.raises(RemoteError, match="ollama pull bge-m3"):
        connect("ollama", start(OllamaService("middle")), key="", model="bge-m3").embed_query("a")


@pytest.mark.parametrize("age", ["new", "middle"])
def test_a_text_that_ollama_makes_no_numbers_of_is_listed(
    start: Start, connect: Connect, clock: FakeClock, age: str
) -> None:
    service = start(OllamaService(age))
    texts = [f"note {number}" for number in range(20)]
    service.nonsense = {"search_document: note 7"}
    with pytest.raises(PartialResult, match="rejected") as partial:
        connect("ollama", service, key="").embed_documents(texts)
    assert list(partial.value.refused) == [7]
    assert (len(partial.value.done), partial.value.stopped) == (19, None)
    assert clock.waits == []  # the same text gives the same nonsense


def test_a_text_of_which_ollamas_engine_dies_is_listed(start: Start, connect: Connect) -> None:
    service = start(OllamaService())
    texts = [f"note {number}" for number in range(20)]
    service.crash = {"search_document: note 7"}
    with pytest.raises(PartialResult, match="rejected the request") as partial:  # it is not tried again
        connect("ollama", service, key="").embed_documents(texts)
    assert "EOF" in partial.value.message
    assert list(partial.value.refused) == [7]
    assert (len(partial.value.done), partial.value.stopped) == (19, None)


def test_an_ollama_that_always_fails_blames_no_text(start: Start, connect: Connect) -> None:
    service = start(OllamaService())
    service.crash = {f"search_document: {text}" for text in ("one", "two", "memory")}
    with pytest.raises(RemoteError, match="fault of its own") as caught:
        connect("ollama", service, key="").embed_documents(["one", "two"])
    assert caught.value.retryable
    assert len(service.asked) == 5  # four tries, and one word to see whether anything is taken


@pytest.mark.parametrize(
    ("name", "model", "items", "calls", "header"),
    [
        ("openai", "text-embedding-3-small", 2_048, 4, {"Authorization": "Bearer k-1234567"}),
        ("gemini", "gemini-embedding-001", 100, 4, {"x-goog-api-key": "k-1234567"}),
        ("voyage", "voyage-4-large", 1_000, 4, {"Authorization": "Bearer k-1234567"}),
        ("mistral", "mistral-embed", 256, 4, {"Authorization": "Bearer k-1234567"}),
        ("ollama", "nomic-embed-text", 64, 1, {"Authorization": "Bearer k-1234567"}),
    ],
)
def test_what_holds_at_the_vendors_own_address(
    name: str, model: str, items: int, calls: int, header: dict[str, str]
) -> None:
    """The services of the other tests stand elsewhere, where more careful numbers hold."""
    key = Key.belonging_to(DIALECTS[name].base, "k-1234567")
    provider = create_provider(name, key=key)
    assert provider.is_vendor
    assert (provider.model, provider.batch_items, provider.concurrency) == (model, items, calls)
    assert provider.batch_tokens == provider.limits.tokens == 8_000
    assert provider.endpoint.sent_headers() == header
