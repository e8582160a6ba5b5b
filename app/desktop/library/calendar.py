"""A month with a mark on each day that has a note; a second click on the chosen day shows all days again.

A screen reader meets bare numbers in its cells, which are Qt's own: the days with notes stand in the table's
description, and each day that the arrows reach is said with its notes.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QCalendarWidget, QSpinBox, QTableView, QToolButton, QWidget

from app.desktop.dates import (
    day_text,
    full_day,
    month_name,
    short_weekdays,
    sign_of_year,
    year_comes_first,
)
from app.desktop.fonts import scaled
from app.desktop.icons import put_glyph
from app.desktop.punctuation import listed
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.larger import larger

HEIGHT, MOST_HEIGHT, LEAST_WIDTH, LOW_CELL = 230, 4000, 180, 22


class MonthButton(QToolButton):
    """Opens and closes the month where there is no room for it beside the list; says the chosen day."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._day: date | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        theme.changed.connect(self._draw)
        self.retranslate()
        self._draw()

    def retranslate(self) -> None:
        self.setToolTip(self.tr("Choose a day"))
        self.show_day(self._day)

    def show_day(self, day: date | None) -> None:
        self._day = day
        text = day_text(day) if day else self.tr("All days")
        self.setText(text)
        what = self.tr("Choose a day")
        self.setAccessibleName(f"{what}: {text}")

    def _draw(self) -> None:
        put_glyph(self, "days", self._theme.colour("accent"))


