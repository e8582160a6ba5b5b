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
    for composed, alpha in ((True, 0), (False, 255)):  # noqa: B007  (the lambda reads it)
        window.hide()
        qtbot.waitUntil(lambda alpha=alpha: corner(window).alpha() == alpha)
        window.present()
        assert corner(window).alpha() == alpha


def corner(window: PopupWindow) -> QColor:
    return window.grab().toImage().pixelColor(0, 0)
