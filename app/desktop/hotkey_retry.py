"""Trying again for a key that another program holds: soon at first, then once a minute, and never in vain."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

FIRST_MS, LAST_MS = 5_000, 60_000


class Retry(QObject):
    """`due`: try now, then call `go_on` or `stop`. Systems do not tell when a key becomes free."""

    due = Signal()

    def __init__(self, parent: QObject | None = None, *, first_ms: int = FIRST_MS) -> None:
        super().__init__(parent)
        self._first_ms = first_ms
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    def start(self) -> None:
        self._timer.start(self._first_ms)

    def go_on(self) -> None:
        """Wait twice as long as the last time."""
        self._timer.start(min(2 * self._timer.interval(), LAST_MS))

    def stop(self) -> None:
        self._timer.stop()

    @property
    def is_waiting(self) -> bool:
        return self._timer.isActive()

    @property
    def wait_ms(self) -> int:
        return self._timer.interval()
