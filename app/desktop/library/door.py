"""Opens the library when it is first wanted, and keeps it told; nothing of it is loaded before."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
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


PAGES = tuple(
    f"app.desktop.library.{name}_page" for name in ("skipped", "deleted", "history", "inbox", "checkup")
)
"""What is not in view at first: loaded when the window is shown."""
MODULES = (
    "app.desktop.search_worker", "app.engine.library", "app.desktop.library.window_jobs",
    "app.desktop.library.note_pane", "app.desktop.library.notes_page", "app.desktop.library.window",
)  # fmt: skip
_DONE = object()


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
        self._wanted: list[Callable[[LibraryWindow], None]] = []
        """What is to be done with the window as soon as it is made."""
        self._making = 0
        self._worker: SearchWorker | None = None
        signals.notes_changed.connect(lambda _paths: self.window and self.window.refresh())
        signals.history_changed.connect(lambda _event: self.window and self.window.history_changed())
        signals.inbox_changed.connect(self._inbox_changed)

    def show(self, section: Section | None = None) -> None:
        self._when_made(lambda window: window.present(section))

    def show_note(self, path: str, line: int = 0) -> None:
        """Open the library at a note, for example at the line that the popup found."""

        def show(window: LibraryWindow) -> None:
            window.present()
            window.show_when_read(path, line)

        self._when_made(show)

    def read(self, path: str, line: int) -> None:
        """Show a note at its line here, since there is no editor that could."""

        def show(window: LibraryWindow) -> None:
            window.present()
            window.read_when_read(path, line)

        self._when_made(show)

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
        if window is not None:
            if window.isVisible():
                self._wanted.append(lambda made: made.present())
            window.end()
            window.hide()
            window.deleteLater()
        if self._wanted:
            self._load()

    def end(self) -> None:
        self._making += 1
        if self.window:
            self.window.end()
        if self._worker:
            self._worker.close()

    def _when_made(self, then: Callable[[LibraryWindow], None]) -> None:
        if self.window:
            then(self.window)
            return
        self._wanted.append(then)
        if len(self._wanted) == 1:
            self._load()

    def _load(self) -> None:
        """The first time the code comes from the disk, which the other windows need not wait for."""
        self._making += 1
        making = self._making
        if all(name in sys.modules for name in MODULES):
            self._make(making)
        else:
            self._background.run(
                lambda: _load(MODULES),
                lambda _loaded: self._make(making),
                lambda _problem: self._give_up(making),
            )

    def _give_up(self, making: int) -> None:
        """The next one who wants the window tries again."""
        if making == self._making:
            self._wanted.clear()

    def _make(self, making: int, steps: Iterator[None] | None = None) -> None:
        """In turns, each a pause that nobody feels; all at once the other windows would stand still."""
        steps = steps or self._steps()
        if making == self._making and next(steps, _DONE) is not _DONE:
            QTimer.singleShot(0, self, lambda: self._make(making, steps))

    def _steps(self) -> Iterator[None]:
        """The window is made, dressed and shown; each step ends where another thing may be done first."""
        from app.desktop.library.calendar import DaysCalendar
        from app.desktop.library.note_pane import NotePane
        from app.desktop.library.notes_page import NotesPage
        from app.desktop.library.window import LibraryWindow
        from app.desktop.library.window_jobs import WindowJobs
        from app.desktop.search_worker import SearchWorker
        from app.engine.library import Library

        self._worker = self._worker or SearchWorker(self._engine, self)
        self._worker.sources = ("memory",)
        library, jobs = Library(self._engine), WindowJobs(self._background)
        pane = NotePane(self._theme, library)
        yield
        calendar = DaysCalendar(self._theme)
        yield
        notes = NotesPage(self._theme, library, jobs, self._worker, pane, calendar)
        yield
        window = LibraryWindow(self._theme, library, jobs, notes)
        yield
        window.finish()
        self._connect(window)
        self.window = window
        yield
        wanted, self._wanted = self._wanted, []
        for then in wanted:
            then(window)
        self._background.run(lambda: _load(PAGES))
        yield
        notes.finish()

    def _connect(self, window: LibraryWindow) -> None:
        window.open_wanted.connect(self.open_wanted)
        window.reveal_wanted.connect(self.reveal_wanted)
        window.settings_written.connect(self.settings_written)
        window.editor_wanted.connect(self.editor_wanted)
        window.folders_wanted.connect(self.folders_wanted)
        window.show_agent(*self._agent)
        if self._status:
            window.show_status(self._status)

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


def _load(modules: Sequence[str]) -> None:
    for name in modules:
        import_module(name)
