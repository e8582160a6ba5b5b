"""Between the program and the settings window: opens it late, and lets changed settings work at once."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.desktop.fonts import set_application_font
from app.desktop.loading import read_settings
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.translation import use_language

if TYPE_CHECKING:
    from pathlib import Path

    from app.config.options import Settings
    from app.desktop.desk import Desk
    from app.desktop.program import Program
    from app.desktop.settings.model import SettingsModel
    from app.desktop.settings.page import Page
    from app.desktop.settings.providers.page import ProvidersPage
    from app.desktop.settings.window import SettingsWindow
    from app.engine.change_cost import LibrarySize
    from app.engine.events import SettingsChanged
    from app.engine.status import EngineStatus
    from app.errors import MemoroError

log = logging.getLogger(__name__)


class SettingsDoor(QObject):
    """`show` opens the window; `take` follows the file, whoever changed it. The window is made once."""

    def __init__(self, program: Program, desk: Desk) -> None:
        super().__init__(desk)
        self._program, self._desk = program, desk
        self.window: SettingsWindow | None = None
        self._providers: ProvidersPage | None = None
        self._status: EngineStatus | None = None
        self._size: LibrarySize | None = None
        self._applied = desk.settings
        desk.controller.adapt(desk.settings.app.popup)
        self._give_way()

    # The window

    def show(self, page: str = "", key: str = "") -> None:
        if self.window is None:
            program = self._program
            load = partial(read_settings, program.paths, program.workspace, program.agent)
            program.background.run(load, lambda loaded: self._make(loaded, load, page, key))
            return
        self.window.present(page, key)
        self._measure()

    def _make(self, loaded: object, load: object, page: str, key: str) -> None:
        from app.desktop.settings.model import CommandLine, SettingsModel
        from app.desktop.settings.window import SettingsWindow

        if self.window is None:
            program = self._program
            line = CommandLine(program.workspace, program.agent)
            model = SettingsModel(loaded, load, program.background, line, self)  # type: ignore[arg-type]
            model.saved.connect(lambda _change, _undone: self._desk.engine.reload())
            self.window = SettingsWindow(model, self._desk.theme, partial(self._make_page, model))
            self.window.file_wanted.connect(self._show_file)
        self.show(page, key)

    def _make_page(self, model: SettingsModel, name: str) -> Page:
        from app.desktop.settings import placing
        from app.desktop.settings.page import options_page

        theme = self._desk.theme
        if name == placing.PROVIDERS:
            return self._providers_page(model)
        if name == placing.SHORTCUTS:
            from app.desktop.settings.shortcuts.page import shortcuts_page

            return shortcuts_page(model, theme, self._desk.hotkey)
        if name == placing.ASSISTANTS:
            return self._assistants_page(model)
        if name == placing.MEMORY:
            from app.desktop.settings.memory_page import MemoryPage

            return MemoryPage(model, theme, self._desk.engine, self._program.background)
        return options_page(name, model, theme)

    def _assistants_page(self, model: SettingsModel) -> Page:
        from app.bridge.server import BridgeServer
        from app.desktop.settings.assistants.bench import Bench
        from app.desktop.settings.assistants_page import AssistantsPage

        desk = self._desk
        spare = partial(BridgeServer, desk.engine)
        bench = Bench(lambda: desk.bridge.bridge, spare, self._program.background)
        return AssistantsPage(model, desk.theme, bench)

    def _providers_page(self, model: SettingsModel) -> ProvidersPage:
        from app.desktop.settings.providers.bench import Bench
        from app.desktop.settings.providers.page import ProvidersPage

        bench = Bench(self._desk.engine, self._program.background)
        page = ProvidersPage(model, self._desk.theme, bench)
        page.destroyed.connect(lambda: self._forget(page))
        if self._status:
            page.show_status(self._status)
        if self._size:
            page.show_size(self._size)
        self._providers = page
        return page

    def _forget(self, page: ProvidersPage) -> None:
        if self._providers is page:
            self._providers = None

    def close(self) -> None:
        if self.window:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    # The file

    def _show_file(self, line: int) -> None:
        from app.desktop.opening import open_note

        path, editor = self._program.paths.config_file, self._desk.settings.app.editor

        def open_it() -> None:
            _make_file(path)
            open_note(path, max(1, line), editor)

        self._program.background.run(open_it, None, self._tell)

    def _tell(self, problem: MemoroError) -> None:
        told = in_words(problem)
        if self.window:
            self.window.undo_bar.tell(sentences(stop(told.title), told.message), undo=False)

    # What changed

    def take(self, event: SettingsChanged) -> None:
        """The file was read again: let it work, and show it."""
        before, self._applied = self._applied, event.settings
        self._desk.settings = event.settings
        self._apply(before, event.settings)
        if self.window:
            self.window.model.take(event.settings, event.problems)

    def _apply(self, before: Settings, after: Settings) -> None:
        old, new, desk, program = before.app, after.app, self._desk, self._program
        if self.window and (old.language, old.text_size) != (new.language, new.text_size):
            self.window.drop_hidden_pages()
        if old.language != new.language:
            program.language = use_language(new.language)
            program.actions.retranslate()
        if (old.language, old.text_size) != (new.language, new.text_size):
            set_application_font(program.language, new.text_size)
        if old.theme != new.theme:
            desk.theme.choose(new.theme)
        self._give_way()
        if old.popup != new.popup:
            desk.controller.adapt(new.popup)
        if old.log_level != new.log_level:
            log.info("another detail of the log counts from the next start")
        program.refresh_status()

    def _give_way(self) -> None:
        app = self._desk.settings.app
        self._desk.hotkey.giving_way.choose(
            to_full_screen=not app.hotkey_in_full_screen, programs=app.hotkey_paused_in
        )

    # What the engine tells

    def show_status(self, status: EngineStatus) -> None:
        self._status = status
        if self._providers:
            self._providers.show_status(status)

    def _measure(self) -> None:
        """How large the library is, for the costs; reads the index, so in the background."""
        from app.engine.change_cost import library_size

        engine = self._desk.engine
        self._program.background.run(lambda: library_size(engine), self._show_size)

    def _show_size(self, size: LibrarySize) -> None:
        self._size = size
        status = self._status
        if self.window:
            name = status.provider if status else "builtin"
            self.window.show_size(size, name, status.model if status else "")
        if self._providers:
            self._providers.show_size(size)


def _make_file(path: Path) -> None:
    """Somebody who has changed nothing yet gets the commented file, in which every option is explained."""
    from app.config.default_file import default_config
    from app.config.private_file import write_private

    if not path.exists():
        write_private(path, default_config().encode())
