"""A notice and what every way of showing one looks like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from app.platform.availability import Availability

Urgency = Literal["low", "normal", "critical"]


@dataclass(frozen=True, slots=True)
class Notice:
    """Plain texts in the language of the windows. A later notice with the same `key` replaces this one."""

    title: str
    text: str
    key: str = ""
    urgency: Urgency = "normal"


class Mechanism(Protocol):
    """A module of this folder. `show` may wait for another process: not for the window's thread."""

    def is_available(self) -> Availability: ...

    def show(self, notice: Notice) -> bool:
        """Whether the system took it."""
