"""How the library is laid out at a size: which of sidebar, list and note stand beside each other.

Only the size of the window and of its text decide, so that no arrangement can bring about another one.
"""

from __future__ import annotations

from dataclasses import dataclass

COLUMN, DETAIL = 260, 360
"""The least widths of list and note, at the usual text size."""
LOW = 480
"""Below this height of the window a month has no room above its list."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """`compact`: the sidebar shows icons. `stacked`: list or note. `low`: there is little height."""

    compact: bool = False
    stacked: bool = False
    low: bool = False


def arrangement(width: int, height: int, sidebar: int, rail: int, larger: float) -> Arrangement:
    """For a window of that size in device-independent pixels; `sidebar` and `rail` are its widths."""
    both = (COLUMN + DETAIL) * larger
    return Arrangement(compact=width < sidebar + both, stacked=width < rail + both, low=height < LOW * larger)
