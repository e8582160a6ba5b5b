from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QProcessEnvironment
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.activation import VARIABLE, come_forward, use_token
from app.platform import mac_application


def test_qt_gets_the_token_and_programs_that_are_started_later_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "of the start")
    use_token("")
    assert os.environ[VARIABLE] == "of the start"
    use_token("of the press")
    try:
        assert QProcessEnvironment.systemEnvironment().value(VARIABLE) == "of the press"
        assert VARIABLE not in os.environ
    finally:
        os.unsetenv(VARIABLE)


def test_on_a_mac_the_program_itself_comes_forward_first(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(mac_application, "come_forward", lambda: calls.append("program"))

    class Window(QWidget):
        def activateWindow(self) -> None:
            calls.append("window")

    window = Window()
    qtbot.addWidget(window)
    come_forward(window, "darwin")
    come_forward(window, "win32")
    assert calls == ["program", "window", "window"]
