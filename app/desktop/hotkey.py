"""The global hotkeys as the program uses them: what each is for, and calm words when one cannot be had."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from app.desktop.trace import trace
from app.errors import MemoroError
from app.platform.active_window.main import is_full_screen
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyError

log = logging.getLogger(__name__)
SEARCH, CAPTURE = "search", "capture"


class GlobalHotkey(QObject):
    """`pressed(token)`: the combination for searching, `capture_pressed(token)` the one for a quick note.

    `described(text)`: what a person must press to search, "" while there is none. `paused_changed(paused)`.
    `failed(error)` never stops the program: tray, menu and `memoro toggle` still work. Without
    `over_full_screen` nothing happens while another program fills the screen.
    """

    pressed = Signal(str)
    capture_pressed = Signal(str)
    described = Signal(str)
    failed = Signal(object)
    paused_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hotkeys = Hotkeys(self)
        self._hotkeys.activated.connect(self._activated)
        self._hotkeys.bound.connect(self._bound)
        self._hotkeys.failed.connect(self._failed)
        self._wanted = {SEARCH: "", CAPTURE: ""}
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.resume)
        self.is_paused = False
        self.over_full_screen = True
        #: Why there is no key for searching; None while there is one.
        self.failure: MemoroError | None = None

    def register(self, sequence: str, purpose: str = SEARCH) -> None:
        """Bind `sequence`, for example "Ctrl+Alt+M", in the place of the one before; "" binds nothing."""
        before, self._wanted[purpose] = self._wanted[purpose], sequence
        if not self.is_paused:
            self._bind(purpose, before)

    def register_again(self) -> None:
        """After sleep or a new session: some systems forget what was bound."""
        if not self.is_paused:
            log.info("the hotkeys are bound again")
            self._hotkeys.close()
            self._bind_all()

    def pause(self, milliseconds: int) -> None:
        """Let the keys go for a while: for a game, or a program that needs them itself."""
        self._hotkeys.close()
        self._pause.start(milliseconds)
        self._set_paused(True)

    def resume(self) -> None:
        self._pause.stop()
        if self.is_paused:
            self._set_paused(False)
            self._bind_all()

    @property
    def mechanism(self) -> str:
        return self._hotkeys.mechanism

    @property
    def bound(self) -> tuple[str, ...]:
        return self._hotkeys.sequences

    def is_free(self, sequence: str) -> bool:
        """Whether a combination could be bound now (where the system can tell)."""
        try:
            return self._hotkeys.is_free(sequence)
        except HotkeyError:
            return False

    def close(self) -> None:
        self._pause.stop()
        self._hotkeys.close()

    def _bind_all(self) -> None:
        for purpose in self._wanted:
            self._bind(purpose, "")

    def _bind(self, purpose: str, before: str) -> None:
        wanted = self._wanted[purpose]
        try:
            if wanted:
                self._hotkeys.rebind(before, wanted)
            elif before:
                self._hotkeys.unregister(before)
        except HotkeyError as error:
            self._failed(error)
        if purpose == SEARCH and not wanted:
            self.described.emit("")

    def _set_paused(self, paused: bool) -> None:
        self.is_paused = paused
        if paused:
            self.described.emit("")
        self.paused_changed.emit(paused)

    def _activated(self, sequence: str) -> None:
        if not self.over_full_screen and is_full_screen():
            trace("hotkey over a full screen")
            return
        token = self._hotkeys.activation_token
        if sequence == self._wanted[CAPTURE] != self._wanted[SEARCH]:
            self.capture_pressed.emit(token)
        else:
            self.pressed.emit(token)

    def _bound(self, sequence: str, description: str) -> None:
        if sequence == self._wanted[SEARCH]:
            self.failure = None
            self.described.emit(description or sequence)

    def _failed(self, error: MemoroError) -> None:
        log.info("no hotkey: %s", error)
        if getattr(error, "sequence", "") in {"", self._wanted[SEARCH]}:
            self.failure = error
            self.described.emit("")
        self.failed.emit(error)