class DaysCalendar(QCalendarWidget):
    """`day_chosen(date)`, None for all days."""

    day_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._days: frozenset[date] = frozenset()
        self._chosen: date | None = None
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setGridVisible(False)
        self._low = False
        self._view = self.findChild(QTableView, "qt_calendar_calendarview")
        for header in (self._view.horizontalHeader(), self._view.verticalHeader()):
            header.setMinimumSectionSize(1)  # the columns share the width that there is, whatever it is
        self._fit()
        self.clicked.connect(self._clicked)
        self.activated.connect(self._clicked)
        self.selectionChanged.connect(self._say_day)
        self.currentPageChanged.connect(self._name_month)
        theme.changed.connect(self._colour)
        self.retranslate()
        self._colour()

    def retranslate(self) -> None:
        self.setLocale(QLocale())
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        self.setAccessibleName(self.tr("Days with notes"))
        self._view.setAccessibleName(self.accessibleName())
        self._describe()
        for name, text in (
            ("prevmonth", self.tr("The month before")),
            ("nextmonth", self.tr("The month after")),
        ):
            if button := self.findChild(QToolButton, f"qt_calendar_{name}"):
                button.setAccessibleName(text)
                button.setToolTip(text)
        self._order_head()

    def _order_head(self) -> None:
        """Year and month as the language has them: 2026年 3月, March 2026. Qt has but one way."""
        year = self.findChild(QSpinBox, "qt_calendar_yearedit")
        year.setSuffix(sign_of_year(self.locale()))
        self.findChild(QToolButton, "qt_calendar_yearbutton").setText(year.text())
        self._name_month()
        names = ("year", "month") if year_comes_first(self.locale()) else ("month", "year")
        row = self.findChild(QWidget, "qt_calendar_navigationbar").layout()
        buttons = [self.findChild(QToolButton, f"qt_calendar_{name}button") for name in names]
        for place, button in zip((2, 4), buttons, strict=True):  # beside and between them are Qt's spaces
            if button:
                row.removeWidget(button)
                row.insertWidget(place, button)

    def _name_month(self) -> None:
        button = self.findChild(QToolButton, "qt_calendar_monthbutton")
        button.setText(month_name(self.locale(), self.monthShown()))
        self._describe()

    def _describe(self) -> None:
        month = (self.yearShown(), self.monthShown())
        days = sorted(day for day in self._days if (day.year, day.month) == month)
        self._view.setAccessibleDescription(listed([str(day.day) for day in days]))

    def _say_day(self) -> None:
        """The one that the arrows reached."""
        if self._view.hasFocus() and QAccessible.isActive():
            day = _python_date(self.selectedDate())
            said = self.tr("%1: has notes") if day in self._days else "%1"
            said = said.replace("%1", full_day(day))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def arrange(self, *, low: bool) -> None:
        """`low`: take all the height that is left; else what a month needs."""
        self._low = low
        self._fit()

    def _fit(self) -> None:
        """Seven whole columns in any width: with less room the names of the days become letters."""
        usual = round(HEIGHT * larger(self))
        self.setMinimumSize(LEAST_WIDTH, 0 if self._low else usual)
        self.setMaximumHeight(MOST_HEIGHT if self._low else usual)
        widest = max(map(self.fontMetrics().horizontalAdvance, short_weekdays(self.locale())))
        form = QCalendarWidget.HorizontalHeaderFormat
        whole = self.width() >= 7 * (widest + Space.xs)
        wanted = form.ShortDayNames if whole else form.SingleLetterDayNames
        if self.horizontalHeaderFormat() != wanted:
            self.setHorizontalHeaderFormat(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "_view"):
            return
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _colour(self) -> None:
        head = QTextCharFormat()
        head.setForeground(self._theme.colour("muted"))
        head.setBackground(self._theme.colour("window"))
        self.setHeaderTextFormat(head)
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, head)  # Qt's own is red
        for name, icon in (("prevmonth", "previous"), ("nextmonth", "next")):
            if button := self.findChild(QToolButton, f"qt_calendar_{name}"):
                put_glyph(button, icon, self._theme.colour("text"), 16)
        self.updateCells()

    def show_days(self, days: frozenset[date]) -> None:
        if days != self._days:
            self._days = days
            self._describe()
            self.updateCells()

    @property
    def chosen(self) -> date | None:
        return self._chosen

    def forget_day(self) -> None:
        self._chosen = None
        self.updateCells()

    def _clicked(self, day: QDate) -> None:
        wanted = _python_date(day)
        self._chosen = None if wanted == self._chosen else wanted
        self.updateCells()
        self.day_chosen.emit(self._chosen)

    def _font_for(self, size: int, *, bold: bool) -> QFont:
        """Small, and smaller where two digits have no room in a cell of that size."""
        font = scaled(self.font(), Type.small, bold=bold)
        metrics = QFontMetrics(font)
        needed = max(metrics.horizontalAdvance("00") * 1.2, metrics.capHeight() * 2.2)  # and the dot
        return font if needed <= size else scaled(font, max(size / needed, 0.3), bold=bold)

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        this = day if isinstance(day, date) else _python_date(day)
        colour = self._theme.colour
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, colour("window"))
        size = min(rect.width(), rect.height()) - 2
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(rect).center())
        has_note, outside = this in self._days, this.month != self.monthShown()
        ringed = this == self._chosen or self.selectedDate() == QDate(this.year, this.month, this.day)
        if this == self._chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent"))
            painter.drawEllipse(box)
        elif ringed:
            painter.setPen(QPen(colour("accent"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
        today = this == date.today()  # noqa: DTZ011  # the calendar's day is the user's
        painter.setFont(self._font_for(size, bold=today or (has_note and not outside)))
        ink = "on_accent" if this == self._chosen else "faint" if outside else "text"
        painter.setPen(colour("accent") if today and this != self._chosen else colour(ink))
        beside = size < LOW_CELL
        up = 0 if beside or (ringed and not has_note) else -3  # in line with numbers over a dot
        painter.drawText(QRectF(box).adjusted(0, up, 0, up), Qt.AlignmentFlag.AlignCenter, str(this.day))
        if has_note:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent" if ink == "text" else ink))
            dot = QRectF(0, 0, 4, 4)
            dot.moveCenter(box.center())
            if beside:  # there is no room below the number
                dot.moveLeft(min(box.center().x() + size * 0.55, rect.right() - 4))
            else:
                dot.moveBottom(box.bottom() - 3)
            painter.drawEllipse(dot)
        painter.restore()


def _python_date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
