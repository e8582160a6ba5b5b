"""The sections at the left: a name, a count, and a badge where something waits for a person."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import glyph
from app.desktop.library.sections import ICONS, Section, name_of
from app.desktop.status_text import number
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.larger import larger

SECTION, COUNT = int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 1
_GAP_BEFORE = {Section.RECENT, Section.SKIPPED, Section.HISTORY}
WIDTH = 216


class Sidebar(QListView):
    """`chosen(section)`. Counts of 0 are not shown; the inbox's count is a badge."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._model = QStandardItemModel(self)
        for section in Section:
            item = QStandardItem()
            item.setData(section, SECTION)
            item.setData(0, COUNT)
            self._model.appendRow(item)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(theme, self))
        self.retranslate()
        self.selectionModel().currentChanged.connect(lambda now, _before: self.chosen.emit(now.data(SECTION)))
        theme.changed.connect(lambda: self.viewport().update())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Sections of the memory"))
        widest = 0
        for row in range(self._model.rowCount()):
            item = self._model.item(row)
            name = name_of(item.data(SECTION))
            item.setText(name)
            widest = max(widest, QFontMetrics(self.font()).horizontalAdvance(name))
            self._name(item)
        self.setFixedWidth(max(WIDTH, widest + round(108 * larger(self))))

    def _name(self, item: QStandardItem) -> None:
        count = item.data(COUNT)
        item.setAccessibleText(f"{item.text()}, {number(count)}" if count else item.text())

    def show_counts(self, counts: Mapping[Section, int]) -> None:
        for row in range(self._model.rowCount()):
            item = self._model.item(row)
            section = item.data(SECTION)
            if section in counts and item.data(COUNT) != counts[section]:
                item.setData(counts[section], COUNT)
                self._name(item)

    def count_of(self, section: Section) -> int:
        return int(self._model.item(list(Section).index(section)).data(COUNT))

    @property
    def section(self) -> Section | None:
        index = self.currentIndex()
        section: Section | None = index.data(SECTION) if index.isValid() else None
        return section

    def choose(self, section: Section) -> None:
        index = self._model.index(list(Section).index(section), 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = QFontMetrics(option.font).height() + 2 * 7
        return QSize(80, height + (Space.l if index.data(SECTION) in _GAP_BEFORE else 0))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        section: Section = index.data(SECTION)
        area = QRect(option.rect)
        if section in _GAP_BEFORE:
            area.setTop(area.top() + Space.l)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(self._theme.colour("accent"), 1.5) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("selection"))
            painter.drawRoundedRect(QRectF(area).adjusted(0.75, 0.75, -0.75, -0.75), 7, 7)
        size = QFontMetrics(option.font).height() - 2
        colour = self._theme.colour("accent" if selected else "muted")
        icon = glyph(ICONS[section], colour, size, painter.device().devicePixelRatioF())
        painter.drawPixmap(area.left() + 10, area.center().y() - size // 2, icon)
        right = self._paint_count(painter, option, area, section, int(index.data(COUNT) or 0))
        font = scaled(option.font, 1.0, bold=selected)
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        room = QRect(area.left() + 10 + size + 10, area.top(), 0, area.height())
        room.setRight(right - Space.s)
        text = QFontMetrics(font).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _paint_count(
        self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, section: Section, count: int
    ) -> int:
        """The number at the right; returns where it begins."""
        if not count:
            return area.right() - 10
        badge = section is Section.INBOX
        font = scaled(option.font, Type.small, bold=badge)
        painter.setFont(font)
        text = number(count)
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(text)
        if badge:
            width = max(width + 14, metrics.height() + 2)
            height = metrics.height() + 2
            box = QRectF(area.right() - 8 - width, area.center().y() + 1 - height / 2, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent"))
            painter.drawRoundedRect(box, height / 2, height / 2)
            painter.setPen(self._theme.colour("on_accent"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        else:
            painter.setPen(self._theme.colour("muted"))
            box = QRectF(area.right() - 10 - width, area.top(), width, area.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return int(box.left())
