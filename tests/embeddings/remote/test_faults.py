"""Services that break the rules: nothing hangs, nothing that was paid for is lost, every sentence is ours."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.embeddings.provider import PartialResult, Vectors
from app.embeddings.remote import errors
from app.embeddings.remote.catalog import create_provider
from app.embeddings.remote.complaint import Complaint
from app.embeddings.remote.errors import Cause, RemoteError
from app.embeddings.remote.gathering import Gathering
from app.embeddings.remote.limits import Limits, token_estimate
from app.embeddings.remote.patience import Clock
from app.embeddings.remote.provider import RemoteProvider
from app.embeddings.remote.secret import Key
from tests.embeddings.remote.service import Asked, Service, Told, in_turn
from tests.embeddings.remote.world import Connect, FakeClock, Start
from tests.helpers.waiting import wait_until

TARGET = errors.Target("Test", "test.example", "https://test.example/v1/embeddings", "m")


def blame_the_text(error: RemoteError) -> RemoteError:
    """The service takes other texts."""
    return error


def good(asked: Asked) -> Told:
    vectors = [[float(len(text)), 1.0, 2.0] for text in asked.body["input"]]
    return Told({"data": [{"embedding": row, "index": index} for index, row in enumerate(vectors)]})


def test_a_connection_that_breaks_is_tried_again(start: Start, connect: Connect, clock: FakeClock) -> None:
    half = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"data": [{'
    service = start(
        Service(in_turn(Told(drop=True), Told(half, drop=True), Told(b"\x00\x01garbage\n", drop=True), good))
    )
    assert connect("openai", service, "/v1").embed_documents(["a"]).shape == (1, 3)
    assert clock.waits == [0.5, 1.0, 2.0]


def test_a_service_that_always_breaks_off(start: Start, connect: Connect) -> None:
    service = start(Service(lambda _: Told(drop=True)))
    with pytest.raises(RemoteError, match="broke the connection off") as caught:
        connect("openai", service, "/v1").embed_documents(["a"])
    assert caught.value.cause is Cause.CLOSED
    assert len(service.asked) == 4


def test_a_slow_service_ends_in_a_sentence(start: Start, connect: Connect) -> None:
    never = threading.Event()
    service = start(Service(lambda _: Told({}, until=never)))
    provider = connect("openai", service, "/v1", query_seconds=0.2)
    with pytest.raises(RemoteError, match="No answer from") as caught:
        provider.embed_query("a")
    assert caught.value.cause is Cause.TIMEOUT
    never.set()


@pytest.mark.parametrize(
    ("address", "seconds"),
    [("https://llm.example/v1", (60.0, 120.0)), ("http://localhost:1234/v1", (300.0, 600.0))],
)
def test_how_long_a_call_may_take(
    monkeypatch: pytest.MonkeyPatch, address: str, seconds: tuple[float, float]
) -> None:
    allowed: list[float] = []

    def answer(function: object, limit: float, cancellation: object) -> httpx.Response:
        allowed.append(limit)
        return httpx.Response(200, json={"data": [{"embedding": [1.0, 2.0]}]})

    monkeypatch.setattr("app.embeddings.remote.client.bounded", answer)
    provider = create_provider("openai", base_url=address, dimensions=2)
    provider.embed_query("a")
    provider.embed_documents(["a"])
    provider.close()
    assert tuple(round(each, 2) for each in allowed) == seconds


def test_a_slow_machine_gets_smaller_calls(start: Start, connect: Connect) -> None:
    done = threading.Event()

    def slow_for_many(asked: Asked) -> Told:
        told = good(asked)
        told.until = done if len(asked.body["input"]) > 2 else None
        return told

    service = start(Service(slow_for_many))
    provider = connect("ollama", service, "", key="", batch_seconds=0.3)
    service.answer = lambda asked: Told(
        {"embeddings": [[float(len(text)), 1.0] for text in asked.body["input"]]},
        until=done if len(asked.body["input"]) > 2 else None,
    )
    vectors = provider.embed_documents(["a" * count for count in range(1, 9)])
    assert vectors.shape == (8, 2)
    assert provider.limits.items <= 2
    done.set()


def test_close_ends_every_wait_at_once(start: Start, connect: Connect) -> None:
    never = threading.Event()
    hanging = start(Service(lambda _: Told({}, until=never)))
    limited = start(Service(lambda _: Told({}, 429, {"Retry-After": "50"})))
    for service in (hanging, limited):
        provider = connect("openai", service, "/v1")
        provider.client.clock = Clock()  # real waiting
        with ThreadPoolExecutor(1) as pool:
            call = pool.submit(provider.embed_documents, ["a"])
            wait_until(lambda service=service: service.asked, what="the call")
            provider.close()
            with pytest.raises(RemoteError) as caught:
                call.result(5)
        assert caught.value.cause is Cause.CANCELLED
    never.set()
    limited.answer = good
    provider.forgive()
    assert provider.embed_documents(["a"]).shape == (1, 3)  # a later call starts it all again


def test_what_was_paid_for_survives_a_failure(start: Start, connect: Connect) -> None:
    def fails_late(asked: Asked) -> Told:
        late = any(text.startswith("9") for text in asked.body["input"])
        return Told({"error": {"message": "Payment required"}}, 402) if late else good(asked)

    service = start(Service(fails_late))
    provider = connect("openai", service, "/v1")
    provider.concurrency = 1
    texts = [f"{number} " + "w" * 15_000 for number in range(12)]
    with pytest.raises(PartialResult, match="no credit left") as caught:
        provider.embed_documents(texts)
    partial = caught.value
    assert partial.done == tuple(range(8))
    assert partial.vectors.shape == (8, 3)
    assert partial.refused == {}
    assert partial.stopped is not None
    assert partial.retryable
    assert partial.retry_at is not None


def test_one_bad_text_is_found_among_many(start: Start, connect: Connect) -> None:
    def picky(asked: Asked) -> Told:
        if "bad" in asked.body["input"]:
            return Told({"error": {"message": "'$.input' is invalid."}}, 400)
        return good(asked)

    service = start(Service(picky))
    with pytest.raises(PartialResult) as caught:
        connect("openai", service, "/v1").embed_documents(["one", "two", "bad", "four", "five"])
    assert caught.value.done == (0, 1, 3, 4)
    assert list(caught.value.refused) == [2]
    assert caught.value.stopped is None


def test_a_text_is_not_blamed_for_an_engine_that_fails_for_a_while(start: Start, connect: Connect) -> None:
    faults = 14

    def shaky(asked: Asked) -> Told:
        nonlocal faults
        if "shaky" in asked.body["input"] and faults:
            faults -= 1
            return Told({"error": {"message": "Out of memory"}}, 500)
        return good(asked)

    provider = connect("openai", start(Service(shaky)), "/v1")
    assert provider.embed_documents(["one", "two", "shaky", "four"]).shape == (4, 3)
    assert faults == 0


def test_a_fault_of_a_vendor_is_never_blamed_on_a_text() -> None:
    key = Key.belonging_to("https://api.openai.com/v1", "sk-of-a-test-1234567")
    provider = create_provider("openai", key=key)
    error = errors.service_fault(TARGET, 500)
    error.complaint = Complaint(500, "", frozenset(), None, html=False)
    with pytest.raises(RemoteError) as caught:
        provider._prove(error)
    assert caught.value is error


def test_a_service_that_rejects_everything_blames_no_text(start: Start, connect: Connect) -> None:
    service = start(Service(lambda _: Told({"error": {"message": "Unknown parameter."}}, 400)))
    with pytest.raises(RemoteError, match="rejected the request"):
        connect("openai", service, "/v1").embed_documents([f"text {number}" for number in range(50)])
    assert len(service.asked) == 2  # the call, and one word to see whether anything is taken


def test_the_number_of_texts_a_service_takes_is_learned_from_its_words(
    start: Start, connect: Connect
) -> None:
    said = "batch size is invalid, it should not be larger than 10.: input.contents"

    def ten(asked: Asked) -> Told:
        return Told({"error": {"message": said}}, 400) if len(asked.body["input"]) > 10 else good(asked)

    service = start(Service(ten))
    provider = connect("openai", service, "/v1")
    texts = ["a" * number for number in range(1, 41)]
    assert provider.embed_documents(texts).shape == (40, 3)
    assert provider.limits.items == 10
    service.asked.clear()
    provider.embed_documents(texts)
    assert [len(asked.body["input"]) for asked in service.asked] == [10] * 4


def test_a_storm_of_429_is_waited_out_by_all_threads_together(
    start: Start, connect: Connect, clock: FakeClock
) -> None:
    lock = threading.Lock()
    refusals = 5

    def stormy(asked: Asked) -> Told:
        nonlocal refusals
        with lock:
            refusals -= 1
            return Told({}, 429, {"Retry-After": "2"}) if refusals >= 0 else good(asked)

    service = start(Service(stormy))
    texts = ["w" * 20_000 + str(number) for number in range(12)]
    assert connect("openai", service, "/v1").embed_documents(texts).shape == (12, 3)


def test_never_more_calls_at_once_than_allowed(start: Start, connect: Connect) -> None:
    lock, most, now = threading.Lock(), 0, 0
    together = threading.Barrier(4)

    def counting(asked: Asked) -> Told:
        nonlocal most, now
        with lock:
            now += 1
            most = max(most, now)
        together.wait(10)  # four do come together, or this breaks
        with lock:
            now -= 1
        return good(asked)

    service = start(Service(counting))
    connect("openai", service, "/v1").embed_documents(["w" * 30_000 + str(number) for number in range(8)])
    assert most == 4


def test_a_question_goes_before_queued_documents(start: Start, connect: Connect) -> None:
    gate = threading.Event()

    def held(asked: Asked) -> Told:
        told = good(asked)
        told.until = gate if len(asked.body["input"][0]) > 100 else None
        return told

    service = start(Service(held))
    provider = connect("openai", service, "/v1")
    with ThreadPoolExecutor(1) as pool:
        documents = pool.submit(provider.embed_documents, ["w" * 30_000 + str(number) for number in range(8)])
        wait_until(lambda: len(service.asked) == 4, what="all places taken")
        assert provider.embed_query("why?").shape == (3,)
        assert not documents.done()
        gate.set()
        assert documents.result(10).shape == (8, 3)


def test_numbers_that_are_not_numbers_become_zero(start: Start, connect: Connect) -> None:
    row = b'{"data": [{"embedding": [NaN, 3.0, Infinity, 4.0, null, 1e999]}]}'
    service = start(Service(lambda _: Told(row)))
    vector = connect("openai", service, "/v1").embed_query("a")
    np.testing.assert_allclose(vector, [0, 0.6, 0, 0.8, 0, 0], atol=1e-6)
    assert vector.dtype == np.float32


def test_a_model_that_changes_its_dimensions_is_refused(start: Start, connect: Connect) -> None:
    service = start(Service(good))
    provider = connect("openai", service, "/v1")
    provider.prepare()
    service.answer = lambda _: Told({"data": [{"embedding": [1.0, 2.0]}]})
    with pytest.raises(RemoteError, match="makes 2 numbers per text, not 3") as caught:
        provider.embed_query("a")
    assert caught.value.cause is Cause.DIMENSION
    assert not caught.value.retryable


def test_broken_text_can_be_sent(start: Start, connect: Connect) -> None:
    service = start(Service(good))
    provider = connect("openai", service, "/v1")
    provider.embed_documents(["half a pair \ud83d of UTF-16", "null \x00", "😀"])
    assert service.asked[0].body["input"] == ["half a pair ? of UTF-16", "null \x00", "😀"]


@settings(max_examples=60)
@given(
    sizes=st.lists(st.integers(0, 60), max_size=30),
    items=st.integers(1, 12),
    tokens=st.integers(5, 60),
    bad=st.sets(st.integers(0, 29), max_size=4),
)
def test_every_text_ends_as_done_or_refused_and_no_call_is_too_large(
    sizes: list[int], items: int, tokens: int, bad: set[int]
) -> None:
    """Whatever a service's true limits are, they are found; only what cannot be taken is refused."""
    texts = [f"{index}:" + "x" * 4 * size for index, size in enumerate(sizes)]
    most = tokens * 2

    def embed(batch: list[str]) -> np.ndarray:
        if len(batch) > items or sum(map(token_estimate, batch)) > most:
            raise errors.too_large(TARGET)
        if any(int(text.split(":")[0]) in bad for text in batch):
            raise errors.rejected(TARGET, "no")
        return np.array([[float(text.split(":")[0]), 1.0] for text in batch], np.float32)

    gathering = Gathering(texts, Limits(64, tokens * 3), embed, blame_the_text)
    gathering.run(3)
    refused = {index for index, text in enumerate(texts) if index in bad or token_estimate(text) > most}
    assert set(gathering.refused) == refused
    assert set(gathering.done) == set(range(len(texts))) - refused
    assert all(row[0] == index for index, row in gathering.done.items())


