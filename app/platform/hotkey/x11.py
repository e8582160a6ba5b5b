"""X11: a passive grab on the root window, on a connection of its own that Qt's event loop watches.

The server sends this connection the grabbed combination and nothing else; the focused program does not see
it. A second grab of the same combination is refused by the server, which is how a conflict is known.
"""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from Xlib import X, error
from Xlib.display import Display

from app.platform.hotkey.models import (
    Availability,
    HotkeyConflict,
    HotkeyError,
    HotkeyInvalid,
    HotkeyLost,
    Listener,
    Session,
)
from app.platform.hotkey.owners import usual_owner
from app.platform.hotkey.parsing import parse
from app.platform.hotkey.x11_keys import Grab, Keyboard
from app.platform.hotkey.x11_passing import pass_on
from app.platform.x11_connection import FAILURES, hang_up

log = logging.getLogger(__name__)

# The server takes these itself: a grab of them is granted but never fires.
_CONSOLES = frozenset(f"Ctrl+Alt+F{number}" for number in range(1, 13))
REMAP_DELAY_MS = 150  # a layout change comes as a burst of notices
_LOST = "The connection to the X server is gone."
_LOST_ACTION = "Set the hotkey again, or start Memoro again."


def is_available(session: Session) -> Availability:
    if session.kind == "x11":
        return Availability()
    return Availability("Key grabs need an X11 session." if session.kind else "There is no display.")


