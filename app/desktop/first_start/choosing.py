"""First page: which folder? What is there already comes first, so that most people press one button."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.first_start.choice import ChoiceButton
from app.desktop.first_start.finding import Candidates
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon
from app.desktop.status_text import notes_count
from app.desktop.theme import Space, Theme, Type
from app.desktop.trace import trace


class ChoosePage(QWidget):
    """`chosen(folder, new)`: one of the offers was taken; `new` asks to make the folder."""

    chosen = Signal(Path, bool)
    browse_wanted = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._candidates: Candidates | None = None
        icon, heading, text = QLabel(self), QLabel(self.tr("Welcome to Memoro"), self), QLabel(self)
        icon.setPixmap(application_icon().pixmap(QSize(48, 48), self.devicePixelRatioF()))
        heading.setFont(scaled(self.font(), Type.field, bold=True))
        text.setText(
            self.tr(
                "Memoro finds what your AI assistant remembers. Where does it keep its notes? "
                "Your notes stay where they are."
            )
        )
        text.setWordWrap(True)
        text.setProperty("role", "muted")
        self._problem = QLabel(self)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self.existing = ChoiceButton(theme, "meaning", self)
        self.fresh = ChoiceButton(theme, "note", self)
        self.other = ChoiceButton(theme, "folder", self)
        self.other.set_texts(self.tr("Another folder…"), self.tr("Any folder with Markdown files"))
        self.existing.hide()
        self.existing.clicked.connect(lambda _checked=False: self._choose_existing())
        self.fresh.clicked.connect(lambda _checked=False: self._choose_fresh())
        self.other.clicked.connect(lambda _checked=False: self.browse_wanted.emit())
        later = Button(self.tr("Later"), self)
        later.clicked.connect(lambda _checked=False: self.left.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.m)
        for widget in (icon, heading, text, self._problem):
            layout.addWidget(widget)
        layout.addSpacing(Space.xs)
        for choice in (self.existing, self.fresh, self.other):
            layout.addWidget(choice)
        layout.addStretch(1)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(later)
        layout.addLayout(below)

    def show_candidates(self, candidates: Candidates) -> None:
        self._candidates = candidates
        if candidates.existing:
            count = notes_count(candidates.existing.notes)
            self.existing.set_texts(
                self.tr("The OpenClaw memory on this computer"),
                f"{count} · {_short(candidates.existing.folder)}",
            )
        self.existing.setVisible(candidates.existing is not None)
        again = candidates.fresh.is_dir()
        title = self.tr("The Memoro folder in your documents") if again else self.tr("Start a new memory")
        self.fresh.set_texts(title, _short(candidates.fresh))
        trace("first start offers")
        (self.existing if candidates.existing else self.fresh).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, text: str) -> None:
        self._problem.setStyleSheet(f"color: {self._theme.colours.on_problem}")
        self._problem.setText(text)
        self._problem.show()

    def _choose_existing(self) -> None:
        if self._candidates and self._candidates.existing:
            self.chosen.emit(self._candidates.existing.folder, False)

    def _choose_fresh(self) -> None:
        if self._candidates:
            self.chosen.emit(self._candidates.fresh, True)


def _short(folder: Path) -> str:
    """The path as people know it: `~` for the home folder."""
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else str(folder)
