"""Shows the window of the first start and does what is chosen in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.desktop.first_start.saving import (
    is_first_start,
    prepare_folder,
    remember_greeting,
    save_hotkey,
    save_workspace,
    was_greeted,
)
from app.desktop.problems import sentences

if TYPE_CHECKING:
    from app.desktop.desk import Desk
    from app.desktop.first_start.window import FirstStart, Progress
    from app.desktop.program import Program
    from app.engine.status import EngineStatus
    from app.errors import MemoroError


class Greeting(QObject):
    """`greeted`: it does not come by itself any more. `window` is None while it is closed.

    Whoever left before the end goes on where they left, with what they had typed. `closed`: it is gone.
    """

    closed = Signal()

    def __init__(self, program: Program, desk: Desk) -> None:
        super().__init__(desk)
        self._program, self._desk = program, desk
        self.greeted = program.is_hidden or was_greeted(program.paths)
        self.window: FirstStart | None = None
        self._left: Progress | None = None

    def show(self) -> None:
        """Begin, or go on where somebody left; bring an open window to the front."""
        from app.desktop.first_start.window import FirstStart

        self.greeted = True
        if self.window is None:
            desk, program = self._desk, self._program
            # A folder that was only found by itself is one of the offers, not yet a choice.
            new = is_first_start(program.paths)
            workspace = None if new else desk.settings.for_agent(desk.engine.agent).workspace
            sample = program.paths.data_dir / "sample"
            app = desk.settings.app
            self.window = FirstStart(
                desk.theme, program.background, app.hotkey, sample, workspace, app.openclaw_state_dir
            )
            self.window.folder_chosen.connect(self._use_folder)
            self.window.hotkey_wanted.connect(self._use_hotkey)
            self.window.try_wanted.connect(self._try_search)
            self.window.finished.connect(self._forget)
            self._tell_hotkey()
            if self._left:
                self.window.resume(self._left)
        self.window.present()
        self._program.refresh_status()

    def _tell_hotkey(self) -> None:
        assert self.window is not None
        desk = self._desk
        desk.hotkey.described.connect(self.window.hotkey.show_hotkey)
        desk.hotkey.failed.connect(self.window.hotkey.show_failure)
        if desk.hotkey.failure is not None:
            self.window.hotkey.show_failure(desk.hotkey.failure)

    def show_status(self, status: EngineStatus) -> None:
        if self.window:
            self.window.show_status(status)
        elif status.state == "no_folder" and not self.greeted:
            self.show()

    def take_hotkey(self) -> bool:
        """Whether a press of the hotkey was meant for the test."""
        return self.window is not None and self.window.take_hotkey()

    def close(self) -> None:
        if self.window:
            self.window.close()

    def _forget(self) -> None:
        self._program.background.run(lambda: remember_greeting(self._program.paths))
        if self.window:
            self._left = self.window.progress
            self.window.deleteLater()
            self.window = None
            self.closed.emit()

    def _try_search(self, text: str) -> None:
        if self.window:
            self.window.watch.question.clear()  # it goes on in the popup
        self.close()  # first: a window that closes beside it would take the keyboard from the popup
        popup = self._desk.popup
        popup.present()
        if text:
            popup.field.setText(text)

    def _use_folder(self, folder: Path, kind: str) -> None:
        program = self._program

        def save() -> None:
            prepare_folder(folder, kind, program.language)
            save_workspace(program.paths.config_file, folder)

        program.background.run(save, self._saved, self._failed)

    def _use_hotkey(self, sequence: str) -> None:
        program = self._program
        self._desk.hotkey.register(sequence)
        config_file = program.paths.config_file
        program.background.run(lambda: save_hotkey(config_file, sequence), self._saved, self._failed)

    def _saved(self, _nothing: object) -> None:
        """The engine reads the file, and everybody follows it."""
        self._desk.engine.reload()

    def _failed(self, problem: MemoroError) -> None:
        if self.window:
            self.window.show_problem(sentences(problem))
