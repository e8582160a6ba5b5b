"""Every cause of failure has texts of its own, and a call is repeated only if the cause may pass.

The bodies are those that services were seen to send (read on 2026-11-29 in public issue trackers and in the
vendors' guides to errors).
"""

from __future__ import annotations

import socket
import ssl
from dataclasses import replace
from datetime import UTC, datetime

import httpx
import pytest

from app.embeddings.remote import errors
from app.embeddings.remote.complaint import read_complaint
from app.embeddings.remote.diagnosis import diagnose_transport
from app.embeddings.remote.errors import Cause, RemoteError, Target
from tests.embeddings.remote.service import Service, Told
from tests.embeddings.remote.world import Connect, FakeClock, Start

OPENAI_QUOTA = {
    "error": {
        "message": "You exceeded your current quota, please check your plan and billing details.",
        "type": "insufficient_quota",
        "param": None,
        "code": "insufficient_quota",
    }
}
GOOGLE_LIMIT = {
    "error": {
        "code": 429,
        "message": "You exceeded your current quota, please check your plan and billing details.",
        "status": "RESOURCE_EXHAUSTED",
        "details": [
            {
                "@type": "type.googleapis.com/google.rpc.QuotaFailure",
                "violations": [{"quotaId": "RequestsPerMinute"}],
            },
            {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "34s"},
        ],
    }
}
GOOGLE_DAILY = {
    "error": {"code": 429, "message": "Quota", "details": [{"violations": [{"quotaId": "EmbedPerDay"}]}]}
}
HTML = b"<!DOCTYPE html><html><body>Open WebUI</body></html>"


def words(text: str) -> dict[str, object]:
    return {"error": {"message": text}}


FINAL = [
    (401, words("Incorrect API key provided"), Cause.BAD_KEY),
    (400, {"error": {"details": [{"reason": "API_KEY_INVALID"}], "message": "no"}}, Cause.BAD_KEY),
    (403, words("Country, region, or territory not supported"), Cause.NO_PERMISSION),
    (402, words("Payment required"), Cause.NO_CREDIT),
    (429, OPENAI_QUOTA, Cause.NO_CREDIT),
    (429, GOOGLE_DAILY, Cause.NO_CREDIT),
    (404, words("Not Found"), Cause.WRONG_PATH),
    (404, HTML, Cause.WRONG_PATH),
    (405, {"detail": "Method Not Allowed"}, Cause.WRONG_PATH),
    (200, HTML, Cause.WEB_PAGE),
    (404, words("The model `x` does not exist or you do not have access to it."), Cause.UNKNOWN_MODEL),
    (400, {"detail": "Model x is not supported. Supported models are ['y']."}, Cause.UNKNOWN_MODEL),
    (403, words("You are not allowed to generate embeddings from this model"), Cause.CHAT_MODEL),
    (501, words("This server does not support embeddings. Start it with `--embeddings`"), Cause.CHAT_MODEL),
    (400, words("Embedding failed: model is not an embedding model"), Cause.CHAT_MODEL),
    (400, words("This model's maximum context length is 8192 tokens"), Cause.TOO_LARGE),
    (413, HTML, Cause.TOO_LARGE),
    (500, words("input is too large to process. increase the physical batch size"), Cause.TOO_LARGE),
    (500, {"error": "failed to encode response: json: unsupported value: NaN"}, Cause.REJECTED),
    (400, {"error": "embedding contains NaN or Inf values"}, Cause.REJECTED),
    (400, words("Something nobody has heard of"), Cause.REJECTED),
    (200, {"error": {"message": "No endpoints found", "code": 404}}, Cause.WRONG_PATH),
    (200, b"not json", Cause.MALFORMED),
    (200, {"something": "else"}, Cause.MALFORMED),
    (200, {"data": [{"embedding": ["a", "b"]}]}, Cause.MALFORMED),
    (200, {"data": [{"embedding": 3}]}, Cause.MALFORMED),
    (200, {"data": [{"embedding": []}]}, Cause.MALFORMED),
    (200, {"data": []}, Cause.COUNT),
    (200, {"data": [{"embedding": [1, 2]}, {"embedding": [3, 4]}]}, Cause.COUNT),
    (200, {"data": [{"embedding": [1, 2], "index": 5}]}, Cause.MALFORMED),
    (302, b"", Cause.WRONG_PATH),
]  # fmt: skip
PASSING = [
    (429, words("Rate limit reached for requests"), Cause.RATE_LIMITED),
    (429, GOOGLE_LIMIT, Cause.RATE_LIMITED),
    (500, words("The server had an error while processing your request"), Cause.SERVICE_FAULT),
    (503, HTML, Cause.SERVICE_FAULT),
    (409, words("conflict"), Cause.SERVICE_FAULT),
    (408, words("timeout"), Cause.TIMEOUT),
]


def told(status: int, body: object) -> Told:
    return Told(body, status, kind="text/html" if body is HTML else "application/json")


