"""Python's collector runs in the windows' thread alone, between two events.

Left to itself it runs in whatever thread happens to make the next object. In the engine's it would destroy
windows that nobody needs any more beside the thread that draws them, which ends the program by a crash; and
within a paint it could take away what Qt is just using.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QObject, QTimer

from app.engine.courtesy import collecting_is_welcome

LOOK_MS, REST_MS = 250, 10_000
"""While there is something to collect; and at most, after ever longer waits, while there is nothing."""
WHOLE_SECONDS = 60.0
"""So long nobody waits for a walk over everything, which takes some hundredths of a second."""


class Collector(QObject):
    """Made in the windows' thread; from then on nothing is collected in another one.

    Nothing at all until `settle` or `begin`: what a program makes while it starts is needed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._whole_after = time.monotonic() + WHOLE_SECONDS
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def settle(self) -> None:
        """The program has begun: what is there now stays, and later walks need not go over it."""
        gc.collect()
        gc.freeze()
        self.begin()

    def begin(self) -> None:
        self._timer.start(LOOK_MS)

    def _look(self) -> None:
        if collecting_is_welcome():
            wait = LOOK_MS if self._collect() else min(2 * self._timer.interval(), REST_MS)
            self._timer.setInterval(wait)

    def _collect(self) -> bool:
        """As Python itself decides, only later: the oldest generation that is due, with the younger ones.

        Whether there was one.
        """
        now = time.monotonic()
        due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        due[2] = due[2] and now > self._whole_after
        if any(due):
            oldest = max(generation for generation, is_due in enumerate(due) if is_due)
            gc.collect(oldest)
            if oldest == 2:
                self._whole_after = now + WHOLE_SECONDS
        return any(due)
