"""The program with somebody at its windows: goes through the scenes and saves what stands on the screen.

`python -m tests.screenshots.stage LANGUAGE FOLDER`, on a desktop of its own and with an empty home.
"""

from __future__ import annotations

import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QPoint, QRect, QTimer

from tests.screenshots.clock import NOW, set_clock

QLocale().toString(NOW.date())  # the first date that Qt meets tells it what dates are: let it be a real one
set_clock()

from PySide6.QtGui import QCursor, QGuiApplication  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

from app.config.paths import app_paths  # noqa: E402
from app.config.secrets import backend  # noqa: E402
from tests.helpers.memory_keyring import MemoryKeyring  # noqa: E402

_KEYRING = MemoryKeyring()
backend.open_keyring = lambda: _KEYRING  # what a desktop has; the private one is without a service for it

from app.bridge.connect.connecting import client_named, connect, preview_connect  # noqa: E402
from app.desktop.desk import Desk  # noqa: E402
from app.desktop.leaving import leave  # noqa: E402
from app.desktop.library.sections import Section  # noqa: E402
from app.desktop.popup.rows import CONVERSATION, Row  # noqa: E402
from app.desktop.program import Program  # noqa: E402
from app.desktop.settings import placing  # noqa: E402
from app.engine.instance import instance  # noqa: E402
from app.engine.provider_trial import Wish, keep_key  # noqa: E402
from app.engine.settings_editing import SettingsFile  # noqa: E402
from tests.screenshots.memory import Memory, lay_out  # noqa: E402

WALLPAPERS = {"light": "#dbe4e1", "dark": "#11181a"}
MARGIN = 20
PATIENCE = 240.0 if sys.platform == "win32" else 60.0  # Wine has a longer way
SETTLE = 0.5
"""Seconds in which windows are drawn in their new look, and late answers come."""
Wait = Callable[[], object]


class Stage(QObject):
    """Takes one step of the scenes at a time, when what the last step waits for is there."""

    def __init__(self, program: Program, scenes: Iterator[Wait]) -> None:
        super().__init__(program)
        self._program, self._scenes = program, scenes
        self._wait: Wait = lambda: True
        self._until = 0.0
        self.failed = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(30)

    def _step(self) -> None:
        try:
            if self._wait():
                self._wait = next(self._scenes)
                self._until = time.monotonic() + PATIENCE
            elif time.monotonic() > self._until > 0:
                raise TimeoutError(f"waited in vain at line {self._scenes.gi_frame.f_lineno}")  # type: ignore[attr-defined]
        except StopIteration:
            self._end()
        except Exception:  # noqa: BLE001  # told, and then the program ends as always
            traceback.print_exc()
            self.failed = True
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._program.quit()


