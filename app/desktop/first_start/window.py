"""The window of the first start: two pages, choose and watch."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from app.desktop.background import Background
from app.desktop.first_start.choosing import ChoosePage
from app.desktop.first_start.finding import Candidates, find_candidates
from app.desktop.first_start.watching import WatchPage
from app.desktop.icons import application_icon
from app.desktop.theme import Space, Theme
from app.engine.status import EngineStatus


class FirstStart(QWidget):
    """`folder_chosen(folder, new)`: take it (`new`: make it first); `try_wanted(text)`: open the popup."""

    folder_chosen = Signal(Path, bool)
    try_wanted = Signal(str)
    finished = Signal()

    def __init__(self, theme: Theme, background: Background, hotkey: str) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self.choose = ChoosePage(theme, self)
        self.watch = WatchPage(theme, hotkey, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.choose)
        self._pages.addWidget(self.watch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.xl + Space.s, Space.xl, Space.xl + Space.s, Space.xl)
        layout.addWidget(self._pages)
        self.setFixedSize(560, 470)
        self.choose.chosen.connect(self._take)
        self.choose.browse_wanted.connect(self._browse)
        self.choose.left.connect(self.close)
        self.watch.try_wanted.connect(self.try_wanted)
        self.watch.left.connect(self.close)
        theme.dress(self)
        self.retranslate()
        background.run(find_candidates, self._show_candidates)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Welcome"))

    def present(self) -> None:
        """Show it in the middle of the screen, with the keyboard."""
        if not self.isVisible():
            area = QGuiApplication.primaryScreen().availableGeometry()
            self.move(area.center() - self.rect().center())
        self.show()
        self.raise_()
        self.activateWindow()

    @property
    def is_watching(self) -> bool:
        return self._pages.currentWidget() is self.watch

    def show_status(self, status: EngineStatus) -> None:
        if self.is_watching:
            self.watch.show_status(status)

    def show_problem(self, text: str) -> None:
        """The choice did not work out: back to choosing, with the reason."""
        self._pages.setCurrentWidget(self.choose)
        self.choose.show_problem(text)

    def _show_candidates(self, candidates: Candidates) -> None:
        self.choose.show_candidates(candidates)

    def _browse(self) -> None:
        title = self.tr("Choose the folder with your assistant's notes")
        chosen = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
        if chosen:
            self._take(Path(chosen), False)

    def _take(self, folder: Path, new: bool) -> None:
        self.watch.begin(folder)
        self._pages.setCurrentWidget(self.watch)
        self.folder_chosen.emit(folder, new)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.finished.emit()
