"""Whether a mechanism can work here, with the reason in words when it cannot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Availability:
    """True when there is nothing in its way; `reason` is a sentence when there is."""

    reason: str = ""

    def __bool__(self) -> bool:
        return not self.reason
