"""What the engine tells the world: small frozen records through plain callbacks.

Callbacks run on the engine's own threads, so they must be quick; the desktop turns them into Qt signals.
"""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.config.options import Settings
    from app.config.problems import Problem
    from app.notes.discovery import Discovery

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class IndexProgress:
    """`done` of `total` notes read (phase `notes`), passages embedded (phase `meaning`), or megabytes of a
    local model that is being brought here (phase `model`).
    """

    agent: str
    phase: Literal["notes", "meaning", "model"]
    done: int
    total: int
    seconds_left: float | None = None


@dataclass(frozen=True, slots=True)
class NotesChanged:
    """The keyword index now reflects these notes (workspace-relative paths)."""

    agent: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StatusChanged:
    """Something that `Engine.status` reports has changed."""

    agent: str


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The configuration file was read again. `problems` are what was wrong in it; good values hold."""

    settings: Settings
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ToggleRequested:
    """`memoro toggle` asks to show or hide the popup; a second start has it shown.

    The token lets Wayland hand over the focus.
    """

    activation_token: str = ""
    only_show: bool = False


@dataclass(frozen=True, slots=True)
class Synced:
    """The index was brought up to date; `paths` are the notes that differed from before, `seen` all notes."""

    agent: str
    paths: tuple[str, ...]
    seen: Discovery | None = None


@dataclass(frozen=True, slots=True)
class HistoryChanged:
    """The history of an agent's notes has new changes, or forgot some.

    `path` and `who` say what was written and by whom, where it came by way of Memoro.
    """

    agent: str
    path: str = ""
    who: str = ""


@dataclass(frozen=True, slots=True)
class InboxChanged:
    """A proposal arrived (then `path` and `who` say what it wants and who made it) or was decided."""

    agent: str
    path: str = ""
    who: str = ""


Event = (
    IndexProgress
    | NotesChanged
    | StatusChanged
    | SettingsChanged
    | ToggleRequested
    | Synced
    | HistoryChanged
    | InboxChanged
)


class EventBus:
    """Delivers every event to every subscriber, in the order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []
        self._lock = threading.Lock()

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Call `listener` with every event from now on; the returned function ends that."""
        with self._lock:
            self._listeners.append(listener)

        def unsubscribe() -> None:
            with self._lock:
                if listener in self._listeners:
                    self._listeners.remove(listener)

        return unsubscribe

    def publish(self, event: Event) -> None:
        with self._lock:
            listeners = tuple(self._listeners)
        for listener in listeners:
            try:
                listener(event)
            except Exception:  # a barrier: one subscriber's bug must not stop the writer or the others
                log.exception("a subscriber failed on %s", type(event).__name__)
