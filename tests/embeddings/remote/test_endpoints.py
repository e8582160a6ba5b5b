"""Addresses, headers and keys: what belongs together, what tells endpoints apart, what is never shown."""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
import traceback

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.embeddings.remote.address import normalise, origin_of
from app.embeddings.remote.catalog import DIALECTS, create_provider
from app.embeddings.remote.endpoint import Endpoint, merge_headers
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.prefixes import prefix
from app.embeddings.remote.provider import RemoteProvider
from app.embeddings.remote.secret import Key, Secret, redact
from tests.embeddings.remote.service import Service, Told
from tests.embeddings.remote.vendors import KEY
from tests.embeddings.remote.world import Connect, Start


@pytest.mark.parametrize(
    ("name", "typed", "called"),
    [
        ("openai", "", "https://api.openai.com/v1/embeddings"),
        ("openai", "https://api.example.com", "https://api.example.com/v1/embeddings"),
        ("openai", "https://API.example.com:443/v1/", "https://api.example.com/v1/embeddings"),
        ("openai", " api.example.com/openai/v1/embeddings ", "https://api.example.com/openai/v1/embeddings"),
        ("openai", "localhost:1234", "http://localhost:1234/v1/embeddings"),
        ("openai", "http://[::1]:8080/v1", "http://[::1]:8080/v1/embeddings"),
        ("openai", "https://x.example/d?api-version=2", "https://x.example/d/embeddings?api-version=2"),
        ("openai", "https://user:pw@x.example/v1", "https://x.example/v1/embeddings"),
        ("gemini", "https://g.example/v1beta/openai", "https://g.example/v1beta/models/gemini-embedding-001:batchEmbedContents"),
        ("gemini", "https://g.example", "https://g.example/v1beta/models/gemini-embedding-001:batchEmbedContents"),
        ("voyage", "", "https://api.voyageai.com/v1/embeddings"),
        ("mistral", "", "https://api.mistral.ai/v1/embeddings"),
        ("ollama", "", "http://localhost:11434/api/embed"),
        ("ollama", "http://nas.example:11434/v1", "http://nas.example:11434/api/embed"),
        ("ollama", "http://nas.example/ollama/api/", "http://nas.example/ollama/api/embed"),
    ],
)  # fmt: skip
def test_what_people_type_becomes_what_is_called(name: str, typed: str, called: str) -> None:
    address = typed or DIALECTS[name].base
    provider = create_provider(name, base_url=typed, key=Key.belonging_to(address, KEY))
    assert provider.final_url() == called


def test_a_key_of_voyage_made_at_mongodb_goes_there_and_the_others_do_not() -> None:
    """The official client (voyageai, Python; 2026-11-30) tells the two kinds by their beginning."""
    theirs, usual = "https://ai.mongodb.com/v1", "https://api.voyageai.com/v1"
    for key, base in (("al-of-a-test-12345", theirs), ("pa-of-a-test-12345", usual)):
        provider = create_provider("voyage", key=Key.belonging_to(base, key))
        assert provider.final_url() == f"{base}/embeddings"
        assert (provider.is_vendor, provider.batch_items) == (True, 1_000)
        assert provider.identity.dimensions == 1024  # known without a call
        with pytest.raises(RemoteError, match="belongs to another address"):
            create_provider("voyage", key=Key.belonging_to(usual if base == theirs else theirs, key))


@pytest.mark.parametrize(
    "typed", ["ftp://x.example", "https://", "http://x.example:99999/v1", "https://a b/v1"]
)
def test_an_address_that_cannot_be_called_is_refused(typed: str) -> None:
    for key in (None, Key.belonging_to(typed, KEY)):
        with pytest.raises(RemoteError, match="cannot be used"):
            create_provider("openai", base_url=typed, key=key)


