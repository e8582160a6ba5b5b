"""That the program is asked to end before Qt can hear of it: kept until it can be done in order.

Loads no Qt, since it begins before that and a second start never loads it.
"""

from __future__ import annotations

import signal

ENDING = signal.SIGTERM, signal.SIGINT


class EarlySignals:
    """From now on these signals end nothing by themselves; `came` tells whether there was one."""

    def __init__(self) -> None:
        self.came = False
        for number in ENDING:
            signal.signal(number, self._note)

    def _note(self, number: int, frame: object) -> None:
        self.came = True
