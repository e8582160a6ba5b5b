"""First page: which folder? What is there already comes first, so that most people press one button."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.desktop.first_start.choice import ChoiceButton
from app.desktop.first_start.finding import Candidate, Candidates
from app.desktop.first_start.page import Page, wrapping
from app.desktop.icons import application_icon
from app.desktop.status_text import notes_count
from app.desktop.theme import Theme
from app.desktop.trace import trace

EXISTING, FRESH, SAMPLE = "existing", "new", "sample"


class ChoosePage(Page):
    """`chosen(folder, kind)`: one of the offers was taken; `kind` is EXISTING, FRESH (make it) or SAMPLE.

    `kept()`: the folder in use stays, which is only offered to those who have one.
    """

    chosen = Signal(Path, str)
    kept = Signal()
    browse_wanted = Signal()

    def __init__(self, theme: Theme, sample: Path, current: Path | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._sample, self._current = theme, sample, current
        self.picture.setPixmap(application_icon().pixmap(QSize(44, 44), self.devicePixelRatioF()))
        self.picture.show()
        self._problem = wrapping(self)
        self._problem.setProperty("role", "problem")
        self._problem.hide()
        self.content.addWidget(self._problem)
        self.keep = self._choice("meaning", self.kept.emit)
        self.existing: list[ChoiceButton] = []
        self._places = self.content.count()
        self.fresh = self._choice("note", self._choose_fresh)
        self.other = self._choice("folder", self.browse_wanted.emit)
        self.try_sample = self._choice("search", lambda: self.chosen.emit(self._sample, SAMPLE))
        self.candidates: Candidates | None = None
        self.keep.setVisible(current is not None)
        self.retranslate()

    def _choice(self, icon: str, call: object, place: int | None = None) -> ChoiceButton:
        button = ChoiceButton(self._theme, icon, self)
        button.clicked.connect(lambda _checked=False: call())  # type: ignore[operator]
        self.content.insertWidget(self.content.count() if place is None else place, button)
        return button

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Welcome to Memoro"))
        self.sentence.setText(
            self.tr("Memoro finds what your AI assistant remembers. Where does it keep its notes?")
        )
        self.keep.set_texts(self.tr("Keep the folder in use"), short(self._current) if self._current else "")
        self.other.set_texts(self.tr("Another folder…"), self.tr("Any folder with Markdown files"))
        self.try_sample.set_texts(
            self.tr("Look around first"), self.tr("A small sample memory in four languages")
        )

    @property
    def next_text(self) -> str:
        return ""

    def first_focus(self) -> QWidget | None:
        if self._current:
            return self.keep
        return self.existing[0] if self.existing else self.fresh

    def show_candidates(self, candidates: Candidates) -> None:
        self.candidates = candidates
        for number, candidate in enumerate(candidates.existing):
            if candidate.folder != self._current:
                self._offer(candidate, self._places + number)
        again = candidates.fresh.is_dir()
        title = self.tr("Your Memoro folder") if again else self.tr("Start a new memory")
        self.fresh.set_texts(title, short(candidates.fresh))
        trace("first start offers")

    def _offer(self, candidate: Candidate, place: int) -> None:
        button = self._choice("meaning", lambda: self.chosen.emit(candidate.folder, EXISTING), place)
        line = f"{notes_count(candidate.notes)} · {short(candidate.folder)}"
        button.set_texts(self.tr("The OpenClaw memory on this computer"), line)
        button.show()
        self.existing.append(button)

    def show_problem(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.show()

    def _choose_fresh(self) -> None:
        if self.candidates:
            self.chosen.emit(self.candidates.fresh, FRESH)


def short(folder: Path, system: str = sys.platform) -> str:
    """The path as people know it: `~` for the home folder, where that is a name for it. Not on Windows."""
    home = Path.home()
    if system == "win32" or not folder.is_relative_to(home):
        return str(folder)
    return f"~/{folder.relative_to(home).as_posix()}"