class Scenes:
    """What is shown, in the order in which a new user comes by."""

    def __init__(self, program: Program, memory: Memory, language: str, folder: Path) -> None:
        self._program, self._memory, self._language, self._folder = program, memory, language, folder

    @property
    def desk(self) -> Desk:
        assert self._program.desk
        return self._program.desk

    def all(self) -> Iterator[Wait]:
        QCursor.setPos(0, 0)
        QGuiApplication.styleHints().setCursorFlashTime(0)
        yield lambda: self._program.desk
        yield from self._first_start()
        yield from self._popup()
        yield from self._library()
        yield from self._settings()
        yield from self._conversation()

    def _first_start(self) -> Iterator[Wait]:
        yield lambda: self.desk.greeting.window and self.desk.greeting.window.choose.existing
        window = self.desk.greeting.window
        assert window
        yield from self._take(window, "first-start")
        window.choose.existing[0].click()
        yield app_paths().config_file.exists
        SettingsFile(app_paths().config_file).change({"agents.defaults.memorySearch.provider": "builtin"})
        self.desk.engine.reload()
        window.close()
        yield self._is_read

    def _is_read(self) -> bool:
        status = self.desk.controller.board.status
        return bool(status and status.state == "ready" and 0 < status.passages == status.embedded)

    def _popup(self) -> Iterator[Wait]:
        popup, inquiry = self.desk.popup, self.desk.controller.inquiry
        popup.present()
        yield popup.isActiveWindow
        popup.field.setText(self._memory.question)
        yield lambda: inquiry.answer and inquiry.answer.final
        yield from self._take(popup, "popup")
        popup.show_actions(popup.results.current_row)
        yield from self._take(popup, "popup-actions", "light")
        popup.menu.hide()
        popup.hide()

    def _library(self) -> Iterator[Wait]:
        self.desk.library.show(Section.DAYS)
        yield lambda: self.desk.library.window
        window = self.desk.library.window
        assert window
        yield lambda: window.notes.list.items
        window.notes.calendar.setSelectedDate(NOW.date())  # Qt itself goes by the real clock
        yield settled()
        window.open_note(self._memory.day)
        pane = window.notes.pane
        yield lambda: pane.path == self._memory.day and pane.session.note
        window.notes.list.setFocus()
        yield from self._take(window, "library-days")
        window.sidebar.choose(Section.HISTORY)
        changes = window.pages.history.list
        yield lambda: changes.items
        changes.select_key(next(item.key for item in changes.items if item.data.path == self._memory.changed))
        changes.setFocus()
        yield from self._take(window, "library-history")
        window.sidebar.choose(Section.INBOX)
        yield lambda: window.pages.inbox.list.items
        window.pages.inbox.list.setFocus()
        yield from self._take(window, "library-inbox", "light")
        window.close()

    def _settings(self) -> Iterator[Wait]:
        door = self.desk.settings_door
        keep_key(self.desk.engine, Wish("openai"), "sk-invented-9f3c")
        door.show(placing.PROVIDERS)
        yield lambda: door.window and door.window.isVisible()
        window: Any = door.window
        window.resize(window.width(), 985)
        window.current.cards["openai"].open()
        yield settled(2 * SETTLE)
        window.navigation.setFocus()
        yield from self._take(window, "settings")
        yield from self._connect("claude-code", "codex")
        window.resize(window.width(), 760)
        window.show_page(placing.ASSISTANTS)
        yield settled(2 * SETTLE)
        window.navigation.setFocus()
        yield from self._take(window, "settings-assistants", "light")
        window.close()

    def _connect(self, *names: str) -> Iterator[Wait]:
        """Assistants that are there, and two that have asked already."""
        for folder in (".claude", ".codex", ".cursor"):
            (Path.home() / folder).mkdir()
        yield lambda: self.desk.bridge.bridge
        bridge = self.desk.bridge.bridge
        assert bridge
        for name in names:
            connect(bridge, preview_connect(client_named(name)))
            bridge.activity.record(name, "main", "memory_search", self._memory.question, "done", 0.02)

    def _conversation(self) -> Iterator[Wait]:
        search = "agents.defaults.memorySearch"
        wishes = {f"{search}.experimental.sessionMemory": True, f"{search}.sources": ["memory", "sessions"]}
        SettingsFile(app_paths().config_file).change(wishes)
        self.desk.engine.reload()
        yield lambda: (status := self.desk.controller.board.status) and status.conversations
        path = f"sessions/{self._memory.talk.name}"
        self.desk.reader.show(Row((path, 4), path, "", line=4, source=CONVERSATION))
        yield lambda: self.desk.reader.window
        window = self.desk.reader.window
        assert window
        yield from self._take(window, "conversation", "light")

    def _take(self, window: QWidget, name: str, *looks: str) -> Iterator[Wait]:
        """Pictures in these looks, or in both."""
        for look in looks or WALLPAPERS:
            self.desk.theme.choose(look)
            paint_wallpaper(WALLPAPERS[look])
            yield settled()
            area = surroundings(window)
            place = area.topLeft() - QPoint(window.screen().geometry().topLeft())
            picture = window.screen().grabWindow(0, place.x(), place.y(), area.width(), area.height())
            assert picture.save(str(self._folder / f"{name}-{look}-{self._language}.png"))


def paint_wallpaper(colour: str) -> None:
    if sys.platform != "win32":
        subprocess.run(["xsetroot", "-solid", colour], check=True)


def surroundings(window: QWidget) -> QRect:
    """What a picture shows. In place of Windows there is Wine, whose frames are not Windows'."""
    area = window.frameGeometry().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    if sys.platform == "win32":
        area = window.geometry()
    return area.intersected(window.screen().geometry())


def settled(seconds: float = SETTLE) -> Wait:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def main() -> NoReturn:
    language, folder = sys.argv[1], Path(sys.argv[2])
    memory = lay_out(language, Path.home() / ".openclaw")
    paths = app_paths()
    program = Program(paths, instance(paths, None, None))
    speaks = QCoreApplication.translate("Library", "History") != "History"
    assert program.language == language
    assert speaks or language == "en", "the translations could not be read"
    stage = Stage(program, Scenes(program, memory, language, folder).all())
    leave(program.run() or int(stage.failed))


if __name__ == "__main__":
    main()
