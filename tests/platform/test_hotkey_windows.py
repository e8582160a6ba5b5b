"""The Windows adapter with a fake user32: what it asks for, and how it reads the messages."""

from __future__ import annotations

import ctypes
from ctypes import wintypes

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication

from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import (
    HotkeyConflict,
    HotkeyError,
    HotkeyInvalid,
    HotkeyUnavailable,
    Session,
)
from app.platform.hotkey.windows import ERROR_HOTKEY_ALREADY_REGISTERED, WM_HOTKEY, User32, WindowsBackend
from tests.helpers.c_functions import c_function

CTRL, ALT, SHIFT, WIN, NO_REPEAT = 2, 1, 4, 8, 0x4000


class FakeUser32:
    def __init__(self) -> None:
        self.held: dict[int, tuple[int, int]] = {}
        self.taken: set[tuple[int, int]] = set()
        self.error = ERROR_HOTKEY_ALREADY_REGISTERED

    def register(self, number: int, modifiers: int, key: int) -> int:
        if (modifiers, key) in self.taken | set(self.held.values()):
            return self.error
        self.held[number] = (modifiers, key)
        return 0

    def unregister(self, number: int) -> None:
        del self.held[number]

    def key_of(self, character: str) -> int:
        return {",": 0xBC, "é": 0x32}.get(character, 0)


class Heard:
    def __init__(self) -> None:
        self.presses: list[str] = []

    def pressed(self, sequence: str, activation_token: str) -> None:
        self.presses.append(sequence)

    def bound(self, sequence: str, description: str) -> None:
        self.presses.append(f"bound {sequence} as {description}")

    def failed(self, error: HotkeyError) -> None:
        raise AssertionError(error)

    def changed(self) -> None:
        raise AssertionError("Windows tells no such thing")


@pytest.fixture
def api() -> FakeUser32:
    return FakeUser32()


def make(api: FakeUser32, qapp: QCoreApplication) -> tuple[WindowsBackend, Heard]:
    heard = Heard()
    return WindowsBackend(heard, qapp, api), heard


@pytest.mark.parametrize(
    ("sequence", "expected"),
    [
        ("Ctrl+Alt+M", (CTRL | ALT, ord("M"))),
        ("Meta+Shift+7", (WIN | SHIFT, ord("7"))),
        ("Ctrl+Space", (CTRL, 0x20)),
        ("F1", (0, 0x70)),
        ("Alt+F24", (ALT, 0x87)),
        ("Ctrl+PgUp", (CTRL, 0x21)),
        ("Ctrl+,", (CTRL, 0xBC)),
        ("Ctrl+É", (CTRL, 0x32)),
    ],
)
def test_what_is_asked_for(
    api: FakeUser32, qapp: QCoreApplication, sequence: str, expected: tuple[int, int]
) -> None:
    backend, heard = make(api, qapp)
    backend.register(sequence)
    assert list(api.held.values()) == [(expected[0] | NO_REPEAT, expected[1])]
    assert heard.presses == [f"bound {sequence} as {sequence}"]
    backend.close()
    assert api.held == {}


def test_a_message_fires_the_right_combination(api: FakeUser32, qapp: QCoreApplication) -> None:
    backend, heard = make(api, qapp)
    for sequence in ("Ctrl+Alt+M", "Ctrl+Alt+K"):
        backend.register(sequence)
    heard.presses.clear()

    def send(kind: bytes, message: int, number: int) -> None:
        structure = wintypes.MSG(message=message, wParam=number)
        address = ctypes.addressof(structure)
        assert backend._filter.nativeEventFilter(QByteArray(kind), address) == (False, 0)

    send(b"windows_generic_MSG", WM_HOTKEY, 2)
    send(b"windows_dispatcher_MSG", WM_HOTKEY, 1)
    send(b"windows_generic_MSG", WM_HOTKEY, 99)
    send(b"windows_generic_MSG", WM_HOTKEY + 1, 1)
    send(b"xcb_generic_event_t", WM_HOTKEY, 1)
    assert heard.presses == ["Ctrl+Alt+K", "Ctrl+Alt+M"]
    backend.close()


def test_a_conflict_offers_what_is_free(api: FakeUser32, qapp: QCoreApplication) -> None:
    api.taken = {(ALT | NO_REPEAT, 0x20), (CTRL | ALT | NO_REPEAT, ord("K"))}
    backend, _ = make(api, qapp)
    hotkeys = Hotkeys(session=Session("win32", "", bus=False), make_backend=lambda *_: ("windows", backend))
    with pytest.raises(HotkeyConflict) as caught:
        hotkeys.register("Alt+Space")
    assert caught.value.free == ("Ctrl+Alt+M", "Ctrl+Alt+J", "Ctrl+Alt+Y")
    assert "window menu" in caught.value.owner
    assert api.held == {}
    backend.close()


def test_other_refusals(api: FakeUser32, qapp: QCoreApplication) -> None:
    api.taken, api.error = {(CTRL | NO_REPEAT, 0x20)}, 5
    backend, _ = make(api, qapp)
    with pytest.raises(HotkeyUnavailable, match="error 5"):
        backend.register("Ctrl+Space")
    with pytest.raises(HotkeyInvalid, match="layout has no such key"):
        backend.register("Ctrl+ß")
    backend.close()


class Dll:
    """user32 as C functions of the types that winuser.h gives them (learn.microsoft.com, November 2026)."""

    def __init__(self) -> None:
        self.calls: list[tuple[int | None, ...]] = []
        self.RegisterHotKey = C_REGISTER(self._register)
        self.UnregisterHotKey = C_UNREGISTER(lambda *arguments: self.calls.append(arguments) or 1)
        self.VkKeyScanW = C_KEY(lambda character: {",": 0xBC, "~": 0x01C0}.get(character, -1))

    def _register(self, *arguments: int | None) -> int:
        self.calls.append(arguments)
        return 1


C_REGISTER = c_function(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint, ctypes.c_uint)
C_UNREGISTER = c_function(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
C_KEY = c_function(ctypes.c_short, ctypes.c_wchar)


def test_user32_is_called_as_it_is_documented() -> None:
    dll = Dll()
    user32 = User32(dll)
    assert user32.register(3, CTRL | ALT | NO_REPEAT, ord("M")) == 0
    user32.unregister(3)
    assert dll.calls == [(None, 3, CTRL | ALT | NO_REPEAT, ord("M")), (None, 3)]
    assert [user32.key_of(character) for character in (",", "~", "ß")] == [0xBC, 0xC0, 0]
