"""The report, whole, before anybody else sees it; then Copy or Save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label
from app.engine.diagnostics import report
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.engine import Engine

FILE_NAME = "memoro-report.txt"


class DiagnosticsWindow(QWidget):
    """`present(more)` gathers anew; `more` returns the desktop's own sections and may touch the disk."""

    def __init__(self, theme: Theme, engine: Engine, background: Background) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self._engine, self._background = engine, background
        self._heading, self._explanation, self._told = Label(self), Label(self), Label(self)
        self._heading.setFont(scaled(self.font(), Type.heading, bold=True))
        for label in (self._explanation, self._told):
            label.setWordWrap(True)
            label.setProperty("role", "muted")
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF() * Type.small)
        self.text.setFont(fixed)
        self.text.setTabChangesFocus(True)
        self._close, self.save, self.copy = Button(self), Button(self), Button(self)  # as Tab walks
        self.copy.setProperty("role", "main")
        self.copy.clicked.connect(lambda _checked=False: self._copy())
        self.save.clicked.connect(lambda _checked=False: self._choose_file())
        self._close.clicked.connect(lambda _checked=False: self.close())
        self._lay_out()
        theme.dress(self)
        self.retranslate()
        self.resize(max(720, self.fontMetrics().height() * 46), max(540, self.fontMetrics().height() * 34))

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(Space.s)
        below.addWidget(self._told, 1)
        for button in (self._close, self.save, self.copy):
            below.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.l)
        layout.setSpacing(Space.m)
        layout.addWidget(self._heading)
        layout.addWidget(self._explanation)
        layout.addWidget(self.text, 1)
        layout.addLayout(below)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Report"))
        self._heading.setText(self.tr("A report for whoever helps you"))
        self._explanation.setText(
            self.tr(
                "This is all that is copied or saved; nothing is sent. Taken out: what your notes say, their "
                "names and folders, keys, mail addresses, your user name, and where your home folder is."
            )
        )
        self.text.setAccessibleName(self.tr("The report"))
        self.copy.setText(self.tr("Copy"))
        self.save.setText(self.tr("Save…"))
        self._close.setText(self.tr("Close"))

    def present(self, more: Callable[[], dict[str, list[str]]] = dict) -> None:
        self.text.setPlainText(self.tr("Looking at everything…"))
        self._told.clear()
        for button in (self.copy, self.save):
            button.setEnabled(False)
        engine = self._engine
        self._background.run(lambda: report(engine, more()), self._show, self._fail)
        self.show()
        self.raise_()
        come_forward(self)

    def _show(self, text: str) -> None:
        self.text.setPlainText(text)
        for button in (self.copy, self.save):
            button.setEnabled(True)
        self.copy.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fail(self, problem: MemoroError) -> None:
        self.text.setPlainText(str(problem))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._told.setText(self.tr("Copied"))

    def _choose_file(self) -> None:
        title, name = self.tr("Save the report"), str(Path.home() / FILE_NAME)
        chosen, _kind = QFileDialog.getSaveFileName(self, title, name, "*.txt")
        if chosen:
            self.save_to(Path(chosen))

    def save_to(self, path: Path) -> None:
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            self._told.setText(f"{path}: {error.strerror or error}")
        else:
            self._told.setText(self.tr("Saved as %1").replace("%1", str(path)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
