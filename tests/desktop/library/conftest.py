"""A library window over a real engine with real files; only the model is switched off."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.config.loading import load_settings
from app.config.paths import app_paths
from app.desktop.background import Background
from app.desktop.library.door import LibraryDoor
from app.desktop.library.sections import Section
from app.desktop.library.window import LibraryWindow
from app.desktop.signals import EngineSignals
from app.desktop.theme import Theme
from app.engine.engine import Engine
from app.engine.library import Library

NOTES = {
    "MEMORY.md": "# Memory\n\n- **Anna**: sister, lives in Lyon\n- printer: 192.168.1.40\n",
    "memory/garden.md": "# Garden\n\n- Tomatoes along the south wall\n- Beans need strings\n",
    "memory/people.md": "# 人\n\n- 佐藤さんは請求書をPDFで送る\n",
    "memory/2026-02-03.md": "# 2026-02-03\n\n- Bought the blue kettle\n",
    "memory/2026-02-05.md": "# 2026-02-05\n\n- Invoice TKY-77120 went out\n",
}
GARDEN = "memory/garden.md"


@dataclass
class Running:
    """The window, the engine behind it, and what was told outside the windows."""

    bot: QtBot
    engine: Engine
    library: Library
    door: LibraryDoor
    workspace: Path
    told: list[tuple[str, str]] = field(default_factory=list)
    owner: QObject | None = None

    @property
    def window(self) -> LibraryWindow:
        """It is made in several turns of the event loop."""
        self.wait(lambda: self.door.window is not None)
        assert self.door.window is not None
        return self.door.window

    def wait(self, condition: Callable[[], object], timeout: int = 15_000) -> None:
        self.bot.waitUntil(lambda: bool(condition()), timeout=timeout)

    def go(self, section: Section) -> None:
        self.window.sidebar.choose(section)

    def titles(self) -> list[str]:
        return [item.title for item in self.window.notes.list.items]

    def read(self, path: str) -> None:
        """Choose a note of the section and wait until it is shown."""
        self.wait(lambda: self.window.notes.list.select_key(path))
        self.wait(lambda: self.pane.path == path and self.pane.session.note is not None)

    @property
    def pane(self):  # noqa: ANN201  # NotePane
        return self.window.notes.pane

    def text_of(self, path: str) -> str:
        return (self.workspace / path).read_text(encoding="utf-8")

    def press(self, widget: QWidget, *keys: str) -> None:
        for key in keys:
            QTest.keySequence(widget, key)

    def write_elsewhere(self, path: str, text: str) -> None:
        """Another program writes a note."""
        code = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text(sys.argv[2], encoding='utf-8')"
        subprocess.run([sys.executable, "-c", code, str(self.workspace / path), text], check=True)

    def whos(self, path: str) -> list[str]:
        return [change.who for change in self.library.history.changes(path=path)]

    def answer(self, accept: bool = True) -> None:
        """Wait for the question and press its button."""
        self.wait(lambda: self.window.actions_.dialog is not None)
        dialog = self.window.actions_.dialog
        assert dialog is not None
        self.bot.mouseClick(dialog.ok if accept else dialog.cancel, Qt.MouseButton.LeftButton)


Open = Callable[..., Running]


@pytest.fixture
def open_library(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    parts: list[tuple[Running, threading.Thread, Background, EngineSignals]] = []

    def begin(notes: dict[str, str] | None = None, *, workspace: bool = True, exclude: str = "[]") -> Running:
        folder = tmp_path / "notes"
        for path, text in (NOTES if notes is None else notes).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        folder.mkdir(exist_ok=True)
        paths = app_paths()
        paths.config_file.parent.mkdir(parents=True, exist_ok=True)
        search = f"memorySearch: {{ provider: 'none', exclude: {exclude}, sync: {{ watchDebounceMs: 50 }} }}"
        place = f"workspace: {str(folder)!r}, " if workspace else ""
        paths.config_file.write_text(f"{{ agents: {{ defaults: {{ {place}{search} }} }} }}", encoding="utf-8")
        engine = Engine(load_settings(paths.config_file).settings, paths)
        thread = threading.Thread(target=engine.run_writer)
        thread.start()
        engine.start()
        background, owner = Background(), QObject()
        signals = EngineSignals(engine.events, owner)
        told: list[tuple[str, str]] = []
        door = LibraryDoor(
            engine, Theme("light"), background, signals, lambda *words: told.append(words), owner
        )
        running = Running(qtbot, engine, Library(engine), door, folder, told)
        signals.status_changed.connect(lambda: background.run(engine.status, door.show_status))
        door.settings_written.connect(lambda: engine.apply(load_settings(paths.config_file).settings))
        parts.append((running, thread, background, signals))
        background.run(engine.status, door.show_status)
        running.owner = owner  # so that it lives as long
        if workspace:
            running.wait(lambda: engine.agent in engine.records._looked)
        door.show()
        running.wait(running.window.isActiveWindow)
        running.wait(lambda: running.window.notes._status is not None)
        return running

    yield begin
    for running, thread, background, signals in parts:
        if window := running.door.window:  # maybe another one than at the beginning
            window.close()
            window.deleteLater()
        running.door.end()
        signals.detach()
        running.engine.stop()
        thread.join(20)
        background.close()
        assert not thread.is_alive()


@pytest.fixture
def running(open_library: Open) -> Running:
    running = open_library()
    running.wait(lambda: running.titles() == ["Memory"])
    running.wait(lambda: running.pane.session.note is not None)
    return running
