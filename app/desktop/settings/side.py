"""The left side of the settings window: the pages and the way to the file; in a narrow window only icons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.icons import glyph_icon
from app.desktop.settings import placing, texts
from app.desktop.theme import Space, Theme
from app.desktop.widgets.larger import larger

WIDTH = 216
LEAST_PAGE = 280
"""Pixels at the usual text size: where a page would have less, the names of the pages go."""
BAR = 10
"""The width of a scroll bar, as the style sheet says."""
PAGE = Qt.ItemDataRole.UserRole


class Side(QWidget):
    """`search` is at its top, where there is room for it; else the window has another place for it."""

    def __init__(self, theme: Theme, search: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.search = theme, search
        self.pages, self.file = QListWidget(self), Button(self)
        self.is_compact, self._whole = False, WIDTH
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(Space.m, Space.l, Space.s, Space.m)
        self.column.setSpacing(Space.m)
        self.column.addWidget(search)
        self.column.addWidget(self.pages, 1)
        self.column.addWidget(self.file)
        self.pages.setObjectName("navigation")
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setTextElideMode(Qt.TextElideMode.ElideNone)

    def retranslate(self) -> None:
        """In the language and text size of the window; the page stays. Tells nobody."""
        row = max(0, self.pages.currentRow())
        self.pages.setAccessibleName(self.tr("Pages"))
        self.file.setAccessibleName(self.tr("Show the file"))
        self.pages.blockSignals(True)
        self.pages.clear()
        for page in placing.PAGES:
            item = QListWidgetItem(texts.page_title(page), self.pages)
            item.setData(PAGE, page)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.text())
        self.pages.setCurrentRow(row)
        self.pages.blockSignals(False)
        self.is_compact = False
        self._show_names()
        self.draw()
        widest = self.pages.sizeHintForColumn(0) + 2 * Space.l
        self._whole = max(WIDTH, widest, self.file.sizeHint().width() + 2 * Space.m)
        self.setFixedWidth(self._whole)

    def fit(self, width: int) -> bool:
        """To a window of this width. Whether it is now another way than before."""
        compact = width - self._whole < LEAST_PAGE * larger(self)
        if compact == self.is_compact:
            return False
        self.is_compact = compact
        self._show_names()
        self.setFixedWidth(self._rail if compact else self._whole)
        return True

    @property
    def _rail(self) -> int:
        """Room for the icons, between the margins."""
        return self.pages.sizeHintForColumn(0) + BAR + Space.m + Space.s

    def _show_names(self) -> None:
        for row in range(self.pages.count()):
            item = self.pages.item(row)
            name = texts.page_title(item.data(PAGE))
            item.setText("" if self.is_compact else name)
            item.setToolTip(name if self.is_compact else "")
        name = self.tr("Show the file")
        self.file.setText("" if self.is_compact else name)
        self.file.setToolTip(name if self.is_compact else "")

    def draw(self) -> None:
        side = max(18, self.pages.fontMetrics().height() - 1)
        self.pages.setIconSize(QSize(side, side))
        for row in range(self.pages.count()):
            item = self.pages.item(row)
            name = placing.PAGE_ICONS[item.data(PAGE)]
            item.setIcon(glyph_icon(name, self._theme.colour("accent"), side))
        self.file.setIconSize(QSize(side - 2, side - 2))
        self.file.setIcon(glyph_icon("file", self._theme.colour("muted"), side - 2))
