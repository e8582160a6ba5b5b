"""The window in which one conversation is read, opened at the turn that was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.fonts import scaled
from app.desktop.icons import application_icon
from app.desktop.reader.view import TurnsView
from app.desktop.reader.words import moment
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import MANY, Clamped, breaking
from app.desktop.widgets.labels import say
from app.desktop.widgets.larger import larger

if TYPE_CHECKING:
    from app.engine.conversations import Conversation

SIZE, SMALLEST = QSize(720, 680), QSize(320, 240)
LOW = 420
"""Below this height, at the usual text size, the title has one line."""


class ReaderWindow(QWidget):
    """Made once and shown again for the next conversation."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self.setMinimumSize(SMALLEST)
        area = QGuiApplication.primaryScreen().availableGeometry().size()
        self.resize((SIZE * larger(self)).boundedTo(area - QSize(40, 60)).expandedTo(SMALLEST))
        self._conversation: Conversation | None = None
        self._title, self._place, self._left_out = Clamped(self), Clamped(self), breaking(self)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._place.setFont(scaled(self.font(), Type.small))
        self._place.setProperty("role", "muted")
        self.turns = TurnsView(theme, self)
        top = QVBoxLayout()
        top.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        top.setSpacing(Space.xs)
        for label in (self._title, self._place, self._left_out):
            top.addWidget(label)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addWidget(self.turns, 1)
        for keys in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.close)
        theme.dress(self)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Conversation"))
        self.turns.setAccessibleName(self.tr("What was said"))
        self._show_head()

    def show_conversation(self, conversation: Conversation, words: tuple[str, ...] = ()) -> None:
        self._conversation = conversation
        self._show_head()
        self.turns.show_turns(conversation, words)
        self.show()
        self.raise_()
        come_forward(self)
        self.turns.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _show_head(self) -> None:
        conversation = self._conversation
        if conversation is None:
            return
        self._title.setText(conversation.title)
        last = moment(conversation.turns[-1])
        self._place.setText(" · ".join(part for part in (conversation.path, last) if part))
        parts = []
        if conversation.earlier:
            parts.append(self.tr("%Ln earlier turn(s) are not shown", "", conversation.earlier))
        if conversation.later:
            parts.append(self.tr("%Ln later turn(s) are not shown", "", conversation.later))
        say(self._left_out, " · ".join(parts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        lines = 1 if self.height() < LOW * larger(self) else 2
        for label in (self._title, self._place):
            label.set_most_lines(lines)
        self._left_out.set_most_lines(1 if lines == 1 else MANY)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
