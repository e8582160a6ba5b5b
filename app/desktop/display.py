"""Is there a screen to draw on? Qt itself would abort the process without one."""

from __future__ import annotations

import ctypes
import logging
import os
import socket
import sys
from collections.abc import Mapping, MutableMapping
from pathlib import Path

log = logging.getLogger(__name__)

NO_DISPLAY = (
    "Memoro needs a desktop to show its icon and window, and none was found ({reason}).\n"
    'Without a screen the command line works: try `memoro search "your question"` or `memoro demo`.'
)
_NOT_SET = "neither DISPLAY nor WAYLAND_DISPLAY is set"
_SCREENLESS = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
CONNECT_SECONDS = 2.0


def missing_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """What to tell a person when no window can be shown; None when one can."""
    if platform in {"win32", "darwin"}:
        return None
    wanted = [name.split(":")[0] for name in environment.get("QT_QPA_PLATFORM", "").split(";") if name]
    if any(name in _SCREENLESS for name in wanted):
        return None
    wayland, x11 = environment.get("WAYLAND_DISPLAY", ""), environment.get("DISPLAY", "")
    if _may_use("wayland", wanted) and _wayland_answers(environment):
        return None
    if _may_use("xcb", wanted) and x11 and _x11_answers(x11):
        return None
    dead = [f"{name}={value}" for name, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value]
    return NO_DISPLAY.format(reason=f"nothing usable at {', '.join(dead)}" if dead else _NOT_SET)


def forget_dead_wayland(environment: MutableMapping[str, str] = os.environ) -> None:
    """Left behind by a desktop that is gone, it would send Qt to X11, but hotkey and pasting elsewhere."""
    if not environment.get("WAYLAND_DISPLAY") or _wayland_answers(environment):
        return
    log.info("nothing answers at WAYLAND_DISPLAY=%s", environment.pop("WAYLAND_DISPLAY"))
    if environment.get("XDG_SESSION_TYPE") == "wayland" and environment.get("DISPLAY"):
        environment["XDG_SESSION_TYPE"] = "x11"


def _may_use(platform: str, wanted: list[str]) -> bool:
    return not wanted or any(name.startswith(platform) for name in wanted)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    if environment.get("WAYLAND_SOCKET"):
        return True  # a connection that was opened for us
    name = environment.get("WAYLAND_DISPLAY")
    if not name or sys.platform == "win32":
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(CONNECT_SECONDS)
        try:
            connection.connect(str(Path(environment.get("XDG_RUNTIME_DIR", ""), name)))
        except OSError:
            return False
    return True


def _x11_answers(display: str) -> bool:
    """And lets us in: by the library that Qt itself connects with. Where it is missing, Qt says so."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused
