from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.desktop.background import Background
from app.desktop.diagnostics.window import DiagnosticsWindow
from app.desktop.theme import Theme
from tests.desktop.stand_in import StandInEngine

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, engine: StandInEngine) -> Iterator[DiagnosticsWindow]:
    background = Background()
    made = DiagnosticsWindow(Theme("light"), engine, background)
    qtbot.addWidget(made)
    made.present(lambda: {"Windows": ["Qt 6"]})
    qtbot.waitUntil(made.copy.isEnabled, timeout=10_000)
    yield made
    background.close()


def test_what_is_shown_is_what_is_copied_and_saved(window: DiagnosticsWindow, tmp_path: Path) -> None:
    shown = window.text.toPlainText()
    assert "## Windows\nQt 6" in shown
    assert window.text.isReadOnly()
    window.copy.click()
    assert QGuiApplication.clipboard().text() == shown
    window.save_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text(encoding="utf-8") == shown
    assert "report.txt" in window._told.text()


def test_a_file_that_cannot_be_written_is_said(window: DiagnosticsWindow, tmp_path: Path) -> None:
    window.save_to(tmp_path / "nowhere" / "report.txt")
    assert "nowhere" in window._told.text()


@pytest.mark.parametrize("keys", [("Esc", Qt.Key.Key_Escape, NONE), ("Ctrl+W", Qt.Key.Key_W, CTRL)])
def test_it_closes_by_the_systems_keys(
    window: DiagnosticsWindow, qtbot: QtBot, keys: tuple[str, Qt.Key, Qt.KeyboardModifier]
) -> None:
    qtbot.keyClick(window.text, keys[1], keys[2])
    assert not window.isVisible(), keys[0]
