"""Batch jobs: by the vendors' contracts (see `batch_vendors.py`), over restarts, and when they go wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.embeddings.provider import Vectors
from app.embeddings.remote.batch import runner as runner_module
from app.embeddings.remote.batch.report import BatchOptions
from app.embeddings.remote.batch.runner import BatchRunner, has_batches
from app.embeddings.remote.errors import Cause, RemoteError
from tests.embeddings.remote.batch_vendors import GeminiBatchService, OpenAIBatchService, VoyageBatchService
from tests.embeddings.remote.service import Asked, Service, Told
from tests.embeddings.remote.vendors import KEY, vector
from tests.embeddings.remote.world import Connect, FakeClock, Start

TEXTS = {f"id{number}": f"note {number}" for number in range(8)}
MAKERS: dict[str, tuple[str, Callable[[], Any], Callable[[str], list[float]]]] = {
    "openai": ("/v1", OpenAIBatchService, lambda text: vector(text, 1536)),
    "voyage": ("/v1", VoyageBatchService, lambda text: vector(f"Represent the document: {text}", 1024)),
    "gemini": ("", GeminiBatchService, lambda text: vector(text, 3072)),
}


class Shelf(dict[str, np.ndarray]):
    """Where vectors are stored; counts the calls."""

    calls = 0

    def store(self, ids: Sequence[str], vectors: Vectors) -> None:
        self.calls += 1
        self.update(zip(ids, vectors, strict=True))


class Case:
    """A vendor's service and what is needed to run jobs there."""

    def __init__(self, name: str, start: Start, connect: Connect, folder: Path) -> None:
        self.path, make, self.expected = MAKERS[name]
        self.name, self.connect, self.folder = name, connect, folder / "jobs"
        self.service = start(make())
        self.shelf = Shelf()

    def runner(self, **options: Any) -> BatchRunner:
        return BatchRunner(
            self.connect(self.name, self.service, self.path), self.folder, BatchOptions(**options)
        )

    def check(self, texts: dict[str, str]) -> None:
        assert set(self.shelf) == set(texts)
        for custom_id, text in texts.items():
            raw = np.array(self.expected(text), np.float32)
            np.testing.assert_allclose(self.shelf[custom_id], raw / np.linalg.norm(raw), atol=1e-6)
        assert list(self.folder.glob("*")) == []  # nothing is left to be done

    def created(self) -> int:
        return len(self.service.batch.jobs)

    def inline_calls(self) -> int:
        """Calls with texts, without the probe for the dimensions."""
        paths = [asked.path for asked in self.service.asked]
        return sum(path.endswith(("/embeddings", ":batchEmbedContents")) for path in paths) - 1


@pytest.fixture(params=MAKERS)
def case(request: pytest.FixtureRequest, start: Start, connect: Connect, tmp_path: Path) -> Case:
    return Case(request.param, start, connect, tmp_path)


@pytest.fixture
def openai(start: Start, connect: Connect, tmp_path: Path) -> Case:
    return Case("openai", start, connect, tmp_path)


def test_upload_create_poll_fetch(case: Case, clock: FakeClock) -> None:
    runner = case.runner()
    assert has_batches(runner.provider)
    report = runner.run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert (report.by_job, report.inline, report.refused, report.notices) == (8, 0, {}, [])
    assert (case.created(), case.inline_calls()) == (1, 0)
    assert clock.waits == [2.0, 2.0]


def test_both_spellings_of_googles_states(start: Start, connect: Connect, tmp_path: Path) -> None:
    service = start(GeminiBatchService("JOB_STATE_"))
    shelf = Shelf()
    runner = BatchRunner(connect("gemini", service), tmp_path)
    assert runner.run(TEXTS, shelf.store).by_job == 8


