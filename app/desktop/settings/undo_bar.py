"""Says for a while what was just changed, with the way back."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from app.desktop.buttons import Button
from app.desktop.icons import put_glyph
from app.desktop.theme import Space, Theme
from app.desktop.widgets.labels import wrapping

SHOWN_MS = 9_000


class UndoBar(QFrame):
    undo_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self._theme = theme
        self.text = wrapping(parent=self)
        self.button = Button(self)
        self.button.clicked.connect(lambda _checked=False: self.undo_wanted.emit())
        self._close = QToolButton(self)
        self._close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.s, Space.s, Space.s)
        layout.setSpacing(Space.m)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.button)
        layout.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self._leave)
        theme.changed.connect(self._draw)
        self._draw()
        self.hide()

    @property
    def told(self) -> str:
        """What still stands there."""
        return "" if self.isHidden() else self.text.text()

    def tell(self, text: str, *, undo: bool) -> None:
        self.text.setText(text)
        self.setAccessibleName(text)
        self.button.setText(self.tr("Undo"))
        self.button.setVisible(undo)
        self._close.setAccessibleName(self.tr("Hide this message"))
        self._draw()  # the text may be larger by now
        self.show()
        self._timer.start()

    def _leave(self) -> None:
        """Not while a person is about to press a button."""
        if self.underMouse() or self.button.hasFocus() or self._close.hasFocus():
            self._timer.start()
        else:
            self.hide()

    def _draw(self) -> None:
        put_glyph(self._close, "close", self._theme.colour("window"), 16)
