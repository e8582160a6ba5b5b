"""The window of the first start: its pages, the way through them, and the way out at any of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.background import Background
from app.desktop.buttons import Button
from app.desktop.first_start.choosing import EXISTING, SAMPLE, ChoosePage
from app.desktop.first_start.finding import Candidates, find_candidates
from app.desktop.first_start.page import Page
from app.desktop.first_start.promising import PromisePage
from app.desktop.first_start.steps import Steps
from app.desktop.first_start.trying_hotkey import HotkeyPage
from app.desktop.first_start.watching import WatchPage
from app.desktop.icons import application_icon
from app.desktop.theme import Space, Theme
from app.desktop.trace import trace
from app.desktop.widgets.answers import cancel_is_last, in_a_row
from app.desktop.widgets.scrolled import Scrolled
from app.engine.status import EngineStatus

WIDTH_IN_TEXT = 38
"""The window's width in heights of a line, so that it grows with the text size."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where somebody left, and what they had typed there."""

    number: int
    folder: Path | None
    sample: bool
    question: str


class FirstStart(QWidget):
    """`folder_chosen(folder, kind)`: see `choosing.py`. `hotkey_wanted(sequence)`: bind and keep it.
    `try_wanted(text)`: open the popup. `finished()`: the window was closed.
    """

    folder_chosen = Signal(Path, str)
    hotkey_wanted = Signal(str)
    try_wanted = Signal(str)
    finished = Signal()

    def __init__(
        self,
        theme: Theme,
        background: Background,
        hotkey: str,
        sample: Path,
        current: Path | None = None,
        openclaw: str | None = None,
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self._theme, self._current = theme, current
        self.choose = ChoosePage(theme, sample, current, self)
        self.promise = PromisePage(theme, self)
        self.hotkey = HotkeyPage(theme, hotkey, self)
        self.watch = WatchPage(theme, self)
        self._status: EngineStatus | None = None
        self.pages: tuple[Page, ...] = (self.choose, self.promise, self.hotkey, self.watch)
        self._stack = QStackedWidget(self)
        for page in self.pages:
            self._stack.addWidget(Scrolled(page, self._stack))
        self.steps = Steps(theme, len(self.pages), self)
        self.later, self.back, self.next = Button(self), Button(self), Button(self)
        self.next.setProperty("role", "main")
        self._lay_out()
        self._connect()
        theme.dress(self)
        self.retranslate()
        self._enter(0)
        background.run(lambda: find_candidates(openclaw), self._show_candidates)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, Space.s, 0)  # as the pages, which leave room for a scroll bar
        below.setSpacing(Space.s)
        below.addWidget(self.steps)
        ways = (self.back, self.next)  # in this order everywhere, also where a question has its deed first
        answers = (*ways, self.later) if cancel_is_last(self) else (self.later, *ways)
        below.addLayout(in_a_row(*answers), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl + Space.s, Space.xl, Space.xl, Space.l)
        layout.setSpacing(Space.l)
        layout.addWidget(self._stack, 1)
        layout.addLayout(below)

    def _connect(self) -> None:
        self.choose.chosen.connect(self._take)
        self.choose.kept.connect(self._keep)
        self.choose.browse_wanted.connect(self._browse)
        self.hotkey.wanted.connect(self.hotkey_wanted)
        self.watch.try_wanted.connect(self.try_wanted)
        self.watch.next_changed.connect(self._show_buttons)
        self.later.clicked.connect(lambda _checked=False: self.close())
        self.back.clicked.connect(lambda _checked=False: self._enter(self.number - 1))
        self.next.clicked.connect(lambda _checked=False: self._go_on())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Welcome"))
        self.back.setText(self.tr("Back"))
        for page in self.pages:
            page.retranslate()  # type: ignore[attr-defined]
        self._show_buttons()

    # The way through

    @property
    def number(self) -> int:
        """Of the page in front, from 0."""
        return self._stack.currentIndex()

    @property
    def page(self) -> Page:
        return self.pages[self.number]

    @property
    def is_watching(self) -> bool:
        return self.page is self.watch

    def present(self) -> None:
        """Show it in the middle of the screen, with the keyboard."""
        if not self.isVisible():
            area = QGuiApplication.primaryScreen().availableGeometry()
            wanted = self.wanted_size()
            self.resize(wanted.boundedTo(area.size() * 0.95))
            self.move(area.center() - self.rect().center())
        self.show()
        self.raise_()
        come_forward(self)
        self._focus()
        QTimer.singleShot(0, self._grow)

    def _grow(self) -> None:
        """When the style is applied and all offers are there: as large as needed, still in the middle."""
        area = self.screen().availableGeometry()
        wanted = self.size().expandedTo(self.wanted_size()).boundedTo(area.size() * 0.95)
        if self.isVisible() and wanted != self.size():
            self.resize(wanted)
            self.move(area.center() - self.rect().center())

    def wanted_size(self) -> QSize:
        """Wide enough to read well, high enough for the highest page without scrolling."""
        width = max(560, self.fontMetrics().height() * WIDTH_IN_TEXT)
        inner = width - 2 * (Space.xl + Space.s) - Space.s
        page = max(page.layout().totalHeightForWidth(inner) for page in self.pages)
        below = self.next.sizeHint().height() + Space.xl + 3 * Space.l
        return QSize(width, max(420, page + below + Space.l))

    def _enter(self, number: int) -> None:
        self._stack.setCurrentIndex(number)
        self.steps.show_step(number)
        self._show_buttons()
        self.page.entered()
        if self.isVisible():
            self._focus()
        trace("first start page", number=number)

    def _go_on(self) -> None:
        if self.is_watching:
            self.watch.go()
        else:
            self._enter(self.number + 1)

    @property
    def progress(self) -> Progress | None:
        """To go on from after it was closed; None where there is nothing to go on from."""
        question = self.watch.question.text()
        if self.number == 0 or (self.is_watching and not question.strip()):
            return None
        return Progress(self.number, self.watch.folder, self.watch.sample, question)

    def resume(self, progress: Progress) -> None:
        """Go on where somebody left."""
        if progress.folder:
            self.watch.begin(progress.folder, sample=progress.sample)
        self.watch.question.setText(progress.question)
        self._enter(progress.number)

    def _focus(self) -> None:
        (self.page.first_focus() or self.next).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self) -> None:
        page = self.page
        self.later.setText(self.tr("Close") if self.is_watching else self.tr("Later"))
        self.back.setVisible(self.number > 0)
        self.next.setText(page.next_text or " ")
        self.next.setVisible(bool(page.next_text))
        self.next.setEnabled(page.may_continue)

    # What comes from outside

    def show_status(self, status: EngineStatus) -> None:
        self._status = status
        if self.number > 0:
            self.watch.show_status(status)

    def show_problem(self, text: str) -> None:
        """The choice did not work out: back to choosing, with the reason."""
        self._enter(0)
        self.choose.show_problem(text)

    def take_hotkey(self) -> bool:
        """The hotkey was pressed; whether it was meant for the test on its page."""
        if self.page is not self.hotkey or not self.isVisible():
            return False
        self.hotkey.pressed()
        return True

    # Choosing

    def _show_candidates(self, candidates: Candidates) -> None:
        self.choose.show_candidates(candidates)
        if self.number == 0:
            QTimer.singleShot(0, self._grow)
            self._focus()

    def _browse(self) -> None:
        title = self.tr("Choose the folder with your assistant's notes")
        chosen = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
        if chosen:
            self._take(Path(chosen), EXISTING)

    def _take(self, folder: Path, kind: str) -> None:
        self._begin(folder, sample=kind == SAMPLE)
        self._enter(1)
        self.folder_chosen.emit(folder, kind)

    def _keep(self) -> None:
        if self._current:
            self._begin(self._current, sample=False)
        self._enter(1)

    def _begin(self, folder: Path, *, sample: bool) -> None:
        """What was told of the folder in use holds: nothing changes, so nothing more may come."""
        self.watch.begin(folder, sample=sample)
        if self._status and folder == self._current:
            self.watch.show_status(self._status)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves as the close button does: nothing is lost, it goes on from here."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.finished.emit()
