"""When to sync, and what: changes on disk (debounced), own writes, an interval, a search, after a failure.

All triggers end in one timer of the writer, so however many arrive there is one sync. It looks at the notes
that are known to have changed, and at all of them whenever anything is less simple than that. What nobody
told of is found by a look at all notes a minute after the first sync that did not look at all.
"""

from __future__ import annotations

import logging
import time
from math import inf
from typing import TYPE_CHECKING

from app.engine.due import Due

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from app.config.memory_search import Sync
    from app.engine.writer import Writer
    from app.index.opening import Notice
    from app.index.watcher import Watcher
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)
LONGEST_DEBOUNCE_SECONDS = 10.0
"""A file that changes all the time must not put the sync off for ever."""
REST = 16
"""After a sync the memory rests so many times as long as it took; a first or a rare one begins at once."""
LEAST_REST_SECONDS = 1.0
"""So that many writes in a row are one sync; the first after a quiet time does not wait for it."""
OWN_WRITE_SECONDS = 0.05
"""What Memoro itself wrote is whole at once, so there is nothing to wait for but another write."""
WALK_SECONDS = 60.0
"""So long at most a change stays unseen that the system did not tell of."""
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2.0, 300.0
"""When a note that could not be read is tried again: after twice as long each time."""
UNWATCHED_SECONDS = 30.0
"""Without a watcher nobody knows whether the notes changed; a search asks again after this time."""


class Freshness:
    """Keeps one agent's index fresh by calling `sync` on the writing thread."""

    def __init__(
        self,
        agent: str,
        settings: Sync,
        writer: Writer,
        sync: Callable[[], None],
        on_notice: Callable[[Notice], None],
    ) -> None:
        self._settings, self._writer, self._on_notice = settings, writer, on_notice
        self._work = sync
        self._ended, self._took = 0.0, 0.0
        self._key = f"sync:{agent}"
        self._interval_key = f"interval:{agent}"
        self._walk_key = f"walk:{agent}"
        self._retry_key = f"retry:{agent}"
        self._retry_seconds = FIRST_RETRY_SECONDS
        self._due = Due()
        self._first_event: float | None = None
        self._promised: float | None = None
        self._walk_waits = False
        self._last_sync = 0.0
        self._paused = self._stopped = False
        self._watcher: Watcher | None = None
        self._root: Path | None = None
        self._is_away = False

    @property
    def watching(self) -> str:
        """How changes on disk are noticed: `events`, `polling` or `off`."""
        return self._watcher.mode if self._watcher else "off"

    @property
    def dirty(self) -> bool:
        return self._first_event is not None

    def start(self, scope: MemoryScope) -> None:
        """Begin to watch. Runs on the writing thread; the watcher itself only reports."""
        self._root = scope.workspace
        if self._settings.watch:
            from app.index.watcher import Watcher

            self._watcher = Watcher(scope, self.changed, self._on_notice)
            self._watcher.start()
        self._arm_interval()

    def stop(self) -> None:
        """Ask for no sync any more; called on the writing thread."""
        self._stopped = True
        if self._watcher is not None:
            self._watcher.stop()
            self._watcher = None
        self._writer.cancel(self._key)
        self._writer.cancel(self._interval_key)
        self._writer.cancel(self._walk_key)
        self._writer.cancel(self._retry_key)

    def changed(self, paths: Collection[str] | None = None) -> None:
        """These notes changed, or nobody knows what: sync once it has been quiet for the debounce."""
        self._due.add(paths)
        now = time.monotonic()
        self._first_event = first = self._first_event or now
        latest = min(first + LONGEST_DEBOUNCE_SECONDS, self._promised or inf)
        self._plan(max(0.0, min(self._settings.watch_debounce_ms / 1000, latest - now)))

    def wrote(self, path: str | None) -> None:
        """Memoro itself wrote this note: sync at once, and not later because of what comes now."""
        self._due.add(None if path is None else (path,))
        now = time.monotonic()
        self._promised = promised = self._promised or now + OWN_WRITE_SECONDS
        self._plan(max(0.0, promised - now))

    def _plan(self, delay: float) -> None:
        if not (self._paused or self._stopped):
            self._writer.schedule(self._key, max(delay, self._rest()), self._sync)

    def searched(self) -> None:
        """A search wants fresh notes; it does not wait for them."""
        if self._paused or self._stopped or not self._settings.on_search:
            return
        if self.dirty and self._rest() == 0.0:
            self._writer.expedite(self._key)
        elif self._watcher is None and time.monotonic() - self._last_sync > UNWATCHED_SECONDS:
            self._due.add(None)
            self._writer.schedule(self._key, 0.0, self._sync)
        elif self._root is not None and self._root.is_dir() is self._is_away:
            # No system tells that a watched folder itself went away, or came back.
            self._is_away = not self._is_away
            self.changed()

    def syncing(self, *, whole: bool = True) -> frozenset[str] | None:
        """A sync begins. What changes from now on wants another one, what changed before does not.

        Returns the notes to look at, None for all; `whole` if these are wanted anyway.
        """
        paths = self._due.take()
        self._first_event = self._promised = None
        self._writer.cancel(self._key)
        if whole or paths is None:
            self._last_sync = time.monotonic()
            self._walk_waits = False
            self._writer.cancel(self._walk_key)
            return None
        if not self._walk_waits:
            self._walk_waits = True
            self._writer.schedule(self._walk_key, WALK_SECONDS, self._walk)
        return paths

    def _walk(self) -> None:
        self._walk_waits = False
        self._due.add(None)
        if not self._paused:  # else it is made up for afterwards
            self._sync()

    def _sync(self) -> None:
        began = time.monotonic()
        self._work()
        self._ended = time.monotonic()
        self._took = self._ended - began

    def _rest(self) -> float:
        """Seconds until the next sync may begin: many writes and questions must not keep it going."""
        pause = min(LONGEST_DEBOUNCE_SECONDS, max(LEAST_REST_SECONDS, self._took * REST))
        return max(0.0, self._ended + pause - time.monotonic())

    def retry_later(self, seconds: float, paths: Collection[str] | None = None) -> None:
        """The last sync could not finish (these files were being written, a disk was full): try again."""
        self._due.add(paths)
        self._plan(seconds)

    def looked_at_all(self, *, readable: bool) -> None:
        """A note that another program holds for itself is tried again: nothing tells when it lets go."""
        if readable:
            self._retry_seconds = FIRST_RETRY_SECONDS
            self._writer.cancel(self._retry_key)
            return
        self._writer.schedule(self._retry_key, self._retry_seconds, self.changed)
        self._retry_seconds = min(2 * self._retry_seconds, LONGEST_RETRY_SECONDS)

    def pause(self, paused: bool) -> None:
        self._paused = paused
        if paused:
            self._writer.cancel(self._key)
        else:
            self._due.add(None)
            self._writer.schedule(self._key, 0.0, self._sync)

    def _arm_interval(self) -> None:
        minutes = self._settings.interval_minutes
        if minutes > 0:
            self._writer.schedule(self._interval_key, minutes * 60, self._on_interval)

    def _on_interval(self) -> None:
        if not self._paused:
            self._due.add(None)
            self._sync()
        self._arm_interval()
