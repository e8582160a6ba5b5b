"""A notice and what every way of showing one looks like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from app.platform.availability import Availability

Urgency = Literal["low", "normal", "critical"]
Clicked = Callable[[str], None]
"""Called on a thread of the mechanism's after a click, with Wayland's right to take the focus or ""."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Plain texts in the language of the windows. A later notice with the same `key` replaces this one.

    `button` names what a click does; some desktops show it as a button of the notice.
    """

    title: str
    text: str
    key: str = ""
    urgency: Urgency = "normal"
    button: str = ""


class Mechanism(Protocol):
    """A module of this folder. `show` may wait for another process: not for the window's thread."""

    def is_available(self) -> Availability: ...

    def show(self, notice: Notice, clicked: Clicked) -> bool:
        """Whether the system took it. Where it does not tell clicks, `clicked` is never called."""

    def close(self) -> None:
        """Let go of what was held to hear of clicks."""
