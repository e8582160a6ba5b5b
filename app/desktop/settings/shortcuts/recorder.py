"""Records a global hotkey: press the keys, hear at once whether they are free, choose another if not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.desktop.buttons import Button
from app.desktop.hotkey import SEARCH
from app.desktop.key_names import from_anywhere
from app.desktop.problems import in_words
from app.desktop.punctuation import sentences, stop
from app.desktop.settings.shortcuts.pressing import combination
from app.desktop.theme import Space
from app.desktop.widgets.card import empty
from app.desktop.widgets.flow import Flow
from app.desktop.widgets.labels import quiet, say
from app.errors import MemoroError
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyConflict, HotkeyError
from app.platform.hotkey.owners import usual_owner
from app.platform.hotkey.parsing import parse

PAUSE_MS = 30_000


class Door(Protocol):
    """What is needed of `app.desktop.hotkey.GlobalHotkey`."""

    failures: dict[str, MemoroError]
    state_changed: Any  # Qt's stubs know a signal by its class only

    @property
    def mechanism(self) -> str: ...
    @property
    def wanted(self) -> tuple[str, ...]: ...
    def own_use(self, sequence: str, purpose: str) -> HotkeyError | None: ...
    def pause(self, milliseconds: int) -> None: ...
    def resume(self) -> None: ...


def try_out(sequence: str, parent: QObject, reserved: tuple[str, ...] = ()) -> None:
    """Bind a combination for a moment. Raises `HotkeyError`; the program's own hotkeys are not bound now.

    `reserved` are those of its own, which are free for nothing else.
    """
    hotkeys = Hotkeys(parent)
    hotkeys.reserved = reserved
    try:
        hotkeys.register(sequence)
        if owner := usual_owner(str(parse(sequence)), sys.platform):
            raise HotkeyConflict(sequence, owner, hotkeys.free(sequence))
    finally:
        hotkeys.close()
        hotkeys.deleteLater()


class _KeysButton(QPushButton):
    """Takes every key while it records."""

    pressed_keys = Signal(str, bool)
    stopped = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.recording = False  # before Qt sends the first event
        super().__init__(parent)
        self.setProperty("role", "keys")

    def set_recording(self, recording: bool) -> None:
        self.recording = recording
        self.setProperty("recording", recording)
        self.style().unpolish(self)
        self.style().polish(self)

    def event(self, event: QEvent) -> bool:
        if self.recording and event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                self._press(event)
            event.accept()
            return True
        return super().event(event)

    def _press(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self.stopped.emit()
        elif not event.isAutoRepeat():
            self.pressed_keys.emit(*combination(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.recording:
            self.stopped.emit()


class Recorder(QWidget):
    """`recorded(sequence)`: a free combination; "" for none.

    `name` is what screen readers call it, `purpose` what the hotkey is for (see `app.desktop.hotkey`).
    """

    recorded = Signal(str)

    def __init__(
        self,
        name: str,
        door: Door,
        parent: QWidget,
        *,
        purpose: str = SEARCH,
        attempt: Callable[[str, QObject, tuple[str, ...]], None] = try_out,
    ) -> None:
        super().__init__(parent)
        self._name, self._door, self._purpose, self._attempt = name, door, purpose, attempt
        self._sequence = ""
        self._tells_state = False
        self.keys = _KeysButton(self)
        self.none = Button(self.tr("No hotkey"), self)
        self.note = quiet(parent=self)
        self.offers: list[Button] = []
        self._offer_row = Flow(Space.s, at_right=True)
        row = Flow(Space.s, at_right=True)
        row.addWidget(self.none)
        row.addWidget(self.keys)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.s)
        layout.addLayout(row)
        layout.addWidget(self.note)
        layout.addLayout(self._offer_row)
        self.keys.clicked.connect(self._start)
        self.keys.pressed_keys.connect(self._pressed)
        self.keys.stopped.connect(self._stop)
        self.none.clicked.connect(lambda _checked=False: self._take(""))
        self.setFocusProxy(self.keys)
        self.show_sequence("")
        door.state_changed.connect(self._show_state)
        self._show_state()

    def show_sequence(self, sequence: str) -> None:
        self._sequence = sequence
        if not self.keys.recording:
            self._show(from_anywhere(sequence) or self.tr("None"))
        self.none.setVisible(bool(sequence))

    def _show(self, text: str) -> None:
        self.keys.setText(text)
        self.keys.setAccessibleName(f"{self._name}: {text}")

    def _start(self) -> None:
        self._door.pause(PAUSE_MS)  # or the hotkey would open the popup instead of being recorded
        self.keys.set_recording(True)
        self._show(self.tr("Press the keys…"))
        self._tell(self.tr("Esc leaves it as it is."))
        self._offer(())

    def _stop(self) -> None:
        self.keys.set_recording(False)
        self._door.resume()
        self.show_sequence(self._sequence)
        if not self.offers:
            self._tell("")

    def _pressed(self, text: str, complete: bool) -> None:
        self._show(from_anywhere(text) or self.tr("Press the keys…"))
        if complete:
            self.choose(text)

    def choose(self, sequence: str) -> None:
        """Take a combination if it is free; else say why not, and what would be."""
        try:
            parse(sequence)
            if refusal := self._door.own_use(sequence, self._purpose):
                raise refusal
            if self._door.mechanism != "wayland_portal":  # there the desktop itself asks, once
                self._attempt(sequence, self, self._door.wanted)
        except HotkeyError as problem:
            self.show_failure(problem)
            self.keys.set_recording(False)
            self._door.resume()
            self.show_sequence(self._sequence)
        else:
            self._take(sequence)

    def show_failure(self, problem: MemoroError) -> None:
        """Why a combination cannot be had, and which could."""
        told = in_words(problem)
        free = problem.free if isinstance(problem, HotkeyConflict) else ()
        self._offer(free)
        action = self.tr("Free right now:") if free else told.action
        self._tell(from_anywhere(sentences(stop(told.title), told.message, action)), "problem")

    def _show_state(self) -> None:
        """Whether the hotkey that is set works: it may fail or come back while the page is open."""
        if self.keys.recording:
            return
        if failure := self._door.failures.get(self._purpose):
            self.show_failure(failure)
            self._tells_state = True
        elif self._tells_state:
            self._offer(())
            self._tell("")

    def _take(self, sequence: str) -> None:
        self.keys.set_recording(False)
        self._offer(())
        self._tell("")
        self._door.resume()
        self.show_sequence(sequence)
        self.recorded.emit(sequence)

    def _tell(self, text: str, role: str = "muted") -> None:
        self._tells_state = False
        say(self.note, text, role)

    def _offer(self, sequences: tuple[str, ...]) -> None:
        empty(self._offer_row)
        self.offers = []
        for sequence in sequences:
            button = Button(from_anywhere(sequence), self)
            button.clicked.connect(lambda _checked=False, chosen=sequence: self.choose(chosen))
            self._offer_row.addWidget(button)
            self.offers.append(button)
