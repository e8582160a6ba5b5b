"""The report, whole, before anybody else sees it; then Copy or Save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.buttons import Button
from app.desktop.fixed_font import fixed_font
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.answers import cancel_is_last, in_a_row
from app.desktop.widgets.clamped import breaking
from app.desktop.widgets.labels import Label, say, wrapping
from app.desktop.widgets.larger import larger
from app.desktop.widgets.room import room_for
from app.desktop.widgets.scrolled import Scrolled
from app.engine.diagnostics import report
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.engine import Engine

FILE_NAME = "memoro-report.txt"
SIDE_BY_SIDE = 400
"""Pixels at the usual text size: in less, what was done stands above the buttons."""
LEAST_LINES = 4
"""Of the report in view, also where the window is so low that all of it scrolls."""


class DiagnosticsWindow(QWidget):
    """`present(more)` gathers anew; `more` returns the desktop's own sections and may touch the disk."""

    def __init__(self, theme: Theme, engine: Engine, background: Background) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self._engine, self._background = engine, background
        self._heading, self._explanation, self._told = Label(self), wrapping(parent=self), breaking(self)
        self._heading.setFont(scaled(self.font(), Type.heading, bold=True))
        self._heading.setWordWrap(True)
        self._explanation.setProperty("role", "muted")
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        fixed = fixed_font()
        fixed.setPointSizeF(self.font().pointSizeF() * Type.small)
        self.text.setFont(fixed)
        self.text.setTabChangesFocus(True)
        self._close, self.save, self.copy = Button(self), Button(self), Button(self)
        self.copy.setProperty("role", "main")
        self.copy.clicked.connect(lambda _checked=False: self._copy())
        self.save.clicked.connect(lambda _checked=False: self._choose_file())
        self._close.clicked.connect(lambda _checked=False: self.close())
        self._lay_out()
        theme.dress(self)
        self.retranslate()
        line = self.fontMetrics().height()
        self.resize(QSize(max(720, line * 46), max(540, line * 34)).boundedTo(room_for(self)))

    def _lay_out(self) -> None:
        buttons = (self._close, self.save, self.copy)
        answers = in_a_row(*(reversed(buttons) if cancel_is_last(self) else buttons))
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setSpacing(Space.s)
        self._below.setContentsMargins(Space.xl, 0, Space.xl, Space.l)
        self._below.addWidget(self._told, 1)
        self._below.addLayout(answers)
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.m)
        inner.setSpacing(Space.m)
        inner.addWidget(self._heading)
        inner.addWidget(self._explanation)
        inner.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(Scrolled(page, self), 1)
        layout.addLayout(self._below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow, way = self.width() < SIDE_BY_SIDE * larger(self), QBoxLayout.Direction
        self._below.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self.text.setMinimumHeight(LEAST_LINES * self.text.fontMetrics().height())

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
        say(self._told, "")
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
        say(self._told, self.tr("Copied"))

    def _choose_file(self) -> None:
        title, name = self.tr("Save the report"), str(Path.home() / FILE_NAME)
        chosen, _kind = QFileDialog.getSaveFileName(self, title, name, "*.txt")
        if chosen:
            self.save_to(Path(chosen))

    def save_to(self, path: Path) -> None:
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            say(self._told, f"{path}: {error.strerror or error}")
        else:
            say(self._told, self.tr("Saved as %1").replace("%1", str(path)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
