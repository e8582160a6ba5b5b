"""One line over everything: what is typed goes to today's log with Enter. Has a hotkey of its own.

What became of it says `written.py`: the line is gone then, and the program used before has the keyboard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QCursor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout

from app.desktop.capture.written import Written, words
from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.key_names import in_windows
from app.desktop.popup.placement import place, put, screen_index
from app.desktop.problems import sentences
from app.desktop.summoned import Summoned
from app.desktop.theme import Space, Theme, Type
from app.desktop.trace import trace
from app.desktop.widgets.labels import Label
from app.desktop.widgets.line import Line
from app.engine.capture import Captured, capture, take_back
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.desktop.background import Background
    from app.engine.engine import Engine

    Notify = Callable[[str, str, str, Callable[[], None]], object]

WIDTH, WIDTH_IN_TEXT = 640, 36


class CaptureLine(Summoned):
    """A text that could not be written stays in the line. Ctrl+Z in the empty line takes back the last one.

    `notify(title, text, button, do)` shows a notice outside the windows; a click does what the button says.
    """

    def __init__(self, theme: Theme, engine: Engine, background: Background, notify: Notify) -> None:
        super().__init__()
        self._theme, self._engine, self._background, self._notify = theme, engine, background, notify
        self._is_offered = False
        self._last: tuple[Captured, str] | None = None
        self.written = Written(theme)
        self.written.take_back_wanted.connect(self.take_back)
        self._icon, self._hint = Label(self), Label(self)
        self.field = Line(self)
        self.field.setObjectName("question")
        self.field.setFrame(False)
        self.field.setMaxLength(4000)
        self.field.returnPressed.connect(self.keep)
        self.field.installEventFilter(self)
        self._lay_out()
        theme.dress(self)
        theme.changed.connect(self._draw)
        self._draw()
        self.retranslate()

    def _lay_out(self) -> None:
        self.field.setFont(scaled(self.font(), Type.heading))
        self._hint.setFont(scaled(self.font(), Type.small))
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        layout = QGridLayout(self)
        layout.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        layout.setHorizontalSpacing(Space.m)
        layout.setVerticalSpacing(Space.xs)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._icon, 0, 0)
        layout.addWidget(self.field, 0, 1)
        layout.addWidget(self._hint, 1, 1)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Quick note"))
        self.field.setPlaceholderText(self.tr("What should be remembered?"))
        self.field.setAccessibleName(self.tr("Quick note"))
        self._say_keys()

    def _say_keys(self) -> None:
        keys = self.tr("Enter adds it to today’s log, Esc closes.")
        if self._last:
            keys = self.tr("Enter adds it to today’s log, Esc closes, Ctrl+Z takes back the last one.")
        self._say(in_windows(keys))

    def offer(self, text: object) -> None:
        """What was typed before the program ended, unless somebody types already."""
        self._is_offered = True
        if isinstance(text, str) and not self.field.text():
            self.field.setText(text)
        trace("capture offered")

    @property
    def unsaved(self) -> str | None:
        """What the next start is to offer; None while it is not known what the last one left."""
        return self.field.text() if self._is_offered or self.field.text() else None

    def present(self, activation_token: str = "") -> None:
        """Show it on the screen with the pointer, with the keyboard; an unsaved text is still there."""
        self.written.hide()
        self._say_keys()
        super().present(activation_token)
        trace("capture shown")

    def put_in_place(self) -> None:
        screens = QGuiApplication.screens()
        index = screen_index(QCursor.pos(), [screen.geometry() for screen in screens])
        if index >= 0:
            width = max(WIDTH, self.fontMetrics().height() * WIDTH_IN_TEXT)
            area = screens[index].availableGeometry()
            narrow = place(QSize(width, self.sizeHint().height()), area).width()
            put(self, place(QSize(narrow, self.layout().totalHeightForWidth(narrow)), area))

    def keep(self) -> None:
        text, engine = self.field.text().strip(), self._engine
        if text:
            self.field.setEnabled(False)
            self._background.run(
                lambda: capture(engine, text), lambda done: self._kept(done, text), self._failed
            )

    def _kept(self, done: Captured, text: str) -> None:
        self.field.setEnabled(True)
        self.field.clear()
        self._last = (done, text) if done.is_new else None
        self.hide()
        trace("captured")
        if QGuiApplication.platformName() == "wayland":
            back = QCoreApplication.translate("QuickNotes", "Take it back") if done.is_new else ""
            self._notify(*words(done), back, self.take_back)
        else:
            self.written.tell(done, self.geometry())

    def take_back(self) -> None:
        """What was written last. Who has the line open gets the text there, to write it better."""
        if self._last is None:
            return
        engine, last, self._last = self._engine, self._last, None
        done, text = last

        def failed(problem: MemoroError) -> None:
            self._last = self._last or last  # another try may do it
            self._not_gone(problem)

        self._background.run(lambda: take_back(engine, done), lambda _done: self._gone(text), failed)

    def _gone(self, text: str) -> None:
        told = QCoreApplication.translate("QuickNotes", "The note was taken back")
        if self.isVisible() and not self.field.text():
            self.field.setText(text)
            self._say(told)
        elif self.written.isVisible():
            self.written.answer(told)

    def _not_gone(self, problem: MemoroError) -> None:
        if self.isVisible():
            self._say(sentences(problem), bad=True)
        else:
            self.written.fail(problem, self.geometry())

    def _failed(self, problem: MemoroError) -> None:
        self.field.setEnabled(True)
        self.field.setFocus()
        self._say(sentences(problem), bad=True)

    def _say(self, text: str, *, bad: bool = False) -> None:
        self._hint.setText(text)
        self._hint.setProperty("role", "problem" if bad else "muted")
        self._hint.style().unpolish(self._hint)
        self._hint.style().polish(self._hint)
        if self.isVisible():
            size = QSize(self.width(), self.layout().totalHeightForWidth(self.width()))
            put(self, QRect(self.pos(), size))

    def _draw(self) -> None:
        self._icon.setPixmap(glyph("note", self._theme.colour("muted"), 22, self.devicePixelRatioF()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The empty line's own undo would bring back the text, but leave the note."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and self._last
            and not self.field.text()
        ):
            self.take_back()
            return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.written.close()
        super().closeEvent(event)
