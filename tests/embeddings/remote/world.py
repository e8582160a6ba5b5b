"""Time that passes only when somebody waits, and the names of what the fixtures give."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeAlias

from app.embeddings.remote.patience import Cancellation, Clock
from app.embeddings.remote.provider import RemoteProvider

Start: TypeAlias = Callable[[Any], Any]
Connect: TypeAlias = Callable[..., RemoteProvider]


class FakeClock(Clock):
    """Waiting takes no time, but the clock goes on by it. All waits are written down."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.waits: list[float] = []
        self.chance = 0.5  # no jitter
        self.on_wait: Callable[[], None] | None = None
        self._lock = threading.Lock()

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def random(self) -> float:
        return self.chance

    def wait(self, seconds: float, cancellation: Cancellation) -> None:
        with self._lock:
            self.waits.append(seconds)
            self.time += seconds
        if self.on_wait is not None:
            self.on_wait()
