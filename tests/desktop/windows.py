"""Every window that people meet, in the states that matter, for tests that walk all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.bridge.assistants import Assistant
from app.bridge.server import BridgeServer
from app.config.loading import load_settings
from app.config.paths import app_paths
from app.config.secrets.store import KeyStore
from app.desktop.actions import ProgramActions
from app.desktop.background import Background
from app.desktop.backup.window import BackupWindow
from app.desktop.capture.line import CaptureLine
from app.desktop.diagnostics.window import DiagnosticsWindow
from app.desktop.first_start.window import FirstStart
from app.desktop.library.door import LibraryDoor
from app.desktop.library.sections import Section
from app.desktop.library.window import LibraryWindow
from app.desktop.plain_window import PlainWindow
from app.desktop.popup.controller import PopupController
from app.desktop.popup.window import PopupWindow
from app.desktop.reader.window import ReaderWindow
from app.desktop.search_worker import SearchWorker
from app.desktop.settings import placing
from app.desktop.settings.assistants.bench import Bench as AssistantsBench
from app.desktop.settings.assistants_page import AssistantsPage
from app.desktop.settings.memory_page import MemoryPage
from app.desktop.settings.model import SettingsModel
from app.desktop.settings.page import Page, options_page
from app.desktop.settings.providers.bench import Bench
from app.desktop.settings.providers.page import ProvidersPage
from app.desktop.settings.window import SettingsWindow
from app.desktop.signals import EngineSignals
from app.desktop.theme import Theme
from app.engine.backup.making import BackupReport
from app.engine.backup.manifest import Entry, Manifest
from app.engine.backup.restoring import Plan
from app.engine.conversations import Conversation, Turn
from app.engine.engine import Engine
from app.errors import MemoroError
from app.platform.hotkey.models import HotkeyConflict
from tests.desktop.stand_in import READY, StandInEngine
from tests.helpers.memory_keyring import MemoryKeyring


class Windows:
    """`states(name)`: the window again and again, each time in another state; shown, with its layout done."""

    NAMES: ClassVar = (
        "first start",
        "popup",
        "quick note",
        "backup",
        "report",
        "plain",
        "settings",
        "library",
        "reader",
    )

    def __init__(self, qtbot: QtBot) -> None:
        self._bot, self._theme = qtbot, Theme("light")
        self._background, self._engine = Background(), StandInEngine()
        self._worker = SearchWorker(self._engine)
        self._made: list[QWidget] = []

    def states(self, name: str) -> Iterator[QWidget]:
        walks: dict[str, Callable[[], Iterator[QWidget]]] = {
            "first start": self._first_start, "popup": self._popup, "quick note": self._quick_note,
            "backup": self._backup, "report": self._report, "plain": self._plain,
            "settings": self._settings, "library": self._library, "reader": self._reader,
        }  # fmt: skip
        for widget in walks[name]():
            self.settle(widget)
            yield widget

    def settle(self, widget: QWidget) -> None:
        for _ in range(3):
            self._bot.wait(1)
        for child in [widget, *widget.findChildren(QWidget)]:
            if child.layout():
                child.layout().activate()
        self._bot.wait(1)

    def _own(self, widget: QWidget) -> None:
        self._made.append(widget)

    def _first_start(self) -> Iterator[QWidget]:
        window = FirstStart(self._theme, self._background, "Ctrl+Alt+M", Path("/sample"), Path("/memory"))
        self._own(window)
        window.present()
        self._bot.waitUntil(lambda: window.choose.candidates is not None, timeout=5000)
        yield window
        window._take(Path("/memory"), "sample")
        yield window
        window._enter(2)
        yield window
        window.hotkey.show_failure(HotkeyConflict("Ctrl+Alt+M", "", ("Ctrl+Alt+K", "Ctrl+Alt+J")))
        yield window
        window._enter(3)
        window.show_status(
            replace(READY, state="embedding", done=30, total=80, embedded=30, passages=80, seconds_left=200)
        )
        yield window

    def _popup(self) -> Iterator[QWidget]:
        window = PopupWindow(self._theme)
        self._own(window)
        controller = PopupController(window, self._worker, self._engine, self._background)
        controller.show_status(self._engine.status())
        window.present()
        self._bot.waitUntil(lambda: bool(window.results.rows), timeout=5000)
        yield window
        window.field.setText("kettle")
        self._bot.waitUntil(lambda: len(window.results.rows) == 1, timeout=5000)
        yield window
        window.field.setText("+ a note")
        yield window
        window.field.setText("zzzz path:memory -tag:old after:2026 -kettle")
        self._bot.waitUntil(lambda: "zzzz" in window.state.accessibleName(), timeout=5000)
        assert window.shows_state
        assert window.filters.isVisible()
        yield window
        problem = MemoroError("The disk is full", "There is no room left to update the search index /a.", "")
        controller.show_status(replace(READY, state="problem", problem=problem))
        yield window

    def _quick_note(self) -> Iterator[QWidget]:
        window = CaptureLine(self._theme, self._engine, self._background, lambda *_notice: None)
        self._own(window.written)
        self._own(window)
        window.present()
        yield window
        window._failed(MemoroError("There is nothing to write", "The note is empty."))
        yield window

    def _backup(self) -> Iterator[QWidget]:
        window = BackupWindow(self._theme, self._engine, self._background)
        self._own(window)
        window.present()
        yield window
        entry = Entry("notes/main/a.md", "note", "main", "a.md", 1, "")
        made = datetime(2026, 11, 28, 9, 30).astimezone()
        manifest = Manifest("0.1.0", made, {"main": "/memory"}, (entry,))
        window._backed_up(BackupReport(Path("/home/all.zip"), 1234, 3_456_789, (("a.md", "no"),)))
        window._show_plan(
            Plan(Path("x.zip"), manifest, {"main": Path("/memory")}, (entry,), (entry,), 2, True, True, True)
        )
        yield window

    def _report(self) -> Iterator[QWidget]:
        window = DiagnosticsWindow(self._theme, self._engine, self._background)
        self._own(window)
        window.present()
        self._bot.waitUntil(window.copy.isEnabled, timeout=10_000)
        window._copy()
        yield window

    def _plain(self) -> Iterator[QWidget]:
        actions = ProgramActions()
        actions.setParent(self._worker)
        actions.begin()
        actions.set_ready(True)
        actions.set_shortcut("Ctrl+Alt+M")
        window = PlainWindow(actions, self._theme)
        self._own(window)
        window.show()
        yield window

    def _reader(self) -> Iterator[QWidget]:
        window = ReaderWindow(self._theme)
        self._own(window)
        times = (1_772_618_400.0, None)
        turns = tuple(Turn("user" if time else "assistant", "kettle", 2, 0, time) for time in times)
        window.show_conversation(Conversation("sessions/a.jsonl", "a note", turns, 1, 3, 1), ("kettle",))
        yield window
        window.show_conversation(Conversation("sessions/a.jsonl", "a note", turns[1:], 0))
        yield window

    def _settings(self) -> Iterator[QWidget]:
        path = app_paths().config_file
        loaded = load_settings(path)
        engine = Engine(loaded.settings, app_paths(), keys=KeyStore(opener=MemoryKeyring))
        model = SettingsModel(loaded, lambda: load_settings(path), self._background)
        bridge = BridgeServer(engine)
        bridge.assistants.put(Assistant("my-script", "My script", "main"))

        def page(name: str) -> Page:
            if name == placing.PROVIDERS:
                return ProvidersPage(model, self._theme, Bench(engine, self._background))
            if name == placing.MEMORY:
                return MemoryPage(model, self._theme, engine, self._background)
            if name == placing.ASSISTANTS:
                seen = AssistantsBench(lambda: None, lambda: bridge, self._background)
                return AssistantsPage(model, self._theme, seen)
            return options_page(name, model, self._theme)

        window = SettingsWindow(model, self._theme, page)
        self._own(window)
        for name in placing.PAGES:
            window.present(name)
            if isinstance(window.current, AssistantsPage):
                self._bot.waitUntil(lambda: "my-script" in window.current.cards, timeout=5000)
            yield window

    def _library(self) -> Iterator[QWidget]:
        folder = app_paths().data_dir / "notes"
        for path, text in self._engine.notes.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        config = app_paths().config_file
        config.parent.mkdir(parents=True, exist_ok=True)
        search = "memorySearch: { provider: 'none' }"
        config.write_text(
            f"{{ agents: {{ defaults: {{ workspace: {str(folder)!r}, {search} }} }} }}", encoding="utf-8"
        )
        engine = Engine(load_settings(config).settings, app_paths())
        thread = threading.Thread(target=engine.run_writer)
        thread.start()
        engine.start()
        owner = QObject()
        signals = EngineSignals(engine.events, owner)
        door = LibraryDoor(engine, self._theme, self._background, signals, lambda *_words: None, owner)
        try:
            self._bot.waitUntil(lambda: engine.agent in engine.records._looked, timeout=15_000)
            door.show()
            self._bot.waitUntil(lambda: door.window is not None, timeout=15_000)
            assert door.window is not None
            self._own(door.window)
            for section in Section:
                door.window.sidebar.choose(section)
                self._bot.wait(50)
                yield door.window
            yield self._finding(door.window)
        finally:
            door.end()
            signals.detach()
            engine.stop()
            thread.join(20)

    def _finding(self, library: LibraryWindow) -> QWidget:
        """The library with the bar below the note that finds words in it."""
        library.sidebar.choose(Section.LONG_TERM)
        bar = library.notes.pane.find_bar
        self._bot.waitUntil(bar.open, timeout=5000)
        self._bot.keyClicks(bar.field, "nowhere")
        self._bot.waitUntil(lambda: bar.count.text() != "", timeout=5000)
        return library

    def close(self) -> None:
        self._worker.close()
        self._background.close()
        for widget in self._made:
            if isinstance(widget, PlainWindow):
                widget.may_close = True
            widget.close()
            widget.deleteLater()
        self._bot.wait(1)


@contextmanager
def every_window(qtbot: QtBot) -> Iterator[Windows]:
    windows = Windows(qtbot)
    try:
        yield windows
    finally:
        windows.close()
