"""The end of the process, when everything that matters has been ended in order.

Python would go on to take down what is left: PySide deletes the windows one by one in the order of their
addresses, beside threads that still run. A thread of ours that is late, because a disk is slow or a model
was just being loaded, then makes the end a crash: Qt aborts when such a thread is deleted, and who calls into
Python after that finds none. Nothing is won by it; the system takes back everything at once.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import NoReturn

from PySide6.QtGui import QGuiApplication

from app.platform.clipboard import hand_over
from app.platform.ending import end_now


def may_leave() -> bool:
    """See to it that what was copied stays; False where only Qt's own end can do that."""
    return not QGuiApplication.clipboard().ownsClipboard() or hand_over(QGuiApplication.platformName())


def leave(status: int) -> NoReturn:
    """End this process now; what was logged and printed is kept."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # gone, or none at all
            stream.flush()
    end_now(status)