@settings(max_examples=60)
@given(sizes=st.lists(st.integers(1, 200), max_size=60), items=st.integers(1, 20), tokens=st.integers(1, 300))
def test_batches_hold_every_text_once_in_order(sizes: list[int], items: int, tokens: int) -> None:
    batches = Limits(items, tokens).batches(sizes, range(len(sizes)))
    assert [index for batch in batches for index in batch] == list(range(len(sizes)))
    for batch in batches:
        assert len(batch) <= items
        assert len(batch) == 1 or sum(sizes[index] for index in batch) <= tokens


def test_a_bug_in_a_helper_thread_is_not_taken_for_success() -> None:
    def embed(batch: list[str]) -> np.ndarray:
        raise ZeroDivisionError

    gathering = Gathering(["a", "b"], Limits(1), embed, blame_the_text)
    with pytest.raises(ZeroDivisionError):
        gathering.run(2)


WEATHER = {
    "good": good,
    "limit": Told({}, 429, {"Retry-After": "1"}),
    "fault": Told({}, 503),
    "break": Told(drop=True),
    "garbage": Told(b"\\x00{not json"),
    "page": Told(b"<html></html>", kind="text/html"),
    "too many": Told({"error": {"message": "batch size limit exceeded"}}, 400),
    "odd": Told({"error": {"message": "no idea"}}, 400),
    "short": Told({"data": []}),
    "empty": Told(b""),
}


