"""Health of something that may fail: it rests after a failure, each time longer, never for good."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

P = TypeVar("P", bound=Exception)


class BackOff(Generic[P]):
    """Thread-safe. Times are in seconds of `clock`."""

    def __init__(self, first: float, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._first, self._longest, self._clock = first, longest, clock
        self._lock = threading.Lock()
        self._failures = 0
        self._due = 0.0
        self._problem: P | None = None

    @property
    def problem(self) -> P | None:
        """Why it rests; None while it works."""
        with self._lock:
            return self._problem

    @property
    def due(self) -> float:
        """When it is to be tried again."""
        with self._lock:
            return self._due

    def failed(self, problem: P) -> bool:
        """Note a failure; True if it is news (it worked before, or failed in another way)."""
        with self._lock:
            news = self._problem is None or str(self._problem) != str(problem)
            self._problem = problem
            self._due = self._clock() + min(self._longest, self._first * 2.0**self._failures)
            self._failures = min(self._failures + 1, 60)
            return news

    def worked(self) -> bool:
        """Note a success; True if it had failed before."""
        with self._lock:
            news = self._problem is not None
            self._problem, self._failures, self._due = None, 0, 0.0
            return news
