"""A month with a mark on each day that has a note; a second click on the chosen day shows all days again."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QToolButton, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import glyph_icon
from app.desktop.theme import Theme, Type
from app.desktop.widgets.larger import larger


class DaysCalendar(QCalendarWidget):
    """`day_chosen(date)`, None for all days."""

    day_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._days: frozenset[date] = frozenset()
        self._chosen: date | None = None
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
        self.setGridVisible(False)
        self.setFixedHeight(round(230 * larger(self)))
        self.clicked.connect(self._clicked)
        self.activated.connect(self._clicked)
        theme.changed.connect(self._colour)
        self.retranslate()
        self._colour()

    def retranslate(self) -> None:
        self.setLocale(QLocale())
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        self.setAccessibleName(self.tr("Days with notes"))

    def _colour(self) -> None:
        head = QTextCharFormat()
        head.setForeground(self._theme.colour("muted"))
        head.setBackground(self._theme.colour("window"))
        self.setHeaderTextFormat(head)
        plain = QTextCharFormat()
        plain.setForeground(self._theme.colour("text"))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, plain)
        for name, icon in (("prevmonth", "previous"), ("nextmonth", "next")):
            if button := self.findChild(QToolButton, f"qt_calendar_{name}"):
                button.setIcon(glyph_icon(icon, self._theme.colour("text"), 16))
        self.updateCells()

    def show_days(self, days: frozenset[date]) -> None:
        if days != self._days:
            self._days = days
            self.updateCells()

    @property
    def chosen(self) -> date | None:
        return self._chosen

    def forget_day(self) -> None:
        self._chosen = None
        self.updateCells()

    def _clicked(self, day: QDate) -> None:
        wanted = date(day.year(), day.month(), day.day())
        self._chosen = None if wanted == self._chosen else wanted
        self.updateCells()
        self.day_chosen.emit(self._chosen)

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        this = day if isinstance(day, date) else date(day.year(), day.month(), day.day())
        colour = self._theme.colour
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, colour("window"))
        size = min(rect.width(), rect.height()) - 2
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(rect).center())
        has_note, outside = this in self._days, this.month != self.monthShown()
        if this == self._chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent"))
            painter.drawEllipse(box)
        elif self.selectedDate() == QDate(this.year, this.month, this.day):
            painter.setPen(QPen(colour("accent"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
        today = this == date.today()  # noqa: DTZ011  # the calendar's day is the user's
        painter.setFont(scaled(self.font(), Type.small, bold=has_note or today))
        text = "on_accent" if this == self._chosen else "text" if has_note and not outside else "muted"
        painter.setPen(colour("accent") if today and this != self._chosen else colour(text))
        painter.drawText(QRectF(box).adjusted(0, -3, 0, -3), Qt.AlignmentFlag.AlignCenter, str(this.day))
        if has_note:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("on_accent" if this == self._chosen else "accent"))
            dot = QRectF(0, 0, 4, 4)
            dot.moveCenter(box.center())
            dot.moveBottom(box.bottom() - 3)
            painter.drawEllipse(dot)
        painter.restore()
