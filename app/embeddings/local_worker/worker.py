"""The program's side of a local model: a child process that is there when it is needed."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from app.embeddings.local_worker.child_process import Answer, ChildProcess, ended
from app.embeddings.provider import EmbeddingError

T = TypeVar("T")

_MOST_FAILURES = 3
_FAILURE_WINDOW_SECONDS = 120.0


class LocalWorker:
    """Starts a child at the first request and after each end, asks it, and lets it go when it is idle.

    Safe to use from several threads. A child that dies makes its requests fail and the next one gets a new
    child, but after three failures within two minutes none is started until the window has passed. A way
    to compute that did not work, or ended a child, is left out by those that follow, and the request goes to
    the next child. After `close` there is none: a question that was just being asked would start another one
    at the program's end.
    """

    def __init__(self, kind: str, arguments: Mapping[str, Any], *, idle_seconds: float) -> None:
        self._kind, self._arguments, self._idle_seconds = kind, dict(arguments), idle_seconds
        self._lock = threading.Lock()
        self._child: ChildProcess | None = None
        self._closed = False
        self._ruled_out: set[str] = set()
        self._failures: deque[tuple[float, EmbeddingError]] = deque(maxlen=_MOST_FAILURES)

    @property
    def running(self) -> bool:
        """Whether a child is there (or on its way)."""
        child = self._child
        return child is not None and child.usable

    @property
    def pid(self) -> int | None:
        """The child's process id, or None if there is none."""
        child = self._child
        return child.pid if child is not None and child.usable else None

    def start(self) -> ChildProcess:
        """The child, started if need be; does not wait until it is ready. Raises `EmbeddingError`."""
        with self._lock:
            if self._closed:
                raise ended()
            if self._child is None or not self._child.usable:
                self._learn(self._child)
                self._refuse_loops()
                arguments = {**self._arguments, "avoid": sorted(self._ruled_out)}
                self._child = ChildProcess(self._kind, arguments, self._idle_seconds, self._note_failure)
            return self._child

    def about(self, timeout: float) -> dict[str, Any]:
        """What the child says about itself, as soon as it is ready. Raises `EmbeddingError`."""
        return self._answer(lambda child: child.about, timeout)

    def ask(self, role: str, texts: Sequence[str], timeout: float) -> Answer:
        """Vectors of the texts within `timeout` seconds, or an `EmbeddingError` and the end of the child."""
        return self._answer(lambda child: child.ask(role, texts), timeout)

    def close(self) -> None:
        """End the child for good."""
        with self._lock:
            self._closed = True
            child, self._child = self._child, None
        if child is not None:
            child.leave()

    def _answer(self, ask: Callable[[ChildProcess], Future[T] | None], timeout: float) -> T:
        """What a child answers; the next one, if the first was leaving or could not compute in its way."""
        deadline = time.monotonic() + timeout
        while True:
            child = self.start()
            future = ask(child)
            if future is None:
                continue
            try:
                return future.result(max(0.0, deadline - time.monotonic()))
            except TimeoutError:
                raise self._give_up(child, timeout) from None
            except EmbeddingError:
                if child.ruled_out is None:
                    raise

    def _give_up(self, child: ChildProcess, timeout: float) -> EmbeddingError:
        reason = EmbeddingError(
            "The local search model does not answer",
            f"It was silent for {timeout:.0f} seconds and has been ended. Search by words goes on.",
            "It is started again with the next search.",
            retryable=True,
        )
        child.kill(reason)
        return reason

    def _learn(self, child: ChildProcess | None) -> None:
        """A child that shows what to avoid has not failed in vain: the next one does otherwise."""
        if child is not None and child.ruled_out is not None:
            self._ruled_out.add(child.ruled_out)
            self._failures.clear()

    def _note_failure(self, error: EmbeddingError) -> None:
        self._failures.append((time.monotonic(), error))

    def _refuse_loops(self) -> None:
        if len(self._failures) < _MOST_FAILURES:
            return
        first, (_, error) = self._failures[0][0], self._failures[-1]
        if time.monotonic() - first < _FAILURE_WINDOW_SECONDS:
            raise EmbeddingError(
                error.title,
                f"It failed {_MOST_FAILURES} times within a short time, so it rests. {error.message}",
                error.action,
                retryable=error.retryable,
            )
