"""What the popup tells in words: a banner above the rows, a page in their place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.icons import glyph, put_glyph
from app.desktop.popup.states import Offer, View
from app.desktop.punctuation import sentences, stop
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import MANY, Clamped
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import Label
from app.desktop.widgets.larger import larger

STATE_WIDTH = 480
"""Of a readable column, at the usual text size."""


class OtherButton(FittingButton):
    """What else a view offers; hidden where that is nothing. Emits the offer by the given signal."""

    def __init__(self, offered: SignalInstance, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered, self._offer = offered, Offer.OWN
        self.clicked.connect(lambda _checked=False: self._offered.emit(self._offer))

    def show_view(self, view: View) -> None:
        self._offer = view.other_offer or Offer.OWN
        self.setText(view.other_button)
        self.setVisible(bool(view.other_button))


class Banner(QFrame):
    """One line, one button or two, and a cross that hides it until the same happens anew."""

    offered = Signal(Offer)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._theme = theme
        self._view: View | None = None
        self._dismissed: set[str] = set()
        self._icon, self._text = Label(self), Clamped(self, MANY)
        self._button = Button(self)
        self._button.clicked.connect(lambda _checked=False: self._offer())
        self._other = OtherButton(self.offered, self)
        self._close = QToolButton(self)
        self._close.clicked.connect(lambda _checked=False: self._dismiss())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.s, Space.s, Space.s)
        layout.setSpacing(Space.s)
        layout.addWidget(self._icon)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._other)
        layout.addWidget(self._button)
        layout.addWidget(self._close)
        theme.changed.connect(self._draw)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        self._close.setAccessibleName(self.tr("Hide this message"))
        self._close.setToolTip(self.tr("Hide this message"))

    @property
    def view(self) -> View | None:
        return self._view

    def show_view(self, view: View | None) -> None:
        self._view = view
        if view is None or view.title in self._dismissed:
            self.hide()
            return
        whole = view.kind == "problem" and view.sentence
        self._text.setText(sentences(stop(view.title), view.sentence) if whole else view.title, view.sentence)
        self._button.setText(view.button)
        self._button.setVisible(bool(view.button))
        self._other.show_view(view)
        self.setProperty("kind", view.kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self._draw()
        self.show()

    def arrange(self, *, low: bool) -> None:
        """In a low window it has one line, whose tip tells the rest, and the rows have the room."""
        self._text.set_most_lines(1 if low else MANY)

    def _draw(self) -> None:
        if self._view:
            colour = self._theme.colour("on_problem" if self._view.kind == "problem" else "on_notice")
            side = round(18 * larger(self))
            self._icon.setPixmap(glyph(self._view.icon, colour, side, self.devicePixelRatioF()))
            put_glyph(self._close, "close", colour, 16)

    def _offer(self) -> None:
        if self._view and self._view.offer:
            self.offered.emit(self._view.offer)

    def forget_dismissal(self, view: View) -> None:
        """It happened anew: what a person hid before may be told once more."""
        self._dismissed.discard(view.title)

    def _dismiss(self) -> None:
        if self._view:
            self._dismissed.add(self._view.title)
        self.hide()


class StatePage(QWidget):
    """An icon, a title, a sentence, one button or two, in the middle of the free space."""

    offered = Signal(Offer)
    drawn = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: View | None = None
        self._icon, self._title, self._sentence = Label(self), Label(self), Label(self)
        self._title.setFont(scaled(self.font(), Type.heading, bold=True))
        self._sentence.setProperty("role", "muted")
        self._undrawn = False
        for label in (self._icon, self._title, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(label is not self._icon)
        self._button = FittingButton(self)
        self._button.setProperty("role", "main")
        self._other = OtherButton(self.offered, self)
        self._button.clicked.connect(lambda _checked=False: self._offer())
        self._lay_out()
        theme.changed.connect(self._draw)

    def _lay_out(self) -> None:
        column = self._column = QWidget(self)  # wrapped labels get their height right only in a column
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, Space.xl, 0, Space.xl)
        layout.setSpacing(Space.s)
        layout.addStretch(4)
        layout.addWidget(self._icon)
        layout.addSpacing(Space.s)
        layout.addWidget(self._title)
        layout.addWidget(self._sentence)
        layout.addSpacing(Space.m)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._button)
        buttons.addWidget(self._other)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        layout.addStretch(5)
        across = QHBoxLayout(self)
        across.addStretch(1)
        across.addWidget(column, 100)
        across.addStretch(1)

    @property
    def view(self) -> View | None:
        return self._view

    def show_view(self, view: View) -> None:
        self._view = view
        self._column.setMaximumWidth(round(STATE_WIDTH * larger(self)))
        self._title.setText(view.title)
        self._sentence.setText(view.sentence)
        self._sentence.setVisible(bool(view.sentence))
        self._button.setText(view.button)
        self._button.setVisible(bool(view.button))
        self._other.show_view(view)
        self.setAccessibleName(sentences(stop(view.title), view.sentence))
        self._undrawn = True
        self._draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._undrawn:
            self._undrawn = False
            self.drawn.emit()

    def press(self) -> None:
        """Enter in the field does what the page offers, when it offers something."""
        if self._button.isVisible():
            self._offer()

    def _draw(self) -> None:
        if self._view:
            colour = self._theme.colour("on_problem" if self._view.kind == "problem" else "accent")
            side = round(44 * larger(self))
            self._icon.setPixmap(glyph(self._view.icon, colour, side, self.devicePixelRatioF()))

    def _offer(self) -> None:
        if self._view and self._view.offer:
            self.offered.emit(self._view.offer)