def test_states_that_only_googles_client_knows(start: Start, connect: Connect, tmp_path: Path) -> None:
    service, shelf = start(GeminiBatchService("JOB_STATE_")), Shelf()
    service.batch.plan = ["queued", *["paused"] * 6, *["updating"] * 6, "in part"]
    service.batch.lose = {"note 5"}
    report = BatchRunner(connect("gemini", service), tmp_path).run(TEXTS, shelf.store)
    assert (report.by_job, report.inline, len(shelf)) == (7, 1, 8)
    assert service.batch.cancelled == []
    assert not any("is not known" in notice for notice in report.notices)


def test_a_restart_goes_on_with_the_job_and_pays_nothing_twice(case: Case) -> None:
    case.service.batch.plan = ["in_progress", "in_progress", "in_progress", "completed"]
    first = case.runner(wait=False)
    report = first.run(TEXTS, case.shelf.store)
    assert (report.pending, case.shelf) == (8, {})
    [record] = case.folder.glob("*.json")
    assert KEY not in record.read_text("utf-8")
    assert "note 3" not in record.read_text("utf-8")
    more = TEXTS | {"late": "a note of today"}
    report = case.runner().run(more, case.shelf.store)  # as after a restart
    case.check(more)
    assert case.created() == 2
    assert report.by_job == 9
    assert case.inline_calls() == 1  # the second provider's own probe


def test_a_lost_answer_to_the_creation_makes_no_second_job(case: Case) -> None:
    case.service.batch.lost_answers = 1
    case.runner().run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert case.created() == 1


def test_a_crash_between_upload_and_creation(case: Case) -> None:
    runner = case.runner(wait=False)
    runner.run(TEXTS, case.shelf.store)
    [record] = runner.jobs.of(runner.provider.identity)
    record.job = ""  # as if the crash had come before the vendor's answer was written down
    runner.jobs.save(record)
    case.runner().run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert case.created() == 1


class Crash(BaseException):
    """The end of the program."""


def crash() -> None:
    raise Crash


def test_a_crash_before_the_vendor_has_answered_the_creation(case: Case, clock: FakeClock) -> None:
    case.service.batch.lost_answers = 1
    clock.on_wait = crash
    with pytest.raises(Crash):
        case.runner().run(TEXTS, case.shelf.store)
    clock.on_wait = None
    case.runner().run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert case.created() == 1


def test_refused_lines_are_listed_and_lost_ones_are_sent_again(case: Case) -> None:
    case.service.batch.refuse = {"note 2"}
    case.service.batch.lose = {"note 5"}
    report = case.runner().run(TEXTS, case.shelf.store)
    case.check({custom_id: text for custom_id, text in TEXTS.items() if custom_id != "id2"})
    assert list(report.refused) == ["id2"]
    assert report.refused["id2"].title.startswith("A passage is too long")
    assert (report.by_job, report.inline) == (6, 1)
    assert "smaller jobs are tried" in report.notices[0]
    assert "sent at once, at the usual price" in report.notices[1]


@pytest.mark.parametrize("status", ["failed", "expired", "a_state_of_tomorrow"])
def test_a_job_that_ends_badly_is_tried_smaller_and_then_sent_inline(case: Case, status: str) -> None:
    case.service.batch.plan = ["in_progress", status]
    report = case.runner().run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert report.by_job + report.inline == 8
    assert 1 < case.created() <= 3
    assert report.inline
    assert len(report.notices) >= 2
    if status == "expired" and case.name != "gemini":
        assert report.by_job >= 4  # half of it was ready and is paid for


def test_a_job_that_takes_too_long_is_ended_and_its_part_is_kept(case: Case, clock: FakeClock) -> None:
    case.service.batch.plan = ["in_progress"]
    report = case.runner(timeout_seconds=600.0, poll_seconds=60.0).run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert len(case.service.batch.cancelled) == 1
    assert "longer than 10 minutes" in report.notices[0]
    assert report.by_job == (0 if case.name == "gemini" else 4)
    assert report.inline == 8 - report.by_job
    assert 600 <= sum(clock.waits) <= 660


