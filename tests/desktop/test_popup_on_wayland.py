"""What differs where the desktop composes and places windows. The real thing is in `tests/end2end`."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.qtbot import QtBot

from app.config.options import Settings
from app.desktop.popup.window import PopupWindow
from app.desktop.theme import Theme


def on(platform: str, theme: Theme, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> PopupWindow:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    window = PopupWindow(theme)
    qtbot.addWidget(window)
    window.present()
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize("platform", ["wayland", "windows", "cocoa"])
def test_only_the_corners_let_the_desktop_shine_through(
    platform: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    theme = Theme("light")
    window = on(platform, theme, monkeypatch, qtbot)
    image = window.grab().toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    beside_the_field = window.field.mapTo(window, QPoint(-4, 2))
    assert image.pixelColor(beside_the_field) == QColor(theme.colour("window"))


def test_its_size_is_fixed_on_wayland_so_that_desktops_that_tile_let_it_float(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = on("wayland", Theme("light"), monkeypatch, qtbot)
    assert window.minimumSize() == window.maximumSize() == window.size()
    assert window._magnifier.toolTip() == "Drag to move the window"  # and nothing of a place that is kept
    window.adapt(Settings().app.popup.replace(width=700))
    assert window.width() == 700
    assert window.minimumSize() == window.maximumSize() == window.size()
