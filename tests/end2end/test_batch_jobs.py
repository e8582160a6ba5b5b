"""Batch jobs through the whole engine: over restarts, with less to do than before, and with two agents."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.engine.engine import Engine
from app.engine.questions import SearchRequest
from tests.embeddings.remote.batch_vendors import OpenAIBatchService
from tests.embeddings.remote.vendors import KEY
from tests.end2end.engines import ready, running
from tests.helpers.waiting import wait_until

NOTES = 80


@pytest.fixture
def service() -> Iterator[OpenAIBatchService]:
    service = OpenAIBatchService()
    service.batch.plan = ["in_progress"]
    yield service
    service.close()
    assert service.failures == []


def topic(folder: Path, number: int) -> Path:
    return folder / "memory" / f"topic-{number}.md"


def make_topics(folder: Path, word: str = "topic") -> Path:
    (folder / "memory").mkdir(parents=True)
    for number in range(NOTES):
        facts = [f"- The {place} fact of {word} {number} is worth a line.\n" for place in ("first", "second")]
        topic(folder, number).write_text(f"# {word} {number}\n\n" + "".join(facts))
    return folder


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return make_topics(tmp_path / "notes")


def wishes(service: OpenAIBatchService, *, jobs: bool = True) -> dict[str, Any]:
    batch = {"enabled": jobs, "pollIntervalMs": 200}
    return {
        "provider": "openai",
        "remote": {"baseUrl": f"{service.origin}/v1", "apiKey": KEY, "batch": batch},
        "sync": {"watchDebounceMs": 50},
    }


def in_jobs(service: OpenAIBatchService) -> list[str]:
    """Every text that a job was made for."""
    inputs = [service.batch.files[job["input_file_id"]] for job in service.batch.jobs.values()]
    return [json.loads(line)["body"]["input"] for content in inputs for line in content.splitlines()]


def inline(service: OpenAIBatchService) -> list[str]:
    """Every text of the notes that an ordinary call was made for."""
    calls = [asked.body for asked in service.asked if asked.path == "/v1/embeddings"]
    return [text for call in calls for text in call["input"] if "fact of" in text]


def finish(service: OpenAIBatchService) -> None:
    """From now on every job is done."""
    service.batch.plan = ["completed"]
    for job in service.batch.jobs.values():
        job["plan"] = ["completed"]


def records() -> list[Path]:
    return sorted((app_paths().data_dir / "jobs").rglob("*.json"))


def begin_and_stop(service: OpenAIBatchService, notes: Path) -> None:
    """The program ends while its job is under way."""
    with running(notes, **wishes(service)):
        wait_until(lambda: any("/batches/" in asked.path for asked in service.asked), timeout=30)
    assert len(service.batch.jobs) == len(records()) == 1


def test_a_restart_goes_on_with_the_job(service: OpenAIBatchService, notes: Path) -> None:
    begin_and_stop(service, notes)
    finish(service)
    with running(notes, **wishes(service)) as engine:
        ready(engine)
        assert engine.search(SearchRequest("which was the second one about topic 7")).mode == "hybrid"
    paid = in_jobs(service)
    assert len(service.batch.jobs) == 1
    assert len(paid) == len(set(paid))
    assert inline(service) == []
    assert records() == []


def test_a_job_is_gone_on_with_when_most_of_its_notes_are_gone(
    service: OpenAIBatchService, notes: Path
) -> None:
    begin_and_stop(service, notes)
    for number in range(3, NOTES):
        topic(notes, number).unlink()
    finish(service)
    with running(notes, **wishes(service)) as engine:
        ready(engine)
    assert (len(service.batch.jobs), inline(service), records()) == (1, [], [])


def test_a_job_is_ended_when_jobs_are_switched_off(service: OpenAIBatchService, notes: Path) -> None:
    begin_and_stop(service, notes)
    with running(notes, **wishes(service, jobs=False)) as engine:
        ready(engine)
    assert len(service.batch.cancelled) == 1
    made_by_job = len(in_jobs(service)) // 2  # a cancelled job has what was ready
    assert len(inline(service)) == len(in_jobs(service)) - made_by_job
    assert records() == []


def test_a_pause_holds_jobs_too(service: OpenAIBatchService, notes: Path) -> None:
    with running(notes, **wishes(service)) as engine:
        wait_until(lambda: any("/batches/" in asked.path for asked in service.asked), timeout=30)
        engine.pause(True)
        pump = engine._agents.get("main").pump
        assert pump is not None
        wait_until(lambda: pump.calling is None, timeout=30, what="the end of the waiting for the job")
        finish(service)
        status = engine.status()
        assert (status.state, status.problem, status.embedded) == ("paused", None, 0)
        engine.pause(False)
        ready(engine)
    assert (len(service.batch.jobs), inline(service), records()) == (1, [], [])


def test_a_pause_that_is_over_at_once_is_no_failure(service: OpenAIBatchService, notes: Path) -> None:
    def looks() -> int:
        return sum("/batches/" in asked.path for asked in service.asked)

    with running(notes, **wishes(service)) as engine:
        wait_until(lambda: looks() > 0, timeout=30)
        pump = engine._agents.get("main").pump
        assert pump is not None
        before = pump._runner
        engine.pause(True)
        engine.pause(False)
        wait_until(lambda: pump._runner not in (before, None), timeout=30, what="going on with the job")
        assert pump.problem is None
        finish(service)
        ready(engine)
    assert (len(service.batch.jobs), inline(service), records()) == (1, [], [])


@contextmanager
def two_agents(service: OpenAIBatchService, folders: dict[str, Path]) -> Iterator[Engine]:
    file = app_paths().config_file
    file.parent.mkdir(parents=True, exist_ok=True)
    agents = [{"id": name, "workspace": str(folder)} for name, folder in folders.items()]
    defaults = {"memorySearch": wishes(service)}
    file.write_text(json.dumps({"agents": {"defaults": defaults, "list": agents}}))
    engine = Engine(load_settings(file).settings, app_paths())
    thread = threading.Thread(target=engine.run_writer)
    thread.start()
    engine.start()
    try:
        yield engine
    finally:
        engine.stop()
        thread.join(20)


def test_two_agents_with_one_model_each_get_the_results_of_their_own_jobs(
    service: OpenAIBatchService, notes: Path, tmp_path: Path
) -> None:
    folders = {"main": notes, "second": make_topics(tmp_path / "other", "matter")}
    with two_agents(service, folders) as engine:
        for number, name in enumerate(folders, 1):
            engine.status(name)
            engine.search(SearchRequest("fact"), agent=name)
            wait_until(lambda number=number: len(records()) == number, timeout=30)
    finish(service)
    with two_agents(service, folders) as engine:
        for name in folders:  # the second only after the first is done
            engine.search(SearchRequest("fact"), agent=name)
            wait_until(lambda name=name: engine.status(name).state == "ready", timeout=30)
    paid = in_jobs(service)
    assert (len(service.batch.jobs), inline(service), records()) == (2, [], [])
    assert len(paid) == len(set(paid))
