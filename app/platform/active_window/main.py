"""Ask the way that works here. A question takes milliseconds; a watcher costs nothing between changes."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from app.platform.active_window.models import Watcher

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

log = logging.getLogger(__name__)
MECHANISMS = {"win32": "windows", "darwin": "macos"}
ELSEWHERE = "x11"
Point = tuple[int, int]
Changed = Callable[[], None]


def centre(system: str = sys.platform) -> Point | None:
    """The middle of the window with the keyboard in the screen's own pixels; None where nobody tells."""
    return cast("Point | None", _module(system).centre())


def programs(system: str = sys.platform) -> list[str]:
    """The programs of others that have windows now, by names that `ActiveWindow.is_of` knows."""
    found: set[str] = set(_module(system).programs())
    return sorted(found, key=str.casefold)


def can_tell(system: str = sys.platform) -> bool:
    """Whether this system tells which program is in use."""
    return bool(_module(system).can_tell())


def watch(changed: Changed, parent: QObject, system: str = sys.platform) -> Watcher | None:
    """Have `changed` called whenever `Watcher.now` is another; None where nobody tells.

    In the thread of the event loop. Close the watcher when it is not needed any more.
    """
    module = _module(system)
    if not module.can_tell():
        return None
    try:
        return cast("Watcher", module.watch(changed, parent))
    except OSError as failure:
        log.info("the active window is not watched: %s", failure)
        return None


def _module(system: str) -> Any:
    return import_module(f"app.platform.active_window.{MECHANISMS.get(system, ELSEWHERE)}")
