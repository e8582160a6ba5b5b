"""Everything that can be done with the chosen row, each with its key: Ctrl+K, or the other mouse button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.desktop.key_names import in_windows
from app.desktop.popup.keys import Action
from app.desktop.popup.rows import CONVERSATION, Row
from app.desktop.theme import Space
from app.desktop.trace import trace


class ActionMenu(QMenu):
    """`chosen(action)`. It is filled anew each time it opens, and stays within the popup.

    `can_paste`: whether a passage can go into another program.
    """

    chosen = Signal(Action)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.can_paste = False
        self.triggered.connect(lambda entry: self.chosen.emit(entry.data()))

    def open_for(
        self, row: Row | None, beside: QRect, *, preview: bool | None, sources: bool, moved: bool
    ) -> None:
        """`beside` is the row's place on the screen. `preview`: whether one is shown; None: there is no room.
        `sources`: whether there is a choice of what is searched. `moved`: a person has put the popup here.
        """
        self.clear()
        if row is not None:
            self._fill_for(row)
            self.addSeparator()
        if preview is not None:
            hide, show = self.tr("Hide the preview"), self.tr("Show the preview")
            self._add(Action.PREVIEW, hide if preview else show, "→")
        if sources:
            self._add(Action.NEXT_SOURCE, self.tr("Search in something else"), self.tr("Ctrl+T"))
        if moved:
            self._add(Action.GO_BACK, self.tr("Back to the usual place"), self.tr("Ctrl+0"))
        self._add(Action.SETTINGS, self.tr("Settings…"), self.tr("Ctrl+,"))
        self.popup(self._place(beside))
        self.setActiveAction(self.actions()[0])
        trace("actions shown")

    def _fill_for(self, row: Row) -> None:
        if row.source == CONVERSATION:
            self._add(Action.OPEN, self.tr("Open the conversation"), "↵")
        else:
            self._add(Action.OPEN, self.tr("Open at the line"), "↵")
            self._add(Action.OPEN_FOLDER, self.tr("Show in its folder"), self.tr("Ctrl+↵"))
            self._add(Action.LIBRARY, self.tr("Show in the library"), self.tr("Ctrl+L"))
        self.addSeparator()
        self._add(Action.COPY, self.tr("Copy the citation"), self.tr("Ctrl+C"))
        if row.text:
            self._add(Action.COPY_TEXT, self.tr("Copy the passage"), self.tr("Ctrl+Shift+C"))
        if row.text and self.can_paste:
            into = self.tr("Paste into the program used before")
            self._add(Action.PASTE, into, self.tr("Ctrl+Shift+↵"))
        if row.source != CONVERSATION:
            self._add(Action.PIN, self.tr("Unpin") if row.is_pinned else self.tr("Pin"), self.tr("Ctrl+S"))
        if row.was_opened:
            self._add(Action.UNLEARN, self.tr("Do not put it first"), self.tr("Ctrl+Shift+D"))
        if row.snippet:
            self._add(Action.MORE_LIKE, self.tr("More like this"), self.tr("Ctrl+R"))

        note, talk = self.tr("Search in this note"), self.tr("Search in this conversation")
        self._add(Action.IN_NOTE, talk if row.source == CONVERSATION else note, self.tr("Ctrl+F"))

    def _add(self, action: Action, text: str, keys: str) -> None:
        self.addAction(f"{text}\t{in_windows(keys)}").setData(action)

    def _place(self, beside: QRect) -> QPoint:
        """At the right end of the row, below its title; higher where the popup ends before the menu."""
        size, window = self.sizeHint(), self.parentWidget().frameGeometry()
        left = beside.right() - size.width() - Space.m
        lowest = window.bottom() - size.height() - Space.s
        top = min(beside.top() + beside.height() // 2, lowest)
        return QPoint(max(left, window.left() + Space.s), max(top, window.top() + Space.s))
