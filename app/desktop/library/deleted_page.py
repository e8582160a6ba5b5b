"""The notes that were deleted and can come back, whoever deleted them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.desktop.dates import day_text, time_text
from app.desktop.library.detail import LEAST
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.reader import Reader
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import size_text, who_text
from app.desktop.popup.rows import Row
from app.desktop.popup.states import View
from app.desktop.status_text import number
from app.desktop.theme import Space, Theme
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.flow import Flow
from app.engine.ledger import note_text

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.engine.ledger import Change
    from app.engine.library import Library

MOST = 500


class DeletedPage(ListPage):
    """`return_wanted(path)`, `forget_wanted(path)`, `counted(n)`."""

    return_wanted = Signal(str)
    forget_wanted = Signal(str)
    counted = Signal(int)

    def __init__(
        self, theme: Theme, library: Library, background: Background, parent: QWidget | None = None
    ) -> None:
        detail = QWidget(parent)
        detail.setObjectName("detail")
        self.reader = Reader(theme, detail)
        self.bring_back, self.forget = FittingButton(detail), FittingButton(detail)
        self.reader.setMinimumHeight(LEAST)
        self.bring_back.setProperty("role", "main")
        buttons = Flow(Space.s, at_right=True)
        buttons.setContentsMargins(Space.l, Space.s, Space.l, Space.m)
        buttons.addWidget(self.forget)
        buttons.addWidget(self.bring_back)
        layout = QVBoxLayout(detail)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.reader, 1)
        layout.addLayout(buttons)
        super().__init__(theme, detail, parent)
        self._library, self._background = library, background
        self._change: Change | None = None
        self.list.chosen.connect(self._choose)
        self.bring_back.clicked.connect(lambda _checked=False: self._emit(self.return_wanted))
        self.forget.clicked.connect(lambda _checked=False: self._emit(self.forget_wanted))
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.DELETED))
        self.list.setAccessibleName(name_of(Section.DELETED))
        self.reader.setAccessibleName(self.tr("The deleted note"))
        self.bring_back.setText(self.tr("Bring it back"))
        self.forget.setText(self.tr("Forget for good…"))

    def open_item(self, _item: Item) -> None:
        self.bring_back.setFocus()

    def _emit(self, signal: SignalInstance) -> None:
        if self._change:
            signal.emit(self._change.path)

    def load(self) -> None:
        self._background.run(lambda: self._library.history.deleted(MOST), self._show, self.show_problem)

    def _show(self, changes: list[Change]) -> None:
        self.hide_problem()
        self.counted.emit(len(changes))
        self.count.setText(number(len(changes)) if changes else "")
        items, last = [], None
        for change in changes:
            day = day_text(change.day)
            name = change.path.rpartition("/")[2].removesuffix(".md")
            section = day if day != last else ""
            items.append(
                Item(change.id, name, f"{who_text(change.who)} · {change.path}", time_text(change.when), "",
                     section, data=change)
            )  # fmt: skip
            last = day
        text = self.tr("Notes that are deleted, here or elsewhere, stay here until you forget them.")
        self.show_items(items, View("trash", self.tr("No deleted notes"), text))
        if not items:
            self._choose(None)

    def _choose(self, item: Item | None) -> None:
        change: Change | None = item.data if item else None
        self._change = change
        for button in (self.bring_back, self.forget):
            button.setEnabled(change is not None)
        self.reader.clear_note()
        if change is None:
            return

        def show(data: bytes | None) -> None:
            if self._change is change and data is not None and (note := note_text(data)):
                self.reader.show_note(Row((change.path, 0), change.path, ""), note.text)
                self.count.setToolTip(size_text(len(data)))

        self._background.run(
            lambda: self._library.history.content(change.id, "before"), show, self.show_problem
        )
