"""Round corners come and go with the compositing manager of an X11 desktop."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.qtbot import QtBot

from app.desktop.popup import corners
from app.desktop.popup.window import PopupWindow
from app.desktop.theme import Theme


def test_they_are_round_as_long_as_windows_are_composed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = False
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(corners, "corners_show_through", lambda _platform: composed)
    theme = Theme("light")
    window = PopupWindow(theme)
    qtbot.addWidget(window)
    window.warm()
    window.present()
    assert corner(window) == QColor(theme.colour("edge"))
    assert not is_transparent(window), "it would take longer to be shown"
    for composed, alpha in ((True, 0), (False, 255)):
        window.hide()
        qtbot.waitUntil(lambda alpha=alpha: corner(window).alpha() == alpha)
        window.present()
        assert corner(window).alpha() == alpha
        assert is_transparent(window) is composed


def test_nobody_who_types_waits_for_a_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []

    def look(platform: str) -> bool:
        looks.append(platform)
        return False

    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(corners, "corners_show_through", look)
    monkeypatch.setattr(corners, "LOOK_MS", 1)
    window = PopupWindow(Theme("light"))
    qtbot.addWidget(window)
    window.present()
    window.hide()
    window.present()
    qtbot.waitUntil(lambda: not window._corners._look_again.isActive())
    assert looks == []
    window.hide()
    qtbot.waitUntil(lambda: len(looks) == 1)


def corner(window: PopupWindow) -> QColor:
    return window.grab().toImage().pixelColor(0, 0)


def is_transparent(window: PopupWindow) -> bool:
    """The native window, as it was made."""
    return window.windowHandle().format().alphaBufferSize() > 0
