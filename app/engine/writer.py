"""The one thread that writes: a queue of jobs in order of priority, and timers that coalesce.

The loop has no thread of its own. Whoever owns the process supplies one (a QThread in the desktop program, a
plain thread in `serve` and in a one-shot command), so that the engine knows nothing of Qt.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import threading
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)
T = TypeVar("T")

SOON, NORMAL, LATER = 0, 1, 2


class WriterStoppedError(RuntimeError):
    """The writer has ended; the job will not run."""


class Writer:
    """Runs jobs one after another. Thread-safe; `run` is called once, by the thread that shall write."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wake = threading.Condition()
        self._jobs: list[tuple[int, int, Callable[[], Any], Future[Any]]] = []
        self._timers: dict[str, tuple[float, Callable[[], Any]]] = {}
        self._order = itertools.count()
        self._stopped = False
        self._thread: int | None = None

    @property
    def stopped(self) -> bool:
        """For long jobs, which end early when it is time to go."""
        return self._stopped

    def submit(self, job: Callable[[], T], *, priority: int = NORMAL) -> Future[T]:
        """Queue a job; its result or exception arrives in the future. After `stop` it is refused."""
        future: Future[T] = Future()
        with self._wake:
            if self._stopped:
                future.set_exception(WriterStoppedError())
                return future
            heapq.heappush(self._jobs, (priority, next(self._order), job, future))
            self._wake.notify()
        return future

    def call(self, job: Callable[[], T], *, priority: int = NORMAL) -> T:
        """Run a job and wait for it; at once when already on the writing thread."""
        if threading.get_ident() == self._thread:
            return job()
        return self.submit(job, priority=priority).result()

    def schedule(self, key: str, delay: float, job: Callable[[], Any]) -> None:
        """Run `job` in `delay` seconds. The same key again moves the moment: that is the debounce.

        Every search moves a timer, so the thread that writes is woken only for what comes before all others.
        """
        with self._wake:
            if not self._stopped:
                moment = self._clock() + delay
                sooner = all(moment < due for due, _ in self._timers.values())
                self._timers[key] = (moment, job)
                if sooner:
                    self._wake.notify()

    def expedite(self, key: str) -> bool:
        """Make a waiting timer due now; False when none waits under that key."""
        with self._wake:
            if key not in self._timers:
                return False
            self._timers[key] = (self._clock(), self._timers[key][1])
            self._wake.notify()
            return True

    def cancel(self, key: str) -> None:
        with self._wake:
            self._timers.pop(key, None)

    def run(self) -> None:
        """Work until `stop`. Jobs that still wait then are refused, not lost silently."""
        self._thread = threading.get_ident()
        while (item := self._next()) is not None:
            job, future = item
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(job())
            except Exception as error:  # a barrier: the caller gets it through the future
                future.set_exception(error)
                if not getattr(future, "awaited", True):
                    log.exception("a background job failed")

    def stop(self) -> None:
        with self._wake:
            self._stopped = True
            waiting, self._jobs = self._jobs, []
            self._timers.clear()
            self._wake.notify_all()
        for *_, future in waiting:
            if future.set_running_or_notify_cancel():
                future.set_exception(WriterStoppedError())

    def _next(self) -> tuple[Callable[[], Any], Future[Any]] | None:
        with self._wake:
            while not self._stopped:
                self._promote_due_timers()
                if self._jobs:
                    _, _, job, future = heapq.heappop(self._jobs)
                    return job, future
                due = min((moment for moment, _ in self._timers.values()), default=None)
                self._wake.wait(None if due is None else max(0.0, due - self._clock()))
            return None

    def _promote_due_timers(self) -> None:
        now = self._clock()
        for key in [key for key, (moment, _) in self._timers.items() if moment <= now]:
            _, job = self._timers.pop(key)
            future: Future[Any] = Future()
            future.awaited = False  # type: ignore[attr-defined]  # nobody asks for a timer's result, so a failure is logged
            heapq.heappush(self._jobs, (NORMAL, next(self._order), job, future))
