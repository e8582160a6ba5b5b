"""The pages of the settings that are alive; one is seen, and only that one is styled or made anew at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import delete

from app.desktop.settings.page import Page
from app.desktop.theme import Theme


class PageStack(QStackedWidget):
    """`make_page(name)` makes a page when it is first shown; `made(page)` tells of it.

    A style sheet over all pages would style hundreds of hidden widgets before the window is drawn again. So
    each page has its own, and one that is hidden gets that of another theme when it is next shown.
    """

    made = Signal(object)

    def __init__(self, theme: Theme, make_page: Callable[[str], Page], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._make = theme, make_page
        self.alive: dict[str, Page] = {}
        self._outdated: set[str] = set()
        self._scrolled: dict[str, float] = {}
        theme.changed.connect(self._dress_current)

    @property
    def current(self) -> Page:
        shown = self.currentWidget()
        assert isinstance(shown, Page)
        return shown

    def show_page(self, name: str) -> Page:
        page, gone = self.alive.get(name), None
        if page is not None and name in self._outdated and not page.is_begun:
            self._forget(name)
            page, gone = None, page
        if page is None:
            page = self.alive[name] = self._make(name)
            self.addWidget(page)
            self.made.emit(page)
            page.scroll_to(self._scrolled.pop(name, 0.0))
        self._dress(page)
        self.setCurrentWidget(page)
        if gone is not None:  # not before: another page would be shown in its place
            delete(gone)
        return page

    def drop_hidden(self) -> None:
        """Before another text size or language: what is not seen is made again when it is next shown.

        Where something is under way the page stays until that is done.
        """
        hidden = [(name, page) for name, page in self.alive.items() if page is not self.currentWidget()]
        for name, page in hidden:
            if page.is_begun:
                self._outdated.add(name)
            else:
                self._forget(name)
                delete(page)

    def renew(self) -> None:
        """All pages are to be made anew, the one that is seen with the next `show_page`."""
        self.drop_hidden()
        self._outdated |= self.alive.keys()

    def _forget(self, name: str) -> None:
        self._scrolled[name] = self.alive.pop(name).scrolled
        self._outdated.discard(name)

    def _dress_current(self) -> None:
        if self.currentWidget() is not None:
            self._dress(self.current)

    def _dress(self, page: Page) -> None:
        if page.worn is not self._theme.colours:
            page.worn = self._theme.colours
            self._theme.put_on(page)
