"""Above a note: its title, where and how large it is, and what can be done with it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from app.desktop.dates import moment_inside
from app.desktop.fonts import scaled
from app.desktop.icons import put_glyph
from app.desktop.key_names import in_windows
from app.desktop.library.arrangement import Arrangement
from app.desktop.library.keys import trash_key
from app.desktop.library.words import size_text, title_of
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.labels import Elided
from app.engine.ledger import NoteRow

ACTIONS = ("find", "rename", "history", "open", "reveal", "leave_out", "trash", "forget_versions", "forget")

KEYS = {"find": "Ctrl+F", "rename": "F2", "trash": trash_key()}


class NoteHeader(QWidget):
    """`wanted(name)` with one of `edit`, `keep`, or `ACTIONS`."""

    wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept = False
        self._title, self._place = Clamped(self), Elided(self)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._place.setFont(scaled(self.font(), Type.small))
        self._place.setProperty("role", "muted")
        self.edit, self.keep, self.more = QToolButton(self), QToolButton(self), QToolButton(self)
        self.edit.setCheckable(True)
        self.keep.setCheckable(True)
        self.edit.clicked.connect(lambda _checked=False: self.wanted.emit("edit"))
        self.keep.clicked.connect(lambda _checked=False: self.wanted.emit("keep"))
        self.menu = QMenu(self)
        self.actions_by_name: dict[str, QAction] = {}
        for name in ACTIONS:
            if name in {"open", "leave_out"}:
                self.menu.addSeparator()
            action = self.menu.addAction("")
            action.triggered.connect(lambda _checked=False, name=name: self.wanted.emit(name))
            self.actions_by_name[name] = action
        self.copy_title = QAction(self)
        self.copy_title.triggered.connect(lambda _checked=False: self._copy_title())
        self.menu.insertAction(self.actions_by_name["history"], self.copy_title)
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button in (self.edit, self.keep, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self.retranslate()
        self._draw()
        theme.changed.connect(self._draw)

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(2)
        first.addWidget(self._title, 1)
        for button in (self.edit, self.keep, self.more):
            first.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.m, Space.m, Space.s)
        layout.setSpacing(0)
        layout.addLayout(first)
        layout.addWidget(self._place)

    def retranslate(self) -> None:
        texts = {
            "find": self.tr("Find in this note"),
            "rename": self.tr("Rename…"),
            "history": self.tr("Show its history"),
            "open": self.tr("Open in the editor program"),
            "reveal": self.tr("Show in the folder"),
            "leave_out": self.tr("Leave its folder out of the memory…"),
            "trash": self.tr("Delete"),
            "forget_versions": self.tr("Forget its earlier versions…"),
            "forget": self.tr("Forget for good…"),
        }
        self.copy_title.setText(self.tr("Copy the title"))
        for name, action in self.actions_by_name.items():
            # The key is only told here; the window has the shortcut, also while the menu does not exist.
            action.setText(f"{texts[name]}\t{in_windows(KEYS[name])}" if name in KEYS else texts[name])
        for button, text in (
            (self.edit, in_windows(self.tr("Edit (Ctrl+E)"))),
            (self.keep, self.tr("Keep: this note does not grow old")),
            (self.more, self.tr("More actions")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def show_note(self, note: NoteRow | None, path: str) -> None:
        self._title.setText(title_of(note, path))
        parts = [path]
        if note:
            when = datetime.fromtimestamp(note.mtime).astimezone()
            parts += [size_text(note.size), self.tr("changed %1").replace("%1", moment_inside(when))]
        text = "  ·  ".join(parts)
        self._place.setText(text)
        self._place.setToolTip(text)
        self.actions_by_name["leave_out"].setEnabled("/" in path.removeprefix("memory/"))

    def _copy_title(self) -> None:
        """All of it, also of one that is cut where it stands."""
        QGuiApplication.clipboard().setText(self._title.text())

    def arrange(self, arranged: Arrangement) -> None:
        """In a low window the title has one line, and the text more room."""
        self._title.set_most_lines(1 if arranged.low else 2)
        above = 0 if arranged.stacked else Space.m
        self._layout.setContentsMargins(Space.l, above, Space.m, Space.xs if arranged.low else Space.s)

    def show_kept(self, kept: bool) -> None:
        self._kept = kept
        self.keep.setChecked(kept)
        self._draw()

    def show_editing(self, editing: bool) -> None:
        self.edit.setChecked(editing)

    def _draw(self) -> None:
        colour = self._theme.colour("text")
        put_glyph(self.edit, "edit", colour)
        star = "star-filled" if self._kept else "star"
        put_glyph(self.keep, star, self._theme.colour("accent") if self._kept else colour)
        put_glyph(self.more, "more", colour)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
