"""X11's watcher: the server tells when the active window is another, changes its state, or is gone.

Between changes nothing runs. A connection that is lost is made anew, later each time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from Xlib import X, error
from Xlib.display import Display

from app.platform.active_window.models import NOTHING, ActiveWindow
from app.platform.active_window.x11_windows import Windows
from app.platform.x11_connection import FAILURES, hang_up

log = logging.getLogger(__name__)
FIRST_RETURN_MS, LAST_RETURN_MS = 1000, 60_000


class X11Watcher(QObject):
    """See `models.Watcher`."""

    def __init__(self, changed: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.now = NOTHING
        self._changed = changed
        self._display: Any = None
        self._windows: Windows | None = None
        self._watched: Any = None
        self._notifier: QSocketNotifier | None = None
        self._return = QTimer(self)
        self._return.setSingleShot(True)
        self._return.setInterval(FIRST_RETURN_MS)
        self._return.timeout.connect(self._connect_again)
        try:
            self._connect()
        except OSError:
            self.deleteLater()
            raise

    def close(self) -> None:
        self._return.stop()
        self._disconnect()
        self.deleteLater()

    def _connect(self) -> None:
        try:
            self._display = Display()
            self._display.set_error_handler(_log_error)
            self._windows = Windows(self._display)
            self._windows.root.change_attributes(event_mask=X.PropertyChangeMask)
            self._notifier = QSocketNotifier(self._display.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._drain)
            self.now = self._look()
        except (error.DisplayError, *FAILURES) as failure:
            self._disconnect()
            raise OSError(str(failure)) from failure
        QTimer.singleShot(0, self._drain)  # what came along with the answers wakes no notifier

    def _disconnect(self) -> None:
        hang_up(self._display, self._notifier)
        self._display = self._notifier = self._windows = self._watched = None

    def _drain(self, *_: object) -> None:
        """Handle everything that has arrived; one look for all of it."""
        try:
            while self._display is not None and self._matters():
                self._tell(self._look())
        except FAILURES as failure:
            log.info("the active window is not watched for a while: %s", failure)
            self._disconnect()
            self._return.start()
            self._tell(NOTHING)

    def _matters(self) -> bool:
        """Whether one of the events that have arrived says that something is different."""
        assert self._windows is not None
        found = False
        while self._display.pending_events():
            event = self._display.next_event()
            if event.type == X.PropertyNotify:
                found |= event.atom in (self._windows.active_atom, *self._windows.telling)
            elif event.type == X.ConfigureNotify:
                # Windows that are moved about say so all the time; it matters where they can fill a screen.
                found |= self.now.full_screen or self._windows.may_fill(event.width, event.height)
            else:
                found |= event.type in (X.DestroyNotify, X.UnmapNotify, X.MapNotify)
        return found

    def _look(self) -> ActiveWindow:
        assert self._windows is not None
        try:
            window = self._windows.in_use()
            self._follow(window)
            return NOTHING if window is None else self._windows.about(window)
        except error.XError:
            self._watched = None  # it is closed; the window manager names another in a moment
            return NOTHING

    def _follow(self, window: Any) -> None:
        """Be told of this window's changes, and no longer of those of the one before."""
        if window == self._watched:
            return
        before, self._watched = self._watched, window
        for each, mask in ((before, 0), (window, X.PropertyChangeMask | X.StructureNotifyMask)):
            if each is not None:
                each.change_attributes(event_mask=mask, onerror=error.CatchError())

    def _tell(self, found: ActiveWindow) -> None:
        if found != self.now:
            self.now = found
            self._changed()

    def _connect_again(self) -> None:
        try:
            self._connect()
        except OSError:
            self._return.setInterval(min(2 * self._return.interval(), LAST_RETURN_MS))
            self._return.start()
        else:
            self._return.setInterval(FIRST_RETURN_MS)
            self._changed()


def _log_error(failure: error.XError, _request: object) -> None:
    log.debug("the X server refused a request: %s", failure)
