"""The settings window: pages on the left, their rows on the right, one search field over all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.desktop.activation import come_forward
from app.desktop.icons import application_icon
from app.desktop.punctuation import listed
from app.desktop.settings import placing, texts
from app.desktop.settings.costs import sentence
from app.desktop.settings.found_page import FoundPage
from app.desktop.settings.page import Page
from app.desktop.settings.page_stack import PageStack
from app.desktop.settings.problems_panel import ProblemsArea, ProblemsPanel
from app.desktop.settings.side import PAGE, Side
from app.desktop.settings.undo_bar import UndoBar
from app.desktop.theme import Space, Theme
from app.desktop.widgets.larger import larger
from app.desktop.widgets.line import Line
from app.engine.change_cost import LibrarySize, cost_of

if TYPE_CHECKING:
    from app.desktop.settings.model import SettingsModel
    from app.desktop.settings.rows import OptionRow
    from app.engine.settings_editing import Change

SIZE = QSize(1000, 700)
FOUND = "found"


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
        self._page = ""
        self._told: tuple[str, Change, bool] | None = None
        self.search = Line(self)
        self._side = Side(theme, self.search, self)
        self.navigation = self._side.pages
        self._line = self.fontMetrics().height()
        self._language_changed = QTimer(self)
        self._language_changed.setSingleShot(True)
        self._language_changed.timeout.connect(self._retranslate)
        self.undo_bar = UndoBar(theme, self)
        self.problems = ProblemsPanel(model, self)
        self._problems = ProblemsArea(self.problems, self)
        self._stack = PageStack(theme, self._made, self)
        self._lay_out()
        self._connect()
        for part in (self._side, self.search, self.undo_bar, self._problems):
            theme.dress(part)  # a style sheet of the window would style the pages that nobody sees, too
        self._retranslate()
        self.navigation.setCurrentRow(0)
        area = QGuiApplication.primaryScreen().availableGeometry()
        self.resize((SIZE * larger(self)).boundedTo(area.size() - QSize(40, 60)))

    def _lay_out(self) -> None:
        self.search.setClearButtonEnabled(True)
        main = QVBoxLayout()
        main.setContentsMargins(0, 0, 0, 0)
        main.setSpacing(0)
        self._above = QHBoxLayout()
        main.addLayout(self._above)
        main.addWidget(self._problems)
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
        self.navigation.clicked.connect(self._page_chosen)  # the one in front, too: it may be behind a search
        self.search.textChanged.connect(self._find)
        self._side.file.clicked.connect(lambda _checked=False: self.file_wanted.emit(0))
        self.problems.opened.connect(self.file_wanted)
        self.undo_bar.undo_wanted.connect(self.model.undo)
        self.model.saved.connect(self._tell_saved)
        self._theme.changed.connect(self._side.draw)
        self._stack.made.connect(self._show_costs)
        QApplication.instance().focusChanged.connect(self._watch_field)
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
        self.show()
        self.raise_()
        come_forward(self)
        if page:
            self.show_page(page)
        if key:
            self.current.reveal(key)
        else:
            self.search.setFocus()
            self.search.selectAll()  # what was looked for last time gives way to what is typed now

    def show_page(self, page: str) -> None:
        self.search.clear()
        self.navigation.setCurrentRow(placing.PAGES.index(page))

    @property
    def current(self) -> Page:
        return self._stack.current

    @property
    def current_page(self) -> str:
        item = self.navigation.currentItem()
        return str(item.data(PAGE)) if item else placing.GENERAL

    def show_size(self, size: LibrarySize, provider: str, model: str) -> None:
        """How large the library is now, so that rows can say what a change costs."""
        self._size, self._provider = size, (provider, model)
        for page in self._stack.alive.values():
            self._show_costs(page)

    def _show_costs(self, page: Page) -> None:
        for row in page.rows:
            self._show_cost(row)

    def _show_cost(self, row: OptionRow) -> None:
        row.show_cost(sentence(cost_of(row.option.cost, self._size, *self._provider)))

    def _page_chosen(self) -> None:
        if self.search.text():
            self.search.clear()  # which comes here again
            return
        page = self.current_page
        if page != self._page:
            self.undo_bar.hide()  # what was changed there is not what is looked at now
        self._page = page
        if item := self.navigation.currentItem():
            item.setSelected(True)
        self._stack.show_page(page)

    def _made(self, name: str) -> Page:
        page = self._made_found() if name == FOUND else self._make_page(name)
        page.file_wanted.connect(lambda _key: self.file_wanted.emit(0))
        return page

    def _made_found(self) -> FoundPage:
        found = FoundPage(self.model, self._theme)
        found.page_wanted.connect(self.show_page)
        found.row_made.connect(self._show_cost)
        return found

    def _find(self, text: str) -> None:
        if not text.strip():
            self._page_chosen()
            return
        found = self._stack.show_page(FOUND)
        assert isinstance(found, FoundPage)
        found.find(text.strip())
        self.navigation.clearSelection()

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _tell_saved(self, change: Change, undone: bool) -> None:
        options = [self.model.options[key] for key in change.before if key in self.model.options]
        name = listed(texts.label(option) for option in options[:2])
        text = self.tr("“%1” was changed back.") if undone else self.tr("Changed: %1")
        text = text.replace("%1", name)
        self._told = (text, change, undone)
        self.undo_bar.tell(text, undo=self.model.can_undo and not undone)

    # Language and looks

    def _retranslate(self) -> None:
        """Everything is made anew in the language and text size of the window; the page, the row with the
        keyboard and the way back stay. So does a page on which something is under way, until that is done.
        """
        focused = self._focused_option()
        self._line = self.fontMetrics().height()
        self.setWindowTitle(self.tr("Settings"))
        self.search.setPlaceholderText(self.tr("Search the settings"))
        self.search.setAccessibleName(self.tr("Search the settings"))
        if self._told and self.undo_bar.told == self._told[0]:
            self._tell_saved(*self._told[1:])
        else:
            self.undo_bar.hide()
        self._stack.renew()
        self._place_search(above=False)
        self._side.retranslate()
        self._find(self.search.text())
        self._fit()
        if focused is not None and not self.current.reveal(focused):
            self.navigation.setFocus()

    def _focused_option(self) -> str | None:
        """The key of the row with the keyboard; empty for another part of a page, None outside of pages."""
        part = self.focusWidget()
        if part is None or not self._stack.isAncestorOf(part):
            return None
        rows = self.current.rows
        return next((row.option.key for row in rows if row is part or row.isAncestorOf(part)), "")

    def _fit(self) -> None:
        if self._side.fit(self.width()):
            self._place_search(above=self._side.is_compact)

    def _place_search(self, *, above: bool) -> None:
        """At the side, or where that has no room, above the page."""
        had_focus = self.search.hasFocus()
        margin = Space.xl if above else 0
        self._above.setContentsMargins(margin, Space.m if above else 0, margin, 0)
        if above:
            self._above.addWidget(self.search)
        else:
            self._side.column.insertWidget(0, self.search)
        self.search.show()
        if had_focus:
            self.search.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._problems.fit()

    def drop_hidden_pages(self) -> None:
        """Before the program takes another text size or language, which costs time for every widget."""
        self._stack.drop_hidden()

    def changeEvent(self, event: QEvent) -> None:
        larger_text = event.type() == QEvent.Type.FontChange and self.fontMetrics().height() != self._line
        if event.type() == QEvent.Type.LanguageChange or larger_text:
            # Not now: the change came from a row of a page that is to be replaced.
            self._language_changed.start()
        super().changeEvent(event)

    def _watch_field(self, before: QWidget | None, now: QWidget | None) -> None:
        """Of one field at a time: a filter over the whole program would be asked before every event."""
        for field in (before, now):
            if isinstance(field, QLineEdit) and self.isAncestorOf(field):
                field.removeEventFilter(self)
        if isinstance(now, QLineEdit) and self.isAncestorOf(now):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Z in a field that has nothing to undo is for the settings."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            field = isinstance(watched, QLineEdit) and not (
                watched.isUndoAvailable() and watched.isModified()
            )
            if field and event.matches(QKeySequence.StandardKey.Undo):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.undo_bar.hide()
        super().closeEvent(event)
        self.closed.emit()
