"""What the X server and the window manager know: windows, focus, tray host."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from Xlib import X, display, error


@dataclass(frozen=True)
class Window:
    """A managed window; geometry in pixels of the screen."""

    id: int
    title: str
    x: int
    y: int
    width: int
    height: int
    visible: bool
    active: bool


class XView:
    """A short-lived connection to look at a display."""

    def __init__(self, name: str) -> None:
        self._display = display.Display(name)
        self._root = self._display.screen().root

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._display.close()

    def has_window_manager(self) -> bool:
        return bool(self._property(self._root, "_NET_SUPPORTING_WM_CHECK"))

    def has_tray(self) -> bool:
        owner = self._display.get_selection_owner(self._display.intern_atom("_NET_SYSTEM_TRAY_S0"))
        return bool(owner != X.NONE)

    def windows(self) -> list[Window]:
        active = (self._property(self._root, "_NET_ACTIVE_WINDOW") or [0])[0]
        found = (self._window(number, active) for number in self._property(self._root, "_NET_CLIENT_LIST"))
        return [window for window in found if window]

    def _window(self, number: int, active: int) -> Window | None:
        handle = self._display.create_resource_object("window", number)
        try:
            size = handle.get_geometry()
            place = self._root.translate_coords(handle, 0, 0)
            title = bytes(self._property(handle, "_NET_WM_NAME")).decode("utf-8", "replace")
            visible = handle.get_attributes().map_state == X.IsViewable
        except error.XError:
            return None  # closed while we looked
        return Window(number, title, place.x, place.y, size.width, size.height, visible, number == active)

    def _property(self, window: Any, name: str) -> list[int]:
        found = window.get_full_property(self._display.intern_atom(name), X.AnyPropertyType)
        return list(found.value) if found else []
