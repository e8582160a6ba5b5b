"""Logging for the whole program: one file with rotation, and the last lines kept in memory.

The ring buffer makes recent lines available to a diagnostics report even when there is no log file.
Only a composition root calls `set_up`; every module asks for `logging.getLogger(__name__)`.
"""

from __future__ import annotations

import logging
import sys
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
MAX_BYTES = 1_000_000


class RingBuffer(logging.Handler):
    """Keeps the last `capacity` formatted lines, oldest first."""

    def __init__(self, capacity: int = 500) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=capacity)
        self.setFormatter(logging.Formatter(FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


recent = RingBuffer()


def set_up(log_file: Path | None, *, level: int = logging.INFO, to_stderr: bool = False) -> None:
    """Send the log to `log_file` (rotated at 1 MB, one old file kept) and to the ring buffer.

    A file that cannot be opened is no reason not to start: the ring buffer still has the lines.
    """
    root = logging.getLogger()
    root.setLevel(level)
    root.addHandler(recent)
    if to_stderr:
        stream = logging.StreamHandler()
        stream.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        stream.setLevel(logging.WARNING)
        root.addHandler(stream)
    if log_file is None:
        return
    try:
        log_file.parent.mkdir(parents=True, exist_ok=True)
        handler = _log_file(log_file)
    except OSError as error:
        logging.getLogger(__name__).info("no log file: %s", error)
        return
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)


def _log_file(path: Path) -> logging.Handler:
    from logging.handlers import RotatingFileHandler

    class LogFile(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the library's name
            """A full disk loses a line; it must not fill the terminal with tracebacks instead."""
            if not isinstance(sys.exc_info()[1], OSError):
                super().handleError(record)

    return LogFile(path, maxBytes=MAX_BYTES, backupCount=1, encoding="utf-8", delay=True)
