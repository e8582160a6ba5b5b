"""The global hotkey as the program uses it: one combination, and calm words when it cannot be had."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from app.errors import MemoroError
from app.platform.hotkey.main import Hotkeys
from app.platform.hotkey.models import HotkeyError

log = logging.getLogger(__name__)


class GlobalHotkey(QObject):
    """`pressed(token)`: the combination; `described(text)`: what a person must press, "" while there is none.

    `failed(error)` never stops the program: tray, menu and `memoro toggle` still work.
    """

    pressed = Signal(str)
    described = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hotkeys = Hotkeys(self)
        self._hotkeys.activated.connect(self._activated)
        self._hotkeys.bound.connect(self._bound)
        self._hotkeys.failed.connect(self._failed)

    def register(self, sequence: str) -> None:
        """Bind `sequence`, for example "Ctrl+Alt+M"; nothing is bound when it is empty."""
        if not sequence:
            self.described.emit("")
            return
        try:
            self._hotkeys.register(sequence)
        except HotkeyError as error:
            self._failed(error)

    def close(self) -> None:
        self._hotkeys.close()

    def _activated(self, _sequence: str) -> None:
        self.pressed.emit(self._hotkeys.activation_token)

    def _bound(self, sequence: str, description: str) -> None:
        self.described.emit(description or sequence)

    def _failed(self, error: MemoroError) -> None:
        log.info("no hotkey: %s", error)
        self.described.emit("")
        self.failed.emit(error)
