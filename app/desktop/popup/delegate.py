"""How a row looks: its kind, title and date, where it stands, the snippet with found words marked, a score.

Every result is as high as any other, so that the fourth one always stands in the same place.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QPixmap,
    QTextLayout,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.popup.results import NUMBERED, ROW, ResultList
from app.desktop.popup.rows import Row
from app.desktop.popup.snippet_layout import SNIPPET_LINES, snippet_layout
from app.desktop.theme import Space, Theme, Type

BAR_WIDTH = 34
PAD_X, PAD_Y, GAP = 18, 10, 3
ONE_LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
"""A file's name may hold line ends."""


@dataclass(slots=True)
class _Fonts:
    title: QFont
    small: QFont
    text: QFont
    title_height: int
    small_height: int
    text_height: int


class RowDelegate(QStyledItemDelegate):
    """Draws within the option's own font, so it is sharp and right at every scale and text size."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._fonts: _Fonts | None = None
        self._base: QFont | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row: Row = index.data(ROW)
        fonts = self._fonts_for(option.font)
        height = self.row_height(option.font)
        if row.score is None:
            height = 2 * PAD_Y + fonts.title_height + GAP + fonts.small_height
        return QSize(200, height + self._section_height(row, fonts))

    def row_height(self, font: QFont) -> int:
        """Of every result."""
        fonts = self._fonts_for(font)
        words = fonts.title_height + fonts.small_height + SNIPPET_LINES * fonts.text_height
        return 2 * PAD_Y + 2 * GAP + words

    def _fonts_for(self, font: QFont) -> _Fonts:
        if self._fonts is None or font != self._base:
            title = scaled(font, Type.title, bold=True)
            small, text = scaled(font, Type.small), QFont(font)
            heights = [QFontMetrics(each).height() for each in (title, small, text)]
            self._base, self._fonts = QFont(font), _Fonts(title, small, text, *heights)
        return self._fonts

    @staticmethod
    def _section_height(row: Row, fonts: _Fonts) -> int:
        return fonts.small_height + Space.m if row.section else 0

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row = index.data(ROW)
        fonts = self._fonts_for(option.font)
        area = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.section:
            self._paint_section(painter, area, row.section, fonts)
            area.setTop(area.top() + self._section_height(row, fonts))
        self._paint_background(painter, area, option.state)
        inner = area.adjusted(PAD_X, PAD_Y, -PAD_X, -PAD_Y)
        number = index.row() + 1 if self._shows_numbers and index.row() < NUMBERED else 0
        snippet = snippet_layout(row, fonts.text, inner.width() - _kind_width(fonts), self._theme)
        inner.setTop(inner.top() + _slack(row, snippet, fonts) // 2)
        inner.setLeft(inner.left() + self._paint_kind(painter, inner, row, number, fonts, option.state))
        top = self._paint_head(painter, inner, row, fonts)
        top = self._paint_place(painter, inner, top, row, fonts)
        painter.setPen(QPen(self._theme.colour("text")))
        snippet.draw(painter, QPointF(inner.left(), top))
        painter.restore()

    def _paint_section(self, painter: QPainter, area: QRect, text: str, fonts: _Fonts) -> None:
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("muted"))
        box = QRect(area.left() + PAD_X, area.top() + Space.s, area.width() - 2 * PAD_X, fonts.small_height)
        painter.drawText(box, ONE_LINE, text)

    def _paint_background(self, painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
        if not state & QStyle.StateFlag.State_Selected:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("selection"))
        box = QRectF(area).adjusted(Space.s - 2, 1, -(Space.s - 2), -1)
        painter.drawRoundedRect(box, Space.radius, Space.radius)
        # The edge tells the chosen row apart without colour vision, too.
        painter.setBrush(self._theme.colour("accent"))
        edge = QRectF(box.left() + 1, box.top() + 10, 3, box.height() - 20)
        painter.drawRoundedRect(edge, 1.5, 1.5)

    @property
    def _shows_numbers(self) -> bool:
        view = self.parent()
        return isinstance(view, ResultList) and view.shows_numbers

    def _paint_kind(
        self, painter: QPainter, inner: QRect, row: Row, number: int, fonts: _Fonts, state: QStyle.StateFlag
    ) -> int:
        """An icon, or in its place the number by which the row is opened; the room it takes with its gap."""
        side = fonts.small_height
        box = QRect(inner.left(), inner.top() + (fonts.title_height - side + 1) // 2, side, side)
        if number:
            self._paint_number(painter, box, number, fonts)
        else:
            colour = "accent" if state & QStyle.StateFlag.State_Selected else "muted"
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(box.topLeft(), _icon(row.icon, self._theme.colour(colour).name(), side, ratio))
        return _kind_width(fonts)

    def _paint_number(self, painter: QPainter, box: QRect, number: int, fonts: _Fonts) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("accent"))
        painter.drawRoundedRect(box, Space.xs, Space.xs)
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("on_accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_head(self, painter: QPainter, inner: QRect, row: Row, fonts: _Fonts) -> int:
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("muted"))
        line = QRect(inner.left(), inner.top(), inner.width(), fonts.title_height)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, right, row.when)
        taken = QFontMetrics(fonts.small).horizontalAdvance(row.when) + Space.m if row.when else 0
        if row.was_opened:
            taken += self._paint_clock(painter, line, taken, fonts)
        painter.setFont(fonts.title)
        painter.setPen(self._theme.colour("text"))
        line.setRight(line.right() - taken)
        title = QFontMetrics(fonts.title).elidedText(row.heading, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, ONE_LINE, title)
        return inner.top() + fonts.title_height + GAP

    def _paint_clock(self, painter: QPainter, line: QRect, taken: int, fonts: _Fonts) -> int:
        """The sign of a row that was opened before, left of what is there already; its width."""
        side = fonts.small_height - 2
        ratio = painter.device().devicePixelRatio()
        picture = _icon("recent", self._theme.colours.accent, side, ratio)
        left, top = line.right() + 1 - taken - side, line.top() + (line.height() - side) // 2
        painter.drawPixmap(left, top, picture)
        return side + Space.m

    def _paint_place(self, painter: QPainter, inner: QRect, top: int, row: Row, fonts: _Fonts) -> int:
        line = QRect(inner.left(), top, inner.width(), fonts.small_height)
        if row.score is not None:
            self._paint_score(painter, line, row.score)
            line.setRight(line.right() - BAR_WIDTH - Space.m)
        metrics = QFontMetrics(fonts.small)
        place = row.path if row.score is None and not row.lines[0] else f"{row.path}:{row.line}"
        painter.setFont(fonts.small)
        painter.setPen(self._theme.colour("muted"))
        if row.crumbs:
            room = line.width() - min(metrics.horizontalAdvance(place), line.width() // 2) - Space.l
            crumbs = metrics.elidedText(row.crumbs, Qt.TextElideMode.ElideMiddle, room)
            painter.setPen(self._theme.colour("accent"))
            painter.drawText(line, ONE_LINE, crumbs)
            line.setLeft(line.left() + metrics.horizontalAdvance(crumbs) + Space.m)
            painter.setPen(self._theme.colour("muted"))
        place = metrics.elidedText(place, Qt.TextElideMode.ElideMiddle, line.width())
        painter.drawText(line, ONE_LINE, place)
        return top + fonts.small_height + GAP

    def _paint_score(self, painter: QPainter, line: QRect, score: float) -> None:
        bar = QRectF(line.right() + 1 - BAR_WIDTH, line.center().y() - 1, BAR_WIDTH, Space.bar)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("track"))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        bar.setWidth(max(Space.bar, BAR_WIDTH * min(max(score, 0.0), 1.0)))
        painter.setBrush(self._theme.colour("accent"))
        painter.drawRoundedRect(bar, 1.5, 1.5)


def _kind_width(fonts: _Fonts) -> int:
    return fonts.small_height + Space.m - 2


def _slack(row: Row, snippet: QTextLayout, fonts: _Fonts) -> int:
    """What a short snippet leaves of its row."""
    return 0 if row.score is None else max(0, SNIPPET_LINES - snippet.lineCount()) * fonts.text_height


@cache
def _icon(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    return glyph(name, QColor(colour), side, ratio)
