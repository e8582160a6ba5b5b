"""Feeds passages without a vector to the provider and the vectors to the writer, in the background.

The provider is called on the pump's own thread, never inside a transaction and never on the writing thread,
so a changed note is findable by its words while a long call runs. What arrives is stored at once, also what a
call that failed half-way had already made.
"""

from __future__ import annotations

import logging
import threading
import time
from typing import TYPE_CHECKING, TypeVar

from app.embeddings.provider import EmbeddingError
from app.engine.batching import MOST_IN_A_RUN, WORTH_A_JOB, JobPending, run_jobs
from app.engine.events import IndexProgress, StatusChanged
from app.engine.pace import Pace
from app.engine.sending import one_round, send
from app.engine.writer import LATER, WriterStoppedError
from app.errors import MemoroError
from app.index.thrift import QUIET_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from app.embeddings.download.fetch import Progress
    from app.embeddings.provider import EmbeddingProvider, Identity, Vectors
    from app.embeddings.remote.batch.runner import BatchRunner
    from app.engine.events import EventBus
    from app.engine.provision import Provision
    from app.engine.sending import Sent
    from app.engine.writer import Writer
    from app.index.index import Index
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_PASSAGES = 1024
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 5.0, 300.0
JOB_LOOK_SECONDS = 60.0
MEGABYTE = 1_000_000
WAIT_SECONDS, CLOSING_SECONDS = 0.1, 10.0
REVIVE_SECONDS = 600.0
"""How often a provider for which a fallback stands in is tried again."""


