"""Whether the desktop composes its windows, so that what a window leaves transparent shows what is behind it.

Elsewhere it shows black: X11 without a compositing manager.
"""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)
ALWAYS = frozenset({"wayland", "windows", "cocoa"})
"""Qt's names of the platforms that do nothing else."""


def is_composited(platform: str) -> bool:
    """For one of Qt's platforms, now: compositing managers come and go. Takes some 15 ms on X11."""
    return platform in ALWAYS or (platform == "xcb" and _has_manager())


def _has_manager() -> bool:
    """By the selection that every compositing manager owns (EWMH, `_NET_WM_CM_Sn`)."""
    try:
        from Xlib import X, error
        from Xlib.display import Display
    except ImportError:
        return False
    try:
        display = Display()
        try:
            name = display.intern_atom(f"_NET_WM_CM_S{display.get_default_screen()}")
            return bool(display.get_selection_owner(name) != X.NONE)
        finally:
            display.close()
    except (error.XError, error.DisplayError, error.ConnectionClosedError, OSError) as failure:
        log.info("it is not known whether windows are composed: %s", failure)
        return False
