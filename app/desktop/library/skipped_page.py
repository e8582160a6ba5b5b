"""What is not in the memory and why: patterns that a person chose, and files that cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from app.desktop.fonts import scaled
from app.desktop.icons import put_glyph
from app.desktop.library.items import Item
from app.desktop.library.page import ListPage
from app.desktop.library.sections import Section, name_of
from app.desktop.library.words import skip_text
from app.desktop.popup.states import View
from app.desktop.status_text import number
from app.desktop.theme import Space, Theme, Type
from app.desktop.widgets.clamped import Clamped
from app.desktop.widgets.fitting import FittingButton
from app.desktop.widgets.labels import Label
from app.desktop.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.status import SkippedFile


class SkippedPage(ListPage):
    """`take_in_wanted(pattern)`, `reveal_wanted(path)`, `add_wanted()`."""

    take_in_wanted = Signal(str)
    reveal_wanted = Signal(str)
    add_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        detail = QWidget(parent)
        detail.setObjectName("detail")
        self.title, self.reason, self.act = Clamped(detail, 4), Label(detail), FittingButton(detail)
        self.title.setFont(scaled(self.title.font(), Type.heading, bold=True))
        self.reason.setWordWrap(True)
        self.reason.setProperty("role", "muted")
        layout = QVBoxLayout(detail)
        layout.setContentsMargins(Space.xl, Space.xl, Space.xl, Space.xl)
        layout.setSpacing(Space.s)
        layout.addWidget(self.title)
        layout.addWidget(self.reason)
        layout.addSpacing(Space.m)
        layout.addWidget(self.act, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        super().__init__(theme, Scrolled(detail, parent), parent)
        self.add = QToolButton(self)
        self.head.addWidget(self.add)
        self.add.clicked.connect(lambda _checked=False: self.add_wanted.emit())
        self.list.chosen.connect(self._choose)
        self.act.clicked.connect(lambda _checked=False: self._act())
        theme.changed.connect(self._draw)
        self._draw()
        self.retranslate()
        self._choose(None)

    def retranslate(self) -> None:
        self.heading.setText(name_of(Section.SKIPPED))
        self.list.setAccessibleName(name_of(Section.SKIPPED))
        self.add.setToolTip(self.tr("Leave something else out…"))
        self.add.setAccessibleName(self.tr("Leave something else out…"))

    def _draw(self) -> None:
        put_glyph(self.add, "plus", self.theme.colour("text"))

    def show_left_out(self, patterns: Sequence[str], files: Sequence[SkippedFile]) -> None:
        chosen = self.tr("By your choice")
        unread = self.tr("Cannot be read")
        items = [
            Item(("pattern", each), each, self.tr("Left out by the settings"),
                 section=chosen if n == 0 else "", icon="skipped")
            for n, each in enumerate(patterns)
        ] + [
            Item(("file", file.path), file.path, skip_text(file.reason),
                 section=unread if n == 0 else "", icon="warning")
            for n, file in enumerate(files)
        ]  # fmt: skip
        self.count.setText(number(len(items)) if items else "")
        text = self.tr("Every Markdown file of your memory folder is in the memory.")
        self.show_items(items, View("check", self.tr("Nothing is left out"), text))
        if not items:
            self._choose(None)

    def _choose(self, item: Item | None) -> None:
        self.title.setText(item.title if item else "")
        self.act.setVisible(item is not None)
        if item is None:
            self.reason.setText("")
        elif item.key[0] == "pattern":
            self.reason.setText(
                self.tr("What fits this pattern is not read, not searched, and shown to no assistant.")
            )
            self.act.setText(self.tr("Include it again"))
        else:
            self.reason.setText(item.detail)
            self.act.setText(self.tr("Show in the folder"))

    def _act(self) -> None:
        item = self.list.current
        if item:
            signal = self.take_in_wanted if item.key[0] == "pattern" else self.reveal_wanted
            signal.emit(item.key[1])
