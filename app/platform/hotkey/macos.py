"""macOS: Carbon's `RegisterEventHotKey`, the one way that asks for no Accessibility permission.

Names are those on the keyboard: "Ctrl" is Control, "Alt" Option and "Meta" Command, so Ctrl+Alt+M is the same
three keys on every system, and not Apple's own Option-Command-M, which minimises all windows. Keys are
physical positions of the ANSI layout, as in Apple's HIToolbox/Events.h. Events reach Qt's event loop through
the application's event target.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject

from app.platform.hotkey.models import Availability, HotkeyInvalid, Listener, Session
from app.platform.hotkey.numbered import NumberedBackend
from app.platform.hotkey.parsing import Combination

EVENT_HOTKEY_EXISTS = -9878  # eventHotKeyExistsErr
# cmdKey, shiftKey, optionKey and controlKey of HIToolbox/Events.h.
_MODIFIERS = {"Meta": 0x0100, "Shift": 0x0200, "Alt": 0x0800, "Ctrl": 0x1000}
# Key codes 0x00 to 0x32; "?" stands for codes that are no character of the ANSI layout.
_CHARACTERS = "ASDFHGZXCV?BQWERYT123465=97-80]OU[IP?LJ'K;\\,/NM.??`"
_KEYS = {character: code for code, character in enumerate(_CHARACTERS) if character != "?"} | {
    "Return": 0x24, "Tab": 0x30, "Space": 0x31, "Backspace": 0x33, "Esc": 0x35, "Home": 0x73, "PgUp": 0x74,
    "Del": 0x75, "End": 0x77, "PgDown": 0x79, "Left": 0x7B, "Right": 0x7C, "Down": 0x7D, "Up": 0x7E,
    "F1": 0x7A, "F2": 0x78, "F3": 0x63, "F4": 0x76, "F5": 0x60, "F6": 0x61, "F7": 0x62, "F8": 0x64,
    "F9": 0x65, "F10": 0x6D, "F11": 0x67, "F12": 0x6F, "F13": 0x69, "F14": 0x6B, "F15": 0x71, "F16": 0x6A,
    "F17": 0x40, "F18": 0x4F, "F19": 0x50, "F20": 0x5A,
}  # fmt: skip


class HotkeyApi(Protocol):
    """The part of Carbon that is used; tests pass a fake."""

    def listen(self, pressed: Callable[[int], None]) -> None:
        """Have `pressed(number)` called for each press."""

    def register(self, number: int, modifiers: int, key: int) -> int:
        """Return 0 or Carbon's OSStatus."""

    def unregister(self, number: int) -> None: ...


def four_characters(code: str) -> int:
    """An OSType, Apple's number for a four-character code."""
    return int.from_bytes(code.encode("mac-roman"), "big")


class _HotkeyId(ctypes.Structure):
    _fields_ = (("signature", ctypes.c_uint32), ("id", ctypes.c_uint32))


class _EventType(ctypes.Structure):
    _fields_ = (("kind_class", ctypes.c_uint32), ("kind", ctypes.c_uint32))


_Handler = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_SIGNATURE = four_characters("Memo")
_HOTKEY_PRESSED = 5  # kEventHotKeyPressed


class Carbon:
    """The real Carbon framework."""

    def __init__(self, library: Any = None) -> None:
        self._library: Any = library or ctypes.CDLL(ctypes.util.find_library("Carbon"))
        self._library.GetApplicationEventTarget.restype = ctypes.c_void_p
        self._library.RegisterEventHotKey.argtypes = (
            ctypes.c_uint32, ctypes.c_uint32, _HotkeyId, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p,
        )  # fmt: skip
        self._library.UnregisterEventHotKey.argtypes = (ctypes.c_void_p,)
        self._library.InstallEventHandler.argtypes = (
            ctypes.c_void_p, _Handler, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
        )  # fmt: skip
        self._library.GetEventParameter.argtypes = (
            ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_ulong,
            ctypes.c_void_p, ctypes.c_void_p,
        )  # fmt: skip
        self._references: dict[int, ctypes.c_void_p] = {}
        self._handler: Any = None

    def listen(self, pressed: Callable[[int], None]) -> None:
        def handle(_call: int, event: int, _data: int) -> int:
            found = _HotkeyId()
            status = self._library.GetEventParameter(
                event, four_characters("----"), four_characters("hkid"), None, ctypes.sizeof(found), None,
                ctypes.byref(found),
            )  # fmt: skip
            if status == 0 and found.signature == _SIGNATURE:
                pressed(int(found.id))
            return 0

        self._handler = _Handler(handle)  # Carbon keeps the bare pointer, so this object must stay
        wanted = _EventType(four_characters("keyb"), _HOTKEY_PRESSED)
        target = self._library.GetApplicationEventTarget()
        self._library.InstallEventHandler(target, self._handler, 1, ctypes.byref(wanted), None, None)

    def register(self, number: int, modifiers: int, key: int) -> int:
        reference = ctypes.c_void_p()
        target = self._library.GetApplicationEventTarget()
        own = _HotkeyId(_SIGNATURE, number)
        status = int(
            self._library.RegisterEventHotKey(key, modifiers, own, target, 0, ctypes.byref(reference))
        )
        if status == 0:
            self._references[number] = reference
        return status

    def unregister(self, number: int) -> None:
        if reference := self._references.pop(number, None):
            self._library.UnregisterEventHotKey(reference)


def is_available(session: Session) -> Availability:
    return Availability("" if session.system == "darwin" else "This is not macOS.")


class MacBackend(NumberedBackend):
    """Binds combinations for the whole session."""

    system = "darwin"
    system_name = "macOS"
    status_taken = EVENT_HOTKEY_EXISTS

    def __init__(
        self, listener: Listener, parent: QObject | None = None, api: HotkeyApi | None = None
    ) -> None:
        super().__init__(listener, parent)
        self._api = api or Carbon()
        self._api.listen(self.pressed)

    def ask(self, number: int, combination: Combination) -> int:
        if combination.key not in _KEYS:
            raise HotkeyInvalid(str(combination), "A Mac keyboard has no such key.")
        modifiers = 0
        for name in combination.modifiers:
            modifiers |= _MODIFIERS[name]
        return self._api.register(number, modifiers, _KEYS[combination.key])

    def release(self, number: int) -> None:
        self._api.unregister(number)
