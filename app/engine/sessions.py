"""An agent's conversations: when they are indexed, and reading one for a person.

They grow with every word, so they are not indexed at each change: five quiet seconds after a change the index
takes what has grown by `sync.sessions.deltaBytes` or `deltaMessages`, and every quarter of an hour, at the
start and on demand all that is new. Search never waits for any of it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.errors import MemoroError
from app.index.options import EVERYTHING, Growth

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.config.memory_search import SessionSync
    from app.engine.writer import Writer
    from app.index.transcript_watcher import TranscriptWatcher
    from app.notes.scope import MemoryScope
    from app.notes.transcripts.records import Turn

DEBOUNCE_SECONDS = 5.0
LONGEST_DEBOUNCE_SECONDS = 30.0
"""A conversation that never pauses must not put its indexing off for ever."""
LOOK_SECONDS = 900.0
"""So late, at most, is found what was said in a conversation that stayed below the thresholds."""
MOST_TURNS = 400


@dataclass(frozen=True, slots=True)
class Conversation:
    """Turns of a conversation around the one at `at` (an index in `turns`), secrets masked.

    `earlier` and `later` say how many turns were left out before and after them.
    """

    path: str
    title: str
    turns: tuple[Turn, ...]
    at: int
    earlier: int = 0
    later: int = 0


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


def read_conversation(scope: MemoryScope, path: str, line: int, *, most: int = MOST_TURNS) -> Conversation:
    """The turns around a line of a conversation. Raises MemoroError when it is gone or not of this agent."""
    from app.notes.transcripts.discovery import locate
    from app.notes.transcripts.reading import read_turns
    from app.text.transcript_chunks import title_of

    file = locate(scope.sessions, path) if scope.sessions else None
    try:
        turns = list(read_turns(file)) if file else []
    except OSError as error:
        raise MemoroError(
            "This conversation cannot be read", f"{path}: {error.strerror or error}."
        ) from error
    if not turns:
        raise MemoroError("This conversation is gone", f"{path} is not among the agent's conversations.")
    at = max((number for number, turn in enumerate(turns) if turn.line <= line), default=0)
    first = max(0, min(at - most // 2, len(turns) - most))
    shown = tuple(turns[first : first + most])
    return Conversation(path, title_of(turns), shown, at - first, first, len(turns) - first - len(shown))
