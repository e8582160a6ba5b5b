"""The popup's window: made once, then only shown and hidden. What happens in it is the controller's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QStyle,
    QStyleOption,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.desktop.fonts import scaled
from app.desktop.icons import glyph, put_glyph
from app.desktop.popup.action_menu import ActionMenu
from app.desktop.popup.chips import Chips
from app.desktop.popup.corners import Corners
from app.desktop.popup.delegate import RowDelegate
from app.desktop.popup.field import QuestionField
from app.desktop.popup.filter_chips import FilterArea, FilterChips
from app.desktop.popup.footer import Footer
from app.desktop.popup.panels import Banner, StatePage
from app.desktop.popup.preview import Preview
from app.desktop.popup.results import ResultList
from app.desktop.popup.rows import Row
from app.desktop.popup.standing import Standing
from app.desktop.summoned import Summoned
from app.desktop.theme import Space, Theme, Type
from app.desktop.timers import single_shot
from app.desktop.trace import trace
from app.desktop.widgets.labels import Label
from app.desktop.widgets.larger import larger
from app.desktop.widgets.pages import Pages
from app.desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from app.config.program import Popup

AROUND = Space.m + 2
"""Above and below the question."""
LOW = 200
"""Below this height, at the usual text size, everything but the rows takes as little room as it can."""
NARROW, NARROW_IN_TEXT = 720, 560
"""Below this width there is no room for the preview; with larger text, below the second one times that."""
WARM_TEXT = "# a\n\n- **b** `c` 本 [d](e)\n\n| f |\n| - |\n| 글 |\n"
"""Has one of everything that the first note would otherwise make wait for: fonts, list, table, code."""


class PopupWindow(Summoned):
    """`shown` tells others, like the signals of `Summoned`; `field`, … are its handles."""

    shown = Signal()
    field: QuestionField

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._corners = Corners(self)
        self._theme = theme
        self._unpainted = False
        self._new_text_size = single_shot(self, 0, self._fit_text)
        self._wants_preview, self._hides = True, True
        self.field = QuestionField(self)
        self.chips = Chips(theme, self)
        self.filters = FilterChips(theme, self, self.field)
        self.banner = Banner(theme, self)
        self.results = ResultList(self)
        self._delegate = RowDelegate(theme, self.results)
        self.results.setItemDelegate(self._delegate)
        self.preview = Preview(theme, self)
        self.state = StatePage(theme, self)
        self.footer = Footer(theme, self)
        self.menu = ActionMenu(self)
        self.field.numbers_wanted.connect(self.results.show_numbers)
        self.field.textChanged.connect(lambda text: self.footer.show_escape(clears=bool(text)))
        self._lay_out()
        self.standing = Standing(self)
        theme.dress(self)
        self.resize(self.standing.wanted_size())
        theme.changed.connect(self._draw_icons)
        self.retranslate()
        self._draw_icons()

    # Looks

    def _lay_out(self) -> None:
        self._magnifier, self._pin = Label(self), QToolButton(self)
        self._pin.setCheckable(True)
        self._pin.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.field.setFont(scaled(self.font(), Type.field))
        top = self._top = QHBoxLayout()
        top.setContentsMargins(Space.l + 2, AROUND, Space.m, AROUND)
        top.setSpacing(Space.m)
        top.addWidget(self._magnifier)
        top.addWidget(self.field, 1)
        top.addWidget(self.chips)
        top.addWidget(self._pin)
        self._few = FilterArea(self.filters, self)
        self._upright = _line("upright", self)
        found = QWidget(self)
        body = QHBoxLayout(found)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.results, 52)
        body.addWidget(self._upright)
        body.addWidget(self.preview, 48)
        self._found = found
        self._body = Pages(self)
        self._state_page = Scrolled(self.state, self._body, keys=True)
        for page in (found, self._state_page):
            self._body.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addWidget(self._few)
        whole.addWidget(_line("hairline", self))
        whole.addWidget(self.banner)
        whole.addWidget(self._body, 1)
        whole.addWidget(_line("hairline", self))
        whole.addWidget(self.footer)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Search"))
        self.field.setPlaceholderText(self.tr("What do you want to remember?"))
        self.field.setAccessibleName(self.tr("Search the memory"))
        self.results.setAccessibleName(self.tr("Results"))
        self.preview.setAccessibleName(self.tr("Preview of the note"))
        self._pin.setAccessibleName(self.tr("Keep this window open"))
        self._pin.setToolTip(self.tr("Keep this window open"))
        if QGuiApplication.platformName() == "wayland":  # which keeps to itself where windows are
            self._magnifier.setToolTip(self.tr("Drag to move the window"))
        else:
            self._magnifier.setToolTip(self.tr("Drag to move the window; a double click puts it back"))
        self.chips.retranslate()
        self.filters.retranslate()
        self.banner.retranslate()
        self.footer.retranslate()

    def _draw_icons(self) -> None:
        ratio = self.devicePixelRatioF()
        muted, side = self._theme.colour("muted"), round(22 * larger(self))
        self._magnifier.setPixmap(glyph("search", muted, side, ratio))
        put_glyph(self._pin, "pin", muted, 18)
        self.results.viewport().update()

    def _fit_text(self) -> None:
        """The parts have the new size a moment after the window."""
        self._draw_icons()
        self.layout().activate()  # else the least height is still that of the old size
        self.standing.refit()
        self._show_preview()

    def show_rows(self) -> None:
        self._body.setCurrentWidget(self._found)
        self.footer.show_keys(has_rows=True)

    def show_state(self) -> None:
        self._body.setCurrentWidget(self._state_page)
        view = self.state.view
        self.footer.show_keys(has_rows=False, page_button=view.button if view and view.offer else "")

    @property
    def shows_state(self) -> bool:
        return self._body.currentWidget() is self._state_page

    # Life

    @property
    def is_pinned(self) -> bool:
        return self._pin.isChecked()

    def warm(self) -> None:
        """Make window, fonts and style now, unseen, so that the first hotkey only has to show them."""
        if self.isVisible():
            return
        self._corners.look()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.about_to_show.emit()
        self.standing.place()
        self.show()
        self.preview.show_note(Row(key=("", 0), path="", title=""), WARM_TEXT)
        self.grab()
        self.preview.clear_note()
        QWidget.hide(self)
        trace("popup warm")
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)

    def put_in_place(self) -> None:
        self.standing.place()

    def stays(self) -> bool:
        return not self._hides or self.is_pinned or self.standing.is_being_moved

    def present(self, activation_token: str = "") -> None:
        """Show it on the screen with the pointer, with the keyboard, and with the old text selected."""
        trace("popup requested")
        self._unpainted = True
        super().present(activation_token)
        self.field.selectAll()
        self.shown.emit()

    def height_for(self, rows: int) -> int:
        """With so many whole rows."""
        list_height = rows * self._delegate.row_height(self.results.font()) + 2 * Space.xs
        margins = self._top.contentsMargins()
        question = self._top.sizeHint().height() - margins.top() - margins.bottom() + 2 * AROUND
        return question + list_height + self.footer.usual_height + 4

    def adapt(self, popup: Popup) -> None:
        """What the settings say of size and preview, of going with the focus, and of the screen; at once."""
        self._wants_preview, self._hides = popup.preview, popup.hide_on_focus_loss
        self.standing.adapt(popup)
        self._show_preview()

    def _show_preview(self) -> None:
        roomy = self._wants_preview and self._has_room()
        self.preview.setVisible(roomy)
        self._upright.setVisible(roomy)

    def _arrange(self) -> None:
        low = self.height() < LOW * larger(self)
        for part in (self.banner, self.footer, self._few):
            part.arrange(low=low)
        around = Space.xs if low else AROUND
        self._top.setContentsMargins(Space.l + 2, around, Space.m, around)

    def _has_room(self) -> bool:
        """For the preview."""
        return self.width() >= max(NARROW, NARROW_IN_TEXT * larger(self))

    def toggle_preview(self) -> bool | None:
        """Whether it is shown now; None where there is no room for it, or nothing to show."""
        if not self._has_room() or self.shows_state:
            return None
        self._wants_preview = not self._wants_preview
        self._show_preview()
        return self._wants_preview

    def show_actions(self, row: Row | None) -> None:
        """The menu of everything that can be done with the row."""
        has_room = self._has_room() and not self.shows_state
        preview = self._wants_preview if has_room else None
        sources, moved = self.chips.sources.isVisible(), self.standing.is_moved
        beside = self.results.place_of_current()
        self.menu.open_for(row, beside, preview=preview, sources=sources, moved=moved)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._new_text_size.start()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the preview or a button does not want: Esc still closes, and who types goes on asking."""
        focused = self.focusWidget()
        if focused is self.field or focused is None:
            super().keyPressEvent(event)
        elif isinstance(focused, QAbstractButton) and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused.click()
        else:
            if event.text().isprintable() and event.text():
                self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._show_preview()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground):
            self._paint_background()
        if self._unpainted:
            self._unpainted = False
            trace("popup drawn")

    def _paint_background(self) -> None:
        """What Qt leaves out for a window that lets the desktop shine through (at its corners)."""
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, QPainter(self), self)


def _line(name: str, parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setObjectName(name)
    return line
