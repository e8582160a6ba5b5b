"""Waiting for a condition, so that no test ever sleeps for a guessed time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

_PAUSE = threading.Event()  # never set: its wait() is a pause that needs no sleep in any test


def wait_until(
    condition: Callable[[], Found], timeout: float = 10.0, what: str = "", interval: float = 0.005
) -> Found:
    """Call `condition` until it answers something true, and return that answer.

    `timeout` and `interval` are in seconds; the pause grows to twenty times `interval`. A condition that
    fails by AssertionError counts as not yet. Fails with `what` (what was waited for) when time is over.
    """
    deadline = time.monotonic() + timeout
    pause, last_failure = interval, ""
    while True:
        try:
            if found := condition():
                return found
            last_failure = ""
        except AssertionError as failure:
            last_failure = f": {failure}"
        if time.monotonic() >= deadline:
            raise AssertionError(f"waited {timeout:g} s in vain for {what or repr(condition)}{last_failure}")
        _PAUSE.wait(pause)
        pause = min(pause * 1.5, interval * 20)
