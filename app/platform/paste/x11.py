"""X11: the window manager is asked for the focus, the XTEST extension presses the keys."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from Xlib import XK, X, error
from Xlib.display import Display
from Xlib.ext import xtest
from Xlib.protocol.event import ClientMessage

log = logging.getLogger(__name__)
FAILURES = (error.XError, error.DisplayError, error.ConnectionClosedError, OSError)
FOCUS_SECONDS = 2.0
RELEASE_SECONDS = 1.0
LOOK_SECONDS = 0.01
PAGER = 2
"""Who asks for the focus: somebody acting for the person, whom no focus prevention stops."""
# In terminals Ctrl+V has another meaning.
TERMINALS = (
    "term",
    "konsole",
    "alacritty",
    "kitty",
    "tilix",
    "console",
    "guake",
    "yakuake",
    "ghostty",
    "tmux",
)
HELD = ("Control_L", "Control_R", "Shift_L", "Shift_R", "Alt_L", "Alt_R", "Super_L", "Super_R", "Meta_L")


class X11Paster:
    """Two threads use it: `remember` has a connection of its own that stays open, since it must be quick."""

    def __init__(self) -> None:
        self._display: Any = None
        self._target = 0

    def remember(self) -> bool:
        try:
            if self._display is None:
                self._display = Display()
            while self._display.pending_events():
                self._display.next_event()  # news of the keyboard's layout come to everybody
            self._target = _active(self._display)
            return bool(self._display.has_extension("XTEST"))
        except FAILURES as failure:
            log.info("the window in use is not known: %s", failure)
            self.close()
            return False

    def close(self) -> None:
        if self._display is not None:
            with suppress(*FAILURES):
                self._display.close()
        self._display, self._target = None, 0

    def paste(self) -> bool:
        if not self._target:
            return False
        try:
            display = Display()
        except FAILURES as failure:
            log.info("nothing can be pasted: %s", failure)
            return False
        try:
            return _paste_into(display, self._target)
        except FAILURES as failure:
            log.info("nothing was pasted: %s", failure)
            return False
        finally:
            with suppress(*FAILURES):
                display.close()


def _paste_into(display: Any, target: int) -> bool:
    window = display.create_resource_object("window", target)
    names = window.get_wm_class() or ()  # an XError when the window is gone
    _activate(display, window)
    if not _waits(FOCUS_SECONDS, lambda: _active(display) == target):
        log.info("the window %#x did not get the focus", target)
        return False
    _release_modifiers(display)
    _press(display, _keys(display, [name.lower() for name in names]))
    return True


def _keys(display: Any, names: list[str]) -> tuple[str, ...]:
    """What pastes in the program whose window is called so."""
    if any(sign in name for name in names for sign in TERMINALS):
        return "Control_L", "Shift_L", "v"
    has_latin_letters = bool(display.keysym_to_keycode(XK.XK_v))
    return ("Control_L", "v") if has_latin_letters else ("Shift_L", "Insert")


def _active(display: Any) -> int:
    """The window in use; where no window manager tells, the one that gets the keys."""
    held = _root_property(display, "_NET_ACTIVE_WINDOW")
    if held:
        return held[0]
    if _root_property(display, "_NET_SUPPORTING_WM_CHECK"):
        return 0
    focus = display.get_input_focus().focus
    return int(getattr(focus, "id", 0))


def _root_property(display: Any, name: str) -> list[int]:
    found = display.screen().root.get_full_property(display.intern_atom(name), X.AnyPropertyType)
    return list(found.value) if found else []


def _activate(display: Any, window: Any) -> None:
    if not _root_property(display, "_NET_SUPPORTING_WM_CHECK"):
        window.set_input_focus(X.RevertToParent, X.CurrentTime)
        display.sync()
        return
    name = display.intern_atom("_NET_ACTIVE_WINDOW")
    wish = ClientMessage(window=window, client_type=name, data=(32, [PAGER, X.CurrentTime, 0, 0, 0]))
    display.screen().root.send_event(wish, X.SubstructureRedirectMask | X.SubstructureNotifyMask)
    display.sync()


def _release_modifiers(display: Any) -> None:
    """Wait until the keys that chose to paste are let go; who holds them on is helped."""
    if _waits(RELEASE_SECONDS, lambda: not _held_modifiers(display)):
        return
    for keycode in _held_modifiers(display):
        xtest.fake_input(display, X.KeyRelease, keycode)


def _held_modifiers(display: Any) -> list[int]:
    pressed = display.query_keymap()
    codes = {display.keysym_to_keycode(XK.string_to_keysym(name)) for name in HELD} - {0}
    return [code for code in codes if pressed[code // 8] & 1 << code % 8]


def _press(display: Any, names: tuple[str, ...]) -> None:
    codes = [display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
    for code in codes:
        xtest.fake_input(display, X.KeyPress, code)
    for code in reversed(codes):
        xtest.fake_input(display, X.KeyRelease, code)
    display.sync()


def _waits(seconds: float, condition: Callable[[], bool]) -> bool:
    """Look until it is so; False when it is not in that time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(LOOK_SECONDS)
    return True
