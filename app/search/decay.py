"""Temporal decay: newer notes first, for those who switch it on.

Off by default: measured, it destroys the recall of old facts. The rule is OpenClaw's:
`score x e^(-ln 2 / halfLife x ageDays)`; curated notes never age.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import date, datetime

_CURATED = ("MEMORY.md", "memory.md")
KEPT = "evergreen"
"""The tag of notes that a person wants to keep fresh (`evergreen: true` in front matter is the same)."""


def multiplier(age_days: float, half_life_days: float = 30.0) -> float:
    """What a score is multiplied with at an age in days; dates in the future count as today."""
    return math.exp(-math.log(2) / max(1.0, half_life_days) * max(0.0, age_days))


def is_evergreen(path: str, day: date | None, tags: Collection[str] = ()) -> bool:
    """True for `MEMORY.md`, notes under `memory/` that carry no date of their own, and what is kept."""
    return path in _CURATED or KEPT in tags or (day is None and path.startswith("memory/"))


def age_in_days(
    path: str, day: date | None, mtime: float, today: date, tags: Collection[str] = ()
) -> float | None:
    """Days since the note's own date, else since its modification (`mtime`, seconds since 1970, local day).

    None for evergreen notes and where nothing is known.
    """
    if is_evergreen(path, day, tags):
        return None
    if day is None:
        if mtime <= 0:
            return None
        day = datetime.fromtimestamp(mtime).astimezone().date()
    return float(max(0, (today - day).days))
