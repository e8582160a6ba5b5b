"""Looking for updates: once a day where a person agreed, and whenever they ask; told, never installed."""

from __future__ import annotations

import json
import logging
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox

from app import __version__
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences
from app.desktop.web_pages import open_page
from app.engine.updates import Update, check_for_update
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.paths import AppPaths
    from app.desktop.background import Background
    from app.desktop.theme import Theme

log = logging.getLogger(__name__)
FIRST_LOOK_MS = 60_000
LOOK_MS = 60 * 60 * 1000
DAY_SECONDS = 24 * 60 * 60
FILE_NAME = "updates.json"


class UpdateWatch(QObject):
    """`found(version, summary)`: a newer version, told once. `answered()`: to a person who asked.

    `last` is the newest answer, `problem` what came instead of one.
    """

    found = Signal(str, str)
    answered = Signal()

    def __init__(self, background: Background, paths: AppPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background, self._file = background, paths.data_dir / FILE_NAME
        self._address: str | None = None
        self.agreed = False
        self.last: Update | None = None
        self.problem: MemoroError | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_if_due)

    def choose(self, agreed: bool, address: str | None) -> None:
        """Nothing is asked of anybody unless `agreed` and an address is set."""
        if (agreed, address) == (self.agreed, self._address):
            return
        self.agreed, self._address = agreed, address
        self._timer.stop()
        if agreed and address:
            self._timer.start(FIRST_LOOK_MS)

    def look_now(self) -> None:
        """A person asked, which is agreement for this once."""
        address = self._address
        self._background.run(lambda: self._look(address), self._answer, self._refuse)

    def _look_if_due(self) -> None:
        self._timer.start(LOOK_MS)
        address = self._address
        self._background.run(
            lambda: self._look(address) if self._is_due() else None,
            self._take,
            lambda problem: log.info("%s", problem),
        )

    def _is_due(self) -> bool:
        """Also where the clock was ahead at the last look: else nobody would look before that moment."""
        return not 0 <= time.time() - self._last_look() < DAY_SECONDS

    def _look(self, address: str | None) -> Update:
        update = check_for_update(address)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(
            json.dumps({"looked": time.time(), "version": update.version}), encoding="utf-8"
        )
        return update

    def _last_look(self) -> float:
        try:
            return float(json.loads(self._file.read_text(encoding="utf-8"))["looked"])
        except (OSError, ValueError, KeyError, TypeError):
            return 0.0

    def _take(self, update: Update | None) -> None:
        told, self.last = self.last, update or self.last
        if update and update.is_newer and (told is None or told.version != update.version):
            self.found.emit(update.version, update.summary)

    def _answer(self, update: Update) -> None:
        self.problem = None
        self._take(update)
        self.answered.emit()

    def open_page(self, page: str) -> None:
        open_page(self._background.run, page, lambda text: self._refuse(MemoroError(text)))

    def _refuse(self, problem: MemoroError) -> None:
        self.problem = problem
        self.answered.emit()


class UpdateBox(QMessageBox):
    """The answer to a person who asked."""

    def __init__(self, watch: UpdateWatch, theme: Theme) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Updates"))
        update = watch.last
        if watch.problem is not None:
            told = in_words(watch.problem)
            self.setIcon(QMessageBox.Icon.Warning)
            self.setText(told.title)
            self.setInformativeText(sentences(told.message, told.action))
        elif update and update.is_newer:
            self.setText(self.tr("Memoro %1 is available").replace("%1", update.version))
            yours = self.tr("You have %1.").replace("%1", __version__)
            self.setInformativeText(f"{update.summary} {yours}".strip())
            if update.url:
                page = self.addButton(self.tr("Open the page"), QMessageBox.ButtonRole.AcceptRole)
                page.clicked.connect(lambda: watch.open_page(update.url))
        else:
            self.setText(self.tr("Memoro is up to date"))
            self.setInformativeText(self.tr("You have %1.").replace("%1", __version__))
        self.addButton(QMessageBox.StandardButton.Close).setIcon(QIcon())  # no other button here has one
        theme.dress(self)
        self.finished.connect(self.deleteLater)
