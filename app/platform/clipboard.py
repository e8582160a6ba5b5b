"""What was copied outlives the program, where the desktop takes it over.

Qt gives a copied text away only when somebody pastes it. At the orderly end of a QApplication it sees to
this itself, so only who ends the process before has to ask.
"""

from __future__ import annotations

import ctypes
import logging
import time
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop

log = logging.getLogger(__name__)
SECONDS = 0.5
"""A clipboard manager that has not taken the text by then is stuck."""
_PIECE_MS = 10


def hand_over(platform: str, ole32: Any = None) -> bool:
    """For one of Qt's platforms, while the program owns the clipboard, in the thread of its event loop.

    Whether all is done that can be done. Under Wayland that is nothing: its clipboard managers take every
    copy at once.
    """
    if platform == "windows":
        (ole32 or getattr(ctypes, "WinDLL")("ole32")).OleFlushClipboard()  # noqa: B009 (only Windows has it)
    elif platform == "xcb":
        _x11_hand_over()
    return platform != "cocoa"


def _x11_hand_over() -> None:
    """By the clipboard manager of the ICCCM's convention: asked to save, it asks us for the text."""
    try:
        from Xlib import X, error
        from Xlib.display import Display
    except ImportError:
        return
    try:
        display = Display()
        try:
            manager, targets = map(display.intern_atom, ("CLIPBOARD_MANAGER", "SAVE_TARGETS"))
            if not display.get_selection_owner(manager):
                return
            window = display.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
            window.convert_selection(manager, targets, targets, X.CurrentTime)
            display.flush()
            _serve_until_told(display, X.SelectionNotify)
        finally:
            display.close()
    except (error.XError, error.DisplayError, error.ConnectionClosedError, OSError) as failure:
        log.info("the clipboard was not handed over: %s", failure)


def _serve_until_told(display: Any, event_type: int) -> None:
    limit = time.monotonic() + SECONDS
    while time.monotonic() < limit:
        while display.pending_events():
            if display.next_event().type == event_type:
                return
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _PIECE_MS)
        time.sleep(_PIECE_MS / 1000)
    log.info("the clipboard manager did not take what was copied")
