"""X11: the window manager keeps the active window on the root window."""

from __future__ import annotations

import logging
import os

log = logging.getLogger(__name__)


def centre() -> tuple[int, int] | None:
    if os.environ.get("WAYLAND_DISPLAY") or not os.environ.get("DISPLAY"):
        return None
    try:
        from Xlib import X, display, error
    except ImportError:
        return None
    try:
        connection = display.Display()
    except (error.DisplayError, OSError) as failure:
        log.info("the active window is not known: %s", failure)
        return None
    try:
        root = connection.screen().root
        held = root.get_full_property(connection.intern_atom("_NET_ACTIVE_WINDOW"), X.AnyPropertyType)
        if held is None or not held.value or not held.value[0]:
            return None
        window = connection.create_resource_object("window", held.value[0])
        size, place = window.get_geometry(), root.translate_coords(window, 0, 0)
        return place.x + size.width // 2, place.y + size.height // 2
    except error.XError:
        return None  # it was closed just now
    finally:
        connection.close()
