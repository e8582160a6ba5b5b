"""Where a person has put the popup: remembered for each arrangement of screens, as shares of the free room.

Shares fit whichever screen it opens on, and however large it is there; `placement.place` keeps it inside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QRect

Share = tuple[float, float]
MOST = 12
"""So many arrangements are remembered; who has more has seen them long ago."""


def arrangement(screens: Iterable[QRect]) -> str:
    """The name of what screens there are and how they stand to each other."""
    return " ".join(sorted(f"{area.width()}x{area.height()}{area.x():+}{area.y():+}" for area in screens))


def share_of(window: QRect, available: QRect) -> Share:
    """Where `window` stands in the free area of its screen: 0 is left or up, 1 right or down."""
    return (
        _share(window.left() - available.left(), available.width() - window.width()),
        _share(window.top() - available.top(), available.height() - window.height()),
    )


def _share(distance: int, room: int) -> float:
    return round(min(max(distance / room, 0.0), 1.0), 4) if room > 0 else 0.5


class Positions:
    """By arrangement; `kept` is what goes to the disk, the newest last."""

    def __init__(self) -> None:
        self.kept: dict[str, list[float]] = {}

    def learn(self, kept: Any) -> None:
        """What was kept before. A file that somebody changed costs the position only."""
        if isinstance(kept, dict):
            self.kept = {str(name): share for name, share in kept.items() if _is_share(share)}

    def of(self, name: str) -> Share | None:
        share = self.kept.get(name)
        return (share[0], share[1]) if share else None

    def keep(self, name: str, share: Share) -> None:
        self.kept.pop(name, None)
        self.kept[name] = list(share)
        self.kept = dict(list(self.kept.items())[-MOST:])

    def drop(self, name: str) -> None:
        self.kept.pop(name, None)


def _is_share(share: object) -> bool:
    return (
        isinstance(share, list)
        and len(share) == 2
        and all(isinstance(part, int | float) and 0 <= part <= 1 for part in share)
    )
