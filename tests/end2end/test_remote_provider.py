"""The whole engine with a paid provider: nothing is paid twice, nothing leaks, and search never stops."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.engine.engine import Engine
from app.engine.provider_facts import last_success
from app.engine.provider_trial import Wish, keep_key
from app.engine.questions import SearchRequest
from tests.embeddings.remote.batch_vendors import OpenAIBatchService
from tests.embeddings.remote.service import Asked, Told
from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.end2end.engines import ready, running, settings_of
from tests.helpers.memory_keyring import MemoryKeyring
from tests.helpers.waiting import wait_until


@pytest.fixture
def service() -> Iterator[OpenAIBatchService]:
    service = OpenAIBatchService()
    yield service
    service.close()
    assert service.failures == []


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return mended_things(tmp_path / "notes")


def mended_things(folder: Path) -> Path:
    """A memory of nine days, thirty-six texts."""
    (folder / "memory").mkdir(parents=True)
    for day in range(1, 10):
        lines = [
            f"- On day {day} the {thing} number {day} was mended." for thing in ("boiler", "roof", "gate")
        ]
        (folder / "memory" / f"2026-11-0{day}.md").write_text("# Log\n\n" + "\n".join(lines) + "\n")
    return folder


def remote(service: OpenAIService, **more: Any) -> dict[str, Any]:
    return {"baseUrl": f"{service.origin}/v1", "apiKey": KEY, **more}


def embedded_texts(service: OpenAIService) -> list[str]:
    """What was paid for: all texts of all calls for embeddings, questions left out."""
    calls = [asked.body for asked in service.asked if asked.path == "/v1/embeddings"]
    return [text for call in calls for text in call["input"] if text.startswith(("- ", "On day", "Log"))]


def test_each_text_is_paid_for_once_also_over_rebuilds_and_restarts(
    service: OpenAIBatchService, workspace: Path
) -> None:
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        ready(engine)
        status = engine.status()
        assert (status.provider, status.model) == ("openai", "text-embedding-3-small")
        paid = embedded_texts(service)
        assert len(paid) == len(set(paid)) > 9
        assert engine.search(SearchRequest("gate number 7")).mode == "hybrid"
        calls = len(service.asked)
        engine.sync(force=True).result(30)
        ready(engine)
        assert len(service.asked) == calls, "a rebuild of unchanged notes calls nobody"
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        ready(engine)
        assert len(service.asked) == calls


def test_a_change_of_model_and_back_costs_each_model_once(
    service: OpenAIBatchService, workspace: Path
) -> None:
    for model in ("text-embedding-3-small", "text-embedding-3-large", "text-embedding-3-small"):
        with running(workspace, provider="openai", model=model, remote=remote(service)) as engine:
            wait_until(lambda engine=engine, model=model: engine.status().model == model, timeout=30)
            ready(engine)
            assert engine.search(SearchRequest("gate number 7")).model == model
    paid = embedded_texts(service)
    assert len(paid) == 2 * len(set(paid))


def test_a_refused_key_leaves_keywords_and_says_what_to_do(
    service: OpenAIBatchService, workspace: Path
) -> None:
    wrong = remote(service) | {"apiKey": "sk-wrong-000000000000"}
    with running(workspace, provider="openai", remote=wrong) as engine:
        wait_until(lambda: engine.status().problem, timeout=30, what="the refusal")
        problem = engine.status().problem
        assert problem is not None
        assert problem.action
        response = engine.search(SearchRequest("gate number 7"))
        assert response.hits
        assert response.mode == "keyword"
        assert engine.status().state == "keyword_only"


def test_the_fallback_is_used_only_when_named_and_is_said(
    service: OpenAIBatchService, workspace: Path
) -> None:
    wrong = remote(service) | {"apiKey": "sk-wrong-000000000000"}
    with running(workspace, provider="openai", fallback="builtin", remote=wrong) as engine:
        ready(engine)
        response = engine.search(SearchRequest("gate number 7"))
        assert (response.mode, response.provider) == ("hybrid", "builtin")
        assert response.fallback is not None
        assert response.fallback["from"] == "openai"
        assert response.to_dict()["fallback"]["reason"]


def test_what_one_call_brings_is_stored_while_another_hangs(
    service: OpenAIBatchService, workspace: Path
) -> None:
    """Else a crash would lose what was paid for: four calls are under way at a time."""
    for number in range(120):
        (workspace / "memory" / f"topic-{number}.md").write_text(f"The fact of {number} is worth a line.\n")
    (workspace / "memory" / "slow.md").write_text("The slow one.\n")
    answer, gate, hanging = service.answer, threading.Event(), threading.Event()

    def slow(asked: Asked) -> Told:
        if b"The slow one" in asked.content:
            hanging.set()
            gate.wait(30)
        return answer(asked)

    service.answer = slow
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        try:
            assert hanging.wait(30)
            wait_until(lambda: engine.status().embedded >= 64, timeout=30, what="what the others brought")
        finally:
            gate.set()
        ready(engine)
    paid = [text for call in service.asked if call.path == "/v1/embeddings" for text in call.body["input"]]
    assert len(paid) == len(set(paid))


def test_large_amounts_go_as_a_batch_job(service: OpenAIBatchService, workspace: Path) -> None:
    for number in range(120):
        facts = [
            f"- The {place} fact about number {number} is worth a line.\n" for place in ("first", "second")
        ]
        (workspace / "memory" / f"topic-{number}.md").write_text(f"# Topic {number}\n\n" + "".join(facts))
    wishes = remote(service, batch={"enabled": True, "pollIntervalMs": 200})
    with running(workspace, provider="openai", remote=wishes) as engine:
        ready(engine)
        assert len(service.batch.jobs) >= 1
        assert engine.search(SearchRequest("Second fact about 77")).mode == "hybrid"


def test_search_goes_on_while_the_service_is_down_and_comes_back(
    service: OpenAIBatchService, workspace: Path
) -> None:
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        ready(engine)
        answer = service.answer
        service.answer = lambda _asked: Told({"error": {"message": "Not now", "type": "server_error"}}, 400)
        broken = engine.search(SearchRequest("which gate was it"))
        assert broken.mode == "keyword"
        assert broken.hits
        assert broken.notice
        service.answer = answer
        assert engine.search(SearchRequest("which gate was it then")).mode == "hybrid"


def engine_with(workspace: Path, store: KeyStore, **search: Any) -> Engine:
    return Engine(settings_of(workspace, sync={"watchDebounceMs": 50}, **search), app_paths(), keys=store)


@contextmanager
def started(engine: Engine) -> Iterator[Engine]:
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
        thread.join(20)


def test_a_key_that_is_put_right_is_used_at_once(service: OpenAIBatchService, workspace: Path) -> None:
    ring = MemoryKeyring()
    store = KeyStore(opener=lambda: ring)
    wish = Wish("openai", "", f"{service.origin}/v1")
    with started(
        engine_with(workspace, store, provider="openai", remote={"baseUrl": wish.base_url})
    ) as engine:
        wait_until(lambda: engine.status().problem, timeout=30, what="that a key is wanted")
        keep_key(engine, wish, "sk-wrong-wrong-wrong")
        wait_until(lambda: "not accept the key" in str(engine.status().problem), timeout=30)
        keep_key(engine, wish, KEY)
        ready(engine)
        assert engine.search(SearchRequest("which gate was it")).mode == "hybrid"
        keep_key(engine, wish, "")
        keep_key(engine, Wish("voyage"), "pa-somebody-elses-key")
        assert engine.search(SearchRequest("which gate was it")).mode == "hybrid"


def test_who_has_paid_need_not_wait(service: OpenAIBatchService, workspace: Path) -> None:
    answer = service.answer
    service.answer = lambda _asked: Told({"error": {"message": "no", "code": "insufficient_quota"}}, 429)
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        problem = wait_until(lambda: engine.status().problem, timeout=30)
        assert "no credit left" in problem.title
        assert engine.search(SearchRequest("gate number 7")).hits
        calls = len(service.asked)
        service.answer = answer
        engine.sync().result(30)
        assert engine.wait_until_embedded(30)
        assert len(service.asked) == calls, "nobody asks before the time that was told"
        engine.try_again().result(30)
        ready(engine)
        assert engine.status().problem is None


def test_how_large_a_call_may_be_is_learnt_once_and_remembered(
    service: OpenAIBatchService, workspace: Path
) -> None:
    right = service.answer

    def few(asked: Asked) -> Told:
        if asked.method == "POST" and len(asked.body["input"]) > 10:
            said = "batch size is invalid, it should not be larger than 10"
            return Told({"error": {"message": said, "code": "InvalidParameter"}}, 400)
        return right(asked)

    service.answer = few
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        wait_until(lambda: engine.status().embedded >= 36, timeout=30)
        assert max(len(asked.body["input"]) for asked in service.asked) > 10, "it had to be learnt"
    calls = len(service.asked)
    with running(
        workspace, provider="openai", model="text-embedding-3-large", remote=remote(service)
    ) as engine:
        wait_until(lambda: engine.status().model == "text-embedding-3-large", timeout=30)
    sizes = [len(asked.body["input"]) for asked in service.asked[calls:]]
    assert max(sizes) == 10


def test_when_it_last_worked_is_known_of_everyday_work(service: OpenAIBatchService, workspace: Path) -> None:
    wish = Wish("openai", "", f"{service.origin}/v1")
    with running(
        workspace, provider="openai", remote=remote(service) | {"apiKey": "sk-wrong-0000"}
    ) as engine:
        wait_until(lambda: engine.status().problem, timeout=30)
        assert last_success(engine, wish) is None, "a refusal is none"
    with running(workspace, provider="openai", remote=remote(service)) as engine:
        wait_until(lambda: engine.status().embedded >= 36, timeout=30)
        assert last_success(engine, wish)
        assert last_success(engine, Wish("openai")) is None, "that is another place"
