"""Opening what was found, in other programs; and what helps where none of them does."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.desktop.popup.states import Offer, View
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.errors import MemoroError
from app.platform.open_file.models import FolderNotShown, NoProgram, OpenError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.desktop.background import Background
    from app.engine.engine import Engine

log = logging.getLogger(__name__)


class Opener(QObject):
    """Starting another program can take long, so it runs in the background.

    `failed(view)`: it did not work, with what helps; `told(text)`: what helped was done. `unopened(path,
    line)`: nobody has chosen an editor, and the system has none for this note.
    """

    failed = Signal(object)
    unopened = Signal(str, int)
    told = Signal(str)

    def __init__(
        self, engine: Engine, background: Background, editor: Callable[[], str | None], parent: QObject
    ) -> None:
        """`editor` says which one is chosen now; None is the system's own."""
        super().__init__(parent)
        self._engine, self._background, self._editor = engine, background, editor
        self._note, self._folder = "", ""

    def note(self, path: str, line: int) -> None:
        """Open the note at the line, in the chosen editor or the system's own."""
        engine, editor = self._engine, self._editor()

        def fail(problem: MemoroError) -> None:
            if not editor and isinstance(problem, NoProgram):
                log.info("%s", problem)
                self.unopened.emit(path, line)
                return
            self._note = path  # only now: another one may have been opened meanwhile
            self._fail(problem)

        self._background.run(lambda: open_note(engine.absolute(path), line, editor), None, fail)

    def reveal(self, path: str) -> None:
        """Show the note in its folder."""
        engine = self._engine
        self._background.run(lambda: reveal_note(engine.absolute(path)), None, self._fail)

    def folder(self) -> None:
        """Open the memory folder itself."""
        engine = self._engine
        self._background.run(lambda: open_folder(Path(engine.status().workspace)), None, self._fail)

    def take(self, offer: Offer) -> None:
        """Do what the last failure offered."""
        if offer is Offer.REVEAL:
            self.reveal(self._note)
        elif offer is Offer.COPY_PATH:
            QGuiApplication.clipboard().setText(self._folder)
            self.told.emit(self.tr("The path was copied"))

    def _fail(self, problem: MemoroError) -> None:
        log.info("%s", problem)
        self.failed.emit(self.view(problem))

    def view(self, problem: MemoroError) -> View:
        told = in_words(problem)
        view = View("problem", told.title, sentences(told.message, told.action), kind="problem")
        if isinstance(problem, FolderNotShown):
            self._folder = str(problem.path)
            return replace(view, button=self.tr("Copy the path"), offer=Offer.COPY_PATH)
        if isinstance(problem, OpenError):
            view = replace(view, button=self.tr("Choose an editor…"), offer=Offer.EDITOR)
            return replace(view, other_button=self.tr("Show in the folder"), other_offer=Offer.REVEAL)
        return view


def open_note(path: Path, line: int, editor: str | None) -> None:
    """Open the note at the line, in the chosen editor or the system's own. Raises MemoroError."""
    from app.platform.open_file.main import open_at_line

    _must_exist(path)
    open_at_line(path, line, editor)


def reveal_note(path: Path) -> None:
    """Show the note in its folder. Raises MemoroError."""
    from app.platform.open_file.main import reveal

    _must_exist(path)
    reveal(path)


def open_folder(folder: Path) -> None:
    """Open the folder itself in the file manager. Raises MemoroError."""
    from app.platform.open_file.main import open_folder as show

    _must_exist(folder)
    show(folder)


def _must_exist(path: Path) -> None:
    if not path.exists():
        raise MemoroError(
            "It is not there any more", f"{path} was moved or deleted.", "The next sync forgets it."
        )
