"""macOS' `NSApplication`: a program of the menu bar, not of the Dock, which comes forward when called.

Calls go through the Objective-C runtime, each as the type of its method, which arm64 needs:
https://developer.apple.com/documentation/objectivec/objc_msgsend. `NSInteger` is a C long, `BOOL` a byte.
"""

from __future__ import annotations

import ctypes
import logging
from functools import cache
from typing import Any

log = logging.getLogger(__name__)
ACCESSORY = 1
"""NSApplicationActivationPolicyAccessory: windows and a menu bar item, but no place in the Dock."""
_OBJECT, _SELECTOR = ctypes.c_void_p, ctypes.c_void_p
_GET = ctypes.CFUNCTYPE(_OBJECT, _OBJECT, _SELECTOR)
_SET_POLICY = ctypes.CFUNCTYPE(ctypes.c_bool, _OBJECT, _SELECTOR, ctypes.c_long)
_SET_FLAG = ctypes.CFUNCTYPE(None, _OBJECT, _SELECTOR, ctypes.c_bool)


class Runtime:
    """The functions of libobjc that are used. `library` is loaded with AppKit in the process."""

    def __init__(self, library: Any) -> None:
        library.objc_getClass.restype, library.objc_getClass.argtypes = _OBJECT, (ctypes.c_char_p,)
        library.sel_registerName.restype, library.sel_registerName.argtypes = _SELECTOR, (ctypes.c_char_p,)
        self._library = library
        self._send = ctypes.cast(library.objc_msgSend, ctypes.c_void_p).value or 0

    def application(self) -> int | None:
        """`NSApp`; Qt has made it by the time that anybody asks."""
        own = self._library.objc_getClass(b"NSApplication")
        found: int | None = _GET(self._send)(own, self._library.sel_registerName(b"sharedApplication"))
        return found

    def leave_the_dock(self) -> None:
        name = self._library.sel_registerName(b"setActivationPolicy:")
        if not _SET_POLICY(self._send)(self.application(), name, ACCESSORY):
            log.info("macOS keeps the program in the Dock")

    def come_forward(self) -> None:
        """Since macOS 14 the system may refuse; it then leaves the program in use where it is."""
        name = self._library.sel_registerName(b"activateIgnoringOtherApps:")
        _SET_FLAG(self._send)(self.application(), name, True)


def leave_the_dock() -> None:
    """For a program that has made its QApplication."""
    _runtime().leave_the_dock()


def come_forward() -> None:
    """Give this program the keyboard, so that a window of it can have it."""
    _runtime().come_forward()


@cache
def _runtime() -> Runtime:
    return Runtime(ctypes.CDLL("/usr/lib/libobjc.A.dylib"))
