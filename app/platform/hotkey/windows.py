"""Windows: `RegisterHotKey`, whose message also gives the right to take the focus.

The message goes to the thread's queue without a window, where Qt shows it to native event filters.
https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-registerhotkey
"""

from __future__ import annotations

import ctypes
from ctypes import wintypes
from typing import Any, Protocol

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication, QObject

from app.platform.hotkey.models import Availability, HotkeyInvalid, Listener, Session
from app.platform.hotkey.numbered import NumberedBackend
from app.platform.hotkey.parsing import Combination, is_function_key

WM_HOTKEY = 0x0312
MOD_NOREPEAT = 0x4000
ERROR_HOTKEY_ALREADY_REGISTERED = 1409
_MESSAGE_TYPES = (b"windows_generic_MSG", b"windows_dispatcher_MSG")
_MODIFIERS = {"Alt": 0x0001, "Ctrl": 0x0002, "Shift": 0x0004, "Meta": 0x0008}
_KEYS = {
    "Backspace": 0x08, "Tab": 0x09, "Return": 0x0D, "Pause": 0x13, "Esc": 0x1B, "Space": 0x20, "PgUp": 0x21,
    "PgDown": 0x22, "End": 0x23, "Home": 0x24, "Left": 0x25, "Up": 0x26, "Right": 0x27, "Down": 0x28,
    "Print": 0x2C, "Ins": 0x2D, "Del": 0x2E,
}  # fmt: skip
_F1 = 0x70


class HotkeyApi(Protocol):
    """The part of user32 that is used; tests pass a fake."""

    def register(self, number: int, modifiers: int, key: int) -> int:
        """Return 0 or the Windows error code."""

    def unregister(self, number: int) -> None: ...

    def key_of(self, character: str) -> int:
        """The virtual key that types the character in the present layout, 0 for none."""


class User32:
    """The real user32."""

    def __init__(self, dll: Any = None) -> None:
        self._dll: Any = dll or ctypes.WinDLL("user32", use_last_error=True)  # type: ignore[attr-defined, unused-ignore]
        number, window = ctypes.c_int, ctypes.c_void_p
        for function, returned, taken in (
            ("RegisterHotKey", ctypes.c_int, (window, number, ctypes.c_uint, ctypes.c_uint)),
            ("UnregisterHotKey", ctypes.c_int, (window, number)),
            ("VkKeyScanW", ctypes.c_short, (ctypes.c_wchar,)),
        ):
            found = getattr(self._dll, function)
            found.restype, found.argtypes = returned, taken

    def register(self, number: int, modifiers: int, key: int) -> int:
        if self._dll.RegisterHotKey(None, number, modifiers, key):
            return 0
        return int(ctypes.get_last_error())  # type: ignore[attr-defined, unused-ignore]

    def unregister(self, number: int) -> None:
        self._dll.UnregisterHotKey(None, number)

    def key_of(self, character: str) -> int:
        found = int(self._dll.VkKeyScanW(character))
        return 0 if found == -1 else found & 0xFF


def is_available(session: Session) -> Availability:
    return Availability("" if session.system == "win32" else "This is not Windows.")


def virtual_key(combination: Combination, api: HotkeyApi) -> int:
    """The virtual key code of the combination's key, 0 when the layout has none."""
    key = combination.key
    if found := _KEYS.get(key):
        return found
    if is_function_key(key):
        return _F1 + int(key[1:]) - 1
    if key.isascii() and key.isalnum():
        return ord(key)
    return api.key_of(key.lower())


class WindowsBackend(NumberedBackend):
    """Binds combinations for the thread that made it, which must be the one of the event loop."""

    system = "win32"
    system_name = "Windows"
    status_taken = ERROR_HOTKEY_ALREADY_REGISTERED

    def __init__(
        self, listener: Listener, parent: QObject | None = None, api: HotkeyApi | None = None
    ) -> None:
        super().__init__(listener, parent)
        self._api = api or User32()
        self._filter = _MessageFilter(self)
        application = QCoreApplication.instance()
        if application is not None:
            application.installNativeEventFilter(self._filter)

    def ask(self, number: int, combination: Combination) -> int:
        key = virtual_key(combination, self._api)
        if not key:
            raise HotkeyInvalid(str(combination), "The present keyboard layout has no such key.")
        modifiers = MOD_NOREPEAT
        for name in combination.modifiers:
            modifiers |= _MODIFIERS[name]
        return self._api.register(number, modifiers, key)

    def release(self, number: int) -> None:
        self._api.unregister(number)

    def close(self) -> None:
        super().close()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeNativeEventFilter(self._filter)


class _MessageFilter(QAbstractNativeEventFilter):
    def __init__(self, backend: WindowsBackend) -> None:
        super().__init__()
        self._backend = backend

    def nativeEventFilter(  # noqa: N802 - Qt's name
        self, event_type: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> tuple[bool, int]:
        kind = event_type.data() if isinstance(event_type, QByteArray) else event_type
        if bytes(kind) in _MESSAGE_TYPES:
            found = wintypes.MSG.from_address(int(message))
            if found.message == WM_HOTKEY:
                self._backend.pressed(int(found.wParam))
        return False, 0
