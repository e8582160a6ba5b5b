"""How far an assistant is trusted: what it may write at once, what waits for a person, what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.notes.editing.guard import day_of_log

ProposalKind = Literal["append", "replace"]
Level = Literal["read", "propose", "write"]
Target = Literal["daily", "curated"]
Decision = Literal["write", "propose", "refuse"]


@dataclass(frozen=True, slots=True)
class Trust:
    """What an assistant may do to the daily log and to everything else; a new one is trusted so far."""

    curated: Level = "propose"
    daily: Level = "write"


def target_of(path: str) -> Target:
    """Which kind of note a stored path names."""
    return "daily" if day_of_log(path) else "curated"


def decide(trust: Trust | Level, target: Target, kind: ProposalKind = "append") -> Decision:
    """Whether an assistant's wish is written, waits in the inbox, or is refused.

    A daily log is append-only: replacing one is refused whatever the trust.
    """
    if target == "daily" and kind == "replace":
        return "refuse"
    level = trust if isinstance(trust, str) else trust.daily if target == "daily" else trust.curated
    return "refuse" if level == "read" else level
