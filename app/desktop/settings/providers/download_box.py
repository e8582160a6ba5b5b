"""The local model's file: how large it is, whether it is here, and bringing it here with a way out."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.costs import duration
from app.desktop.settings.providers.bench import Bench
from app.desktop.theme import Space
from app.desktop.widgets.labels import quiet, say
from app.engine.local_model import USUAL_BYTES, USUAL_MEMORY_BYTES, LocalFile
from app.errors import MemoroError


class DownloadBox(QWidget):
    """`arrived` when the file is here (or was already), `fetched` when it was brought."""

    arrived = Signal()
    fetched = Signal()

    def __init__(self, bench: Bench, parent: QWidget) -> None:
        super().__init__(parent)
        self._bench = bench
        self._file: LocalFile | None = None
        self.line = quiet(parent=self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Download of the model"))
        self.button, self.stop = Button(self.tr("Download"), self), Button(self.tr("Cancel"), self)
        row = QHBoxLayout()
        row.setSpacing(Space.s)
        row.addWidget(self.button)
        row.addWidget(self.stop)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addWidget(self.line)
        layout.addWidget(self.bar)
        layout.addLayout(row)
        self.button.clicked.connect(lambda _checked=False: self._start())
        self.stop.clicked.connect(lambda _checked=False: bench.stop_download())
        bench.progressed.connect(self._show_progress)
        self._show_running(False)

    def look(self, model: str) -> None:
        self._bench.look_for_file(model, self._take, self._failed)

    @property
    def is_here(self) -> bool:
        return self._file is not None and self._file.file is not None

    def _take(self, file: LocalFile) -> None:
        self._file = file
        self.button.setVisible(file.file is None)
        if file.file:
            say(self.line, self.tr("The model is on this computer: %1").replace("%1", str(file.file)), "good")
            self.arrived.emit()
        elif file.is_usual:
            text = self.tr("Download %1 MB, the same on disk; %2 MB of memory while it works.")
            text = text.replace("%1", _megabytes(USUAL_BYTES)).replace("%2", _megabytes(USUAL_MEMORY_BYTES))
            say(self.line, text)
        else:
            say(self.line, self.tr("This model is not on this computer yet."))

    @property
    def is_running(self) -> bool:
        return not self.bar.isHidden()

    def _start(self) -> None:
        if self._file:
            self._show_running(True)
            self.bar.setRange(0, 0)
            self._bench.download(self._file, self._done, self._failed)

    def _done(self, _path: object) -> None:
        self._show_running(False)
        self.fetched.emit()
        if self._file:
            self.look(self._file.model)

    def _failed(self, problem: MemoroError) -> None:
        self._show_running(False)
        told = in_words(problem)
        say(self.line, sentences(stop(told.title), told.message, told.action), "problem")

    def _show_running(self, running: bool) -> None:
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        self.button.setVisible(not running and not self.is_here)

    def _show_progress(self, done: float, total: float, seconds: float) -> None:
        if total > 0:
            self.bar.setRange(0, 1000)
            self.bar.setValue(round(1000 * done / total))
        text = self.tr("%1 of %2 MB").replace("%1", _megabytes(done))
        text = text.replace("%2", _megabytes(total) if total > 0 else "?")
        say(self.line, f"{text}, {duration(seconds)}" if seconds >= 0 else text)


def _megabytes(count: float) -> str:
    return f"{count / 1e6:.0f}"
