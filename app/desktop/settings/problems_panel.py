"""What is wrong with the file, above all pages: every mistake with its line, and the way to mend it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.config.problems import Problem
from app.desktop.buttons import Button
from app.desktop.problems import translated
from app.desktop.settings.model import SettingsModel
from app.desktop.theme import Space
from app.desktop.widgets.card import empty
from app.desktop.widgets.labels import wrapping
from app.desktop.widgets.larger import larger

MOST = 6
SIDE_BY_SIDE = 400
"""Pixels at the usual text size: in less, buttons stand below their lines."""
SHARE = 0.4
"""Of the window's height, which the problems take at most."""


class ProblemsPanel(QFrame):
    """`opened(line)`: the person wants to see that line of the file."""

    opened = Signal(int)

    def __init__(self, model: SettingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._model = model
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        self._layout.setSpacing(Space.s)
        self._shown: tuple[Problem, ...] = ()
        self._rows: list[QBoxLayout] = []
        model.changed.connect(self.refresh)
        self.refresh()

    @property
    def lines(self) -> list[str]:
        return [translated(str(problem)) for problem in self._shown]

    def refresh(self) -> None:
        problems = self._model.errors or self._model.problems
        self.setVisible(bool(problems))
        if problems == self._shown:
            return
        self._shown = problems
        empty(self._layout)
        self._rows.clear()
        if not problems:
            return
        self.setProperty("kind", "problem" if self._model.errors else "notice")
        self.style().unpolish(self)
        self.style().polish(self)
        self._layout.addWidget(self._title())
        for problem in problems[:MOST]:
            self._layout.addLayout(self._line(problem))
        if len(problems) > MOST:
            rest = self.tr("… and %Ln more", "", len(problems) - MOST)
            self._layout.addWidget(wrapping(rest, self))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # new lines are shown a moment after they are made
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """As high as its lines: Qt reckons texts that wrap at their narrowest, and would fill the window."""
        narrow, way = self.width() < SIDE_BY_SIDE * larger(self), QBoxLayout.Direction
        for row in self._rows:
            row.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        needed = self._layout.totalHeightForWidth(self.width())
        if self._shown and needed > 0:
            self.setFixedHeight(needed)

    def _title(self) -> QLabel:
        if self._model.is_broken:
            text = self.tr(
                "The settings file cannot be read, so nothing can be changed here and nothing is "
                "overwritten. The last good settings stay in effect."
            )
        elif self._model.errors:
            text = self.tr(
                "Some values in the settings file cannot be used. The previous ones stay in effect."
            )
        else:
            text = self.tr("Something in the settings file is probably not what was meant.")
        return wrapping(text, self)

    def _line(self, problem: Problem) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(Space.s)
        self._rows.append(row)
        row.addWidget(wrapping(translated(str(problem)), self), 1)
        button = Button(self.tr("Open in the editor"), self)
        button.setAccessibleName(f"{button.text()}: {translated(str(problem))}")
        button.clicked.connect(lambda _checked=False: self.opened.emit(problem.line or 1))
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return row


class ProblemsArea(QScrollArea):
    """As high as the panel, but never so high that the pages below have no room."""

    def __init__(self, panel: ProblemsPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = panel
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)  # which shows it
        panel.installEventFilter(self)
        panel.refresh()
        self.fit()

    def fit(self) -> None:
        self.setVisible(not self._panel.isHidden())
        self.setFixedHeight(min(self._panel.height(), round(SHARE * self.window().height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.fit()
        return super().eventFilter(watched, event)
