"""Waiting in a terminal's command so that Ctrl+C ends it on every system."""

from __future__ import annotations

import os
from collections.abc import Callable

# Python 3.11 on Windows hears of Ctrl+C only between two waits of its main thread.
LONGEST_SECONDS = 0.5 if os.name == "nt" else None


def wait_until(done: Callable[[float | None], object]) -> None:
    """Call `done`, which waits for at most so many seconds, until it says something true."""
    while not done(LONGEST_SECONDS):
        pass
