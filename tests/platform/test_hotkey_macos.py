"""The macOS adapter with a fake Carbon: what it asks for, and how it reads the events."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from app.desktop.settings.shortcuts.pressing import combination
from app.platform.hotkey.macos import EVENT_HOTKEY_EXISTS, Carbon, MacBackend, four_characters
from app.platform.hotkey.models import HotkeyConflict, HotkeyError, HotkeyInvalid, HotkeyUnavailable

COMMAND, SHIFT, OPTION, CONTROL = 0x0100, 0x0200, 0x0800, 0x1000


class FakeCarbon:
    def __init__(self) -> None:
        self.held: dict[int, tuple[int, int]] = {}
        self.status = 0
        self.press: Callable[[int], None]

    def listen(self, pressed: Callable[[int], None]) -> None:
        self.press = pressed

    def register(self, number: int, modifiers: int, key: int) -> int:
        if self.status == 0:
            self.held[number] = (modifiers, key)
        return self.status

    def unregister(self, number: int) -> None:
        del self.held[number]


class Heard:
    def __init__(self) -> None:
        self.presses: list[str] = []

    def pressed(self, sequence: str, activation_token: str) -> None:
        self.presses.append(sequence)

    def bound(self, sequence: str, description: str) -> None:
        """Bound at once."""

    def failed(self, error: HotkeyError) -> None:
        raise AssertionError(error)


@pytest.mark.parametrize(
    ("sequence", "expected"),
    [
        ("Ctrl+Alt+M", (CONTROL | OPTION, 0x2E)),
        ("Meta+Space", (COMMAND, 0x31)),
        ("Meta+Shift+A", (COMMAND | SHIFT, 0x00)),
        ("Ctrl+0", (CONTROL, 0x1D)),
        ("F5", (0, 0x60)),
        ("Meta+`", (COMMAND, 0x32)),
        ("Meta+Return", (COMMAND, 0x24)),
    ],
)
def test_what_is_asked_for(qapp: QCoreApplication, sequence: str, expected: tuple[int, int]) -> None:
    api, heard = FakeCarbon(), Heard()
    backend = MacBackend(heard, qapp, api)
    backend.register(sequence)
    assert list(api.held.values()) == [expected]
    api.press(1)
    api.press(2)
    assert heard.presses == [sequence]
    backend.close()
    assert api.held == {}


def test_what_is_recorded_is_what_is_bound(qapp: QCoreApplication) -> None:
    """Qt reports Command as its Control modifier, Carbon's bit for it is `cmdKey`."""
    pressed = QKeyEvent(
        QEvent.Type.KeyPress,
        Qt.Key.Key_K,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier,
    )
    recorded, _ = combination(pressed, "darwin")
    api = FakeCarbon()
    MacBackend(Heard(), qapp, api).register(recorded)
    assert list(api.held.values()) == [(COMMAND | OPTION, 0x28)]


def test_refusals(qapp: QCoreApplication) -> None:
    api = FakeCarbon()
    backend = MacBackend(Heard(), qapp, api)
    with pytest.raises(HotkeyInvalid):
        backend.register("Ctrl+Print")
    api.status = EVENT_HOTKEY_EXISTS
    with pytest.raises(HotkeyConflict, match="Spotlight"):
        backend.register("Meta+Space")
    api.status = -50
    with pytest.raises(HotkeyUnavailable, match="error -50"):
        backend.register("Meta+Space")
    assert not backend.is_free("Ctrl+Alt+M")


class FakeLibrary:
    """Carbon's functions as ctypes would offer them; keeps the handler and plays one event."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.handler: Any = None
        self.number = 0
        self.GetApplicationEventTarget = _Function(lambda: 77)
        self.RegisterEventHotKey = _Function(self._register)
        self.UnregisterEventHotKey = _Function(lambda *args: self.calls.append(("unregister", args)))
        self.InstallEventHandler = _Function(self._install)
        self.GetEventParameter = _Function(self._parameter)

    def _register(self, *args: Any) -> int:
        self.calls.append(("register", args))
        args[5]._obj.value = 4711
        return 0

    def _install(self, *args: Any) -> int:
        self.handler = args[1]
        return 0

    def _parameter(self, *args: Any) -> int:
        found = args[6]._obj
        found.signature, found.id = four_characters("Memo"), self.number
        return 0


class _Function(SimpleNamespace):
    def __init__(self, body: Callable[..., Any]) -> None:
        super().__init__(body=body, argtypes=None, restype=None)

    def __call__(self, *args: Any) -> Any:
        return self.body(*args)


def test_the_events_are_read_as_carbon_sends_them() -> None:
    library = FakeLibrary()
    carbon = Carbon(library)
    pressed: list[int] = []
    carbon.listen(pressed.append)
    assert carbon.register(3, COMMAND | OPTION, 0x2E) == 0
    _, arguments = library.calls[0]
    assert arguments[:2] == (0x2E, COMMAND | OPTION)
    assert (arguments[2].signature, arguments[2].id) == (four_characters("Memo"), 3)
    library.number = 3
    assert library.handler(None, 1, None) == 0
    assert pressed == [3]
    carbon.unregister(3)
    carbon.unregister(3)
    assert [name for name, _ in library.calls] == ["register", "unregister"]
    assert ctypes.sizeof(arguments[2]) == 8
