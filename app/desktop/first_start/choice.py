"""A large button with an icon, a title and a line below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.labels import Label


class ChoiceButton(Button):
    """Reached by Tab and pressed by Enter or Space; its texts are its accessible name."""

    def __init__(self, theme: Theme, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "choice")
        self._theme, self._name = theme, icon
        self._icon, self._title, self._line = Label(self), Label(self), Label(self)
        self._title.setFont(scaled(self.font(), Type.title, bold=True))
        self._line.setFont(scaled(self.font(), Type.small))
        self._line.setProperty("role", "muted")
        for label in (self._title, self._line):
            label.setWordWrap(True)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self._title)
        texts.addWidget(self._line)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.l, Space.m, Space.l, Space.m)
        layout.setSpacing(Space.l)
        layout.addWidget(self._icon)
        layout.addLayout(texts, 1)
        for label in (self._icon, self._title, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self._draw)
        self._draw()

    def set_texts(self, title: str, line: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self.setAccessibleName(f"{title}, {line}")

    def sizeHint(self) -> QSize:
        return self.layout().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """As high as its texts are where they wrap: a button's height is asked before its width is known.

        While it has no texts, its layout says -1. One that appears in a window which grows at that moment
        keeps the layout of its height before, so the layout is told what there is.
        """
        self.setMinimumHeight(max(0, self.layout().totalHeightForWidth(self.width())))
        self.layout().setGeometry(self.contentsRect())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 2 * self.fontMetrics().height())

    def _draw(self) -> None:
        colour = self._theme.colour("accent")
        self._icon.setPixmap(
            glyph(self._name, colour, round(self.fontMetrics().height() * 1.6), self.devicePixelRatioF())
        )
