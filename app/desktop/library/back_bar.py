"""Above the details of a narrow window: the way back to the list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from app.desktop.icons import put_glyph
from app.desktop.theme import Space, Theme


def back_keys() -> list[QKeySequence]:
    """What goes back on this system, without the key that also edits."""
    bound = QKeySequence.keyBindings(QKeySequence.StandardKey.Back)
    return [keys for keys in bound if keys != QKeySequence(Qt.Key.Key_Backspace)]


class BackBar(QWidget):
    """`wanted()`: to the list."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.button = QToolButton(self)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.clicked.connect(lambda _checked=False: self.wanted.emit())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.s, Space.xs, Space.s, 0)
        layout.addWidget(self.button)
        layout.addStretch(1)
        self.hide()
        self.retranslate()
        self.draw()

    def retranslate(self) -> None:
        self.button.setText(self.tr("Back"))
        self.button.setAccessibleName(self.tr("Back to the list"))
        keys = back_keys()[0].toString(QKeySequence.SequenceFormat.NativeText)
        self.button.setToolTip(self.tr("Back to the list (%1)").replace("%1", keys))

    def draw(self) -> None:
        put_glyph(self.button, "previous", self._theme.colour("text"))
