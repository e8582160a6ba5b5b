"""The one thread that writes to the index, as a QThread of the desktop program."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

if TYPE_CHECKING:
    from app.engine.engine import Engine

log = logging.getLogger(__name__)


class EngineThread(QThread):
    """Runs `Engine.run_writer` until `stop`. `crashed` tells that it ended by a bug; searches still work."""

    crashed = Signal()

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("EngineThread")
        self._engine = engine

    def run(self) -> None:
        try:
            self._engine.run_writer()
        except Exception:  # a barrier: the window must live to tell what happened
            log.exception("the engine's writing thread ended by an error")
            self.crashed.emit()

    def stop(self, milliseconds: int = 10_000) -> bool:
        """End the engine's loop and wait for the thread; False when it did not end in time."""
        self._engine.stop()
        ended = self.wait(milliseconds)
        if not ended:
            log.error("the engine did not end within %d ms", milliseconds)
        return ended