def outcome(provider: RemoteProvider, texts: list[str]) -> Vectors | PartialResult | RemoteError:
    try:
        return provider.embed_documents(texts)
    except (PartialResult, RemoteError) as error:
        return error


@settings(max_examples=50)
@given(weather=st.lists(st.sampled_from(sorted(WEATHER)), max_size=7), texts=st.lists(st.text(), max_size=6))
def test_in_any_weather_vectors_are_right_or_there_is_a_sentence(
    start: Start, connect: Connect, weather: list[str], texts: list[str]
) -> None:
    service = Service(in_turn(*(WEATHER[name] for name in weather), good))
    provider = connect("openai", service, "/v1")
    told = outcome(provider, texts)
    provider.close()
    service.close()
    if isinstance(told, RemoteError):
        assert told.message
        return
    if isinstance(told, PartialResult):
        rows = dict(zip(told.done, told.vectors, strict=True))
        assert not rows.keys() & told.refused.keys()
    else:
        rows = dict(enumerate(told))
        assert len(rows) == len(texts)
    for index, row in rows.items():
        sent = texts[index].encode("utf-8", "replace").decode()
        raw = np.array([len(sent), 1.0, 2.0], np.float32) if texts[index].strip() else np.zeros(3, np.float32)
        np.testing.assert_allclose(row, raw / (np.linalg.norm(raw) or 1), atol=1e-6)