class EmbeddingPump:
    """Works whenever `wake` was called and passages are pending; sleeps otherwise."""

    def __init__(
        self,
        agent: str,
        index: Index,
        provision: Provision,
        writer: Writer,
        events: EventBus,
        scope: MemoryScope,
        *,
        earlier: Sequence[EmbeddingPump] = (),
    ) -> None:
        """`earlier` pumps may still have calls under way: no text is sent while one of them is sending it."""
        self._agent, self._index, self._provision, self._scope = agent, index, provision, scope
        self._writer, self._events = writer, events
        self._changed = threading.Condition()
        self._pending, self._paused, self._closed, self._retired = True, False, False, False
        self._resting = False
        self._earlier = earlier
        self.identity: Identity | None = None
        """Whose vectors it makes, once that is known."""
        self.calling: Identity | None = None
        """Whose vectors a call under way will bring."""
        self._pace = Pace()
        self.idle = threading.Event()
        self.progress: IndexProgress | None = None
        self.problem: MemoroError | None = None
        self.notices: list[str] = []
        self.left_over: list[Callable[[], None]] = []
        """Stores what came when the writer took no more: whoever closes the index calls these before."""
        self._runner: BatchRunner | None = None
        self._thread = threading.Thread(target=self._run, name=f"embedding-{agent}", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """There may be passages without a vector."""
        with self._changed:
            if not self._resting:
                self.idle.clear()
            self._pending = True
            self._changed.notify()

    def pause(self, paused: bool) -> None:
        with self._changed:
            self._paused = paused
            self._changed.notify()
        if not paused:
            self.wake()
        if paused and (runner := self._runner):
            runner.stop()  # its jobs go on at the vendor and are found again

    def retire(self) -> None:
        """Begin no other call, store what the one under way brings, and end."""
        with self._changed:
            self._retired = True
            self._changed.notify()
        if runner := self._runner:
            runner.stop()
        self.idle.set()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    @property
    def pays(self) -> bool:
        """Whether a call to a service is under way."""
        return bool((calling := self.calling) and calling.endpoint)

    def close(self) -> None:
        """Touch the index no more; called on the writing thread. What is stored stays stored."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if runner := self._runner:
            runner.stop()
        self.idle.set()

    def join(self, seconds: float = CLOSING_SECONDS) -> None:
        """Wait for the thread's end, after `close`; at once if the provider was closed under its call."""
        self._thread.join(seconds)

    @property
    def _ended(self) -> bool:
        return self._closed or self._retired

    def _run(self) -> None:
        retry = FIRST_RETRY_SECONDS
        while self._wait_for_work():
            try:
                provider = self._provision.ready(progress=self._show_download)
                self.progress = None
                while provider and not (self._ended or self._paused) and self._embed_some(provider):
                    retry = FIRST_RETRY_SECONDS
                if provider is None:
                    self._finish()
            except WriterStoppedError:
                return
            except JobPending:
                self._rest(JOB_LOOK_SECONDS)
            except Exception as error:  # noqa: BLE001  # a barrier: the thread lives on, the person is told
                if self._ended:
                    log.info("the last call of a pump failed: %s", error)
                    return
                problem = self._failed(error)
                if not self._provision.replace_failed(problem):
                    self._rest(max(retry, _seconds_until_allowed(problem)))
                    retry = min(retry * 2, LONGEST_RETRY_SECONDS)
                else:
                    self.wake()

    def _wait_for_work(self) -> bool:
        with self._changed:
            while not self._ended and (self._paused or not self._pending):
                if not self._pending:
                    self.idle.set()
                if not self._changed.wait(REVIVE_SECONDS if self._provision.stands_in else None):
                    break
            self._pending = False
        if not self._ended and self._provision.stands_in and self._provision.revive():
            self.problem = None
        return not self._ended

    def _embed_some(self, provider: EmbeddingProvider) -> bool:
        """One round of calls from pending to stored; False when nothing is pending any more."""
        self.identity = identity = provider.identity
        index = self._index
        self._let_earlier_finish(identity)
        passages, left, characters = self._write(
            lambda: (
                index.pending(identity, MOST_PASSAGES),
                index.pending_count(identity),
                index.pending_characters(identity),
            )
        )
        if not passages:
            if rate := self._pace.rate:
                self._write(lambda: index.keep_pace(identity.provider, rate))
                self._pace = Pace()
            activated = self._write(lambda: index.activate(identity))
            if not activated and left:  # a rebuild took in notes that changed meanwhile
                return True
            self._finish()
            return False
        texts = [passage for passage in passages if passage.mime is None]
        if self.progress is None:  # the first call may take long
            self._show(0, left, characters)
        started = time.monotonic()
        self.calling = identity  # before the look whether it may go on: whoever says no looks at this
        try:
            if self._ended or self._paused:
                return True
            runner = self._provision.batches(provider) if texts else None
            if runner and (len(texts) >= WORTH_A_JOB or runner.under_way):
                self._embed_by_jobs(identity, runner)
                return True
            calls = one_round(texts or passages, provider)
            self._bring_home(identity, send(provider, calls, self._scope))
        finally:
            self.calling = None
        self.problem = None
        sizes = [len(passage.text) for call in calls for passage in call]
        self._pace.add(sum(sizes), time.monotonic() - started)
        total = max(self.progress.total if self.progress else 0, left)
        self._show(total - left + len(sizes), total, characters - sum(sizes))
        return True

    def _let_earlier_finish(self, identity: Identity) -> None:
        """Wait while an earlier pump has texts of the same identity under way: they are paid for."""
        for pump in self._earlier:
            while pump.calling == identity and not self._ended:
                pump.join(WAIT_SECONDS)
        self._earlier = [pump for pump in self._earlier if pump.is_alive]

    def _bring_home(self, identity: Identity, calls: Iterable[Sent]) -> None:
        """Store what each call made when it comes, also where it or another one failed."""
        stopped: Exception | None = None
        for sent in calls:
            try:
                self._take(identity, sent)
            except WriterStoppedError as closing:
                stopped = closing  # whoever closes the index stores what comes now
            stopped = stopped or sent.stopped
        if stopped:
            raise stopped

    def _take(self, identity: Identity, sent: Sent) -> None:
        if sent.vectors is not None:
            self._keep(identity, sent.hashes, sent.vectors, sent.refused)
        if sent.gone:
            self._write(lambda: self._index.put_aside(identity, sent.gone))

    def _keep(
        self,
        identity: Identity,
        hashes: Sequence[bytes],
        vectors: Vectors,
        refused: Mapping[bytes, str],
    ) -> None:
        def store() -> None:
            if refused:
                self._index.keep_refused(identity, refused)
            self._index.store(identity, hashes, vectors)

        try:
            self._write(store)
        except WriterStoppedError:
            self.left_over.append(store)
            raise

    def _embed_by_jobs(self, identity: Identity, runner: BatchRunner) -> None:
        index = self._index
        pending = self._write(lambda: index.pending(identity, MOST_IN_A_RUN))
        passages = [passage for passage in pending if passage.mime is None]
        self._runner = runner  # before the look whether it is still wanted: whoever says so looks at this
        try:
            if not (self._ended or self._paused):
                self.notices = run_jobs(
                    runner,
                    passages,
                    lambda hashes, vectors: self._write(lambda: index.store(identity, hashes, vectors)),
                    lambda reasons: self._write(lambda: index.keep_refused(identity, reasons)),
                )
        except EmbeddingError:
            if not runner.is_stopped:  # else a pause ended it, which may be over by now
                raise
        finally:
            self._runner = None

    def _write(self, job: Callable[[], T]) -> T:
        """Run on the writing thread, unless `close` was called there before its turn came."""

        def unless_closed() -> T:
            if self._closed:
                raise WriterStoppedError
            return job()

        future = self._writer.submit(unless_closed, priority=LATER)
        while True:
            try:
                return future.result(WAIT_SECONDS)
            except TimeoutError:
                # The writing thread may be waiting for this one to end: see `join`.
                if self._closed and future.cancel():
                    raise WriterStoppedError from None

    def _show(self, done: int, total: int, characters: int) -> None:
        seconds = self._pace.seconds_for(max(0, characters))
        self.progress = IndexProgress(self._agent, "meaning", done, total, seconds)
        self._events.publish(self.progress)

    def _show_download(self, progress: Progress) -> None:
        done, total = progress.done // MEGABYTE, (progress.total or 0) // MEGABYTE
        self.progress = IndexProgress(self._agent, "model", done, total, progress.seconds)
        self._events.publish(self.progress)

    def _finish(self) -> None:
        if self.progress:
            self._writer.schedule(f"tidy:{self._agent}", QUIET_SECONDS, self._index.tidy)
        self.progress = None
        with self._changed:  # else what wakes it between look and word is told to be done
            if not self._pending:
                self.idle.set()
        self._events.publish(StatusChanged(self._agent))

    def _failed(self, error: Exception) -> MemoroError:
        self.progress = None
        if isinstance(error, MemoroError):
            log.info("embedding stopped for now: %s", error)
            problem = error
        else:
            log.error("embedding failed", exc_info=error)
            problem = MemoroError("Search by meaning is not available", "An internal error.", "See the log.")
        self.problem = problem
        self._events.publish(StatusChanged(self._agent))
        return problem

    def _rest(self, seconds: float) -> None:
        with self._changed:
            self._pending = self._resting = True
            self.idle.set()  # nobody should wait for what does not work now
            self._changed.wait_for(lambda: self._ended, seconds)
            self._resting = False
            if not self._ended:
                self.idle.clear()


def _seconds_until_allowed(problem: MemoroError) -> float:
    retry_at = problem.retry_at if isinstance(problem, EmbeddingError) else None
    return max(0.0, retry_at - time.time()) if retry_at else 0.0
