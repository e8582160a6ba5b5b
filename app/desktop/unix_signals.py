"""End cleanly on SIGTERM and SIGINT.

Python runs a signal's handler only between two of its own instructions, and none runs while Qt waits for
events. So the signal's number is written to a socket that Qt watches.
"""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

from app.desktop.early_signals import ENDING


class EndSignals(QObject):
    """Calls `on_end` in the event loop when the system or a terminal asks the program to end."""

    def __init__(self, on_end: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_end = on_end
        self._reading, self._writing = socket.socketpair()
        for end in (self._reading, self._writing):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for number in ENDING:
            signal.signal(number, _nothing)

    def _read(self) -> None:
        try:
            received = self._reading.recv(64)
        except BlockingIOError:
            return
        if received:
            self._on_end()


def _nothing(number: int, frame: object) -> None:
    """Only a Python handler makes Python write to the wakeup socket."""