def test_a_job_that_ended_before_it_could_be_cancelled_is_taken_as_it_is(case: Case) -> None:
    case.service.batch.plan = ["in_progress", "completed"]
    case.runner(wait=False).run(TEXTS, case.shelf.store)
    case.service.batch.is_over = True
    report = case.runner(new_jobs=False).run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert (report.by_job, report.inline) == (8, 0)


def test_a_state_of_tomorrow_that_cannot_be_cancelled_holds_nobody_up(case: Case) -> None:
    case.service.batch.plan = ["a_state_of_tomorrow"]
    case.service.batch.is_over = True
    report = case.runner().run(TEXTS, case.shelf.store)
    case.check(TEXTS)
    assert report.inline == 8
    assert "is not known" in report.notices[0]


def test_results_that_the_vendor_has_deleted_are_made_again(case: Case) -> None:
    case.runner(wait=False).run(TEXTS, case.shelf.store)
    case.service.batch.forgotten = True
    report = case.runner().run(TEXTS, case.shelf.store)  # as after a long holiday
    case.check(TEXTS)
    assert report.inline + report.by_job == 8
    assert "some texts have no result" in report.notices[0]


def test_jobs_that_are_switched_off_are_ended_and_their_part_is_kept(case: Case) -> None:
    case.service.batch.plan = ["in_progress"]
    case.runner(wait=False).run(TEXTS, case.shelf.store)
    runner = case.runner(new_jobs=False)
    assert runner.under_way
    report = runner.run(TEXTS | {"late": "a note of today"}, case.shelf.store)
    case.check(TEXTS | {"late": "a note of today"})
    assert (case.created(), len(case.service.batch.cancelled)) == (1, 1)
    assert report.by_job == (0 if case.name == "gemini" else 4)
    assert not runner.under_way


def test_stopping_leaves_the_job_for_the_next_start(openai: Case, clock: FakeClock) -> None:
    openai.service.batch.plan = ["in_progress"]
    runner = openai.runner()
    clock.on_wait = runner.stop
    with pytest.raises(RemoteError) as caught:
        runner.run(TEXTS, openai.shelf.store)
    assert caught.value.cause is Cause.CANCELLED
    assert len(list(openai.folder.glob("*.json"))) == 1
    assert openai.service.batch.cancelled == []


def test_stopping_while_a_job_is_being_ended_loses_nothing_of_it(openai: Case, clock: FakeClock) -> None:
    openai.service.batch.plan = ["in_progress"]
    openai.runner(wait=False).run(TEXTS, openai.shelf.store)
    openai.service.batch.is_over = True  # so that it goes on for a while
    runner = openai.runner(new_jobs=False)
    clock.on_wait = runner.stop
    with pytest.raises(RemoteError):
        runner.run(TEXTS, openai.shelf.store)
    [job] = openai.service.batch.jobs.values()
    job["plan"] = ["completed"]
    report = openai.runner(new_jobs=False).run(TEXTS, openai.shelf.store)
    openai.check(TEXTS)
    assert (report.by_job, report.inline) == (8, 0)


def test_large_amounts_make_several_jobs_two_at_a_time(openai: Case) -> None:
    runner = openai.runner()
    runner._largest = 3
    most = 0
    answer = openai.service.answer

    def counting(asked: Asked) -> Told:
        nonlocal most
        most = max(most, len(list(openai.folder.glob("*.json"))))
        return answer(asked)

    openai.service.answer = counting
    report = runner.run(TEXTS, openai.shelf.store)
    openai.check(TEXTS)
    assert (report.by_job, openai.created(), most) == (8, 3, 2)


def test_a_server_without_batches_gets_ordinary_calls(start: Start, connect: Connect, tmp_path: Path) -> None:
    from tests.embeddings.remote.vendors import OpenAIService

    shelf = Shelf()
    provider = connect("openai", start(OpenAIService()), "/v1")
    report = BatchRunner(provider, tmp_path).run(TEXTS | {"blank": " "}, shelf.store)
    assert report.inline == 8
    assert set(shelf) == {*TEXTS, "blank"}
    assert not shelf["blank"].any()
    assert "sent at once" in report.notices[0]


