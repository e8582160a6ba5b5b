"""From settings to providers: whose key and headers go where, also while an older generation answers."""

from __future__ import annotations

import pytest

from app.embeddings.provider import EmbeddingProvider, Identity
from app.embeddings.remote.provider import RemoteProvider
from app.engine.provision import Provision
from app.errors import MemoroError
from tests.engine.makers import maker_of

ELSEWHERE = "https://llm.example/v1"
VENDOR_KEY, OWN_KEY = "sk-of-the-vendor-1234567890", "key-of-the-chosen-one-1234567890"


def sent(provider: EmbeddingProvider | None) -> dict[str, str]:
    """What would go over the wire with each call."""
    assert isinstance(provider, RemoteProvider)
    return {name.lower(): value for name, value in provider.endpoint.sent_headers().items()}


def identity_of(name: str) -> Identity:
    """The identity of the vectors that a vendor's usual model made."""
    from app.embeddings.remote.catalog import create_provider
    from app.embeddings.remote.secret import Key

    bases = {"openai": "https://api.openai.com/v1", "voyage": "https://api.voyageai.com/v1"}
    return create_provider(name, key=Key.belonging_to(bases[name], "any")).identity


def test_the_key_of_the_chosen_provider_is_not_sent_to_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    search = f"{{provider: 'voyage', remote: {{apiKey: '{OWN_KEY}', headers: {{'X-Api-Key': 'mine'}}}}}}"
    maker = maker_of(search)
    assert sent(maker.choose().provider)["authorization"] == f"Bearer {OWN_KEY}"
    assert maker.for_identity(identity_of("openai")) is None, "there is no key for it"
    monkeypatch.setenv("OPENAI_API_KEY", VENDOR_KEY)
    older = maker.for_identity(identity_of("openai"))
    assert sent(older) == {"authorization": f"Bearer {VENDOR_KEY}"}
    assert sent(maker.for_identity(identity_of("voyage")))["x-api-key"] == "mine"


def test_a_key_of_mongodb_goes_to_mongodb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOYAGE_API_KEY", "al-of-a-test-12345")
    provider = maker_of("{}").choose().provider
    assert isinstance(provider, RemoteProvider)
    assert provider.final_url() == "https://ai.mongodb.com/v1/embeddings"
    assert sent(provider) == {"authorization": "Bearer al-of-a-test-12345"}
    written_out = (
        maker_of("{provider: 'voyage', remote: {baseUrl: 'https://ai.mongodb.com/v1'}}").choose().provider
    )
    assert sent(written_out) == {"authorization": "Bearer al-of-a-test-12345"}


def test_another_model_of_the_chosen_provider_goes_on_with_its_key() -> None:
    maker = maker_of(
        f"{{provider: 'openai', model: 'text-embedding-3-large', remote: {{apiKey: '{OWN_KEY}'}}}}"
    )
    older = maker.for_identity(identity_of("openai"))
    assert older is not None
    assert older.identity.model == "text-embedding-3-small"
    assert sent(older)["authorization"] == f"Bearer {OWN_KEY}"


def test_with_the_automatic_choice_the_key_is_for_the_one_that_is_taken() -> None:
    maker = maker_of(f"{{remote: {{apiKey: '{OWN_KEY}'}}}}")
    assert maker.choose().name == "openai"
    assert sent(maker.for_identity(identity_of("openai")))["authorization"] == f"Bearer {OWN_KEY}"
    assert maker.for_identity(identity_of("voyage")) is None


@pytest.mark.parametrize(
    ("remote", "arrives"),
    [
        (f"{{baseUrl: '{ELSEWHERE}'}}", {"x-team": "a"}),
        ("{baseUrl: 'https://api.openai.com/v1'}", {"x-team": "a", "authorization": "Bearer vendor"}),
        ("{}", {"x-team": "a", "authorization": "Bearer vendor"}),
        (
            f"{{baseUrl: '{ELSEWHERE}', headers: {{Authorization: 'Bearer its-own'}}}}",
            {"x-team": "a", "authorization": "Bearer its-own"},
        ),
    ],
)
def test_secret_headers_of_an_entry_stay_with_its_address(remote: str, arrives: dict[str, str]) -> None:
    entry = "{openai: {headers: {Authorization: 'Bearer vendor', 'X-Team': 'a'}}}"
    assert sent(maker_of(f"{{provider: 'openai', remote: {remote}}}", entry).choose().provider) == arrives


def test_an_entry_for_another_server_gives_the_vendor_neither_key_nor_secret_headers() -> None:
    entry = f"{{openai: {{baseUrl: '{ELSEWHERE}', apiKey: '{OWN_KEY}', headers: {{'X-Token': 't'}}}}}}"
    there = {"authorization": f"Bearer {OWN_KEY}", "x-token": "t"}
    assert sent(maker_of("{provider: 'openai'}", entry).choose().provider) == there
    named = f"{{provider: 'openai', remote: {{baseUrl: '{ELSEWHERE}/'}}}}"
    assert sent(maker_of(named, entry).choose().provider) == there
    vendor = maker_of("{provider: 'openai', remote: {baseUrl: 'https://api.openai.com/v1'}}", entry).choose()
    assert vendor.provider is None
    assert "No key" in str(vendor.problem)


def test_a_fallback_gets_nothing_that_is_meant_for_the_chosen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    remote = f"{{baseUrl: '{ELSEWHERE}', apiKey: '{OWN_KEY}', headers: {{'X-Team': 'a'}}}}"
    maker = maker_of(f"{{provider: 'openai', model: 'own-model', fallback: 'mistral', remote: {remote}}}")
    chosen = maker.choose()
    assert chosen.problem is None
    assert maker.fallback("openai", MemoroError("away")) is None, "there is no key for it"
    monkeypatch.setenv("MISTRAL_API_KEY", VENDOR_KEY)
    stand_in = maker.fallback("openai", MemoroError("away"))
    assert stand_in is not None
    assert stand_in.fallback == {"from": "openai", "reason": "away"}
    assert sent(stand_in.provider) == {"authorization": f"Bearer {VENDOR_KEY}"}
    assert stand_in.provider is not None
    assert stand_in.provider.identity.model == "mistral-embed"


def test_a_look_for_the_chosen_one_leaves_no_further_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTRAL_API_KEY", VENDOR_KEY)
    provision = Provision(maker_of("{provider: 'openai', fallback: 'mistral'}"))
    standing_in = provision.chosen().provider
    closed: list[RemoteProvider] = []

    def close(provider: RemoteProvider) -> None:
        closed.append(provider)

    monkeypatch.setattr(RemoteProvider, "close", close)
    assert not provision.revive()
    assert len(closed) == 1
    assert standing_in not in closed
    assert provision.chosen().provider is standing_in


def test_settings_show_neither_keys_nor_headers() -> None:
    remote = f"{{apiKey: '{OWN_KEY}', headers: {{'X-Api-Key': '{VENDOR_KEY}'}}}}"
    entry = f"{{openai: {{apiKey: '{OWN_KEY}', headers: {{Authorization: 'Bearer {VENDOR_KEY}'}}}}}}"
    text = repr(vars(maker_of(f"{{provider: 'openai', remote: {remote}}}", entry)))
    assert OWN_KEY not in text
    assert VENDOR_KEY not in text
