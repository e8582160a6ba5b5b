"""One agent's memory: its notes, index, provider and freshness, tied together.

Methods under "on the writing thread" are called by the writer alone; everything else from any thread.
"""

from __future__ import annotations

import logging
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from app.engine.asking import Asking
from app.engine.embedding import Embedding
from app.engine.events import IndexProgress, NotesChanged, StatusChanged, Synced
from app.engine.freshness import Freshness
from app.engine.scopes import index_options
from app.engine.sessions import SessionFreshness
from app.engine.status import folder_missing
from app.engine.writer import SOON, WriterStoppedError
from app.errors import MemoroError
from app.index.errors import IndexDamagedError
from app.index.index import Index
from app.index.options import EVERYTHING
from app.index.thrift import QUIET_SECONDS
from app.search.types import SearchRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from pathlib import Path

    from app.config.options import AgentSettings
    from app.engine.events import EventBus
    from app.engine.provision import Provision
    from app.engine.pump import EmbeddingPump
    from app.engine.writer import Writer
    from app.index.options import Growth, SyncProgress, SyncReport
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
RETRY_SECONDS = 30.0
CLOSING_SECONDS = 10.0
WARMING = SearchRequest("What did we decide yesterday about the 会議?")
"""A question in several scripts and with words for time loads all that any question needs."""
EMBEDDED_BY = ("provider", "model", "fallback", "output_dimensionality", "remote", "local")
"""The options of memory search that say who makes the vectors; index and folders do not mind them."""
RELEASE_SECONDS = 300.0
"""After so long without a search the vectors in memory are given back; the next search loads them again."""


def breathe() -> None:
    """Between two notes: let a waiting thread (a window, a question) have the interpreter."""
    time.sleep(0)


@dataclass(slots=True)
class Progress:
    """What the writing thread is at; None when at rest."""

    indexing: IndexProgress | None = None
    problem: MemoroError | None = None
    paused: bool = False
    last_sync: datetime | None = None
    report: SyncReport | None = None


