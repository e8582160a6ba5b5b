"""X11: the window manager keeps the active window on the root window, and its state on itself."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from app.platform.active_window.models import Watcher

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

log = logging.getLogger(__name__)
T = TypeVar("T")


def can_tell() -> bool:
    """Under Wayland there may be an X server too, but it only knows the windows of X programs."""
    if os.environ.get("WAYLAND_DISPLAY") or not os.environ.get("DISPLAY"):
        return False
    try:
        import Xlib  # noqa: F401
    except ImportError:
        return False
    return True


def centre() -> tuple[int, int] | None:
    nowhere: tuple[int, int] | None = None
    return _ask(lambda windows: windows.centre(), nowhere)


def programs() -> list[str]:
    return _ask(lambda windows: windows.programs(), [])


def watch(changed: Callable[[], None], parent: QObject) -> Watcher:
    """Raises OSError where the X server cannot be reached."""
    from app.platform.active_window.x11_watching import X11Watcher

    return X11Watcher(changed, parent)


def _ask(question: Callable[[Any], T], nothing: T) -> T:
    """Ask by a short-lived connection; `nothing` where there is no such window, or no way to ask."""
    if not can_tell():
        return nothing
    from Xlib import display, error

    from app.platform.active_window.x11_windows import Windows

    try:
        connection = display.Display()
    except (error.DisplayError, OSError) as failure:
        log.info("the active window is not known: %s", failure)
        return nothing
    try:
        return question(Windows(connection))
    except error.XError:
        return nothing  # it was closed just now
    finally:
        connection.close()
