"""How a row of the library's lists looks: calm lines, numbers at the right, the day above the first.

All rows of a list have the same two or three lines, so that none moves when another is read.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.library.items import ITEM, Item
from app.desktop.theme import Space, Theme, Type

PAD_X, PAD_Y, GAP = 16, 9, 3
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(slots=True)
class _Fonts:
    title: QFont
    small: QFont
    title_height: int
    small_height: int


class ItemDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.has_quotes = False
        self._theme = theme
        self._fonts: _Fonts | None = None
        self._base: QFont | None = None

    def _fonts_for(self, font: QFont) -> _Fonts:
        if self._fonts is None or font != self._base:
            title, small = scaled(font, 1.0, bold=True), scaled(font, Type.small)
            heights = [QFontMetrics(each).height() for each in (title, small)]
            self._base, self._fonts = QFont(font), _Fonts(title, small, *heights)
        return self._fonts

    def heights(self, font: QFont) -> tuple[int, int]:
        """Of a row, and of what stands above the first one of a section."""
        fonts = self._fonts_for(font)
        lines = 2 if self.has_quotes else 1
        row = 2 * PAD_Y + fonts.title_height + lines * (GAP + fonts.small_height)
        return row, fonts.small_height + Space.m

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item: Item = index.data(ITEM)
        fonts = self._fonts_for(option.font)
        area = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item.section:
            painter.setFont(fonts.small)
            painter.setPen(self._theme.colour("muted"))
            head = QRect(area.left() + PAD_X, area.top() + Space.s, area.width(), fonts.small_height)
            painter.drawText(head, _LEFT, item.section)
            area.setTop(area.top() + fonts.small_height + Space.m)
        self._paint_background(painter, area, option.state)
        inner = area.adjusted(PAD_X, PAD_Y, -PAD_X, -PAD_Y)
        first = QRect(inner.left(), inner.top(), inner.width(), fonts.title_height)
        self._paint_title(painter, first, item, fonts)
        second = QRect(inner.left(), first.bottom() + 1 + GAP, inner.width(), fonts.small_height)
        self._paint_pair(painter, second, item.detail, item.note, fonts)
        if item.quote and self.has_quotes:
            third = second.translated(0, fonts.small_height + GAP)
            painter.setPen(self._theme.colour("text"))
            painter.drawText(third, _LEFT, _cut(fonts.small, item.quote, third.width()))
        painter.restore()

    def _paint_background(self, painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
        """The chosen row has a colour and an edge; the ring says that keys go here."""
        if not state & QStyle.StateFlag.State_Selected:
            return
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(self._theme.colour("accent"), 1.5) if focused else Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("selection"))
        box = QRectF(area).adjusted(6.75, 1.75, -6.75, -1.75)
        painter.drawRoundedRect(box, Space.radius, Space.radius)
        if not focused:
            painter.setBrush(self._theme.colour("accent"))
            edge = QRectF(box.left() + 1, box.top() + 10, 3, box.height() - 20)
            painter.drawRoundedRect(edge, 1.5, 1.5)

    def _paint_title(self, painter: QPainter, line: QRect, item: Item, fonts: _Fonts) -> None:
        left = line.left()
        if item.icon:
            ratio = painter.device().devicePixelRatioF()
            size = fonts.title_height - 4
            top = line.top() + (line.height() - size) // 2
            painter.drawPixmap(left, top, glyph(item.icon, self._theme.colour("accent"), size, ratio))
            line = QRect(line)
            line.setLeft(left + size + 6)
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(line, _RIGHT, item.right)
        taken = QFontMetrics(fonts.small).horizontalAdvance(item.right) + Space.m if item.right else 0
        painter.setFont(fonts.title)
        painter.setPen(self._theme.colour("text"))
        room = line.width() - taken
        painter.drawText(line, _LEFT, _cut(fonts.title, item.title, room))

    def _paint_pair(self, painter: QPainter, line: QRect, left: str, right: str, fonts: _Fonts) -> None:
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(line, _RIGHT, right)
        taken = QFontMetrics(fonts.small).horizontalAdvance(right) + Space.m if right else 0
        painter.drawText(line, _LEFT, _cut(fonts.small, left, line.width() - taken))


def _cut(font: QFont, text: str, room: int) -> str:
    return QFontMetrics(font).elidedText(text[:400].replace("\n", " "), Qt.TextElideMode.ElideRight, room)
