"""As what the program appears in the taskbar and the Dock. The calls are played."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QImageReader

from app.platform import mac_application, standing
from app.platform.active_window import windows_api
from app.platform.identity import APP_ID
from app.resources import resource_path
from tests.helpers.windows_registry import FakeRegistry

ICON = resource_path("icons/memoro.ico")


class Shell32:
    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.ids: list[str] = []

    def SetCurrentProcessExplicitAppUserModelID(self, name: str) -> int:
        self.ids.append(name)
        return self.status


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> FakeRegistry:
    fake = FakeRegistry()
    monkeypatch.setitem(sys.modules, "winreg", fake)
    return fake


def test_windows_is_told_the_programs_id(registry: FakeRegistry, caplog: pytest.LogCaptureFixture) -> None:
    """At most 128 characters without spaces (learn.microsoft.com, "Application User Model IDs", 2026-11)."""
    shell = Shell32()
    standing.before_windows(ICON, "win32", shell)
    assert shell.ids == [APP_ID]
    assert len(APP_ID) <= 128
    assert " " not in APP_ID
    standing.before_windows(ICON, "linux", shell)
    assert len(shell.ids) == 1
    caplog.set_level("INFO")
    standing.before_windows(ICON, "win32", Shell32(status=-2147024809))
    assert "0x80070057" in caplog.text


def test_notices_of_windows_bear_the_programs_name_and_icon(registry: FakeRegistry) -> None:
    standing.before_windows(ICON, "linux", Shell32())
    assert registry.values == {}
    standing.before_windows(ICON, "win32", Shell32())
    place = rf"Software\Classes\AppUserModelId\{APP_ID}"
    assert registry.values == {(place, "DisplayName"): "Memoro", (place, "IconUri"): str(ICON)}


def test_a_locked_registry_costs_the_name_alone(
    registry: FakeRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_path: object) -> None:
        raise PermissionError("Access is denied")

    monkeypatch.setattr(registry, "CreateKey", refuse)
    caplog.set_level("INFO")
    standing.before_windows(ICON, "win32", Shell32())
    assert "Access is denied" in caplog.text


def test_the_icon_is_there_in_windows_sizes() -> None:
    reader = QImageReader(str(ICON))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 256]


def test_its_types_are_those_of_the_documentation(monkeypatch: pytest.MonkeyPatch) -> None:
    """An HRESULT from a PCWSTR, by shobjidl_core.h (learn.microsoft.com, 2026-11)."""
    functions = SimpleNamespace(**{name: SimpleNamespace() for name in windows_api._FUNCTIONS["shell32"]})
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: functions, raising=False)
    found = windows_api.library.__wrapped__("shell32").SetCurrentProcessExplicitAppUserModelID
    assert (found.restype, found.argtypes) == (ctypes.c_int32, (ctypes.c_wchar_p,))


def test_a_mac_keeps_it_out_of_the_dock(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[bool] = []
    monkeypatch.setattr(mac_application, "leave_the_dock", lambda: left.append(True))
    standing.with_application("win32")
    assert left == []
    standing.with_application("darwin")
    assert left == [True]
