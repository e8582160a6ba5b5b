"""How long the rest will take, from how long what is done has taken."""

from __future__ import annotations

FIRST_SECONDS = 0.5
MEMORY_SECONDS = 20.0
"""Older measurements count for less and less: the machine may have become busy or free."""
ENOUGH_CHARACTERS = 5_000


class Pace:
    """Passages per second over about the last `MEMORY_SECONDS` of work.

    Passages differ in length (long ones may come first), so the rate is measured in characters and the rest
    is taken to be as long, a passage, as what was seen of all of it.
    """

    def __init__(self) -> None:
        self._characters = self._seconds = 0.0
        self._all_characters = self._all_passages = 0

    def add(self, characters: int, passages: int, seconds: float) -> None:
        """So much was done in so many seconds."""
        if not self._all_passages:
            seconds = min(seconds, FIRST_SECONDS)  # a model that had to start first says nothing of the rest
        keep = max(0.0, 1.0 - seconds / MEMORY_SECONDS)
        self._characters = self._characters * keep + characters
        self._seconds = self._seconds * keep + seconds
        self._all_characters += characters
        self._all_passages += passages

    @property
    def rate(self) -> float | None:
        """Characters a second; None before enough was done to tell."""
        enough = self._all_characters >= ENOUGH_CHARACTERS and self._seconds > 0
        return self._characters / self._seconds if enough else None

    def seconds_for(self, passages: int) -> float | None:
        """None before anything was measured."""
        if not self._all_passages or self._seconds <= 0:
            return None
        characters = passages * self._all_characters / self._all_passages
        return characters * self._seconds / max(self._characters, 1.0)
