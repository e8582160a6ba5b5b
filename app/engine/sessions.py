"""When an agent's conversations are indexed.

They grow with every word, so they are not indexed at each change: five quiet seconds after a change the index
takes what has grown by `sync.sessions.deltaBytes` or `deltaMessages`, and every quarter of an hour, at the
start and on demand all that is new. Search never waits for any of it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from app.index.options import EVERYTHING, Growth

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.config.memory_search import SessionSync
    from app.engine.writer import Writer
    from app.index.transcript_watcher import TranscriptWatcher

DEBOUNCE_SECONDS = 5.0
LONGEST_DEBOUNCE_SECONDS = 30.0
"""A conversation that never pauses must not put its indexing off for ever."""
LOOK_SECONDS = 900.0
"""So late, at most, is found what was said in a conversation that stayed below the thresholds."""


class SessionFreshness:
    """Keeps the index of one agent's conversations fresh. `sync(growth)` runs on the writing thread."""

    def __init__(
        self, agent: str, settings: SessionSync, writer: Writer, sync: Callable[[Growth], None]
    ) -> None:
        self.growth = Growth(settings.delta_bytes, settings.delta_messages)
        self._writer, self._sync = writer, sync
        self._key, self._look_key = f"sessions:{agent}", f"sessions-look:{agent}"
        self._first_event: float | None = None
        self._paused = self._stopped = False
        self._watcher: TranscriptWatcher | None = None

    def start(self, folder: Path) -> None:
        """Begin to watch. Runs on the writing thread."""
        from app.index.transcript_watcher import TranscriptWatcher

        self._watcher = TranscriptWatcher(folder, self.changed)
        self._watcher.start()
        self._writer.schedule(self._look_key, LOOK_SECONDS, self._look)

    def changed(self) -> None:
        """Something was said."""
        now = time.monotonic()
        self._first_event = first = self._first_event or now
        if not (self._paused or self._stopped):
            delay = max(0.0, min(DEBOUNCE_SECONDS, first + LONGEST_DEBOUNCE_SECONDS - now))
            self._writer.schedule(self._key, delay, self._on_quiet)

    def pause(self, paused: bool) -> None:
        self._paused = paused

    def stop(self) -> None:
        self._stopped = True
        if self._watcher:
            self._watcher.stop()
        self._writer.cancel(self._key)
        self._writer.cancel(self._look_key)

    def _on_quiet(self) -> None:
        self._first_event = None
        if not self._paused:
            self._sync(self.growth)

    def _look(self) -> None:
        """Also where nothing tells of changes, or the folder came only now."""
        if self._stopped:
            return
        if self._watcher:
            self._watcher.start()
        if not self._paused:
            self._sync(EVERYTHING)
        self._writer.schedule(self._look_key, LOOK_SECONDS, self._look)
