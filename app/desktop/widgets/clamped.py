"""A text of a few lines at most: it wraps anywhere, and ends in … where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.desktop.fonts import scaled
from app.desktop.theme import Type
from app.desktop.widgets.labels import Label

MANY = 99
LONGEST, HUGE = 1000, 1 << 20
"""Characters that are looked at; no few lines hold more."""


class Clamped(Label):
    """`text` is the whole, which the tool tip tells where it is cut; `most_lines` may change at any time.

    `more` is what the tip tells below that, cut or not.
    """

    def __init__(self, parent: QWidget | None = None, most_lines: int = 2) -> None:
        self._whole, self._most, self._more = "", most_lines, ""
        self._known: tuple[str, int, int, str, list[str]] | None = None
        super().__init__(parent)
        self.setMinimumWidth(40)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text(self) -> str:
        return self._whole

    def setText(self, text: str, more: str = "") -> None:
        self._whole, self._more = text, more
        self._show_lines()
        self._tell_whole()  # another text may look the same where it is cut
        self.updateGeometry()

    def set_most_lines(self, most: int) -> None:
        if most != self._most:
            self._most = most
            self._show_lines()
            self.updateGeometry()

    @property
    def shown(self) -> str:
        """What stands on the screen."""
        return super().text()

    def heightForWidth(self, width: int) -> int:
        lines, metrics = self._lines(width), self.fontMetrics()
        # Signs that come from another font may be higher than this one's.
        real = metrics.boundingRect(QRect(0, 0, HUGE, HUGE), 0, "\n".join(lines)).height()
        return max(len(lines) * metrics.lineSpacing(), metrics.lineSpacing(), real)

    def sizeHint(self) -> QSize:
        whole = self.fontMetrics().horizontalAdvance(self._whole[:LONGEST]) + 1
        return QSize(whole if self._most == 1 else self.width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_lines()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_lines()
            self.updateGeometry()

    def _show_lines(self) -> None:
        shown = "\n".join(self._lines(self.width()))
        if shown != self.shown:
            super().setText(shown)
            self._tell_whole()

    def _tell_whole(self) -> None:
        is_cut = self.shown.replace("\n", "").endswith("…") and not self._whole.endswith("…")
        self.setToolTip("\n".join(part for part in (self._whole if is_cut else "", self._more) if part))
        self.setAccessibleName(self._whole)

    def _lines(self, width: int) -> list[str]:
        font = self.font()
        known = self._known
        if known is None or known[:4] != (self._whole, width, self._most, font.key()):
            lines = broken(self._whole[:LONGEST], font, width, self._most)
            self._known = known = (self._whole, width, self._most, font.key(), lines)
        return known[4]


def breaking(parent: QWidget) -> Clamped:
    """A `quiet` line of all the lines that it needs, for addresses and paths: they break where they must."""
    label = Clamped(parent, MANY)
    label.setProperty("role", "muted")
    label.setFont(scaled(label.font(), Type.small))
    label.hide()
    return label


def broken(text: str, font: QFont, width: int, most: int) -> list[str]:
    """The text in at most `most` lines no wider than `width`; … ends the last one where some is missing."""
    if "\n" not in text and QFontMetrics(font).horizontalAdvance(text) <= width:
        return [text]
    lines: list[str] = []
    paragraphs = text.rstrip("\n").split("\n")
    for number, paragraph in enumerate(paragraphs, 1):
        for start, end in _breaks(paragraph, font, width):
            if len(lines) == most - 1 and end < len(paragraph):
                return [*lines, _ended(paragraph[start:], font, width)]
            lines.append(paragraph[start:end].rstrip())
        if len(lines) == most and number < len(paragraphs):
            return [*lines[:-1], _ended(lines[-1], font, width)]
    return lines


def _breaks(text: str, font: QFont, width: int) -> list[tuple[int, int]]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        found.append((line.textStart(), line.textStart() + line.textLength()))
    layout.endLayout()
    units = text.encode("utf-16-le", "surrogatepass")
    return [
        tuple(len(units[: 2 * at].decode("utf-16-le", "surrogatepass")) for at in pair)  # type: ignore[misc]
        for pair in found
    ]


def _ended(text: str, font: QFont, width: int) -> str:
    """The text with … at its end, whether all of it has room or not."""
    metrics = QFontMetrics(font)
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    if cut != text:
        return cut
    while text and metrics.horizontalAdvance(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