def test_a_key_is_never_sent_to_another_address(start: Start) -> None:
    service = start(Service())
    vendors_key = Key.belonging_to("https://api.openai.com/v1", KEY)
    with pytest.raises(RemoteError, match="belongs to another address") as caught:
        create_provider("openai", base_url=service.origin, key=vendors_key)
    assert caught.value.cause is Cause.FOREIGN_KEY
    with pytest.raises(RemoteError, match="belongs to another address"):
        create_provider("openai", key=Key.belonging_to(service.origin, KEY))
    with pytest.raises(RemoteError):  # the same host without encryption is another origin
        create_provider("openai", base_url="http://api.openai.com/v1", key=vendors_key)
    assert service.asked == []


def test_a_vendor_needs_a_key_and_an_own_server_does_not() -> None:
    with pytest.raises(RemoteError, match="No key for OpenAI") as caught:
        create_provider("openai")
    assert caught.value.cause is Cause.NO_KEY
    create_provider("openai", base_url="http://localhost:1234/v1")
    create_provider("ollama")
    create_provider("openai", remote_headers={"Authorization": "Bearer mine"})


def test_a_failing_server_of_ones_own_is_not_replaced_by_the_vendor(connect: Connect) -> None:
    service = Service()
    service.close()
    provider = connect("openai", service, "/v1", key="")
    with pytest.raises(RemoteError, match=r"127\.0\.0\.1"):  # only_this_machine would fail on any other host
        provider.embed_documents(["a"])


def test_headers_merge_and_the_remote_ones_win(start: Start, connect: Connect) -> None:
    service = start(Service(lambda _: Told({"data": [{"embedding": [1.0]}]})))
    provider = connect(
        "openai", service, "/v1",
        provider_headers={"X-Team": "a", "x-both": "provider", "User-Agent": "theirs"},
        remote_headers={"X-Both": "remote", "authorization": "Bearer other"},
    )  # fmt: skip
    provider.embed_query("a")
    sent = service.asked[0].headers
    assert (sent["x-team"], sent["x-both"], sent["user-agent"]) == ("a", "remote", "theirs")
    assert sent["authorization"] == "Bearer other"
    assert merge_headers({"A": "1"}, {"a": "2"}) == {"a": "2"}


def test_fingerprints(start: Start) -> None:
    def finger(address: str = "https://x.example/v1", key: str = KEY, **headers: str) -> str:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        provider = create_provider(
            "openai", base_url=address, key=Key.belonging_to(address, key), remote_headers=named
        )
        return provider.endpoint.fingerprint

    same = finger()
    assert len(same) == 64
    assert finger(key="sk-another-key") == same  # a new key changes nothing
    assert finger("https://X.example:443/v1/") == same
    assert finger(x_api_key="abc", Cookie="d", X_Auth_Token="e") == finger(
        x_api_key="z", Cookie="y", X_Auth_Token="x"
    )
    assert finger("https://x.example/v1?api_key=1") == finger("https://x.example/v1?api_key=2")
    others = {
        finger("https://y.example/v1"),
        finger("https://x.example/v2"),
        finger(X_Tenant="a"),
        finger(X_Tenant="b"),
    }
    assert len(others | {same}) == 5


def test_a_secret_shows_nothing() -> None:
    secret = Secret(f'  "{KEY}"\n')
    assert secret.reveal() == KEY
    for shown in (repr(secret), str(secret), f"{secret}", f"{Key(secret, 'o')}", repr([secret])):
        assert KEY not in shown
    with pytest.raises(TypeError):
        pickle.dumps(secret)


@given(st.text(st.characters(categories=["L", "N"], max_codepoint=127), min_size=8), st.text(), st.text())
def test_redaction_takes_a_key_out_of_any_text(key: str, before: str, after: str) -> None:
    assert key not in redact(before + key + after, [Secret(key)]).replace("…", "") or key in before + after


def test_a_key_with_a_strange_character_is_explained_before_it_is_sent(
    start: Start, connect: Connect
) -> None:
    service = start(Service())
    with pytest.raises(RemoteError, match="a character that cannot be sent"):
        connect("openai", service, key="sk-ключ").embed_query("a")
    assert service.asked == []


