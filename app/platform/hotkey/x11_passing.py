"""Giving a key that came to us by a grab to the window of ours that has the focus."""

from __future__ import annotations

import os
from typing import Any

from Xlib import X, error
from Xlib.protocol.event import KeyPress


def pass_on(display: Any, pressed: Any) -> None:
    """Never to a window of another program: what is typed for us is no concern of theirs."""
    try:
        window = display.get_input_focus().focus
        if isinstance(window, int) or not _is_own(display, window):
            return
        key = KeyPress(
            time=pressed.time, root=pressed.root, window=window, same_screen=1, child=X.NONE,
            root_x=pressed.root_x, root_y=pressed.root_y, event_x=0, event_y=0,
            state=pressed.state, detail=pressed.detail,
        )  # fmt: skip
        window.send_event(key, X.KeyPressMask)
        display.flush()
    except error.XError:
        return  # the window was closed just now


def _is_own(display: Any, window: Any) -> bool:
    found = window.get_full_property(display.intern_atom("_NET_WM_PID"), X.AnyPropertyType)
    return found is not None and list(found.value) == [os.getpid()]
