"""The sections at the left: a name, a count, and a badge where something waits for a person."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
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
ICON_PAD, USUAL_PAD, LEAST_PAD = 10, 7, 2
BAR = 10
"""The width of a scroll bar, as the style sheet says."""


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
        self.is_compact, self.row_pad, self.gap, self._scrolls = False, USUAL_PAD, Space.l, False
        self.whole_width = self.rail_width = WIDTH
        self.retranslate()
        self.selectionModel().currentChanged.connect(lambda now, _before: self.chosen.emit(now.data(SECTION)))
        theme.changed.connect(self.viewport().update)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Sections of the memory"))
        for row in range(self._model.rowCount()):
            item = self._model.item(row)
            item.setText(name_of(item.data(SECTION)))
            self._name(item)
        self.fit_text()

    def _name(self, item: QStandardItem) -> None:
        count = item.data(COUNT)
        text = f"{item.text()}, {number(count)}" if count else item.text()
        item.setAccessibleText(text)
        item.setToolTip(text if self.is_compact else "")

    # Sizes

    def fit_text(self) -> None:
        """The texts are others, or of another size."""
        names = [self._model.item(row).text() for row in range(self._model.rowCount())]
        metrics = QFontMetrics(scaled(self.font(), 1.0, bold=True))  # as the chosen one is drawn
        widest = max(metrics.horizontalAdvance(name) for name in names)
        self.whole_width = max(WIDTH, widest + round(92 * larger(self)))
        self.rail_width = metrics.height() + 2 * (ICON_PAD + Space.s) + (BAR if self._scrolls else 0)
        self.setFixedWidth(self.rail_width if self.is_compact else self.whole_width)
        self.scheduleDelayedItemsLayout()

    def arrange(self, *, compact: bool, height: int) -> None:
        """`compact`: icons only, with the names as tool tips. In a low window the rows are closer."""
        rows = self._model.rowCount()
        line = QFontMetrics(self.font()).height()
        spare = height - 2 * Space.s - rows * line
        pad, gap = USUAL_PAD, Space.l
        if spare < 2 * pad * rows + gap * len(_GAP_BEFORE):
            gap = Space.xs
            pad = max(LEAST_PAD, min(USUAL_PAD, (spare - gap * len(_GAP_BEFORE)) // (2 * rows)))
        scrolls = spare < 2 * pad * rows + gap * len(_GAP_BEFORE)
        wanted = (compact, pad, gap, scrolls)
        if wanted == (self.is_compact, self.row_pad, self.gap, self._scrolls):
            return
        self.is_compact, self.row_pad, self.gap, self._scrolls = wanted
        policy = Qt.ScrollBarPolicy
        tight = compact and not scrolls  # also while a message takes some of the height
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if tight else policy.ScrollBarAsNeeded)
        for row in range(rows):
            self._name(self._model.item(row))
        self.fit_text()
        self.scrollTo(self.currentIndex())

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
    def __init__(self, theme: Theme, sidebar: Sidebar) -> None:
        super().__init__(sidebar)
        self._theme, self._sidebar = theme, sidebar

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        height = QFontMetrics(option.font).height() + 2 * self._sidebar.row_pad
        gap = self._sidebar.gap if index.data(SECTION) in _GAP_BEFORE else 0
        return QSize(QFontMetrics(option.font).height(), height + gap)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        section: Section = index.data(SECTION)
        area = QRect(option.rect)
        if section in _GAP_BEFORE:
            area.setTop(area.top() + self._sidebar.gap)
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
        painter.drawPixmap(area.left() + ICON_PAD, area.center().y() - size // 2, icon)
        if self._sidebar.is_compact:
            if section is Section.INBOX and index.data(COUNT):
                self._paint_dot(painter, QPoint(area.left() + ICON_PAD + size, area.center().y() - size // 2))
            painter.restore()
            return
        right = self._paint_count(painter, option, area, section, int(index.data(COUNT) or 0))
        font = scaled(option.font, 1.0, bold=selected)
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        room = QRect(area.left() + ICON_PAD + size + 10, area.top(), 0, area.height())
        room.setRight(right - Space.s)
        text = QFontMetrics(font).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def _paint_dot(self, painter: QPainter, centre: QPoint) -> None:
        """Something waits; the tool tip and the screen reader say how much."""
        painter.setPen(QPen(self._theme.colour("window"), 1.5))
        painter.setBrush(self._theme.colour("accent"))
        painter.drawEllipse(centre, 5, 5)

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
