"""The library's pages beside the notes, each made when first wanted, so that the window opens quickly."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from app.desktop.library.sections import Section

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.library.checkup_page import CheckupPage
    from app.desktop.library.deleted_page import DeletedPage
    from app.desktop.library.history_page import HistoryPage
    from app.desktop.library.inbox_page import InboxPage
    from app.desktop.library.page import ListPage
    from app.desktop.library.skipped_page import SkippedPage
    from app.desktop.library.window import LibraryWindow
    from app.desktop.theme import Theme
    from app.engine.library import Library

    Page = TypeVar("Page", bound=ListPage)

MOST_DELETED = 500
NAMES = ("skipped", "deleted", "history", "inbox", "checkup")


class OtherPages(QObject):
    """The pages by name; `made(page)` when one is first wanted; `counted(section, n)` also before that."""

    counted = Signal(object, int)
    made = Signal(object)

    def __init__(
        self,
        window: LibraryWindow,
        body: QStackedWidget,
        theme: Theme,
        library: Library,
        background: Background,
    ) -> None:
        super().__init__(window)
        self._window, self._body = window, body
        self._theme, self._library, self._background = theme, library, background

    def of(self, section: Section) -> ListPage:
        """The page of a section that is none of notes, with its newest content on the way."""
        match section:
            case Section.SKIPPED:
                return self.skipped
            case Section.DELETED:
                self.deleted.load()
                return self.deleted
            case Section.HISTORY:
                self.history.load()
                return self.history
            case Section.INBOX:
                self.inbox.load()
                return self.inbox
            case _:
                return self.checkup

    def is_made(self, name: str) -> bool:
        return name in self.__dict__

    def all_made(self) -> list[ListPage]:
        return [self.__dict__[name] for name in NAMES if self.is_made(name)]

    def _put(self, page: Page) -> Page:
        self._body.addWidget(page)
        self.made.emit(page)
        return page

    @cached_property
    def skipped(self) -> SkippedPage:
        from app.desktop.library.skipped_page import SkippedPage

        window = self._window
        page = self._put(SkippedPage(self._theme))
        page.take_in_wanted.connect(window.actions_.take_in)
        page.reveal_wanted.connect(window.reveal_wanted)
        page.add_wanted.connect(lambda: window.sidebar.choose(Section.TOPICS))
        page.show_left_out(*window.left_out())
        return page

    @cached_property
    def deleted(self) -> DeletedPage:
        from app.desktop.library.deleted_page import DeletedPage

        page = self._put(DeletedPage(self._theme, self._library, self._background))
        page.return_wanted.connect(self._window.actions_.bring_back)
        page.forget_wanted.connect(self._window.actions_.forget)
        page.counted.connect(lambda count: self.counted.emit(Section.DELETED, count))
        return page

    @cached_property
    def history(self) -> HistoryPage:
        from app.desktop.library.history_page import HistoryPage

        page = self._put(HistoryPage(self._theme, self._library, self._background))
        page.purge_wanted.connect(self._window.actions_.purge)
        page.undo_wanted.connect(self._window.actions_.undo_all)
        page.pane.open_wanted.connect(self._window.open_note)
        page.pane.done.connect(self._window.tell_done)
        return page

    @cached_property
    def inbox(self) -> InboxPage:
        from app.desktop.library.inbox_page import InboxPage

        page = self._put(InboxPage(self._theme, self._library, self._background))
        page.pane.done.connect(self._window.tell_done)
        page.counted.connect(lambda count: self.counted.emit(Section.INBOX, count))
        return page

    @cached_property
    def checkup(self) -> CheckupPage:
        from app.desktop.library.checkup_page import CheckupPage

        page = self._put(CheckupPage(self._theme, self._library, self._background))
        page.open_wanted.connect(self._window.open_note)
        return page

    # Counts

    def read_deleted(self) -> None:
        library = self._library
        if self.is_made("deleted"):
            self.deleted.load()
        else:
            self._background.run(
                lambda: len(library.history.deleted(MOST_DELETED)),
                lambda count: self.counted.emit(Section.DELETED, count),
            )

    def read_inbox(self) -> None:
        library = self._library
        if self.is_made("inbox"):
            self.inbox.load()
        else:
            self._background.run(
                lambda: library.inbox.counts()["waiting"],
                lambda count: self.counted.emit(Section.INBOX, count),
            )

    def stop(self) -> None:
        """The window closes."""
        if self.is_made("checkup"):
            self.checkup.stop()
