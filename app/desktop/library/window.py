"""The library's window: the sections at the left, the page of the chosen one beside them.

What happens to notes is `note_actions.py`'s; a page shows and asks. The window routes between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.desktop.activation import come_forward
from app.desktop.icons import application_icon
from app.desktop.library.arrangement import Arrangement, arrangement
from app.desktop.library.back_bar import back_keys
from app.desktop.library.keys import history_key, trash_key
from app.desktop.library.leaving_out import patterns
from app.desktop.library.links import Links
from app.desktop.library.note_actions import NoteActions
from app.desktop.library.other_pages import OtherPages
from app.desktop.library.sections import NOTE_SECTIONS, Section, counts_of, home_of
from app.desktop.library.sidebar import Sidebar
from app.desktop.library.toast import Toast
from app.desktop.theme import Space, Theme
from app.desktop.trace import trace
from app.desktop.widgets.chip import ARROW, Chip
from app.desktop.widgets.larger import larger
from app.desktop.widgets.pages import Pages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMenu

    from app.desktop.library.notes_page import NotesPage
    from app.desktop.library.page import ListPage
    from app.desktop.library.window_jobs import WindowJobs
    from app.engine.ledger import NoteRow
    from app.engine.library import Library
    from app.engine.status import EngineStatus, SkippedFile

SIZE, SMALLEST = QSize(1180, 740), QSize(480, 280)
"""The smallest one fits a screen of 640 by 360 with its panel and the frame of the window."""
READ_AFTER_MS = 120


class LibraryWindow(QWidget):
    """`open_wanted(path, line)`, `reveal_wanted(path)`: by other programs. `settings_written()`: read it.

    `editor_wanted()`, `folders_wanted()`: to choose the program that opens notes, and more folders.
    """

    open_wanted = Signal(str, int)
    reveal_wanted = Signal(str)
    settings_written = Signal()
    editor_wanted = Signal()
    folders_wanted = Signal()
    _is_made = False

    def __init__(self, theme: Theme, library: Library, background: WindowJobs, notes: NotesPage) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setWindowIcon(application_icon())
        self.setMinimumSize(SMALLEST)
        area = QGuiApplication.primaryScreen().availableGeometry()
        self.resize((SIZE * larger(self)).boundedTo(area.size() - QSize(40, 60)).expandedTo(SMALLEST))
        self._theme, self._library, self._background = theme, library, background
        self._status: EngineStatus | None = None
        self._may_close = False
        self._open_when_read = ("", 0, 0)
        self._made_in: Section | None = None
        """Where the person was when that note was made; None: it is wanted wherever they are."""
        self.sidebar = Sidebar(theme, self)
        self.agents = Chip(theme, self)
        self._agent = ""
        self.arranged = Arrangement()
        self.notes = notes
        self.actions_ = NoteActions(library, background, self)
        self.links = Links(library, background, self.actions_)
        self.toast = Toast(self)
        self._body = Pages(self)
        self._body.addWidget(self.notes)
        self.pages = OtherPages(self, self._body, theme, library, background)
        self._read_due = QTimer(self)
        self._read_due.setSingleShot(True)
        self._read_due.setInterval(READ_AFTER_MS)
        self._read_due.timeout.connect(self._read)
        self._lay_out()
        self._connect()
        self._add_keys()

    def finish(self) -> None:
        """The last part of making it, in a turn of its own.

        The theme comes now: each part that is put into a dressed one would be dressed once more.
        """
        self._theme.dress(self)
        self.retranslate()
        self.sidebar.choose(Section.LONG_TERM)
        self._is_made = True
        self._arrange()

    def _lay_out(self) -> None:
        line = QFrame(self)
        line.setObjectName("upright")
        top = QHBoxLayout()
        top.setSpacing(0)
        left = QVBoxLayout()
        left.setContentsMargins(Space.s, Space.s, 0, 0)
        left.addWidget(self.agents, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(self.sidebar, 1)
        top.addLayout(left)
        top.addWidget(line)
        top.addWidget(self._body, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(top, 1)

    def _connect(self) -> None:
        actions, pane = self.actions_, self.notes.pane
        self.sidebar.chosen.connect(self._show_section)
        self.notes.new_wanted.connect(lambda: actions.new(self.notes.section))
        self.notes.folders_wanted.connect(self.folders_wanted)
        pane.wanted.connect(self._act)
        pane.copy_wanted.connect(lambda path, text: actions.new(Section.TOPICS, text, path))
        pane.return_wanted.connect(actions.bring_back)
        pane.reader.anchorClicked.connect(lambda url: self.links.follow(url, pane.path))
        self.links.note_wanted.connect(lambda path, line: self.open_note(path, read_at=line))
        self.links.told.connect(self.toast.tell)
        session = pane.session
        for signal in (session.conflicted, session.refused, session.not_saved):
            signal.connect(lambda *_values: self._stay_in_section())
        self.pages.made.connect(lambda page: page.arrange(self.arranged))
        self.pages.counted.connect(lambda section, count: self.sidebar.show_counts({section: count}))
        actions.told.connect(self.toast.tell)
        actions.offered = lambda: self.toast.offered
        actions.place = lambda: self.sidebar.section
        actions.made.connect(self._show_made)
        actions.renamed.connect(pane.follow)
        actions.deleted.connect(pane.forget)
        actions.copied.connect(pane.give_up)
        actions.changed.connect(self.refresh)
        actions.settings_written.connect(self.settings_written)

    def _add_keys(self) -> None:
        for keys, call in (
            ("Ctrl+N", lambda: self.actions_.new(self.notes.section)),
            ("Ctrl+F", self._find),
            ("Ctrl+E", lambda: self._on_note("edit")),
            ("F2", lambda: self._on_note("rename")),
            (trash_key(), lambda: self._on_note("trash")),
            (history_key(), lambda: self.sidebar.choose(Section.HISTORY)),
            ("F5", self.refresh),
            ("F6", self._next_area),
            ("Ctrl+W", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(call)
        for back in back_keys():
            QShortcut(back, self).activated.connect(self._go_back)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Memory library"))
        self.sidebar.retranslate()
        self._show_left_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nothing closer has a use for; like the keys that go back, wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        else:
            super().keyPressEvent(event)

    def _go_back(self) -> None:
        self._page.go_back()

    # Content

    def present(self, section: Section | None = None) -> None:
        self._may_close = False
        if section:
            self.sidebar.choose(section)
        if self.isMinimized():
            self.showNormal()
        self.show()
        self._read_due.stop()
        self._read()  # at once: someone waits for it
        self.raise_()
        come_forward(self)
        self.sidebar.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def refresh(self) -> None:
        """Soon read again what is shown; many wishes in a row become one."""
        self._read_due.start()

    def _read(self) -> None:
        if not self.isVisible():
            return

        def read() -> tuple[list[NoteRow], dict[Section, int]]:
            notes = self._library.notes()
            return notes, counts_of(notes)

        self._background.run(read, lambda found: self._take_notes(*found))
        self.history_changed()
        self.pages.read_inbox()

    def _take_notes(self, notes: list[NoteRow], counts: dict[Section, int]) -> None:
        self.actions_.notes = notes
        self.notes.show_notes(notes)
        self.sidebar.show_counts(counts)
        self._open_made()

    def show_agent(self, name: str, menu: QMenu | None) -> None:
        """Whose memory it is; shown only where there is another one."""
        self._agent = name
        self.agents.setMenu(menu)  # type: ignore[arg-type]  # Qt takes None, for no menu
        self.agents.setVisible(menu is not None)
        self._name_agent()

    def _name_agent(self) -> None:
        """As much of the name as the sidebar has room for."""
        room = self.sidebar.width() - ARROW - 5 * Space.s
        metrics = self.agents.fontMetrics()
        cut = metrics.elidedText(self._agent, Qt.TextElideMode.ElideRight, room)
        self.agents.setText(self._agent[:1] if self.arranged.compact else cut)
        told = self.tr("Whose memory is shown")
        self.agents.setToolTip(f"{told}: {self._agent}")
        self.agents.setAccessibleName(f"{told}: {self._agent}")

    def history_changed(self) -> None:
        if self.isVisible():
            self.pages.read_deleted()
            if self.sidebar.section is Section.HISTORY:
                self.pages.history.load()

    def inbox_changed(self) -> None:
        if self.isVisible():
            self.pages.read_inbox()

    def show_status(self, status: EngineStatus) -> None:
        self._status = status
        self.notes.show_status(status)
        self._show_left_out()

    def left_out(self) -> tuple[Sequence[str], Sequence[SkippedFile]]:
        """The patterns of the settings, and the files that cannot be read."""
        try:
            chosen = patterns(self._library)
        except KeyError:
            chosen = ()
        return chosen, self._status.skipped if self._status else ()

    def _show_left_out(self) -> None:
        chosen, files = self.left_out()
        if self.pages.is_made("skipped"):
            self.pages.skipped.show_left_out(chosen, files)
        self.sidebar.show_counts({Section.SKIPPED: len(chosen) + len(files)})

    # Going about

    def _show_section(self, section: Section | None) -> None:
        if section is None:
            return
        if section in NOTE_SECTIONS:
            self._body.setCurrentWidget(self.notes)
            if section is not self.notes.section or not self.notes.list.items:
                self.notes.pane.leave(lambda: self.notes.show_section(section))
            return
        page = self.pages.of(section)
        page.show_list()
        self._body.setCurrentWidget(page)

    @property
    def _page(self) -> ListPage:
        page: ListPage = self._body.currentWidget()  # type: ignore[assignment]
        return page

    def _stay_in_section(self) -> None:
        """The note could not be left: its section is still the chosen one."""
        if self._body.currentWidget() is self.notes:
            self.sidebar.choose(self.notes.section)

    def open_note(self, path: str, line: int = 0, *, read_at: int = 0) -> None:
        """Show a note in its section; `line`: edit it there, `read_at`: show that line."""
        note = next((each for each in self.actions_.notes if each.path == path), None)
        if note is None:
            self.toast.tell(self.tr("%1 is not in the memory now.").replace("%1", path))
            return

        def go() -> None:
            self._body.setCurrentWidget(self.notes)
            self.sidebar.choose(home_of(note))
            self.notes.show_section(home_of(note))
            self.notes.open_note(path, line, read_at=read_at)

        self.notes.pane.leave(go)

    def _show_made(self, path: str, edit: bool) -> None:
        """A note that was just made: it comes into the list with the next sync."""
        self._open_when_read = (path, 3 if edit else 0, 0)
        self._made_in = self.sidebar.section
        self._open_made()

    def _open_made(self) -> None:
        path, line, read_at = self._open_when_read
        if self._made_in not in {None, self.sidebar.section}:
            self._open_when_read = ("", 0, 0)  # the person went on meanwhile
        elif path and any(note.path == path for note in self.actions_.notes):
            self._open_when_read = ("", 0, 0)
            self.open_note(path, line, read_at=read_at)

    def show_when_read(self, path: str, line: int) -> None:
        """Open this note as soon as the list is there; `line`: at that one, 0 for its beginning."""
        self._open_when_read, self._made_in = (path, 0, line), None

    def read_when_read(self, path: str, line: int) -> None:
        """Show this note at the line, in place of an editor that is not there."""
        is_shown = self._body.currentWidget() is self.notes and self.notes.pane.path == path
        if not (is_shown and line <= 1):
            self._open_when_read, self._made_in = (path, 0, line), None
        told = self.tr("No editor was found, so the note is shown here.")
        self.toast.tell(told, self.tr("Choose an editor…"), self.editor_wanted.emit)

    def tell_done(self, text: str) -> None:
        self.toast.tell(text)
        self.refresh()

    def _act(self, name: str, path: str) -> None:
        actions = self.actions_
        match name:
            case "find":
                self.notes.show_detail()
                self.notes.pane.find_bar.open()
            case "keep":
                actions.keep(path, self.notes.pane.header.keep.isChecked())
            case "rename":
                actions.rename(path)
            case "history":
                self.pages.history.show_note(path, load=False)
                self.sidebar.choose(Section.HISTORY)
            case "open":
                self.open_wanted.emit(path, 1)
            case "reveal":
                self.reveal_wanted.emit(path)
            case "leave_out":
                actions.leave_out(path)
            case "trash":
                marked = self.notes.marked
                actions.trash_all(marked) if len(marked) > 1 and path in marked else actions.trash(path)
            case "forget" | "forget_versions":
                actions.forget(path, keep_file=name == "forget_versions")

    def _on_note(self, name: str) -> None:
        """A key that means the note at the right, where there is one."""
        pane = self.notes.pane
        if self._body.currentWidget() is self.notes and pane.path and pane.session.note:
            if name == "edit":
                self.notes.show_detail()
            pane.header.wanted.emit(name)

    def _find(self) -> None:
        """In the note for who is there; else in the list."""
        pane, focused = self.notes.pane, self.focusWidget()
        if focused and pane.isAncestorOf(focused) and pane.find_bar.open():
            return
        if self._body.currentWidget() is not self.notes:
            self.sidebar.choose(self.notes.section)
        if self.notes.is_reading:
            self.notes.leave_detail(self._find_in_list)
        else:
            self._find_in_list()

    def _find_in_list(self) -> None:
        self.notes.show_list()
        self.notes.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.notes.field.selectAll()

    def _next_area(self) -> None:
        """Sidebar, list, details, and round again."""
        page = self._page
        areas = [area for area in (self.sidebar, page.column, page.side) if area.isVisible()]
        focused = self.focusWidget() or self
        here = next((n for n, area in enumerate(areas) if area is focused or area.isAncestorOf(focused)), -1)
        area = areas[(here + 1) % len(areas)]
        if area is page.side:
            page.focus_detail()
        else:
            (page.list if area is page.column else area).setFocus(Qt.FocusReason.TabFocusReason)

    # Sizes

    def _arrange(self) -> None:
        """Which parts stand beside each other; see `arrangement.py`."""
        side, factor = self.sidebar, larger(self)
        wanted = arrangement(self.width(), self.height(), side.whole_width, side.rail_width, factor)
        self.arranged = wanted
        above = 0 if self.agents.isHidden() else self.agents.sizeHint().height() + Space.xs
        side.arrange(compact=wanted.compact, height=self.height() - Space.s - above)
        for page in (self.notes, *self.pages.all_made()):
            page.arrange(wanted)
        self._name_agent()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    # Leaving

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save first. When the disk refuses, the second wish to close leaves the text as a draft."""
        session = self.notes.pane.session
        if session.is_dirty and not self._may_close:
            event.ignore()
            self._may_close = True
            self.notes.pane.leave(self.close)
            return
        self.pages.stop()
        event.accept()

    def end(self) -> None:
        """The program ends."""
        self._read_due.stop()
        self._background.close()
        self.notes.stop()
        self.pages.stop()
        self.notes.pane.session.end()
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        trace("library drawn")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()  # rows have words of the language, too
            self._arrange()
        elif event.type() == QEvent.Type.FontChange and self._is_made:
            self.sidebar.fit_text()
            self._arrange()
        super().changeEvent(event)
