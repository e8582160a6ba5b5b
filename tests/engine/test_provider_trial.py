"""The trial of a provider, against the vendors' contracts on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.config.options import Settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.engine import Engine
from app.engine.provider_facts import final_url
from app.engine.provider_trial import ProviderTrial, Wish, keep_key, key_of
from tests.embeddings.remote.service import Service, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.helpers.memory_keyring import MemoryKeyring


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    monkeypatch.setenv("MEMORO_HOME", str(tmp_path))
    ring = MemoryKeyring()
    return Engine(Settings(), app_paths(), keys=KeyStore(opener=lambda: ring))


@pytest.fixture
def service() -> Iterator[OpenAIService]:
    service = OpenAIService()
    yield service
    service.close()


def wish(service: Service, model: str = "") -> Wish:
    return Wish("openai", model, f"{service.origin}/v1")


def test_it_works(engine: Engine, service: OpenAIService) -> None:
    keep_key(engine, wish(service), f" '{KEY}'\n")
    result = ProviderTrial(engine, wish(service)).run()
    assert result.problem is None
    assert (result.dimensions, result.wish.model) == (1536, "text-embedding-3-small")
    assert result.host in service.origin
    assert [request.path for request in service.asked] == ["/v1/embeddings"] * 2


def test_the_models_of_the_service_are_listed(engine: Engine, service: OpenAIService) -> None:
    keep_key(engine, wish(service), KEY)
    names = [model.name for model in ProviderTrial(engine, wish(service)).list_models()]
    assert "text-embedding-3-large" in names


def test_a_wrong_key_is_told(engine: Engine, service: OpenAIService) -> None:
    keep_key(engine, wish(service), "sk-wrong-wrong-wrong")
    result = ProviderTrial(engine, wish(service)).run()
    assert result.cause == "bad-key"
    assert result.problem
    assert "sk-wrong" not in str(result.problem)


def test_it_can_be_cancelled_and_always_ends(engine: Engine, service: OpenAIService) -> None:
    gate = threading.Event()
    service.answer = lambda _asked: Told({}, until=gate)
    keep_key(engine, wish(service), KEY)
    try:
        expired = ProviderTrial(engine, wish(service), seconds=0.3).run()
        assert expired.cause == "timeout"
        assert expired.problem
        trial = ProviderTrial(engine, wish(service))
        ended = []
        thread = threading.Thread(target=lambda: ended.append(trial.run()))
        thread.start()
        trial.cancel()
        thread.join(5)
        assert [result.cancelled for result in ended] == [True]
    finally:
        gate.set()


def test_a_vendor_without_a_key_is_never_called(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    assert ProviderTrial(engine, Wish("openai")).run().cause == "no-key"


def test_the_key_belongs_to_its_address(engine: Engine, service: OpenAIService) -> None:
    keep_key(engine, Wish("openai"), "sk-of-the-vendor-1234", "session")
    assert key_of(engine, wish(service)) is None
    found = key_of(engine, Wish("openai"))
    assert found
    assert (found.masked, found.source) == ("…1234", "session")
    keep_key(engine, Wish("openai"), "")
    assert key_of(engine, Wish("openai")) is None


@pytest.mark.parametrize(
    ("wish", "url"),
    [
        (Wish("openai"), "https://api.openai.com/v1/embeddings"),
        (Wish("openai", "", "localhost:1234/"), "http://localhost:1234/v1/embeddings"),
        (Wish("ollama"), "http://localhost:11434/api/embed"),
        (Wish("openai", "", "ftp://x"), ""),
        (Wish("builtin"), ""),
    ],
)
def test_the_final_address_is_shown(wish: Wish, url: str) -> None:
    assert final_url(wish) == url
