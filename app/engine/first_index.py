"""Who asks while the very first index is made: how long it waits, and what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.engine.events import IndexProgress


class Patience(NamedTuple):
    """Seconds: until a memory is open (long only behind another's first index), then for its first look."""

    opening: float
    first_look: float


ORDINARY = Patience(30.0, 5.0)
ASSISTANTS = Patience(1.0, 0.3)
"""A few notes are indexed by then; of thousands it is told that they come."""


def still_being_made(progress: IndexProgress | None) -> str:
    count = f" ({progress.done:,} of {progress.total:,} notes)" if progress and progress.total else ""
    return f"The search index is still being made{count}; ask again later for what is missing."
