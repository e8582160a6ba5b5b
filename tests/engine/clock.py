"""A writer and a clock for what is planned: nothing runs before a test lets time pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Clock:
    """Notes what it shall do when; stands for both the writer and the module `time`."""

    now: float = 100.0
    due: dict[str, tuple[float, Callable[[], None]]] = field(default_factory=dict)

    def monotonic(self) -> float:
        return self.now

    def schedule(self, key: str, delay: float, work: Callable[[], None]) -> None:
        self.due[key] = (self.now + delay, work)

    def cancel(self, key: str) -> None:
        self.due.pop(key, None)

    def delay(self, key: str) -> float:
        """Seconds from now."""
        return self.due[key][0] - self.now

    def pass_until(self, moment: float) -> None:
        """Do what is due until then, in its order."""
        while (first := min(self.due, key=lambda key: self.due[key][0], default="")) and (
            self.due[first][0] <= moment
        ):
            at, work = self.due.pop(first)
            self.now = max(self.now, at)
            work()
        self.now = moment
