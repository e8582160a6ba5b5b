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
        """All managed windows but panels, oldest first."""
        active = (self._property(self._root, "_NET_ACTIVE_WINDOW") or [0])[0]
        found = (self._window(number, active) for number in self._property(self._root, "_NET_CLIENT_LIST"))
        return [window for window in found if window]

    def unmanaged(self) -> list[tuple[int, int, int, int]]:
        """Where menus, notices and the like stand, which no window manager knows: x, y, width, height."""
        found = []
        for window in self._root.query_tree().children:
            try:
                told, place = window.get_attributes(), window.get_geometry()
            except error.XError:
                continue  # closed while we looked
            if told.override_redirect and told.map_state == X.IsViewable:
                found.append((place.x, place.y, place.width, place.height))
        return found

    def pixels(self) -> bytes:
        """What the screen shows now."""
        size = self._root.get_geometry()
        return bytes(self._root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF).data)

    def watch_windows(self) -> None:
        """From now on, remember what is shown at the top; see `shown_windows`."""
        self._root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._display.sync()

    def shown_windows(self) -> list[str]:
        """The titles of what was shown since, in their order; "?" for what is gone already."""
        self._display.sync()
        shown = []
        while self._display.pending_events():
            event = self._display.next_event()
            if event.type == X.MapNotify:
                shown.append(self._title_below(event.window))
        return shown

    def _title_below(self, window: Any) -> str:
        """Of a window, or of the one that the window manager's frame holds."""
        try:
            for each in (window, *window.query_tree().children):
                if title := bytes(self._property(each, "_NET_WM_NAME")).decode("utf-8", "replace"):
                    return title
        except error.XError:
            pass
        return "?"

    def add_characters(self, text: str) -> None:
        """Give each character that the layout lacks a key of its own, for as long as the layout stays."""
        info = self._display.display.info
        first, last = info.min_keycode, info.max_keycode
        rows = self._display.get_keyboard_mapping(first, last - first + 1)
        spare = [first + place for place, row in enumerate(rows) if not any(row)]
        known = {keysym for row in rows for keysym in row}
        for character in dict.fromkeys(text):
            keysym = ord(character) if character <= "\u00ff" else 0x01000000 + ord(character)
            if keysym not in known and spare:
                self._display.change_keyboard_mapping(spare.pop(), [[keysym, keysym]])
        self._display.sync()

    def _window(self, number: int, active: int) -> Window | None:
        handle = self._display.create_resource_object("window", number)
        dock = self._display.intern_atom("_NET_WM_WINDOW_TYPE_DOCK")
        try:
            if dock in self._property(handle, "_NET_WM_WINDOW_TYPE"):
                return None
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
