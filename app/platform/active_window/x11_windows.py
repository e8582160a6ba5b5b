"""What the properties of X11's windows say, over a connection that somebody else opened and closes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from Xlib import X, Xatom, error

from app.platform.active_window.models import ActiveWindow

_SPEAKS_OF_FRAME = 2  # MWM_HINTS_DECORATIONS


class Windows:
    """Questions raise `Xlib.error.XError` when a window is closed meanwhile, unless they say otherwise."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.root = connection.screen().root
        self.active_atom = connection.intern_atom("_NET_ACTIVE_WINDOW")
        self.state_atom = connection.intern_atom("_NET_WM_STATE")
        self._full_screen = connection.intern_atom("_NET_WM_STATE_FULLSCREEN")
        maximised = ("_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_MAXIMIZED_VERT")
        self._maximised = {connection.intern_atom(name) for name in maximised}
        self._hints = connection.intern_atom("_MOTIF_WM_HINTS")
        self._monitors = _Monitors(connection)
        self._pid = connection.intern_atom("_NET_WM_PID")
        self._list = connection.intern_atom("_NET_CLIENT_LIST")
        self._type = connection.intern_atom("_NET_WM_WINDOW_TYPE")
        furniture = ("_NET_WM_WINDOW_TYPE_DOCK", "_NET_WM_WINDOW_TYPE_DESKTOP")
        self._furniture = {connection.intern_atom(name) for name in furniture}
        #: What a change of the active window's own is told by.
        self.telling = (self.state_atom, self._pid, self._hints, self._type, Xatom.WM_CLASS)

    def in_use(self) -> Any:
        """The window with the keyboard, None if there is none."""
        found = self._values(self.root, self.active_atom)
        return self._window(found[0]) if found and found[0] else None

    def centre(self) -> tuple[int, int] | None:
        if (window := self.in_use()) is None:
            return None
        size, place = window.get_geometry(), self.root.translate_coords(window, 0, 0)
        return place.x + size.width // 2, place.y + size.height // 2

    def about(self, window: Any) -> ActiveWindow:
        """A window that is not to be seen (a window manager ended and left it named) fills no screen."""
        pid = self._pid_of(window)
        seen = window.get_attributes().map_state == X.IsViewable
        fills = seen and (self._is_full_screen(window) or self._is_borderless(window))
        return ActiveWindow(tuple(self._names(window, pid)), fills, pid == os.getpid())

    def may_fill(self, width: int, height: int) -> bool:
        """Whether a window of that size could cover a monitor."""
        return any(width >= each[2] and height >= each[3] for each in self._monitors.all())

    def _is_full_screen(self, window: Any) -> bool:
        return self._full_screen in self._values(window, self.state_atom)

    def _is_borderless(self, window: Any) -> bool:
        """Many games tell nobody that they fill the screen: their window wants no frame and is as large.

        So is one that is maximised where there is no panel, which is a program as any other.
        """
        if self._wants_frame(window) or self._furniture & set(self._values(window, self._type)):
            return False
        if self._maximised <= set(self._values(window, self.state_atom)):
            return False
        size, place = window.get_geometry(), self.root.translate_coords(window, 0, 0)
        return any(
            place.x <= left and place.y <= top
            and place.x + size.width >= left + width and place.y + size.height >= top + height
            for left, top, width, height in self._monitors.all()
        )  # fmt: skip

    def _wants_frame(self, window: Any) -> bool:
        """By what nearly all toolkits say; see MwmUtil.h: flags, functions, decorations."""
        hints = self._values(window, self._hints)
        return len(hints) <= 2 or not hints[0] & _SPEAKS_OF_FRAME or hints[2] != 0

    def programs(self) -> list[str]:
        """By class, as a person would call them; neither panels nor the desktop's own window."""
        found = []
        for number in self._values(self.root, self._list):
            try:
                window = self._window(number)
                pid = self._pid_of(window)
                names = self._names(window, pid)
                is_furniture = self._furniture & set(self._values(window, self._type))
            except error.XError:
                continue
            if names and pid != os.getpid() and not is_furniture:
                found.append(names[0])
        return found

    def _names(self, window: Any, pid: int) -> list[str]:
        """Class and instance, then the executable (of programs that may be looked at)."""
        instance, class_ = window.get_wm_class() or ("", "")
        return [name for name in dict.fromkeys((class_, instance, _executable(pid))) if name]

    def _pid_of(self, window: Any) -> int:
        return int(next(iter(self._values(window, self._pid)), 0))

    def _window(self, number: int) -> Any:
        return self._connection.create_resource_object("window", number)

    def _values(self, window: Any, atom: int) -> list[int]:
        found = window.get_full_property(atom, X.AnyPropertyType)
        return list(found.value) if found is not None else []


class _Monitors:
    """Left, top, width and height of each; of the whole screen where the server tells of none."""

    def __init__(self, connection: Any) -> None:
        self._screen = connection.screen()
        self._tells = connection.has_extension("RANDR") and _randr_version(connection) >= (1, 5)

    def all(self) -> list[tuple[int, int, int, int]]:
        if not self._tells:
            return [(0, 0, self._screen.width_in_pixels, self._screen.height_in_pixels)]
        return [
            (each.x, each.y, each.width_in_pixels, each.height_in_pixels)
            for each in self._screen.root.xrandr_get_monitors().monitors
        ]


def _randr_version(connection: Any) -> tuple[int, int]:
    version = connection.xrandr_query_version()
    return version.major_version, version.minor_version


def _executable(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/exe").readlink().name if pid else ""
    except OSError:
        return ""
