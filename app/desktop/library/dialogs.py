"""The two questions of the library: what a note shall be called, and whether something may really go."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.library.refusals import refusal
from app.desktop.theme import Space, Type
from app.desktop.widgets.answers import Answers
from app.desktop.widgets.labels import Label
from app.desktop.widgets.larger import larger
from app.desktop.widgets.scrolled import Scrolled
from app.engine.note_names import can_travel

WIDTH = 440
_AWKWARD = re.compile(r'[<>:"|?*/\\]')


class NameDialog(QDialog):
    """A name and a folder. `chosen(path)`; whoever acts on it calls `accept`, or `fail` with the reason."""

    chosen = Signal(str)

    def __init__(
        self, title: str, button: str, folders: Sequence[str], parent: QWidget, *, path: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setWindowTitle(title)
        self.setMinimumWidth(min(round(WIDTH * larger(self)), _room().width()))
        folder, _, name = path.rpartition("/")
        self.name, self.folder = QLineEdit(name.removesuffix(".md"), self), QComboBox(self)
        self.name.setProperty("role", "filter")
        self._folders = list(dict.fromkeys([*folders, *([folder] if path else [])]))
        self.folder.addItems([each or self.tr("The memory folder itself") for each in self._folders])
        self.folder.setCurrentIndex(self._folders.index(folder) if path else 0)
        self.problem = Label(self)
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "muted")
        self.ok, cancel = Button(button, self), Button(self.tr("Cancel"), self)
        self.ok.setProperty("role", "main")
        self.ok.setDefault(True)
        self.ok.clicked.connect(lambda _checked=False: self._try())
        cancel.clicked.connect(lambda _checked=False: self.reject())
        self.name.textChanged.connect(lambda _text: self._check())
        self.folder.currentIndexChanged.connect(lambda _index: self._check())
        self._lay_out(title, cancel)
        self.name.selectAll()
        self.name.setFocus()
        self._check()

    def _lay_out(self, title: str, cancel: Button) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.l)
        layout.setSpacing(Space.m)
        layout.addWidget(_heading(title, self))
        form = QFormLayout()
        form.setSpacing(Space.s)
        for text, field in ((self.tr("Name"), self.name), (self.tr("Folder"), self.folder)):
            label = Label(self, text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            form.addRow(label, field)
        layout.addLayout(form)
        layout.addWidget(self.problem)
        layout.addWidget(Answers(self.ok, cancel, self))

    @property
    def path(self) -> str:
        folder = self._folders[max(0, self.folder.currentIndex())]
        return f"{folder}/{self._file}" if folder else self._file

    @property
    def _file(self) -> str:
        name = self.name.text().strip()
        return name if name.lower().endswith(".md") else f"{name}.md"

    def _check(self) -> None:
        name = self.name.text().strip()
        wrong = ""
        if _AWKWARD.search(name) or name.startswith("."):
            wrong = "invalid"
        elif name and not can_travel(self._file):
            wrong = "reserved"
        self.ok.setEnabled(bool(name) and not wrong)
        self._say(refusal(wrong, "") if wrong else "")

    def _say(self, text: str) -> None:
        """Higher where the words need it: what wraps would else take its height from the fields."""
        self.problem.setText(text)
        needed = self.layout().totalHeightForWidth(self.width())
        if self.isVisible() and needed > self.height():
            self.resize(self.width(), min(needed, _room().height()))

    def _try(self) -> None:
        self.ok.setEnabled(False)
        self.chosen.emit(self.path)

    def fail(self, text: str) -> None:
        self._say(text)
        self.ok.setEnabled(True)
        self.name.setFocus()


class ConfirmDialog(QDialog):
    """Says plainly what goes; the button names the deed. Cancel has the focus."""

    def __init__(self, title: str, sentences: Sequence[str], button: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setWindowTitle(title)
        self.setMinimumWidth(min(round(WIDTH * larger(self)), _room().width()))
        said = QWidget(self)
        inner = QVBoxLayout(said)
        inner.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.m)
        inner.setSpacing(Space.s)
        inner.addWidget(_heading(title, said))
        for text in sentences:
            label = Label(said, text)
            label.setWordWrap(True)
            inner.addWidget(label)
        inner.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, Space.l)
        layout.setSpacing(0)
        told = Scrolled(said, self, keys=True)
        told.setAccessibleName(title)
        layout.addWidget(told, 1)
        self.ok, self.cancel = Button(button, self), Button(self.tr("Cancel"), self)
        self.ok.setProperty("role", "danger")
        self.ok.clicked.connect(lambda _checked=False: self.accept())
        self.cancel.clicked.connect(lambda _checked=False: self.reject())
        answers = Answers(self.ok, self.cancel, self)
        answers.setContentsMargins(Space.xl, Space.s, Space.xl, 0)
        layout.addWidget(answers)
        width = self.minimumWidth()
        needed = inner.totalHeightForWidth(width) + answers.sizeHint().height() + Space.l
        self.resize(width, min(needed, _room().height()))  # what has no room scrolls; the answers stay
        self.cancel.setDefault(True)
        self.cancel.setFocus()


def _room() -> QSize:
    """What the screen has for a dialog, with its frame."""
    return QGuiApplication.primaryScreen().availableGeometry().size() - QSize(40, 60)


def _heading(text: str, parent: QWidget) -> QLabel:
    label = Label(parent, text)
    label.setWordWrap(True)
    label.setFont(scaled(parent.font(), Type.heading, bold=True))
    return label
