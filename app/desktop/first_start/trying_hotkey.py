"""Third page: press the hotkey now. It lights up, or there are combinations that are free."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.first_start.key_caps import KeyCaps
from app.desktop.first_start.page import Page, wrapping
from app.desktop.fonts import scaled
from app.desktop.key_names import from_anywhere
from app.desktop.problems import sentences, translated
from app.desktop.theme import Space, Theme, Type
from app.desktop.trace import trace
from app.desktop.widgets.copyable import Copyable
from app.desktop.widgets.flow import Flow
from app.errors import MemoroError
from app.platform.hotkey.by_hand import by_hand
from app.platform.hotkey.models import HotkeyUnavailable


class HotkeyPage(Page):
    """`wanted(sequence)`: another combination was chosen. `pressed` tells the page that the hotkey came."""

    wanted = Signal(str)

    def __init__(self, theme: Theme, hotkey: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._hotkey = theme, hotkey
        self._problem: MemoroError | None = None
        self.works = False
        self._keys = KeyCaps(self)
        self._verdict = wrapping(self)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._verdict.setFont(scaled(self.font(), Type.title))
        self._offers = QWidget(self)
        self._free = Flow(Space.s)
        middle = QHBoxLayout(self._offers)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        middle.addLayout(self._free)
        middle.addStretch(1)
        self._offers.hide()
        self._by_hand = Copyable(self)
        for widget in (self._keys, self._verdict, self._by_hand, self._offers):
            self.content.addWidget(widget)
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("One key for your memory"))
        self.sentence.setText(self.tr("It opens the search from anywhere, whatever program you are in."))
        self._by_hand.retranslate()
        self._show()

    def show_hotkey(self, text: str) -> None:
        """What a person must press, as the desktop calls it; it is bound now."""
        if text:
            self._hotkey, self._problem, self.works = text, None, False
            self._offers.hide()
        self._show()

    def show_failure(self, problem: MemoroError) -> None:
        self._problem, self.works = problem, False
        self._show()
        self._offer(tuple(getattr(problem, "free", ())))

    def pressed(self) -> None:
        self.works = True
        trace("first start hotkey works")
        self._show()

    def first_focus(self) -> QWidget | None:
        return None

    def _offer(self, free: tuple[str, ...]) -> None:
        while (item := self._free.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for sequence in free:
            button = Button(from_anywhere(sequence), self._offers)
            button.clicked.connect(self._chooser(sequence))
            self._free.addWidget(button)
        self._offers.setVisible(bool(free))

    def _chooser(self, sequence: str) -> Callable[[], None]:
        return lambda: self._choose(sequence)

    def _choose(self, sequence: str) -> None:
        self._hotkey, self._problem = sequence, None
        self._offers.hide()
        self._show()
        self.wanted.emit(sequence)

    def _reason(self, problem: MemoroError) -> str:
        if getattr(problem, "free", ()):
            problem = MemoroError(problem.title, problem.message)
            free = self.tr("These are free:")
            return f"{sentences(problem)}\n{free}"  # a line of its own above what is free
        return sentences(problem)

    def _explain(self, problem: HotkeyUnavailable) -> str:
        """What a person can do where no program may bind a key."""
        manual = by_hand(self._hotkey)
        self._by_hand.line.setText(manual.text)
        if manual.file:
            how = self.tr("Add this line to %1:").replace("%1", manual.file)
        else:
            how = self.tr("In the system’s keyboard settings, add a shortcut that runs this command:")
        return f"{translated(problem.message)}\n{how}"

    def _show(self) -> None:
        unavailable = isinstance(self._problem, HotkeyUnavailable) and not self.works
        side = Qt.AlignmentFlag.AlignLeft if unavailable else Qt.AlignmentFlag.AlignHCenter
        self._verdict.setAlignment(side)
        self._by_hand.setVisible(unavailable)
        if self.works:
            state, text = "good", self.tr("It works. You can go on.")
        elif isinstance(self._problem, HotkeyUnavailable):
            state, text = "", self._explain(self._problem)
        elif self._problem:
            state, text = "problem", from_anywhere(self._reason(self._problem))
        elif self._hotkey:
            state, text = "", self.tr("Press it now")
        else:
            state, text = "", self.tr("No hotkey is set. The icon in the tray opens the search, too.")
        self._keys.show_keys("" if unavailable else self._hotkey, state)
        self._keys.setAccessibleName(self.tr("Hotkey: %1").replace("%1", from_anywhere(self._hotkey)))
        self._verdict.setText(text)
        self._verdict.setProperty("state", state)
        self._verdict.style().unpolish(self._verdict)
        self._verdict.style().polish(self._verdict)
