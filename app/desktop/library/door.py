"""Opens the library when it is first wanted, and keeps it told; nothing of it is loaded before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.desktop.background import Background
    from app.desktop.library.sections import Section
    from app.desktop.library.window import LibraryWindow
    from app.desktop.search_worker import SearchWorker
    from app.desktop.signals import EngineSignals
    from app.desktop.theme import Theme
    from app.engine.engine import Engine
    from app.engine.events import InboxChanged
    from app.engine.status import EngineStatus


MODULES = ("app.desktop.search_worker", "app.engine.library", "app.desktop.library.window")


class LibraryDoor(QObject):
    """`open_wanted(path, line)`, `reveal_wanted(path)`, `settings_written()` as the window says them.

    `editor_wanted()`, `folders_wanted()`: to choose the program that opens notes, and more folders.
    `tell(title, text)` shows a notice outside the windows.
    """

    open_wanted = Signal(str, int)
    reveal_wanted = Signal(str)
    settings_written = Signal()
    editor_wanted = Signal()
    folders_wanted = Signal()

    def __init__(
        self,
        engine: Engine,
        theme: Theme,
        background: Background,
        signals: EngineSignals,
        tell: Callable[[str, str], Any],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._engine, self._theme, self._background, self._tell = engine, theme, background, tell
        self._status: EngineStatus | None = None
        self._agent: tuple[str, QMenu | None] = ("", None)
        self.window: LibraryWindow | None = None
        self._worker: SearchWorker | None = None
        signals.notes_changed.connect(lambda _paths: self.window and self.window.refresh())
        signals.history_changed.connect(lambda _event: self.window and self.window.history_changed())
        signals.inbox_changed.connect(self._inbox_changed)

    def show(self, section: Section | None = None) -> None:
        self._when_loaded(lambda: self._present(section))

    def show_note(self, path: str) -> None:
        """Open the library at a note, for example the one that the popup found."""

        def show() -> None:
            self._present()
            self._made().show_when_read(path)

        self._when_loaded(show)

    def read(self, path: str, line: int) -> None:
        """Show a note at its line here, since there is no editor that could."""

        def show() -> None:
            self._present()
            self._made().read_when_read(path, line)

        self._when_loaded(show)

    def _present(self, section: Section | None = None) -> None:
        """Made in one turn and shown in the next: both at once are a pause that other windows feel."""
        is_new = self.window is None
        window = self._made()
        if is_new:
            QTimer.singleShot(0, window, lambda: window.present(section))
        else:
            window.present(section)

    def show_status(self, status: EngineStatus) -> None:
        self._status = status
        if self.window:
            self.window.show_status(status)

    def show_agent(self, name: str, menu: QMenu | None) -> None:
        """Whose memory it is, with the menu to choose another; no menu: there is no other."""
        self._agent = (name, menu)
        if self.window:
            self.window.show_agent(name, menu)

    def begin_anew(self) -> None:
        """Another agent's memory is shown from now on: the window is made again, open if it was open."""
        window, self.window = self.window, None
        if window is None:
            return
        was_open = window.isVisible()
        window.end()
        window.hide()
        window.deleteLater()
        if was_open:
            self.show()

    def end(self) -> None:
        if self.window:
            self.window.end()
        if self._worker:
            self._worker.close()

    def _when_loaded(self, then: Callable[[], None]) -> None:
        """The first time the code comes from the disk, which the other windows need not wait for."""
        if MODULES[-1] in sys.modules:
            then()
        else:
            self._background.run(lambda: [import_module(name) for name in MODULES], lambda _modules: then())

    def _made(self) -> LibraryWindow:
        if self.window is None:
            from app.desktop.library.window import LibraryWindow
            from app.desktop.search_worker import SearchWorker
            from app.engine.library import Library

            self._worker = self._worker or SearchWorker(self._engine, self)
            self._worker.sources = ("memory",)
            library = Library(self._engine)
            window = LibraryWindow(self._theme, library, self._background, self._worker)
            window.open_wanted.connect(self.open_wanted)
            window.reveal_wanted.connect(self.reveal_wanted)
            window.settings_written.connect(self.settings_written)
            window.editor_wanted.connect(self.editor_wanted)
            window.folders_wanted.connect(self.folders_wanted)
            window.show_agent(*self._agent)
            if self._status:
                window.show_status(self._status)
            self.window = window
        return self.window

    def _inbox_changed(self, event: InboxChanged) -> None:
        if self.window:
            self.window.inbox_changed()
        if event.path:
            inbox = self._engine.records.inbox
            self._background.run(
                lambda: len(inbox(event.agent).list(who=event.who, limit=2)),
                lambda waiting: self._tell_of(event, several=waiting > 1),
                lambda _problem: self._tell_of(event, several=False),
            )

    def _tell_of(self, event: InboxChanged, *, several: bool) -> None:
        """Of many at once only the first one's note is named: the same words are not told again so soon."""
        from app.desktop.library.words import who_text

        title = self.tr("%1 proposes a change").replace("%1", who_text(event.who))
        text = self.tr("It would like to write to %1. Look at it in the library's inbox.")
        if several:
            text = self.tr("Several of its proposals wait for you in the library's inbox.")
        self._tell(title, text.replace("%1", event.path))