@pytest.mark.parametrize(("status", "body", "cause"), FINAL)
def test_final_causes_are_not_repeated(
    start: Start, connect: Connect, status: int, body: object, cause: Cause
) -> None:
    service = start(Service(lambda _: told(status, body)))
    with pytest.raises(RemoteError) as caught:
        connect("openai", service, "/v1").embed_query("a")
    assert caught.value.cause is cause
    assert caught.value.title
    assert caught.value.message
    assert caught.value.action
    assert len(service.asked) == 1


@pytest.mark.parametrize(("status", "body", "cause"), PASSING)
def test_passing_causes_are_repeated_three_times(
    start: Start, connect: Connect, clock: FakeClock, status: int, body: object, cause: Cause
) -> None:
    service = start(Service(lambda _: told(status, body)))
    provider = connect("openai", service, "/v1")
    with pytest.raises(RemoteError) as caught:
        provider.embed_documents(["a"])
    assert caught.value.cause is cause
    assert caught.value.retryable
    # After a 500 of an engine on this computer, one word tells whether the text is to blame.
    assert len(service.asked) == (5 if status == 500 else 4)
    assert clock.waits == ([34.0] * 3 if body is GOOGLE_LIMIT else [0.5, 1.0, 2.0])


def test_every_cause_has_a_text_of_its_own_that_says_what_to_do() -> None:
    target, moment = Target("OpenAI", "api.openai.com", "https://api.openai.com/v1/embeddings", "m"), 1.8e9
    here = replace(target, service="Ollama", host="localhost:11434", local=True)
    every = [
        errors.bad_key(target), errors.bad_key(replace(target, has_key=False)), errors.no_permission(target),
        errors.no_credit(target, moment), errors.rate_limited(target, moment), errors.wrong_path(target),
        errors.redirected(target, "https://x.example"), errors.web_page(target), errors.unknown_model(target),
        errors.chat_model(target), errors.dimension_differs(target, 768, 1536), errors.offline(target),
        errors.dns_failed(target), errors.tls_failed(target, ""), errors.proxy_failed(target, ""),
        errors.not_running(target), errors.not_running(here), errors.closed(target),
        errors.timed_out(target, 60), errors.service_fault(target, 500), errors.malformed(target, ""),
        errors.wrong_count(target, 1, 2), errors.too_large(target), errors.rejected(target, ""),
    ]  # fmt: skip
    made_elsewhere = {Cause.FOREIGN_KEY, Cause.BAD_SETTING, Cause.CANCELLED}
    assert {error.cause for error in every} == set(Cause) - made_elsewhere
    assert all(error.title and error.message and error.action for error in every)
    assert len({(error.title, error.message) for error in every}) == len(every)
    assert len({error.message for error in every}) == len(every)
    for waiting in (errors.no_credit(target, moment), errors.rate_limited(target, moment)):
        assert errors.clock_time(moment) in waiting.message, "it is said until when"


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_no_key_and_no_text_goes_where_a_redirect_points(start: Start, connect: Connect, status: int) -> None:
    other = start(Service(lambda _: Told({"data": [{"embedding": [1.0, 2.0]}]})))
    place = {"Location": f"{other.origin}/v1/embeddings"}
    service = start(Service(lambda _: Told(b"", status, headers=place)))
    with pytest.raises(RemoteError, match="points to another address") as caught:
        connect("openai", service, "/v1").embed_query("a")
    assert caught.value.cause is Cause.WRONG_PATH
    assert other.asked == []


def test_nobody_listens(connect: Connect) -> None:
    service = Service()
    service.close()
    with pytest.raises(RemoteError, match="Ollama is not running on this computer") as caught:
        connect("ollama", service, key="").embed_query("a")
    assert caught.value.cause is Cause.NOT_RUNNING
    assert caught.value.retryable


