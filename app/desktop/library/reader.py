"""A whole note, rendered: the popup's preview without its cut, laid out piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QTimer, QUrl
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextCursor, QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from app.desktop.library.pictures import Pictures, with_names
from app.desktop.popup.preview import END, Preview, with_signs
from app.desktop.popup.rows import Row
from app.desktop.theme import Theme
from app.desktop.widgets.rendered import calm_down
from app.desktop.widgets.wiki_links import turn_wiki_links
from app.engine.note_links import NoteNames

PIECE = 60
"""Lines of a piece: some milliseconds of layout."""
MOST = 20_000
"""Lines that are rendered; nobody reads more of one note, and a document of Qt's grows heavy."""
LONGEST_TIP = 300
_ITEMS = ("- ", "* ", "+ ")
_FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


def pieces(text: str, size: int = PIECE) -> Iterator[str]:
    """The text cut at empty lines outside of code, about every `size` lines.

    A long list without any is cut before its items: Qt takes seconds for ten thousand of them at once.
    """
    piece: list[str] = []
    fence = ""
    for number, line in enumerate(text.split("\n")):
        if number >= MOST:
            break
        mark = line.lstrip()[:3]
        if mark in {"```", "~~~"}:
            fence = "" if fence == mark else fence or mark
        if len(piece) >= size and not fence and (not line.strip() or line.startswith(_ITEMS)):
            yield "\n".join(piece)
            piece = []
        piece.append(line)
    yield "\n".join(piece)


class Reader(Preview):
    """`show_note` renders what is asked for at once and the rest while the person looks at it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._left: Iterator[str] = iter(())
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.timeout.connect(self._render_more)
        self._unseen: int | None = None
        """The position to be scrolled to when it is shown: before, it has not its size."""
        self.names = NoteNames()
        """The notes that `[[links]]` lead to."""
        self.pictures = Pictures(self)
        self.highlighted.connect(self._tell_link)

    def clear_note(self) -> None:
        self._more.stop()
        self.setPlaceholderText("")
        super().clear_note()

    def show_note(self, row: Row, text: str) -> None:
        self._more.stop()
        self._unseen = None
        self._shown = (row, text)
        whole, lines = _readable(text, row.lines, row.title)
        self._left = pieces(with_signs(whole, lines) if lines[0] else whole)
        self.document().clear()
        self.pictures.begin(row.path)
        self.setPlaceholderText("" if whole.strip() else self.tr("Nothing is written in this note yet."))
        self._render(next(self._left))
        while lines[0] and END not in self.document().toPlainText() and self._append():
            pass
        self._mark(row)
        self._more.start(0)

    def _tell_link(self, url: QUrl) -> None:
        """Where it leads, before it is clicked: its words may say something else."""
        self.setToolTip(url.toDisplayString()[:LONGEST_TIP])

    def is_complete(self) -> bool:
        return not self._more.isActive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What was the first line in view stays it, though lines break elsewhere now."""
        bar, first = self.verticalScrollBar(), None
        if bar.value() and event.size().width() != event.oldSize().width():
            first = self.cursorForPosition(QPoint(0, 0))
        super().resizeEvent(event)
        self.pictures.fit()
        if first is not None:
            bar.setValue(bar.value() + self.cursorRect(first).top())

    def showEvent(self, event: QShowEvent) -> None:
        """Qt would scroll to the cursor, which is at the end of what was rendered."""
        place = self.verticalScrollBar().value()
        super().showEvent(event)
        self.verticalScrollBar().setValue(place)
        unseen, self._unseen = self._unseen, None
        if unseen is not None:
            self._scroll_to(unseen)

    def _scroll_to(self, position: int) -> None:
        super()._scroll_to(position)
        if not self.isVisible():
            self._unseen = position

    def _render(self, piece: str) -> None:
        self.document().setMarkdown(piece, _FEATURES)
        self._dress(0)

    def _append(self) -> bool:
        piece = next(self._left, None)
        if piece is None:
            return False
        part = QTextDocument()
        part.setMarkdown(piece, _FEATURES)
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        before = cursor.position()
        cursor.insertBlock()
        cursor.insertFragment(_fragment(part))
        self._dress(before)
        return True

    def _dress(self, start: int) -> None:
        document, path = self.document(), self._shown[0].path if self._shown else ""
        turn_wiki_links(document, lambda name: self.names.find(name, path), self.palette(), start)
        self.pictures.take(start)
        calm_down(document, self._theme, start)

    def _render_more(self) -> None:
        place = self.verticalScrollBar().value()
        more = self._append()
        self.verticalScrollBar().setValue(place)
        if more:
            self._more.start(0)


def _fragment(document: QTextDocument) -> QTextDocumentFragment:
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    return cursor.selection()


def _readable(text: str, lines: tuple[int, int], title: str) -> tuple[str, tuple[int, int]]:
    """The note without front matter and the heading that stands above it already, each picture with a name.

    The found lines are moved with it.
    """
    rows = text.split("\n")
    cut = 0
    if rows[0].strip() == "---":
        cut = next((n + 1 for n, row in enumerate(rows[1:80], 1) if row.strip() in {"---", "..."}), 0)
    first = lines[0] - cut
    head = next((n for n in range(cut, min(cut + 4, len(rows))) if rows[n].strip()), cut)
    if title and rows[head].strip() == f"# {title}" and head + 1 != lines[0]:
        rows[head] = ""
    moved = (first, max(first, lines[1] - cut)) if first > 0 else (0, 0)
    return with_names("\n".join(rows[cut:])), moved
