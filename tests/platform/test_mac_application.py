"""Calls into the Objective-C runtime, through real C functions of the types that Apple documents.

https://developer.apple.com/documentation/appkit/nsapplication: setActivationPolicy takes an NSInteger and
returns a BOOL, activateIgnoringOtherApps takes a BOOL. November 2026; macOS itself is not here.
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from app.platform.mac_application import Runtime
from tests.helpers.c_functions import c_function

CLASS, APPLICATION = 0x1_0000_1000, 0x6000_0123_4560  # above 32 bits, as on every Mac
NAMES = (b"sharedApplication", b"setActivationPolicy:", b"activateIgnoringOtherApps:")
SELECTORS = {name: 0x7FF8_0000_0000 + number for number, name in enumerate(NAMES)}


class StandIn:
    """`objc_msgSend` is one address for every type of call; here a C function of three words."""

    def __init__(self, *, keeps_dock: bool = False) -> None:
        self.calls: list[tuple[int, bytes, int]] = []
        self.keeps_dock = keeps_dock
        kind = c_function(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)
        self.send = kind(self._send)
        classes = {b"NSApplication": CLASS}
        get = c_function(ctypes.c_void_p, ctypes.c_char_p)
        self.library = SimpleNamespace(
            objc_getClass=get(classes.__getitem__),
            sel_registerName=get(SELECTORS.__getitem__),
            objc_msgSend=self.send,
        )

    def _send(self, receiver: int, selector: int, argument: int) -> int:
        name = next(name for name, number in SELECTORS.items() if number == selector)
        if name == b"sharedApplication":
            return APPLICATION if receiver == CLASS else 0
        self.calls.append((receiver, name, argument & 0xFF))
        return 0 if self.keeps_dock else 1


def test_it_leaves_the_dock_and_comes_forward() -> None:
    cocoa = StandIn()
    runtime = Runtime(cocoa.library)
    runtime.leave_the_dock()
    runtime.come_forward()
    assert cocoa.calls == [
        (APPLICATION, b"setActivationPolicy:", 1),
        (APPLICATION, b"activateIgnoringOtherApps:", 1),
    ]


def test_a_refusal_is_only_noted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    Runtime(StandIn(keeps_dock=True).library).leave_the_dock()
    assert "keeps the program in the Dock" in caplog.text
