"""Feeds passages without a vector to the provider and the vectors to the writer, in the background.

The provider is called on the pump's own thread, never inside a transaction and never on the writing thread,
so a changed note is findable by its words while a long batch runs. Each batch is stored as it arrives.
"""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING, TypeVar

from app.engine.events import IndexProgress, StatusChanged
from app.engine.writer import LATER, WriterStoppedError
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.embeddings.provider import EmbeddingProvider
    from app.engine.events import EventBus
    from app.engine.writer import Writer
    from app.index.index import Index

log = logging.getLogger(__name__)
T = TypeVar("T")
BATCH = 64
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 5.0, 300.0


class EmbeddingPump:
    """Works whenever `wake` was called and passages are pending; sleeps otherwise."""

    def __init__(
        self,
        agent: str,
        index: Index,
        provider: EmbeddingProvider,
        writer: Writer,
        events: EventBus,
        on_problem: Callable[[MemoroError | None], None],
    ) -> None:
        self._agent, self._index, self._provider = agent, index, provider
        self._writer, self._events, self._on_problem = writer, events, on_problem
        self._changed = threading.Condition()
        self._pending, self._paused, self._closed = True, False, False
        self._rate: float | None = None
        self.idle = threading.Event()
        self.progress: IndexProgress | None = None
        self._thread = threading.Thread(target=self._run, name=f"embedding-{agent}", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """There may be passages without a vector."""
        self.idle.clear()
        with self._changed:
            self._pending = True
            self._changed.notify()

    def pause(self, paused: bool) -> None:
        with self._changed:
            self._paused = paused
            self._changed.notify()

    def close(self) -> None:
        """Touch the index no more; called on the writing thread. What is stored stays stored.

        The thread itself ends after the call to the provider that may be under way: it is not waited for,
        since it may be waiting for this very thread.
        """
        with self._changed:
            self._closed = True
            self._changed.notify()
        self.idle.set()

    def _run(self) -> None:
        retry = FIRST_RETRY_SECONDS
        while self._wait_for_work():
            try:
                while not (self._closed or self._paused) and self._embed_batch():
                    retry = FIRST_RETRY_SECONDS
            except WriterStoppedError:
                return
            except Exception as error:  # noqa: BLE001  # a barrier: the thread lives on, the person is told
                self._failed(error)
                self._rest(retry)
                retry = min(retry * 2, LONGEST_RETRY_SECONDS)

    def _wait_for_work(self) -> bool:
        with self._changed:
            while not self._closed and (self._paused or not self._pending):
                if not self._pending:
                    self.idle.set()
                self._changed.wait()
            self._pending = False
        return not self._closed

    def _embed_batch(self) -> bool:
        """One batch from pending to stored; False when nothing is pending any more."""
        identity = self._provider.identity
        index = self._index
        passages, left = self._write(lambda: (index.pending(identity, BATCH), index.pending_count(identity)))
        if not passages:
            activated = self._write(lambda: index.activate(identity))
            if not activated and left:  # a rebuild took in notes that changed meanwhile
                return True
            self._finish()
            return False
        started = time.monotonic()
        vectors = self._provider.embed_documents([passage.text for passage in passages])
        hashes = [passage.hash for passage in passages]
        self._write(lambda: index.store(identity, hashes, vectors))
        self._report(len(passages), left, time.monotonic() - started)
        return True

    def _write(self, job: Callable[[], T]) -> T:
        """Run on the writing thread, unless `close` was called there before its turn came."""

        def unless_closed() -> T:
            if self._closed:
                raise WriterStoppedError
            return job()

        return self._writer.call(unless_closed, priority=LATER)

    def _report(self, embedded: int, pending: int, seconds: float) -> None:
        # A running mean over about ten batches: steady enough to read, quick enough to follow a busy machine.
        rate = embedded / max(seconds, 1e-6)
        self._rate = rate if self._rate is None else 0.9 * self._rate + 0.1 * rate
        total = max(self.progress.total if self.progress else 0, pending)
        done = total - pending + embedded
        seconds_left = (pending - embedded) / self._rate
        self.progress = IndexProgress(self._agent, "meaning", done, total, seconds_left)
        self._on_problem(None)
        self._events.publish(self.progress)

    def _finish(self) -> None:
        had_work, self.progress = self.progress is not None, None
        if not self._pending:
            self.idle.set()
        if had_work:
            self._events.publish(StatusChanged(self._agent))

    def _failed(self, error: Exception) -> None:
        self.progress = None
        if self._closed:  # the provider was ended under the call
            return
        if isinstance(error, MemoroError):
            log.info("embedding stopped for now: %s", error)
            self._on_problem(error)
        else:
            log.error("embedding failed", exc_info=error)
            self._on_problem(
                MemoroError("Search by meaning is not available", "An internal error.", "See the log.")
            )
        self._events.publish(StatusChanged(self._agent))

    def _rest(self, seconds: float) -> None:
        with self._changed:
            self._pending = True
            self._changed.wait_for(lambda: self._closed, seconds)