ECHOES = [
    Told({"error": {"message": f"Incorrect API key provided: {KEY}"}}, 401),
    Told({"error": {"message": f"no access for {KEY}"}}, 403),
    Told({"error": {"message": f"Authorization: Bearer {KEY} is odd"}}, 400),
    Told({"error": {"message": f"limit of {KEY}"}}, 429),
    Told({"error": {"message": f"fault for {KEY}"}}, 500),
    Told({"detail": f"model for {KEY} does not exist"}, 404),
    Told(f"{KEY}".encode(), 200),
    Told({}, 302, {"Location": f"https://elsewhere.example/?key={KEY}"}),
    Told(drop=True),
]


@pytest.mark.parametrize("where", ["key", "header", "address"])
@pytest.mark.parametrize("told", ECHOES, ids=lambda told: "break" if told.drop else str(told.status))
def test_no_key_in_any_log_error_or_repr(
    start: Start, connect: Connect, caplog: pytest.LogCaptureFixture, told: Told, where: str
) -> None:
    caplog.set_level(logging.DEBUG)
    service = start(Service(lambda _: told))
    options = {
        "key": {},
        "header": {"remote_headers": {"X-Api-Key": f"Token {KEY}"}},
        "address": {"path": f"/v1?api_key={KEY}"},
    }[where]
    provider: RemoteProvider = connect("openai", service, key=KEY if where == "key" else "", **options)
    with pytest.raises(RemoteError) as caught:
        provider.embed_documents(["a private note"])
    error = caught.value
    below = error.__traceback__.tb_next if error.__traceback__ else None  # without the test's own frame
    trace = "".join(traceback.TracebackException(type(error), error, below, capture_locals=True).format())
    shown = [str(error), repr(error), str(error.args), str(error.complaint), trace, caplog.text]
    shown += [str(vars(record)) for record in caplog.records]
    shown += [repr(provider.endpoint), repr(vars(provider.client)), repr(provider.client.target("x"))]
    assert any(KEY in str(asked.headers) + str(asked.query) for asked in service.asked)  # it was sent
    for text in shown:
        assert KEY not in text
    assert "a private note" not in caplog.text


@pytest.mark.parametrize(
    ("model", "query", "document"),
    [
        ("nomic-embed-text:v1.5", "search_query: ", "search_document: "),
        ("mxbai-embed-large", "Represent this sentence for searching relevant passages: ", ""),
        ("jeffh/intfloat-multilingual-e5-large:f16", "query: ", "passage: "),
        ("embeddinggemma:300m", "task: search result | query: ", "title: none | text: "),
        ("snowflake-arctic-embed2", "query: ", ""),
        ("bge-m3", "", ""),
        ("all-minilm", "", ""),
    ],
)
def test_words_before_texts(model: str, query: str, document: str) -> None:
    assert prefix(model, is_query=True) == query
    assert prefix(model, is_query=False) == document


def test_qwen_is_instructed() -> None:
    assert prefix("qwen3-embedding:0.6b", is_query=True).startswith("Instruct: ")
    assert prefix("qwen3-embedding:0.6b", is_query=False) == ""


@given(st.text(max_size=40))
def test_any_text_is_an_address_or_refused(text: str) -> None:
    try:
        clean = normalise(text)
    except ValueError:
        return
    assert normalise(clean) == clean
    assert clean.startswith(origin_of(clean))
    assert Endpoint("x", clean).fingerprint


def test_prices() -> None:
    known = create_provider("openai", key=Key.belonging_to(DIALECTS["openai"].base, KEY))
    assert known.estimate(1_000_000) == pytest.approx(0.02)
    assert known.estimate(1_000_000, batch=True) == pytest.approx(0.01)
    assert known.identity.dimensions == 1536  # documented: nobody is asked
    elsewhere = create_provider("openai", base_url="https://x.example/v1")
    assert elsewhere.estimate(1_000_000) is None


def test_making_a_provider_imports_neither_httpx_nor_numpy() -> None:
    code = (
        "import sys; from app.embeddings.remote.catalog import create_provider; "
        "create_provider('ollama').close(); print({'httpx', 'numpy'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
