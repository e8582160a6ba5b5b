"""How long the rest will take, from how long what is done has taken."""

from __future__ import annotations

MEMORY_SECONDS = 20.0
"""Older measurements count for less and less: the machine may have become busy or free."""
ENOUGH_CHARACTERS = 5_000


class Pace:
    """Characters per second over about the last `MEMORY_SECONDS` of work."""

    def __init__(self) -> None:
        self._characters = self._seconds = 0.0
        self._all_characters = self._calls = 0

    def add(self, characters: int, seconds: float) -> None:
        """So much was done in so many seconds."""
        self._calls += 1
        # A model that had to start in the first call says nothing of the rest, as soon as more is known.
        known = self._calls == 2 and characters > self._characters / 4
        keep = 0.0 if known else max(0.0, 1.0 - seconds / MEMORY_SECONDS)
        self._characters = self._characters * keep + characters
        self._seconds = self._seconds * keep + seconds
        self._all_characters += characters

    @property
    def rate(self) -> float | None:
        """Characters a second; None before enough was done to tell."""
        enough = self._all_characters >= ENOUGH_CHARACTERS and self._seconds > 0
        return self._characters / self._seconds if enough else None

    def seconds_for(self, characters: int) -> float | None:
        """None before anything was measured."""
        if not self._characters or self._seconds <= 0:
            return None
        return characters * self._seconds / self._characters
