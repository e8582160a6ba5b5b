"""Tells when the computer woke up, so that what sleep may have taken (hotkeys, connections) is made anew."""

from __future__ import annotations

import logging
import time
from typing import Any

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot

log = logging.getLogger(__name__)
LOGIN1 = ("org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager")
LOOK_MS = 30_000
ASLEEP_SECONDS = 90.0


class Wakefulness(QObject):
    """`woke`: after sleep. By logind where there is one, else by the clock having jumped.

    `bus` is a QDBusConnection; the system bus if left out.
    """

    woke = Signal()

    def __init__(self, parent: QObject | None = None, bus: Any = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._seen = self._clock()
        self.by_logind = self._listen(bus)
        if not self.by_logind:
            self._timer.start()

    def _listen(self, bus: Any) -> bool:
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError:  # not a Linux desktop
            return False
        bus = bus or QDBusConnection.systemBus()
        if not bus.isConnected():
            return False
        service, path, interface = LOGIN1
        return bool(bus.connect(service, path, interface, "PrepareForSleep", self, SLOT("_prepare(bool)")))

    @Slot(bool)
    def _prepare(self, asleep: bool) -> None:
        log.info("the computer %s", "goes to sleep" if asleep else "woke up")
        if not asleep:
            self.woke.emit()

    def _look(self) -> None:
        before, self._seen = self._seen, self._clock()
        if self._seen - before > ASLEEP_SECONDS:
            log.info("the computer was asleep")
            self.woke.emit()

    @staticmethod
    def _clock() -> float:
        """Seconds that go on during sleep, unlike the timer's."""
        return time.time()
