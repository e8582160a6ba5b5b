"""Whether what a window leaves transparent shows what is behind it: with a real X server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from Xlib import X
from Xlib.display import Display

from app.platform.compositing import corners_show_through
from tests.helpers.desktop_session import Desktop


@pytest.mark.desktop_session
@pytest.mark.parametrize(
    ("name", "clean"), [("KWin", True), ("GNOME Shell", True), ("Mutter (Muffin)", True), ("Xfwm4", False)]
)
def test_a_compositing_manager_comes_and_goes(
    make_desktop: Callable[..., Desktop], monkeypatch: pytest.MonkeyPatch, name: str, clean: bool
) -> None:
    make_desktop(tray=False).enter(monkeypatch)
    manager = Display()
    root = manager.screen().root
    window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    text, check = manager.intern_atom("UTF8_STRING"), manager.intern_atom("_NET_SUPPORTING_WM_CHECK")
    window.change_property(manager.intern_atom("_NET_WM_NAME"), text, 8, name.encode())
    root.change_property(check, manager.intern_atom("WINDOW"), 32, [window.id])
    manager.sync()
    assert not corners_show_through("xcb")
    try:
        window.set_selection_owner(manager.intern_atom("_NET_WM_CM_S0"), X.CurrentTime)
        manager.sync()
        assert corners_show_through("xcb") is clean
    finally:
        manager.close()
    assert not corners_show_through("xcb")


@pytest.mark.parametrize("platform", ["wayland", "windows", "cocoa"])
def test_other_desktops_always_do(platform: str) -> None:
    assert corners_show_through(platform)


def test_without_a_screen_nothing_is_composed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not corners_show_through("offscreen")
    monkeypatch.setenv("DISPLAY", "no display")
    assert not corners_show_through("xcb")
