"""The program's two hotkeys at the desktop's portal."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.hotkey import GlobalHotkey
from app.desktop.translation import use_language
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import Session
from tests.helpers.desktop_session import Desktop
from tests.platform.portal_stub import PortalStub

SEARCH_ID, CAPTURE_ID = "search-ctrl-alt-m", "search-ctrl-alt-n"


@pytest.mark.desktop_session
def test_the_desktop_can_tell_a_person_what_each_key_is_for(
    desktop: Desktop, home: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", desktop.bus_address)
    hotkey = GlobalHotkey(hotkeys=Hotkeys(session=Session("linux", "wayland", bus=True)))
    pressed: list[str] = []
    hotkey.pressed.connect(lambda token: pressed.append(f"search {token}"))
    hotkey.capture_pressed.connect(lambda token: pressed.append(f"capture {token}"))
    use_language("ja")
    try:
        with PortalStub(desktop.bus_address) as portal:
            with qtbot.waitSignal(hotkey.described, timeout=5000):
                hotkey.choose("Ctrl+Alt+M", "Ctrl+Alt+N")
            assert portal.descriptions == {SEARCH_ID: "メモリーを検索", CAPTURE_ID: "クイックメモを書く"}
            portal.press(CAPTURE_ID, "one")
            portal.press(SEARCH_ID, "two")
            qtbot.waitUntil(lambda: len(pressed) == 2, timeout=5000)
            assert pressed == ["capture one", "search two"]
            hotkey.close()
    finally:
        use_language("en")
