"""Tells the owner which notes may have changed. It decides nothing: the next sync finds out what did."""

from __future__ import annotations

import logging
import os
import threading
import warnings
from typing import TYPE_CHECKING, Literal
from weakref import WeakSet

from app.index.opening import Notice
from app.index.polling import Poller, is_network_folder
from app.index.spare_watch import EXHAUSTED, no_watch_left
from app.index.watch_plan import concerns_notes, plan_watches

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from watchdog.events import FileSystemEvent
    from watchdog.observers.api import BaseObserver, ObservedWatch

    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
# Reading a note opens and closes it, so only events of a change count, or each sync would ask for the next.
_CHANGES = frozenset(("created", "modified", "moved", "deleted", "closed", "attrib"))
_POLL_SECONDS = 10.0
ON_WINDOWS = os.name == "nt"


def _kinds() -> list[type[FileSystemEvent]]:
    """What the system shall tell; without this also each reading of a note, which there is much of."""
    from watchdog import events

    # There a file that is copied over a note, with its time, has been given other attributes.
    attributes = [events.FileAttribEvent] if ON_WINDOWS else []
    return [
        *attributes,
        events.FileCreatedEvent,
        events.FileModifiedEvent,
        events.FileClosedEvent,
        events.FileMovedEvent,
        events.FileDeletedEvent,
        events.DirCreatedEvent,
        events.DirMovedEvent,
        events.DirDeletedEvent,
    ]


Mode = Literal["off", "events", "polling"]


_watching: WeakSet[Watcher] = WeakSet()


def _is_news(record: logging.LogRecord) -> bool:
    """What watchdog logs and should not: that a watch ended between two looks of its thread is no error, and
    that the system dropped events is told nowhere else.
    """
    text = record.getMessage()
    if "queue overflowed" in text:
        for watcher in tuple(_watching):
            watcher.lost()
        return False
    return "called when the thread is inactive" not in text


class Watcher:
    """Calls `on_change(paths)` from a thread of its own for every change of a note or of a folder of notes.

    `paths` are stored names, or None where any note may have changed: after a change of a folder, or when
    events were lost. Many calls may come for one save: the caller waits for a quiet moment
    (`sync.watchDebounceMs`). When the
    system cannot watch (too many watches, a network drive) the folders are listed from time to time instead,
    and `on_notice` is told so once.
    """

    def __init__(
        self,
        scope: MemoryScope,
        on_change: Callable[[Collection[str] | None], None],
        on_notice: Callable[[Notice], None] | None = None,
        *,
        poll_seconds: float = _POLL_SECONDS,
    ) -> None:
        self._scope, self._on_change, self._on_notice = scope, on_change, on_notice
        self._poll_seconds = poll_seconds
        self._lock = threading.RLock()
        self._stale = self._lost = False
        self._observer: BaseObserver | None = None
        self._watches: dict[Path, ObservedWatch] = {}
        self._poller: Poller | None = None

    @property
    def mode(self) -> Mode:
        """How changes are noticed now."""
        if self._poller:
            return "polling"
        return "events" if self._observer else "off"

    def start(self) -> None:
        """Begin to watch. Never fails: at worst it polls."""
        if any(is_network_folder(root) for root in (self._scope.workspace, *self._scope.extra_paths)):
            self._poll(Notice("polling_network", "Notes on a network drive are looked at every few seconds."))
            return
        from watchdog.observers import Observer

        # watchdog may meet a folder twice when folders appear within each other; it says so and goes on.
        warnings.filterwarnings("ignore", "Callback with id", RuntimeWarning)
        for module in ("inotify", "inotify_c"):
            logging.getLogger(f"watchdog.observers.{module}").addFilter(_is_news)
        try:
            self._observer = Observer()
            self._observer.start()
        except OSError as error:  # no inotify instance is left, of which a user has 128 for all programs
            self._give_up(error)
            return
        _watching.add(self)
        self._follow_plan()

    def stop(self) -> None:
        """End all threads."""
        with self._lock:
            observer, self._observer = self._observer, None
            poller, self._poller = self._poller, None
            self._watches.clear()
        _watching.discard(self)
        if observer:
            observer.stop()
            if threading.current_thread() is not observer:
                observer.join(5)
        if poller:
            poller.stop()

    def dispatch(self, event: FileSystemEvent) -> None:
        """Called by watchdog on its thread."""
        if event.event_type not in _CHANGES or (event.is_directory and event.event_type == "modified"):
            return
        told = (os.fsdecode(path) for path in (event.src_path, event.dest_path) if path)
        is_folder = event.is_directory or self._may_be_a_folder(event)
        paths = [path for path in told if concerns_notes(self._scope, path, is_folder=is_folder)]
        if not paths:
            return
        if is_folder or self._lost:
            self._lost = False
            self._follow_plan()
        self._on_change(None if is_folder else [self._scope.stored_path(path) for path in paths])

    def _may_be_a_folder(self, event: FileSystemEvent) -> bool:
        """Windows does not tell what it was that went: what is no note by its name may have been a folder."""
        if not (ON_WINDOWS and event.event_type == "deleted"):
            return False
        return not concerns_notes(self._scope, os.fsdecode(event.src_path), is_folder=False)

    def lost(self) -> None:
        """The system had more to tell than its queue holds. Called by watchdog's logger under its locks."""
        log.info("events of the memory folder were lost")
        self._lost = True
        self._on_change(None)

    def _follow_plan(self) -> None:
        """Watch what should be watched now.

        Never waits for the lock: watchdog calls from under a lock of its own, which whoever is at it already
        may need. That one looks again instead.
        """
        self._stale = True
        while self._stale and self._lock.acquire(blocking=False):
            try:
                self._stale = False
                self._apply_plan()
            finally:
                self._lock.release()

    def _apply_plan(self) -> None:
        observer = self._observer
        if observer is None:
            return
        plan = plan_watches(self._scope)
        for folder, watch in list(self._watches.items()):
            if plan.get(folder) != watch.is_recursive or not self._is_alive(watch):
                observer.unschedule(watch)
                del self._watches[folder]
        for folder, deep in plan.items():
            if folder in self._watches:
                continue
            try:
                self._watches[folder] = observer.schedule(
                    self,  # type: ignore[arg-type]
                    str(folder),
                    recursive=deep,
                    event_filter=_kinds(),
                )
            except OSError as error:
                if error.errno in EXHAUSTED:
                    self._give_up(error)
                    return
                log.info("cannot watch %s: %s", folder, error)
        if problem := no_watch_left(self._scope.workspace):
            self._give_up(problem)

    def _is_alive(self, watch: ObservedWatch) -> bool:
        """A watch ends by itself when its folder goes away, also when another of that name comes at once."""
        assert self._observer is not None
        return any(emitter.watch is watch and emitter.is_alive() for emitter in self._observer.emitters)

    def _give_up(self, error: OSError) -> None:
        log.info("watching ended, polling begins: %s", error)
        observer, self._observer = self._observer, None
        self._watches.clear()
        if observer:
            observer.stop()
        text = "The system has no more file watches to give, so notes are looked at every few seconds."
        self._poll(Notice("polling_exhausted", text))

    def _poll(self, notice: Notice) -> None:
        with self._lock:
            self._poller = Poller(self._scope, lambda: self._on_change(None), seconds=self._poll_seconds)
            self._poller.start()
        if self._on_notice:
            self._on_notice(notice)
