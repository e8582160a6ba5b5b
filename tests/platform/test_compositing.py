"""Whether what a window leaves transparent shows what is behind it: with a real X server."""

from __future__ import annotations

import pytest
from Xlib import X
from Xlib.display import Display

from app.platform.compositing import is_composited
from tests.helpers.desktop_session import Desktop


@pytest.mark.desktop_session
def test_a_compositing_manager_comes_and_goes(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop.enter(monkeypatch)
    assert not is_composited("xcb")
    manager = Display()
    try:
        name = manager.intern_atom("_NET_WM_CM_S0")
        window = manager.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        window.set_selection_owner(name, X.CurrentTime)
        manager.sync()
        assert is_composited("xcb")
    finally:
        manager.close()
    assert not is_composited("xcb")


@pytest.mark.parametrize("platform", ["wayland", "windows", "cocoa"])
def test_other_desktops_always_do(platform: str) -> None:
    assert is_composited(platform)


def test_without_a_screen_nothing_is_composed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_composited("offscreen")
    monkeypatch.setenv("DISPLAY", "no display")
    assert not is_composited("xcb")