MANY = {f"id{number}": f"note {number}" for number in range(60)}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner_module, "LEAST_IN_A_JOB", 4)


@pytest.mark.usefixtures("small")
def test_an_account_that_has_no_room_for_a_large_job_gets_small_ones(case: Case) -> None:
    case.service.batch.room = 20
    report = case.runner().run(MANY, case.shelf.store)
    case.check(MANY)
    assert (report.by_job, report.inline) == (60, 0)
    done = [job for job in case.service.batch.jobs.values() if job["texts"]]
    assert [job["texts"] for job in done] == [15] * 4  # one after the other
    assert len(case.service.batch.files) <= 2 * 4 + 3, "nothing is uploaded again and again"
    assert ["smaller jobs are tried" in notice for notice in report.notices] == [True]


@pytest.mark.usefixtures("small")
def test_an_account_that_has_no_room_for_any_job_gets_ordinary_calls(case: Case, clock: FakeClock) -> None:
    case.service.batch.room = 0
    report = case.runner().run(MANY, case.shelf.store)
    case.check(MANY)
    assert (report.by_job, report.inline) == (0, 60)
    assert "sent at once, at the usual price" in report.notices[-1]
    assert sum(clock.waits) < 10 * 60


@pytest.mark.usefixtures("small")
def test_a_job_of_before_for_which_there_is_no_room_any_more(case: Case, clock: FakeClock) -> None:
    case.service.batch.lost_answers = 1
    clock.on_wait = crash
    with pytest.raises(Crash):
        case.runner().run(MANY, case.shelf.store)
    clock.on_wait = None
    case.service.batch.jobs.clear()  # it never came to be
    case.service.batch.room = 20
    report = case.runner().run(MANY, case.shelf.store)
    case.check(MANY)
    assert (report.by_job, report.inline) == (60, 0)


def test_no_credit_stops_and_says_so(openai: Case) -> None:
    runner = openai.runner()
    runner.provider.prepare()
    quota = {"error": {"message": "quota", "code": "insufficient_quota"}}
    openai.service.answer = lambda _: Told(quota, 429)
    with pytest.raises(RemoteError, match="no credit left"):
        runner.run(TEXTS, openai.shelf.store)


def two_numbers(text: str) -> list[float]:
    return [1.0, 2.0]


def test_results_of_another_length_are_not_taken(openai: Case) -> None:
    openai.service.made = two_numbers
    report = openai.runner().run(TEXTS, openai.shelf.store)
    openai.check(TEXTS)
    assert report.inline == 8


def test_garbage_where_the_results_should_be(openai: Case) -> None:
    answer = openai.service.answer
    garbage = b'\x00\x01\n[1]\n{"custom_id": "id0"}\n{"custom_id": "id1", "response": {"status_code": "x"}}\n'

    def broken(asked: Asked) -> Told:
        return Told(garbage) if asked.path.endswith("/content") else answer(asked)

    openai.service.answer = broken
    with pytest.raises(RemoteError, match="something unexpected"):
        openai.runner().run(TEXTS, openai.shelf.store)
    openai.service.answer = answer  # and when the vendor has repaired it
    openai.runner().run(TEXTS, openai.shelf.store)
    openai.check(TEXTS)
    assert openai.created() == 1


def test_a_broken_record_is_left_out(openai: Case) -> None:
    openai.folder.mkdir()
    (openai.folder / "broken.json").write_text("{", encoding="utf-8")
    runner = openai.runner()
    assert runner.run(TEXTS, openai.shelf.store).by_job == 8


def test_the_key_is_nowhere(openai: Case, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    openai.service.batch.plan = ["failed"]
    report = openai.runner().run(TEXTS, openai.shelf.store)
    assert KEY not in caplog.text + repr(report)


def test_services_without_batches(start: Start, connect: Connect) -> None:
    assert not has_batches(connect("mistral", start(Service()), "/v1"))
    assert not has_batches(connect("ollama", start(Service()), key=""))
