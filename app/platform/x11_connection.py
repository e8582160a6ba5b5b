"""A connection to the X server that stays open, and whose events Qt's event loop tells of."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QSocketNotifier
from Xlib import error

log = logging.getLogger(__name__)
FAILURES = (error.ConnectionClosedError, OSError)
"""What a request raises when the server is gone."""


def hang_up(display: Any, notifier: QSocketNotifier | None) -> None:
    """Close it, whatever has become of it. The server drops all that was asked for by it."""
    if notifier is not None:
        notifier.setEnabled(False)
        notifier.deleteLater()
    if display is not None:
        try:
            display.close()
        except FAILURES:
            log.debug("the X connection was gone before it was closed")
