"""Whether what a window leaves transparent at its corners shows what is behind it, and nothing else.

X11 without a compositing manager shows black there. Some managers show a bright notch instead: they paint a
square shadow around every window and leave out the square itself.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from Xlib.display import Display

log = logging.getLogger(__name__)
ALWAYS = frozenset({"wayland", "windows", "cocoa"})
"""Qt's names of the platforms that compose whatever comes."""
WITHOUT_SQUARE_SHADOWS = ("KWin", "GNOME Shell", "Mutter", "Muffin", "Budgie", "Gala")
"""Beginnings or parts of the names of window managers that leave windows with transparent parts alone."""


def corners_show_through(platform: str) -> bool:
    """For one of Qt's platforms, now: compositing managers come and go. Takes some 15 ms on X11."""
    return platform in ALWAYS or (platform == "xcb" and _x11_does())


def _x11_does() -> bool:
    try:
        from Xlib import error
        from Xlib.display import Display
    except ImportError:
        return False
    try:
        display = Display()
        try:
            return _is_composed(display) and any(name in _manager(display) for name in WITHOUT_SQUARE_SHADOWS)
        finally:
            display.close()
    except (error.XError, error.DisplayError, error.ConnectionClosedError, OSError) as failure:
        log.info("it is not known how windows are composed: %s", failure)
        return False


def _is_composed(display: Display) -> bool:
    """By the selection that every compositing manager owns (EWMH, `_NET_WM_CM_Sn`)."""
    name = display.intern_atom(f"_NET_WM_CM_S{display.get_default_screen()}")
    return bool(display.get_selection_owner(name))


def _manager(display: Display) -> str:
    """The window manager's name (EWMH, `_NET_SUPPORTING_WM_CHECK`); empty when it tells none."""
    check, name = (display.intern_atom(atom) for atom in ("_NET_SUPPORTING_WM_CHECK", "_NET_WM_NAME"))
    found = display.screen().root.get_full_property(check, 0)
    if not found:
        return ""
    told = display.create_resource_object("window", found.value[0]).get_full_property(name, 0)
    return bytes(told.value).decode("utf-8", "replace") if told else ""
