"""What the text in the field leaves out, one chip each, to be read at a glance and removed by a click.

The text stays the truth: chips only show how it was understood, and what looks like a filter but was not.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.desktop.dates import short_day
from app.desktop.fonts import scaled
from app.desktop.icons import put_glyph
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.scrolled import Scrolled
from app.engine.questions import Restriction

LONGEST = 28
"""Signs of a value; the whole stands in the tip."""
CROSS = 12


def in_words(restriction: Restriction) -> str:
    """How a restriction reads for people; both days are inclusive."""
    text = {
        ("path", False): QCoreApplication.translate("Filters", "In: %1"),
        ("path", True): QCoreApplication.translate("Filters", "Not in: %1"),
        ("tag", False): QCoreApplication.translate("Filters", "Tag: %1"),
        ("tag", True): QCoreApplication.translate("Filters", "Not tagged: %1"),
        ("after", False): QCoreApplication.translate("Filters", "From %1", "a day"),
        ("before", False): QCoreApplication.translate("Filters", "Until %1", "a day"),
        ("text", True): QCoreApplication.translate("Filters", "Without “%1”"),
        ("misread", False): QCoreApplication.translate("Filters", "Not understood: %1", "a filter"),
    }.get((restriction.kind, restriction.excluded), "")
    if restriction.kind == "source":
        notes = QCoreApplication.translate("Filters", "Only notes")
        talks = QCoreApplication.translate("Filters", "Only conversations")
        return notes if restriction.value == "memory" else talks
    return text.replace("%1", short_day(restriction.day) if restriction.day else restriction.value)


class FilterChip(QToolButton):
    """Its click, or Backspace and Delete while it has the focus, takes the restriction away."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.restriction: Restriction | None = None
        self.setProperty("role", "filter")
        self.setFont(scaled(self.font(), Type.small))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the cross stands behind the words
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self._draw)
        self._draw()

    def show_restriction(self, restriction: Restriction) -> None:
        self.restriction = restriction
        whole = in_words(restriction)
        short = whole if len(whole) <= LONGEST else whole[: LONGEST - 1] + "…"
        self.setText(short.replace("&", "&&"))  # a single one would be a key
        name = self.tr("Remove the filter “%1”").replace("%1", whole)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.click()
        else:
            super().keyPressEvent(event)

    def _draw(self) -> None:
        put_glyph(self, "close", self._theme.colour("muted"), CROSS)


class FilterChips(QWidget):
    """`removed(restriction)`: its text is to go. Hidden while nothing is left out.

    The keyboard comes here from the widget `after`.
    """

    removed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, after: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._after = theme, after
        self._chips: list[FilterChip] = []
        self.shown: tuple[Restriction, ...] = ()
        layout = Flow(Space.xs + 2, self)
        layout.setContentsMargins(Space.l, 0, Space.l, Space.s + 2)
        self.hide()

    @property
    def chips(self) -> list[FilterChip]:
        return self._chips[: len(self.shown)]

    def show_restrictions(self, restrictions: Sequence[Restriction]) -> None:
        self.shown = tuple(restrictions)
        while len(self._chips) < len(self.shown):
            self._add()
        for chip, restriction in zip(self._chips, self.shown, strict=False):
            chip.show_restriction(restriction)
        for chip in self._chips[len(self.shown) :]:
            chip.hide()
        self.setVisible(bool(self.shown))
        self.layout().invalidate()
        self.updateGeometry()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Filters"))
        self.show_restrictions(self.shown)

    def _add(self) -> None:
        chip = FilterChip(self._theme, self)
        chip.clicked.connect(lambda _checked=False: self.removed.emit(chip.restriction))
        QWidget.setTabOrder(self._chips[-1] if self._chips else self._after, chip)
        self._chips.append(chip)
        self.layout().addWidget(chip)


class FilterArea(Scrolled):
    """The chips with all of their rows; in a low window one row, which scrolls."""

    def __init__(self, filters: FilterChips, parent: QWidget) -> None:
        self._filters, self._low = filters, False  # first: putting it in tells the area already
        super().__init__(filters, parent)
        self._fit_height()

    def arrange(self, *, low: bool) -> None:
        self._low = low
        self._fit_height()

    def _fit_height(self) -> None:
        layout = self._filters.layout()
        self.setVisible(not self._filters.isHidden())
        one, all_ = layout.minimumSize().height(), layout.heightForWidth(self.width())
        self.setFixedHeight(one if self._low else all_)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = QEvent.Type
        if event.type() in {kind.LayoutRequest, kind.ShowToParent, kind.HideToParent}:
            self._fit_height()
        return super().eventFilter(watched, event)
