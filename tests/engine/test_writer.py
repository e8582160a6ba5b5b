from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from app.engine.writer import LATER, SOON, Writer, WriterStoppedError
from tests.helpers.log_rules import ExpectLog
from tests.helpers.waiting import wait_until


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.stop()


def start(writer: Writer) -> threading.Thread:
    thread = threading.Thread(target=writer.run)
    thread.start()
    return thread


def test_jobs_run_by_priority_then_in_order(writer: Writer) -> None:
    done: list[str] = []
    futures = [
        writer.submit(lambda: done.append("later"), priority=LATER),
        writer.submit(lambda: done.append("first")),
        writer.submit(lambda: done.append("second")),
        writer.submit(lambda: done.append("soon"), priority=SOON),
    ]
    start(writer)
    for future in futures:
        future.result(5)
    assert done == ["soon", "first", "second", "later"]


def test_all_jobs_run_on_the_one_thread(writer: Writer) -> None:
    thread = start(writer)
    assert writer.call(threading.get_ident) == thread.ident
    assert writer.call(lambda: writer.call(threading.get_ident)) == thread.ident  # no deadlock from within


def test_a_failure_reaches_the_asker_and_the_writer_goes_on(writer: Writer) -> None:
    start(writer)
    with pytest.raises(ZeroDivisionError):
        writer.call(lambda: 1 / 0)
    assert writer.call(lambda: "alive") == "alive"


def test_a_failing_timer_is_logged_once_and_the_writer_goes_on(
    writer: Writer, expected_logs: ExpectLog
) -> None:
    expected_logs("a background job failed")
    start(writer)
    writer.schedule("boom", 0.0, lambda: 1 / 0)
    assert writer.call(lambda: "alive") == "alive"


def test_the_same_key_again_moves_the_moment(writer: Writer) -> None:
    now = [0.0]
    writer = Writer(clock=lambda: now[0])
    runs: list[float] = []
    job: Callable[[], None] = lambda: runs.append(now[0])  # noqa: E731
    for moment in (0.0, 0.5, 1.0):
        now[0] = moment
        writer.schedule("sync", 1.5, job)
    thread = start(writer)
    now[0] = 2.4
    writer.call(lambda: None)
    assert runs == []
    now[0] = 2.6
    writer.call(lambda: None)
    writer.call(lambda: None)
    assert runs == [2.6]
    writer.stop()
    thread.join(5)


class Bell(threading.Condition):
    """Counts how often it is rung."""

    rung = 0

    def notify(self, n: int = 1) -> None:
        self.rung += 1
        super().notify(n)


def test_only_what_comes_first_wakes_the_writer() -> None:
    now, bell = [0.0], Bell()
    writer = Writer(clock=lambda: now[0])
    writer._wake = bell
    for key, delay, rings in [
        ("tidy", 5, 1),
        ("tidy", 6, 1),
        ("sync", 5.5, 2),
        ("sync", 60, 2),
        ("soon", 1, 3),
    ]:
        writer.schedule(key, delay, lambda: None)
        assert bell.rung == rings, (key, delay)


def test_a_timer_that_was_put_off_runs_at_its_new_moment(writer: Writer) -> None:
    ran = threading.Event()
    writer.schedule("sync", 0.05, ran.set)
    thread = start(writer)
    writer.schedule("sync", 0.1, ran.set)
    assert ran.wait(5)
    assert thread.is_alive()


def test_expedite_makes_a_waiting_timer_due(writer: Writer) -> None:
    ran = threading.Event()
    start(writer)
    assert not writer.expedite("sync")
    writer.schedule("sync", 3600, ran.set)
    assert writer.expedite("sync")
    assert ran.wait(5)


def test_a_cancelled_timer_does_not_run(writer: Writer) -> None:
    ran: list[int] = []
    writer.schedule("sync", 0.0, lambda: ran.append(1))
    writer.cancel("sync")
    start(writer)
    writer.call(lambda: None)
    assert ran == []


def test_stop_refuses_what_waits_and_what_comes() -> None:
    writer = Writer()
    waiting = writer.submit(lambda: None)
    writer.stop()
    with pytest.raises(WriterStoppedError):
        waiting.result(1)
    with pytest.raises(WriterStoppedError):
        writer.submit(lambda: None).result(1)
    thread = start(writer)
    wait_until(lambda: not thread.is_alive(), what="the writer to end")


def test_a_cancelled_future_is_skipped(writer: Writer) -> None:
    ran: list[int] = []
    future = writer.submit(lambda: ran.append(1))
    assert future.cancel()
    start(writer)
    writer.call(lambda: None)
    assert ran == []
