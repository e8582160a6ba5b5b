"""Ask the first way that works here. Takes a few milliseconds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import cast

MECHANISMS = {"win32": "windows", "darwin": ""}
ELSEWHERE = "x11"
Point = tuple[int, int]


def centre(system: str = sys.platform) -> Point | None:
    """The middle of the window with the keyboard in the screen's own pixels; None where nobody tells."""
    name = MECHANISMS.get(system, ELSEWHERE)
    if not name:
        return None
    ask = import_module(f"app.platform.active_window.{name}").centre
    return cast("Callable[[], Point | None]", ask)()
