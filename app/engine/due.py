"""Which notes the next sync has to look at: some that are known to have changed, or all."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

MOST_NOTES = 64
"""For more of them than this a walk over all notes is hardly slower."""
MOST_WORDS = 1_000
"""A system that tells this much may have lost something: its queue holds sixteen times as many events."""


class Due:
    """Stored names, until somebody takes them. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._paths: set[str] = set()
        self._everything = False
        self._words = 0

    def add(self, paths: Collection[str] | None) -> None:
        """These differ; None: nobody knows which."""
        with self._lock:
            self._words += 1
            if paths is not None:
                self._paths.update(paths)
            if paths is None or len(self._paths) > MOST_NOTES or self._words > MOST_WORDS:
                self._everything = True
                self._paths.clear()

    def take(self) -> frozenset[str] | None:
        """What to look at now, None for every note. What is added from now on is for the next time."""
        with self._lock:
            paths = None if self._everything or not self._paths else frozenset(self._paths)
            self._paths.clear()
            self._everything, self._words = False, 0
            return paths