def test_a_proxy_that_does_not_answer(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = Service()
    nobody.close()
    monkeypatch.setenv("HTTP_PROXY", nobody.origin)
    monkeypatch.setenv("NO_PROXY", "")
    provider = connect("openai", _At("http://service.invalid"))
    with pytest.raises(RemoteError) as caught:
        provider.embed_query("a")
    assert caught.value.cause is Cause.PROXY


def test_a_proxy_is_used_but_not_for_this_computer(
    start: Start, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = start(Service(lambda _: Told(b"Proxy Authentication Required", 407)))
    monkeypatch.setenv("HTTP_PROXY", proxy.origin)
    here = start(Service(lambda _: Told({"data": [{"embedding": [3.0, 4.0]}]})))
    assert connect("openai", here, "/v1").embed_query("a").tolist() == pytest.approx([0.6, 0.8])
    assert proxy.asked == []
    with pytest.raises(RemoteError) as caught:
        connect("openai", _At("http://service.invalid")).embed_query("a")
    assert caught.value.cause is Cause.PROXY
    assert proxy.asked[0].path.endswith("/v1/embeddings")


class _At:
    """Only an address."""

    def __init__(self, origin: str) -> None:
        self.origin = origin


def failed(cause: Exception, kind: type[httpx.TransportError] = httpx.ConnectError) -> httpx.TransportError:
    error = kind("failed")
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (failed(socket.gaierror(socket.EAI_NONAME, "unknown")), Cause.DNS),
        (failed(socket.gaierror(socket.EAI_AGAIN, "again")), Cause.OFFLINE),
        (failed(OSError(101, "Network is unreachable")), Cause.OFFLINE),
        (failed(ConnectionRefusedError()), Cause.NOT_RUNNING),
        (failed(ssl.SSLCertVerificationError(1, "self-signed certificate")), Cause.TLS),
        (httpx.ConnectTimeout("slow"), Cause.TIMEOUT),
        (httpx.ReadError("reset"), Cause.CLOSED),
        (httpx.RemoteProtocolError("Server disconnected"), Cause.CLOSED),
        (httpx.ProxyError("407 Proxy Authentication Required"), Cause.PROXY),
    ],
)
def test_the_step_that_failed_is_named(error: httpx.TransportError, cause: Cause) -> None:
    target = Target("OpenAI", "api.openai.com", "https://api.openai.com/v1/embeddings", "m")
    found = diagnose_transport(target, error, 60)
    assert found.cause is cause
    assert "api.openai.com" in str(found)


def test_tls_is_named_by_a_real_handshake(start: Start, connect: Connect) -> None:
    service = start(Service())  # speaks plain HTTP only
    provider = connect("openai", _At(service.origin.replace("http:", "https:")))
    with pytest.raises(RemoteError) as caught:
        provider.embed_query("a")
    assert caught.value.cause is Cause.TLS


def test_retry_after_is_obeyed_in_both_forms(start: Start, connect: Connect, clock: FakeClock) -> None:
    good = Told({"data": [{"embedding": [1.0, 0.0]}]})
    date = datetime.fromtimestamp(clock.time + 30, UTC).strftime("%a, %d %b %Y %H:%M:%S GMT")
    for header, seconds in (
        ({"Retry-After": "7"}, 7.0),
        ({"Retry-After": date}, 30.0),
        ({"retry-after-ms": "1500"}, 1.5),
    ):
        clock.waits.clear()
        answers = iter([Told({}, 429, header), good])
        service = start(Service(lambda _, answers=answers: next(answers)))
        connect("openai", service, "/v1").embed_documents(["a"])
        assert clock.waits == [pytest.approx(seconds, abs=0.01)]
        clock.time = 1_800_000_000.0


def test_a_question_does_not_wait_for_a_far_retry_after(
    start: Start, connect: Connect, clock: FakeClock
) -> None:
    service = start(Service(lambda _: Told({}, 429, {"Retry-After": "3600"})))
    provider = connect("openai", service, "/v1", query_seconds=60.0)
    for _ in range(2):  # the second time nobody is asked at all
        with pytest.raises(RemoteError, match="goes on by itself at") as caught:
            provider.embed_query("a")
        assert caught.value.retry_at == pytest.approx(clock.time + 3600)
    assert len(service.asked) == 1
    assert clock.waits == []
    clock.time += 3601
    with pytest.raises(RemoteError):
        provider.embed_query("a")
    assert len(service.asked) == 2


def test_an_empty_account_is_left_alone_for_a_while(start: Start, connect: Connect, clock: FakeClock) -> None:
    service = start(Service(lambda _: Told(OPENAI_QUOTA, 429)))
    provider = connect("openai", service, "/v1")
    for _ in range(3):
        with pytest.raises(RemoteError, match="no credit left"):
            provider.embed_documents(["a", "b"])
    assert len(service.asked) == 1
    clock.time += 15 * 60 + 1
    with pytest.raises(RemoteError, match="no credit left"):
        provider.embed_query("a")
    provider.forgive()  # the person has paid and presses “try again”
    with pytest.raises(RemoteError, match="no credit left"):
        provider.embed_query("a")
    assert len(service.asked) == 3


def test_jitter_is_a_fifth_at_most(clock: FakeClock) -> None:
    from app.embeddings.remote.patience import backoff

    clock.chance = 0.0
    assert [backoff(attempt, clock) for attempt in range(6)] == pytest.approx([0.4, 0.8, 1.6, 3.2, 6.4, 6.4])
    clock.chance = 0.999999
    assert backoff(0, clock) == pytest.approx(0.6, abs=1e-4)


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"null", b"5", b'"text"', b"[" * 3000, b'{"error": null}', b"\xff\xfe\x00"]
)
def test_any_body_of_an_error_can_be_read(body: bytes) -> None:
    complaint = read_complaint(500, body, "application/json")
    assert complaint.status == 500
    assert len(complaint.text) <= 241
