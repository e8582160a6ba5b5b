"""The settings window: pages on the left, their rows on the right, one search field over all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desktop.buttons import Button
from app.desktop.icons import application_icon, glyph_icon
from app.desktop.settings import placing, texts
from app.desktop.settings.costs import sentence
from app.desktop.settings.page import FoundPage, Page
from app.desktop.settings.problems_panel import ProblemsPanel
from app.desktop.settings.undo_bar import UndoBar
from app.desktop.theme import Space, Theme
from app.desktop.widgets.larger import larger
from app.engine.change_cost import LibrarySize, cost_of

if TYPE_CHECKING:
    from app.desktop.settings.model import SettingsModel
    from app.engine.settings_editing import Change

SIZE = QSize(1000, 700)
SIDE_WIDTH = 216
_PAGE_ROLE = Qt.ItemDataRole.UserRole


class SettingsWindow(QWidget):
    """`make_page(page)` builds a page when it is first shown, and again in another language.

    `file_wanted(line)`: show the settings file (at a line; 0: anywhere). `closed`: the person is done.
    """

    file_wanted = Signal(int)
    closed = Signal()

    def __init__(self, model: SettingsModel, theme: Theme, make_page: Callable[[str], Page]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self.model, self._theme, self._make_page = model, theme, make_page
        self._size, self._provider = LibrarySize(), ("builtin", "")
        self._pages: dict[str, Page] = {}
        self._found: FoundPage | None = None
        self.search, self.navigation = QLineEdit(self), QListWidget(self)
        self._line = self.fontMetrics().height()
        self._language_changed = QTimer(self)
        self._language_changed.setSingleShot(True)
        self._language_changed.timeout.connect(self._retranslate)
        self._file = Button(self)
        self.undo_bar = UndoBar(theme, self)
        self.problems = ProblemsPanel(model, self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        theme.dress(self)
        self._retranslate()
        self.navigation.setCurrentRow(0)
        area = QGuiApplication.primaryScreen().availableGeometry()
        self.resize((SIZE * larger(self)).boundedTo(area.size() - QSize(40, 60)))

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(Space.m, Space.l, Space.s, Space.m)
        side.setSpacing(Space.m)
        side.addWidget(self.search)
        side.addWidget(self.navigation, 1)
        side.addWidget(self._file)
        self.navigation.setObjectName("navigation")
        self.navigation.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search.setClearButtonEnabled(True)
        main = QVBoxLayout()
        main.setContentsMargins(0, 0, 0, 0)
        main.setSpacing(0)
        main.addWidget(self.problems)
        main.addWidget(self._stack, 1)
        bar = QHBoxLayout()
        bar.setContentsMargins(Space.xl, 0, Space.xl, Space.m)
        bar.addWidget(self.undo_bar)
        main.addLayout(bar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addLayout(main, 1)

    def _connect(self) -> None:
        self.navigation.currentItemChanged.connect(self._page_chosen)
        self.search.textChanged.connect(self._find)
        self._file.clicked.connect(lambda _checked=False: self.file_wanted.emit(0))
        self.problems.opened.connect(self.file_wanted)
        self.undo_bar.undo_wanted.connect(self.model.undo)
        self.model.saved.connect(self._tell_saved)
        self._theme.changed.connect(self._draw)
        for keys, call in (
            (QKeySequence.StandardKey.Undo, self.model.undo),
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence(Qt.Key.Key_Escape), self._escape),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            QShortcut(QKeySequence(keys), self, call)

    # Showing

    def present(self, page: str = "", key: str = "") -> None:
        """Show the window in front, at a page or at an option."""
        if key in self.model.options:
            page = placing.page_of(self.model.options[key])[0]
        QApplication.instance().installEventFilter(self)  # it goes when the window is closed
        self.show()
        self.raise_()
        self.activateWindow()
        if page:
            self.show_page(page)
        self.search.setFocus() if not key else self.current.reveal(key)

    def show_page(self, page: str) -> None:
        self.search.clear()
        self.navigation.setCurrentRow(placing.PAGES.index(page))

    @property
    def current(self) -> Page:
        shown = self._stack.currentWidget()
        assert isinstance(shown, Page)
        return shown

    @property
    def current_page(self) -> str:
        item = self.navigation.currentItem()
        return str(item.data(_PAGE_ROLE)) if item else placing.GENERAL

    def show_size(self, size: LibrarySize, provider: str, model: str) -> None:
        """How large the library is now, so that rows can say what a change costs."""
        self._size, self._provider = size, (provider, model)
        for page in (*self._pages.values(), *([self._found] if self._found else [])):
            self._show_costs(page)

    def _show_costs(self, page: Page) -> None:
        for row in page.rows:
            row.show_cost(sentence(cost_of(row.option.cost, self._size, *self._provider)))

    def _page_chosen(self) -> None:
        if self.search.text():
            self.search.blockSignals(True)
            self.search.clear()
            self.search.blockSignals(False)
        page = self.current_page
        if item := self.navigation.currentItem():
            item.setSelected(True)
        if page not in self._pages:
            self._pages[page] = self._adopted(self._make_page(page))
        self._stack.setCurrentWidget(self._pages[page])

    def _adopted(self, page: Page) -> Page:
        page.file_wanted.connect(lambda _key: self.file_wanted.emit(0))
        self._stack.addWidget(page)
        self._show_costs(page)
        return page

    def _find(self, text: str) -> None:
        if not text.strip():
            self._page_chosen()
            return
        if self._found is None:
            self._found = FoundPage(self.model, self._theme)
            self._found.page_wanted.connect(self.show_page)
            self._adopted(self._found)
        self._found.find(text.strip())
        self.navigation.clearSelection()
        self._stack.setCurrentWidget(self._found)

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _tell_saved(self, change: Change, undone: bool) -> None:
        options = [self.model.options[key] for key in change.before if key in self.model.options]
        name = ", ".join(texts.label(option) for option in options[:2])
        text = self.tr("“%1” is as it was before.") if undone else self.tr("Changed: %1")
        self.undo_bar.tell(text.replace("%1", name), undo=self.model.can_undo and not undone)

    # Language and looks

    def _retranslate(self) -> None:
        """Everything is made anew in the language and text size of the window; the page stays."""
        self._line = self.fontMetrics().height()
        row = max(0, self.navigation.currentRow())
        self.setWindowTitle(self.tr("Settings"))
        self.search.setPlaceholderText(self.tr("Search the settings"))
        self.search.setAccessibleName(self.tr("Search the settings"))
        self.navigation.setAccessibleName(self.tr("Pages"))
        self._file.setText(self.tr("Show the file"))
        self.undo_bar.hide()
        self._forget_pages()
        self.navigation.blockSignals(True)
        self.navigation.clear()
        for page in placing.PAGES:
            item = QListWidgetItem(texts.page_title(page), self.navigation)
            item.setData(_PAGE_ROLE, page)
        self.navigation.setCurrentRow(row)
        self.navigation.blockSignals(False)
        self._draw()
        self._page_chosen()
        widest = self.navigation.sizeHintForColumn(0) + 2 * Space.l
        self._side.setFixedWidth(max(SIDE_WIDTH, widest, self._file.sizeHint().width() + 2 * Space.m))

    def _forget_pages(self) -> None:
        for page in (*self._pages.values(), *([self._found] if self._found else [])):
            self._stack.removeWidget(page)
            page.deleteLater()
        self._pages, self._found = {}, None

    def _draw(self) -> None:
        side = max(18, self.navigation.fontMetrics().height() - 1)
        self.navigation.setIconSize(QSize(side, side))
        for row in range(self.navigation.count()):
            item = self.navigation.item(row)
            name = placing.PAGE_ICONS[item.data(_PAGE_ROLE)]
            item.setIcon(glyph_icon(name, self._theme.colour("accent"), side))
        self._file.setIcon(glyph_icon("file", self._theme.colour("muted"), 16))

    def changeEvent(self, event: QEvent) -> None:
        larger_text = event.type() == QEvent.Type.FontChange and self.fontMetrics().height() != self._line
        if event.type() == QEvent.Type.LanguageChange or larger_text:
            # Not now: the change came from a row of a page that is to be replaced.
            self._language_changed.start()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Z in a field that has nothing to undo is for the settings."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            focus = QApplication.focusWidget()
            field = isinstance(focus, QLineEdit) and not (focus.isUndoAvailable() and focus.isModified())
            if field and self.isActiveWindow() and event.matches(QKeySequence.StandardKey.Undo):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        QApplication.instance().removeEventFilter(self)
        super().closeEvent(event)
        self.closed.emit()
