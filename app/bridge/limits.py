"""How much of the bridge one caller may use: a bucket that fills with time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BURST_SECONDS = 15.0
"""What was not used for so long may be used at once; an assistant works in bursts."""
MOST_BUCKETS = 1_000


class Rate:
    """For each name `per_minute` requests; used from one thread (the bridge's event loop)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait_seconds(self, name: str, per_minute: float) -> float:
        """0 when the request may go on (and is counted); else in how many seconds it may."""
        now, per_second = self._clock(), per_minute / 60
        room = max(1.0, per_second * BURST_SECONDS)
        level, then = self._buckets.get(name, (room, now))
        level = min(room, level + (now - then) * per_second)
        if len(self._buckets) >= MOST_BUCKETS and name not in self._buckets:
            self._buckets.clear()
        if level < 1:
            self._buckets[name] = (level, now)
            return (1 - level) / per_second
        self._buckets[name] = (level - 1, now)
        return 0.0
