"""Show a notice by the first way that works here. May wait seconds: not for the window's thread."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import cast

from app.platform.availability import Availability
from app.platform.notify.models import Clicked, Mechanism, Notice

# In order of preference. Windows has none of its own: its tray icon's message is the system's notice.
MECHANISMS = {"win32": (), "darwin": ("macos",)}
ELSEWHERE = ("freedesktop",)


def mechanisms(system: str = sys.platform) -> list[tuple[str, Availability]]:
    """The ways of this system, with the reason where one cannot work."""
    return [(name, _module(name).is_available()) for name in MECHANISMS.get(system, ELSEWHERE)]


def show(notice: Notice, clicked: Clicked) -> bool:
    """Whether some way took it; else the tray icon is left."""
    return any(_module(name).show(notice, clicked) for name, available in mechanisms() if available)


def close() -> None:
    """When the program ends: no click is waited for any more."""
    for name, _ in mechanisms():
        _module(name).close()


def _module(name: str) -> Mechanism:
    return cast("Mechanism", import_module(f"app.platform.notify.{name}"))
