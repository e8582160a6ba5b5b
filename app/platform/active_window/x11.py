"""X11: the window manager keeps the active window on the root window, and its state on itself."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Any, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")


def centre() -> tuple[int, int] | None:
    return _of_active_window(_centre, None)


def is_full_screen() -> bool:
    return _of_active_window(_is_full_screen, False)


def _of_active_window(ask: Callable[[Any, Any], T], nothing: T) -> T:
    """Ask by a short-lived connection; `nothing` where there is no such window, or no way to ask."""
    if os.environ.get("WAYLAND_DISPLAY") or not os.environ.get("DISPLAY"):
        return nothing
    try:
        from Xlib import X, display, error
    except ImportError:
        return nothing
    try:
        connection = display.Display()
    except (error.DisplayError, OSError) as failure:
        log.info("the active window is not known: %s", failure)
        return nothing
    try:
        root = connection.screen().root
        held = root.get_full_property(connection.intern_atom("_NET_ACTIVE_WINDOW"), X.AnyPropertyType)
        if held is None or not held.value or not held.value[0]:
            return nothing
        return ask(connection, connection.create_resource_object("window", held.value[0]))
    except error.XError:
        return nothing  # it was closed just now
    finally:
        connection.close()


def _centre(connection: Any, window: Any) -> tuple[int, int] | None:
    size, place = window.get_geometry(), connection.screen().root.translate_coords(window, 0, 0)
    return place.x + size.width // 2, place.y + size.height // 2


def _is_full_screen(connection: Any, window: Any) -> bool:
    from Xlib import X

    states = window.get_full_property(connection.intern_atom("_NET_WM_STATE"), X.AnyPropertyType)
    return states is not None and connection.intern_atom("_NET_WM_STATE_FULLSCREEN") in states.value
