"""The change of an assistant's configuration, shown before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.theme import Space, Type
from app.desktop.widgets.answers import Answers
from app.desktop.widgets.labels import heading, quiet
from app.desktop.widgets.larger import larger

if TYPE_CHECKING:
    from app.bridge.connect.connecting import Change

WIDTH, HEIGHT = 620, 420


class PreviewDialog(QDialog):
    """`accepted`: the change is wanted. Nothing is written here."""

    def __init__(self, change: Change, diff: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        title = self.tr("Connect %1").replace("%1", change.client.name)
        self.setWindowTitle(title)
        self.diff = QPlainTextEdit(diff or self.tr("Its configuration already has the entry."), self)
        self.diff.setReadOnly(True)
        self.diff.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.diff.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.diff.setAccessibleName(self.tr("The change"))
        kept = self.tr("This is written to %1; the file as it is now is kept beside it.")
        made = self.tr("This is written to %1, which is made for it.")
        where = (made if change.before is None else kept).replace("%1", str(change.file))
        self.ok, cancel = Button(self.tr("Connect"), self), Button(self.tr("Cancel"), self)
        self.ok.setProperty("role", "main")
        self.ok.setDefault(True)
        self.ok.clicked.connect(lambda _checked=False: self.accept())
        cancel.clicked.connect(lambda _checked=False: self.reject())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.l)
        layout.setSpacing(Space.m)
        layout.addWidget(heading(title, self, Type.heading))
        layout.addWidget(quiet(where, self))
        layout.addWidget(self.diff, 1)
        layout.addWidget(Answers(self.ok, cancel, self))
        self.resize(round(WIDTH * larger(self)), round(HEIGHT * larger(self)))
        self.ok.setFocus()
