"""The thread that keeps one agent's QMD fresh: at start, by intervals, after changes, and after failures."""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.engine.backends.backoff import BackOff
from app.engine.backends.session_export import export_sessions
from app.engine.ownership import Ownership
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.server import QmdServer

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.backends.wishes import QmdWish
    from app.search.backends.qmd.client import QmdClient

log = logging.getLogger(__name__)
NEVER = math.inf
_BOOT_TRIES, _BOOT_PAUSE = 3, 0.5
_EMBEDDING = threading.Lock()
"""One embedding at a time in this process, whatever the agent; each loads hundreds of megabytes."""


class Keeper:
    """What is private here runs on its own thread, the rest on any. `fresh`: the first update is done."""

    def __init__(
        self,
        wish: QmdWish,
        health: BackOff[QmdError],
        client: Callable[[], QmdClient],
        told: Callable[[], None],
    ) -> None:
        """`client` makes or returns the program (raises QmdError); `told` hears of each change of health."""
        self._wish, self._health, self._client, self._told = wish, health, client, told
        self._condition = threading.Condition()
        self._closed = False
        now = time.monotonic()
        self._update_due = now if wish.on_boot else now + (wish.interval or NEVER)
        self._embed_due = NEVER
        self._embed_rest: BackOff[QmdError] = BackOff(60.0, 3600.0)
        self._last_update, self._boot_failures = -NEVER, 0
        self._anew = self._embedded = False
        self.fresh = threading.Event()
        self.repaired = threading.Event()
        self.server: QmdServer | None = None
        self._thread = threading.Thread(target=self._run, name="qmd-keeper", daemon=True)

    def start(self) -> None:
        if not self._wish.on_boot:
            self.fresh.set()
        self._thread.start()

    # From any thread

    def changed(self) -> None:
        """A note was changed: update soon, but not more often than the settings allow."""
        with self._condition:
            soonest = max(time.monotonic(), self._last_update + self._wish.debounce)
            self._update_due = min(self._update_due, soonest)
            self._condition.notify()

    def repair(self) -> threading.Event:
        """QMD lost a collection: make all again now. The event is set when that is done."""
        with self._condition:
            if not self._anew:
                self._anew, self.repaired = True, threading.Event()
                self._update_due = time.monotonic()
                self._condition.notify()
            return self.repaired

    def close(self) -> None:
        """The client must be stopped first, which ends what runs."""
        with self._condition:
            self._closed = True
            self._condition.notify()
        self._thread.join(10.0)
        if self.server:
            self.server.stop()

    # On its own thread

    def _run(self) -> None:
        while True:
            with self._condition:
                if self._closed:
                    return
                now = time.monotonic()
                tasks = (
                    (self._update_due, self._update),
                    (self._embed_due, self._embed),
                    (self._health.due if self._health.problem else NEVER, self._probe),
                )
                due, task = min(tasks, key=lambda each: each[0])
                if due > now:
                    self._condition.wait(None if due == NEVER else due - now)
                    continue
            try:
                task()
            except Exception:  # a barrier: the thread lives on, a bug is logged once a try
                log.exception("keeping QMD fresh failed")
                self._update_due = self._embed_due = time.monotonic() + 600.0

    def _update(self) -> None:
        with self._condition:
            anew, repaired = self._anew, self.repaired
            self._update_due = NEVER
        try:
            self._export()
            client = self._client()
            with self._lock(self._wish.options.home, "store", self._wish.options.update_seconds):
                client.prepare(anew=anew)
                client.update()
        except QmdError as problem:
            due = self._after_failure(problem)
        else:
            self._boot_failures, due = 0, self._next(self._wish.interval)
            self._after_success(client)
        with self._condition:
            self._last_update = time.monotonic()
            self._update_due = min(self._update_due, due)  # a note may have changed meanwhile
            if anew:
                self._anew = False
                repaired.set()

    def _after_success(self, client: QmdClient) -> None:
        self.fresh.set()
        if self._wish.options.needs_models:
            if self.server is None:
                self.server = QmdServer(self._wish.options, client.runner)
            self.server.start()
            if self._embed_due == NEVER and not self._embedded:
                self._embed_due, self._embedded = time.monotonic(), True
        if self._health.problem:
            self._probe()

    def _after_failure(self, problem: QmdError) -> float:
        """When to try again. At start soon, three times; then by the pace of the back-off or the interval."""
        self._boot_failures += 1
        if problem.kind not in ("missing", "stopped") and self._boot_failures < _BOOT_TRIES:
            return time.monotonic() + _BOOT_PAUSE * 2.0 ** (self._boot_failures - 1)
        if problem.kind == "missing" or not self.fresh.is_set():
            self.failed(problem)  # without its index QMD has nothing to say
            return self._health.due
        log.info("QMD could not update and answers from what it has: %s", problem)
        return self._next(self._wish.interval or 60.0)

    def failed(self, problem: QmdError) -> None:
        """QMD did not do what it should: let it rest, and say so once. From any thread."""
        if problem.kind == "stopped":
            return
        if self._health.failed(problem):
            log.warning("QMD does not answer, the built-in engine does: %s", problem)
            self._told()
        with self._condition:
            self._condition.notify()

    def _export(self) -> None:
        if self._wish.sessions is None:
            return
        try:
            export_sessions(self._wish.sessions, time.time_ns())
        except OSError as error:
            log.info("conversations could not be written for QMD: %s", error)

    def _embed(self) -> None:
        options = self._wish.options
        try:
            client = self._client()
            everyone = options.home.parents[1]
            with _EMBEDDING, self._lock(everyone, "qmd-embed", options.embed_seconds):
                client.embed()
        except QmdError as problem:
            if self._embed_rest.failed(problem):
                log.info("QMD could not embed: %s", problem)
            self._embed_due = self._embed_rest.due
        else:
            self._embed_rest.worked()
            self._embed_due = self._next(self._wish.embed_interval)

    def _probe(self) -> None:
        """Whether QMD is back: it must really answer."""
        try:
            self._client().search("memory", 1, self._wish.options.collections)
        except QmdError as problem:
            self.failed(problem)
        else:
            if self._health.worked():
                log.info("QMD answers again")
                self._told()

    @staticmethod
    def _next(interval: float) -> float:
        return time.monotonic() + interval if interval else NEVER

    @contextmanager
    def _lock(self, folder: Path, name: str, seconds: float) -> Iterator[None]:
        """One process at a time. Raises QmdError `timeout` when another one keeps it for too long."""
        until = time.monotonic() + seconds
        while (lock := Ownership.take(folder, name)) is None:
            if time.monotonic() > until:
                raise QmdError("timeout", f"Another program keeps {name} for more than {seconds:g} s.")
            with self._condition:
                self._condition.wait(0.1)
                if self._closed:
                    raise QmdError("stopped", "Memoro is closing.")
        with lock:
            yield
