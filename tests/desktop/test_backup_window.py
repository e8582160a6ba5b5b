from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop.background import Background
from app.desktop.backup.window import BackupWindow
from app.desktop.theme import Theme
from app.engine.engine import Engine


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    (folder / "memory").mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# Facts\n\n- amber\n", encoding="utf-8")
    (folder / "memory" / "a.md").write_text("- a\n", encoding="utf-8")
    return folder


@pytest.fixture
def window(qtbot: QtBot, notes: Path) -> Iterator[BackupWindow]:
    paths = app_paths()
    paths.config_file.parent.mkdir(parents=True, exist_ok=True)
    text = f"{{ agents: {{ defaults: {{ workspace: {str(notes)!r} }} }} }}"
    paths.config_file.write_text(text, encoding="utf-8")
    engine = Engine(load_settings(paths.config_file).settings, paths, watch=False)
    background = Background()
    made = BackupWindow(Theme("light"), engine, background)
    qtbot.addWidget(made)
    made.present()
    yield made
    background.close()
    engine.records.close()


def test_there_and_back(window: BackupWindow, qtbot: QtBot, notes: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    window.back_up(file)
    assert not window.backup.button.isEnabled()
    qtbot.waitUntil(lambda: str(file) in window.backup.answer, timeout=10_000)
    (notes / "MEMORY.md").write_text("# Ruined\n", encoding="utf-8")
    (notes / "memory" / "a.md").unlink()
    window.look_at(file)
    qtbot.waitUntil(lambda: window.plan is not None, timeout=10_000)
    assert (notes / "MEMORY.md").read_text(encoding="utf-8") == "# Ruined\n"
    assert str(notes) in window.restore.answer
    planned = window.height()
    with qtbot.waitSignal(window.restored, timeout=10_000):
        window.restore.second.click()
    assert "amber" in (notes / "MEMORY.md").read_text(encoding="utf-8")
    assert (notes / "memory" / "a.md").exists()
    assert "before-restore-" in window.restore.answer
    assert not window.restore.second.isVisible()
    assert window.height() < planned, "as low as what it says needs"
    bar = window.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    window.resize(window.width(), planned + 60)
    window.look_at(file)
    qtbot.waitUntil(lambda: window.plan is not None, timeout=10_000)
    assert window.height() == planned + 60, "as the person made it"


def test_what_is_no_backup_is_said_and_nothing_can_be_restored(
    window: BackupWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "x.zip").write_bytes(b"no")
    window.look_at(tmp_path / "x.zip")
    qtbot.waitUntil(lambda: "was not made by Memoro" in window.restore.answer, timeout=10_000)
    assert window.plan is None
    assert not window.restore.second.isVisible()
    window.restore_now()
    assert window.backup.button.isEnabled()


def test_a_place_that_cannot_be_written_is_said(window: BackupWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    window.back_up(tmp_path / "file" / "all.zip")
    qtbot.waitUntil(lambda: "cannot be written" in window.backup.answer, timeout=10_000)


def test_it_closes_by_the_key_that_closes_windows(window: BackupWindow, qtbot: QtBot) -> None:
    window.show()
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_the_keys_that_no_backup_has_are_named_and_a_button_leads_to_them(
    window: BackupWindow, qtbot: QtBot, tmp_path: Path, notes: Path
) -> None:
    config = app_paths().config_file
    keyless = config.read_text(encoding="utf-8")
    agents = f"""{{ agents: {{
      defaults: {{ workspace: {str(notes)!r}, memorySearch: {{ provider: "openai" }} }},
      list: [{{ id: "main" }}, {{ id: "work", memorySearch: {{ provider: "mistral", fallback: "openai" }} }}],
    }} }}"""
    config.write_text(agents, encoding="utf-8")
    file = tmp_path / "all.zip"
    window.back_up(file)
    qtbot.waitUntil(lambda: str(file) in window.backup.answer, timeout=10_000)
    config.write_text(keyless, encoding="utf-8")
    restore(window, qtbot, file)
    for line in ("Type these again:", "•  OpenAI\n", "•  Mistral (agent: work)"):
        assert line in f"{window.restore.answer}\n"
    with qtbot.waitSignal(window.keys_wanted):
        window.restore.third.click()
    window._engine.keys.set("openai", "sk-new", "session")
    window._engine.keys.set("mistral", "new", "session")
    restore(window, qtbot, file)
    assert "Type these again" not in window.restore.answer
    assert not window.restore.third.isVisible()


def restore(window: BackupWindow, qtbot: QtBot, file: Path) -> None:
    window.look_at(file)
    assert not window.restore.third.isVisible()
    qtbot.waitUntil(lambda: window.plan is not None, timeout=10_000)
    with qtbot.waitSignal(window.restored, timeout=10_000):
        window.restore.second.click()