class X11Backend(QObject):
    """Binds combinations by `XGrabKey`."""

    def __init__(self, listener: Listener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._listener = listener
        self._display: Any = None
        self._keyboard: Keyboard | None = None
        self._notifier: QSocketNotifier | None = None
        self._grabs: dict[str, Grab] = {}
        self._released: tuple[int, int] = (0, 0)  # keycode and server time of the last release
        self._remap = QTimer(self)
        self._remap.setSingleShot(True)
        self._remap.setInterval(REMAP_DELAY_MS)
        self._remap.timeout.connect(self._follow_layout)

    def register(self, sequence: str) -> None:
        """Grab the combination; HotkeyConflict when another client holds any of its variants."""
        if sequence in self._grabs:
            return
        try:
            self._connect(sequence)
            wanted = self._wanted(sequence)
            if sequence in _CONSOLES or not self._grab(wanted):
                raise HotkeyConflict(sequence, usual_owner(sequence, "linux"))
            self._grabs[sequence] = wanted
        except FAILURES as failure:
            self._disconnect()
            raise HotkeyLost(sequence, f"{_LOST} ({failure})", _LOST_ACTION) from failure
        self._listener.bound(sequence, sequence)
        self._drain()

    def unregister(self, sequence: str) -> None:
        if grab := self._grabs.pop(sequence, None):
            self._guarded_ungrab(grab)

    def is_free(self, sequence: str) -> bool:
        """Try the combination and let it go again."""
        try:
            self._connect(sequence)
            wanted = self._wanted(sequence)
            if sequence in _CONSOLES or wanted in self._grabs.values() or not self._grab(wanted):
                return False
            self._ungrab(wanted)
        except (HotkeyError, *FAILURES):
            return False
        return True

    def close(self) -> None:
        self._grabs.clear()
        self._disconnect()

    def _connect(self, sequence: str) -> None:
        if self._display is not None:
            return
        try:
            self._display = Display()
        except (error.DisplayError, *FAILURES) as failure:
            raise HotkeyLost(sequence, f"The X server cannot be reached ({failure}).") from failure
        self._display.set_error_handler(_log_error)
        # python-xlib 0.33 hangs RandR's errors on these two codes, with classes it cannot make.
        self._display.extension_add_error(1, error.BadRequest)
        self._display.extension_add_error(2, error.BadValue)
        self._keyboard = Keyboard(self._display)
        self._notifier = QSocketNotifier(self._display.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)

    def _disconnect(self) -> None:
        self._remap.stop()
        hang_up(self._display, self._notifier)
        self._display = self._notifier = None

    def _wanted(self, sequence: str) -> Grab:
        assert self._keyboard is not None
        if wanted := self._keyboard.grab_for(parse(sequence)):
            return wanted
        raise HotkeyInvalid(sequence, "The present keyboard layout has no such key.")

    def _grab(self, grab: Grab) -> bool:
        """Grab the key with every union of lock keys; all or nothing, False when another client has one."""
        assert self._keyboard is not None
        root = self._display.screen().root
        refusals = []
        for locks in self._keyboard.lock_masks:
            refusal = error.CatchError(error.BadAccess)
            mask = grab.mask | locks
            root.grab_key(grab.keycode, mask, False, X.GrabModeAsync, X.GrabModeAsync, onerror=refusal)
            refusals.append(refusal)
        self._display.sync()
        if any(refusal.get_error() for refusal in refusals):
            self._ungrab(grab)
            return False
        return True

    def _ungrab(self, grab: Grab) -> None:
        assert self._keyboard is not None
        root = self._display.screen().root
        for locks in self._keyboard.lock_masks:
            root.ungrab_key(grab.keycode, grab.mask | locks, onerror=error.CatchError())
        self._display.sync()

    def _guarded_ungrab(self, grab: Grab) -> None:
        try:
            if self._display is not None:
                self._ungrab(grab)
        except FAILURES as failure:
            self._report_loss(failure)
        self._drain()

    def _drain(self, *_: object) -> None:
        """Handle all events that have arrived.

        Called after every `sync` too: events it read along the way no longer wake the socket notifier.
        """
        try:
            while self._display is not None and self._display.pending_events():
                self._handle(self._display.next_event())
        except FAILURES as failure:
            self._report_loss(failure)

    def _handle(self, event: Any) -> None:
        if event.type == X.KeyRelease:
            self._released = (event.detail, event.time)
        elif event.type == X.KeyPress:
            # A held key repeats as release and press with the very same time.
            if self._released != (event.detail, event.time) and not self._press(event):
                self._pass_on(event)
        elif event.type == X.MappingNotify and event.request != X.MappingPointer:
            self._display.refresh_keyboard_mapping(event)
            self._remap.start()

    def _press(self, event: Any) -> bool:
        """Whether it is a combination of ours."""
        assert self._keyboard is not None
        pressed = Grab(event.detail, event.state & self._keyboard.all_masks)
        for sequence, grab in self._grabs.items():
            if grab == pressed:
                self._listener.pressed(sequence, "")
                return True
        return False

    def _pass_on(self, event: Any) -> None:
        """Until the hotkey's last key is released the server sends us every key: who types on at once, before
        the finger has left it, would lose letters. Let go, and give this one to our window if it is there.
        """
        assert self._keyboard is not None
        if self._keyboard.is_modifier(event.detail):
            return
        self._display.ungrab_keyboard(X.CurrentTime)
        pass_on(self._display, event)

    def _follow_layout(self) -> None:
        """Grabs are by keycode: after a change of layout they move to where the key is now."""
        if self._display is None:
            return
        try:
            self._move_grabs()
        except FAILURES as failure:
            self._report_loss(failure)
        self._drain()
        self._listener.changed()

    def _move_grabs(self) -> None:
        assert self._keyboard is not None
        old, new = self._keyboard, Keyboard(self._display)
        wanted = {sequence: new.grab_for(parse(sequence)) for sequence in self._grabs}
        if wanted == self._grabs and new.lock_masks == old.lock_masks:
            self._keyboard = new
            return  # most changes touch other keys, and an ungrabbed moment could lose a press
        for grab in self._grabs.values():
            self._ungrab(grab)
        self._keyboard, self._grabs = new, {}
        for sequence in wanted:
            try:
                self.register(sequence)
            except HotkeyError as failure:
                self._listener.failed(failure)

    def _report_loss(self, failure: Exception) -> None:
        lost = list(self._grabs)
        self._grabs.clear()
        self._disconnect()
        for sequence in lost:
            self._listener.failed(HotkeyLost(sequence, f"{_LOST} ({failure})", _LOST_ACTION))


def _log_error(failure: error.XError, _request: object) -> None:
    log.info("the X server refused a request: %s", failure)
