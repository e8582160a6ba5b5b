"""A clipboard manager as the ICCCM knows it: it saves what a program has on the clipboard when asked to."""

from __future__ import annotations

from typing import Any

from Xlib import X, display
from Xlib.protocol.event import SelectionNotify


class ClipboardManager:
    """Call `work` again and again; `saved` is what it was given, None before."""

    def __init__(self, name: str) -> None:
        self._display = display.Display(name)
        self._asked: Any = None
        self.saved: str | None = None
        self._window = self._display.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self._window.set_selection_owner(self._atom("CLIPBOARD_MANAGER"), X.CurrentTime)
        self._display.sync()

    def _atom(self, name: str) -> int:
        return int(self._display.intern_atom(name))

    def work(self) -> None:
        while self._display.pending_events():
            event = self._display.next_event()
            if event.type == X.SelectionRequest and event.target == self._atom("SAVE_TARGETS"):
                self._asked = event
                clipboard, text, place = map(self._atom, ("CLIPBOARD", "UTF8_STRING", "SAVED"))
                self._window.convert_selection(clipboard, text, place, X.CurrentTime)
            elif event.type == X.SelectionNotify:
                found = self._window.get_full_property(self._atom("SAVED"), X.AnyPropertyType)
                self.saved = bytes(found.value).decode() if found else None
                self._answer()
            self._display.flush()

    def _answer(self) -> None:
        asked = self._asked
        told = SelectionNotify(
            time=asked.time, requestor=asked.requestor, selection=asked.selection,
            target=asked.target, property=asked.property,
        )  # fmt: skip
        asked.requestor.send_event(told)

    def close(self) -> None:
        self._display.close()