class AgentMemory:
    """Opened once by `open`, closed once by `close`; search works in between whatever else happens."""

    def __init__(
        self,
        settings: AgentSettings,
        scope: MemoryScope,
        index_path: Path,
        writer: Writer,
        events: EventBus,
        provision: Provision,
        on_damage: Callable[[], None],
        *,
        watch: bool = True,
        embed: bool = True,
    ) -> None:
        self.agent, self.settings, self.scope = settings.agent_id, settings, scope
        self.state = Progress()
        self._writer, self._events = writer, events
        self._watch, self._embed, self._on_damage = watch, embed, on_damage
        self._users_changed = threading.Condition()
        self._users, self.closed = 0, False
        self._first_look = threading.Event()
        self._first_look.set()
        self.index = Index.open(index_path, index_options(settings, scope))
        self.asking = Asking(settings, self.index, provision)
        self.embedding = Embedding(self.agent, self.index, scope, provision, writer, events)
        self.freshness = Freshness(
            self.agent, settings.memory_search.sync, writer, self._sync_due, self.index.notices.append
        )
        self.sessions = SessionFreshness(
            self.agent, settings.memory_search.sync.sessions, writer, self._sync_quietly
        )

    @property
    def provision(self) -> Provision:
        """Who makes the vectors now."""
        return self.embedding.provision

    @property
    def provider_problem(self) -> MemoroError | None:
        """Why there are no vectors now, or not all of them."""
        selection = self.provision.selection
        return (
            (self.pump.problem if self.pump else None)
            or self.asking.problem
            or (selection.problem if selection else None)
        )

    @property
    def pump(self) -> EmbeddingPump | None:
        return self.embedding.pump

    def await_first_look(self, seconds: float) -> bool:
        """Where nothing was indexed before, a question waits for the first sync, but not for long.

        Whether it is over.
        """
        return self._first_look.wait(seconds)

    # On the writing thread

    def promise_first_look(self) -> None:
        """`begin` follows; called before anybody can ask."""
        try:
            is_new = not self.index.counts().notes
        except MemoroError:  # the first sync will meet it too
            return
        if is_new:
            self._first_look.clear()

    def begin(self) -> None:
        """The first sync, then watching and embedding."""
        try:
            if self._watch:
                self.freshness.start(self.scope)
                if self.scope.sessions:
                    self.sessions.start(self.scope.sessions)
            self._sync_quietly(EVERYTHING)
        finally:
            self._first_look.set()

    def sync_now(
        self,
        *,
        force: bool = False,
        cancelled: Callable[[], bool] | None = None,
        growth: Growth = EVERYTHING,
        due: bool = False,
    ) -> SyncReport:
        """Bring the index up to date. Raises MemoroError when the index or its disk refuses.

        Conversations count once they have grown by as much as `growth` says. With `due`, only the notes of
        which it is known that they changed are looked at, as long as all else was in order at the last look.
        The end of the program does not wait for the rest: the next start goes on with it.
        """

        def to_be_ended() -> bool:
            return self._writer.stopped or (cancelled is not None and cancelled())

        only = self.freshness.syncing(whole=not (due and self._in_order()))
        reason = "asked for" if force else self.index.needs_rebuild()
        try:
            if reason:
                log.info("rebuilding the index of %s: %s", self.agent, reason)
                report = self.index.rebuild(
                    self.scope,
                    wait_for_vectors=self._embed,
                    progress=self._show,
                    cancelled=to_be_ended,
                    breathe=breathe,
                )
            else:
                report = self.index.sync(
                    self.scope,
                    progress=self._show,
                    cancelled=to_be_ended,
                    breathe=breathe,
                    growth=growth,
                    only=only,
                )
        except MemoroError as problem:
            self.state.problem = problem
            if isinstance(problem, IndexDamagedError):
                self._writer.submit(self._on_damage, priority=SOON)
            raise
        finally:
            self.state.indexing = None
        self._synced(report)
        return report

    def _in_order(self) -> bool:
        """Whether the last look at all notes saw all of them."""
        report = self.state.report
        return not (report is None or report.unlistable or report.cancelled or self.state.problem)

    def takes(self, new: AgentSettings, provision: Provision, *, same_services: bool) -> bool:
        """Go on with new settings if they leave index and folders alone; False if they do not.

        `provision` is that of the new settings, for when they want vectors by somebody else.
        """
        before, after = self.settings.memory_search, new.memory_search
        kept = before.replace(query=after.query)
        embedded = kept.replace(**{name: getattr(after, name) for name in EMBEDDED_BY})
        folders = self.settings.workspace, self.settings.sessions_folder
        if folders != (new.workspace, new.sessions_folder) or embedded != after:
            return False
        self.settings = new
        if kept != after or not same_services:
            self.embedding.replace(provision)
        self.asking.use(new, self.embedding.provision)
        return True

    def provide(self, provision: Provision) -> None:
        """Let providers that are made anew take over; what they would make again is not made twice."""
        self.embedding.replace(provision)
        self.asking.use(self.settings, self.embedding.provision)

    def _synced(self, report: SyncReport) -> None:
        self.state.problem = self._folder_problem(report)
        self.state.last_sync = datetime.now().astimezone()
        if report.whole:
            self.state.report = replace(report, seen=None)
            held = any(each.code == "unreadable" for each in report.skipped)
            self.freshness.looked_at_all(readable=not held)
        if report.waiting:
            self.freshness.retry_later(2.0, report.waiting)
        if report.paths:
            self._tidy_soon()
            self._events.publish(NotesChanged(self.agent, report.paths))
        self._events.publish(Synced(self.agent, report.paths, report.seen))
        self._start_or_wake_pump()
        self._writer.schedule(f"release:{self.agent}", RELEASE_SECONDS, self._release_if_idle)
        self._events.publish(StatusChanged(self.agent))

    def _folder_problem(self, report: SyncReport) -> MemoroError | None:
        """A drive that is not there is no empty memory: what was read before goes on answering."""
        if "." not in report.unlistable:
            return None
        self.freshness.retry_later(RETRY_SECONDS)
        if self.index.counts().notes:
            told = f"{self.scope.workspace} cannot be reached. Search answers with what was read before."
        else:
            told = f"{self.scope.workspace} cannot be reached, and nothing was read from it before."
        return folder_missing(told)

    def _sync_due(self) -> None:
        self._sync_quietly(self.sessions.growth, due=True)

    def _sync_quietly(self, growth: Growth, *, due: bool = False) -> None:
        if self.closed:  # the watcher's last word came while it was being stopped
            return
        try:
            self.sync_now(growth=growth, due=due)
        except IndexDamagedError:
            log.info("the index is damaged and is made again")
        except MemoroError as problem:
            log.info("sync failed: %s", problem)
            self.freshness.retry_later(RETRY_SECONDS)
            self._events.publish(StatusChanged(self.agent))

    def _show(self, progress: SyncProgress) -> None:
        self.state.indexing = IndexProgress(self.agent, "notes", progress.done, progress.total)
        self._events.publish(self.state.indexing)

    def _start_or_wake_pump(self) -> None:
        if self._embed:
            self.embedding.wake()

    def _tidy_soon(self) -> None:
        self._writer.schedule(f"tidy:{self.agent}", QUIET_SECONDS, self.index.tidy)

    def _release_if_idle(self) -> None:
        if self.asking.idle_seconds() >= RELEASE_SECONDS:
            self.index.release()
        self._writer.schedule(f"release:{self.agent}", RELEASE_SECONDS, self._release_if_idle)

    # From any thread

    def sync(self, *, force: bool = False, cancelled: Callable[[], bool] | None = None) -> Future[SyncReport]:
        return self._writer.submit(lambda: self.sync_now(force=force, cancelled=cancelled), priority=SOON)

    def pause(self, paused: bool) -> None:
        """Stop indexing and embedding, or go on. Search is never paused."""
        self.state.paused = paused
        self.freshness.pause(paused)
        self.sessions.pause(paused)
        self.embedding.pause(paused)
        self._events.publish(StatusChanged(self.agent))

    def warm(self) -> None:
        """Choose and start the provider and load the vectors, so that the first question finds them ready."""
        try:
            provider = self.provision.ready(may_download=False)
        except MemoroError as problem:
            log.info("the provider is not ready: %s", problem)
            return
        if provider:
            provider.warm()
            with suppress(MemoroError):  # the first question will say it
                self.asking.search(WARMING)
            self._tidy_soon()

    def wait_until_embedded(self, timeout: float | None) -> bool:
        """What is indexed just now is waited for, too: its passages are seen before the pump hears of it."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            try:
                pump = self._writer.submit(lambda: self.pump, priority=SOON).result(_left(until))
            except WriterStoppedError:
                pump = self.pump
            except TimeoutError:
                return False
            if pump is not None and not pump.idle.wait(_left(until)):
                return False
            if pump is None or pump is self.pump:  # else other settings came, and another pump
                return True

    @contextmanager
    def in_use(self) -> Iterator[bool]:
        """While the block lasts the index stays open; False when it is closed already.

        What reading took is given back a few seconds after the last one.
        """
        with self._users_changed:
            if self.closed:
                yield False
                return
            self._users += 1
        try:
            yield True
        finally:
            with self._users_changed:
                self._users -= 1
                self._users_changed.notify_all()
                if not self.closed:
                    self._tidy_soon()

    def close(self) -> None:
        """On the writing thread, or after it has stopped. Waits for the questions under way."""
        self.freshness.stop()
        self.sessions.stop()
        self._writer.cancel(f"release:{self.agent}")
        self._writer.cancel(f"tidy:{self.agent}")
        with self._users_changed:
            self.closed = True
        self.embedding.close()
        with self._users_changed:
            self._users_changed.wait_for(lambda: not self._users, CLOSING_SECONDS)
        self.index.close()


def _left(until: float | None) -> float | None:
    """The seconds until that moment; None for ever."""
    return None if until is None else max(0.0, until - time.monotonic())
