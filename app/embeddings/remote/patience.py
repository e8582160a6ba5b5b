"""Waiting: for an answer, for the next try, for the end of a service's pause. Every wait can be ended.

Not stamina: its waits cannot be ended when the person closes the program or changes the provider, and it logs
the arguments of what it repeats.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Mapping
from typing import TypeVar

T = TypeVar("T")
FIRST_WAIT, LONGEST_WAIT, JITTER = 0.5, 8.0, 0.2


class Cancellation:
    """Ends all waits of the calls that it was given to, in any thread, for good."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.cancelled = False

    def cancel(self) -> None:
        with self._changed:
            self.cancelled = True
            self._changed.notify_all()

    def notify(self) -> None:
        """Look at the condition again, whoever waits."""
        with self._changed:
            self._changed.notify_all()

    def wait_for(self, condition: Callable[[], bool], seconds: float) -> bool:
        """True when the condition holds; False after the time, or when cancelled."""
        with self._changed:
            self._changed.wait_for(lambda: self.cancelled or condition(), max(0.0, seconds))
            return condition()


class Clock:
    """Time as the client knows it; tests give another one, in which waiting takes no time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment, never turned back."""
        return time.monotonic()

    def random(self) -> float:
        """Evenly spread over [0, 1)."""
        return random.random()

    def wait(self, seconds: float, cancellation: Cancellation) -> None:
        """Sleep, unless cancelled."""
        cancellation.wait_for(lambda: False, seconds)


class Answer:
    """What a function gave or raised in another thread, once it has ended."""

    def __init__(self, function: Callable[[], object]) -> None:
        self.ended = False
        self.value: object = None
        self.error: Exception | None = None
        self._function = function

    def run(self, cancellation: Cancellation) -> None:
        try:
            self.value = self._function()
        except Exception as error:  # noqa: BLE001  # handed to the waiting thread, which raises it
            self.error = error
        self.ended = True
        cancellation.notify()


def bounded(function: Callable[[], T], seconds: float, cancellation: Cancellation) -> T:
    """Call `function` in a thread of its own and wait at most so long for it.

    Raises TimeoutError after that time or when cancelled; the thread is left to end by itself. httpx alone
    limits single steps only: a service that sends one byte a minute would hold a call for ever.
    """
    answer = Answer(function)
    threading.Thread(target=answer.run, args=(cancellation,), name="embedding-call", daemon=True).start()
    if not cancellation.wait_for(lambda: answer.ended, seconds):
        raise TimeoutError
    if answer.error is not None:
        raise answer.error
    return answer.value  # type: ignore[return-value]


def backoff(attempt: int, clock: Clock) -> float:
    """Seconds before the next try after the failed try number `attempt` (from 0)."""
    wait = min(LONGEST_WAIT, FIRST_WAIT * 2.0**attempt)
    return wait * (1 + JITTER * (2 * clock.random() - 1))


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """The seconds that a service asks to be left alone: RFC 9110 10.2.3, a number or a date; else None."""
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        text = headers.get(name, "").strip()
        if text.replace(".", "", 1).isascii() and text.replace(".", "", 1).isdigit():
            return float(text) / unit
    if "retry-after" not in headers:
        return None
    from email.utils import parsedate_to_datetime

    try:
        return max(0.0, parsedate_to_datetime(headers["retry-after"]).timestamp() - now)
    except (ValueError, TypeError, OverflowError, IndexError):
        return None
