"""Second page: how far the notes are read, and that searching works from the first second."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.status_text import describe
from app.desktop.theme import Space, Theme, Type
from app.desktop.trace import trace
from app.engine.status import EngineStatus


class WatchPage(QWidget):
    """`try_wanted(text)` asks for the popup."""

    try_wanted = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, hotkey: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._heading, self._folder = QLabel(self), QLabel(self)
        self._heading.setFont(scaled(self.font(), Type.field, bold=True))
        self._folder.setProperty("role", "muted")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._line, self._hint = QLabel(self), QLabel(self)
        for label in (self._folder, self._line, self._hint):
            label.setWordWrap(True)
        if hotkey:
            key = f"<b>{hotkey}</b>"
            self._hint.setText(self.tr("Press %1 anywhere to search your memory.").replace("%1", key))
        else:
            self._hint.setText(self.tr("Click the icon in the tray to search your memory."))
        self._hint.setTextFormat(Qt.TextFormat.RichText)
        self.try_button = Button(self.tr("Try a search"), self)
        self.try_button.setProperty("role", "main")
        self.try_button.clicked.connect(lambda _checked=False: self.try_wanted.emit(""))
        self.close_button = Button(self.tr("Close"), self)
        self.close_button.clicked.connect(lambda _checked=False: self.left.emit())
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.m)
        layout.addWidget(self._heading)
        layout.addWidget(self._folder)
        layout.addSpacing(Space.l)
        layout.addWidget(self._bar)
        layout.addWidget(self._line)
        layout.addSpacing(Space.l)
        layout.addWidget(self._hint)
        layout.addStretch(1)
        below = QHBoxLayout()
        below.setSpacing(Space.s)
        below.addStretch(1)
        below.addWidget(self.close_button)
        below.addWidget(self.try_button)
        layout.addLayout(below)

    def begin(self, folder: Path) -> None:
        self._heading.setText(self.tr("Reading your notes"))
        self._folder.setText(str(folder))
        self._line.setText("")
        self._bar.setRange(0, 0)
        self.try_button.setEnabled(False)

    def show_status(self, status: EngineStatus) -> None:
        described = describe(status)
        self._line.setText(" · ".join(part for part in (described.line, described.detail) if part))
        busy = status.state in {"starting", "indexing", "embedding"}
        self._bar.setRange(0, max(status.total, 1) if status.total or not busy else 0)
        self._bar.setValue(status.done if busy else max(status.total, 1))
        self.try_button.setEnabled(status.notes > 0)
        if status.state == "embedding":
            self._heading.setText(self.tr("You can search already"))
        elif not busy:
            self._heading.setText(self.tr("Your memory is ready"))
        if status.notes > 0 and not self.try_button.hasFocus():
            trace("first start may search")
            self.try_button.setFocus(Qt.FocusReason.OtherFocusReason)
