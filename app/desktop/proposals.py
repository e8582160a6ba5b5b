"""How many proposals of assistants wait for the person, for the tray's menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.errors import MemoroError

if TYPE_CHECKING:
    from app.desktop.background import Background
    from app.desktop.signals import EngineSignals
    from app.engine.engine import Engine


class Proposals(QObject):
    """`counted(count)`: those for the memory that the windows show."""

    counted = Signal(int)

    def __init__(
        self, engine: Engine, background: Background, signals: EngineSignals, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._engine, self._background = engine, background
        signals.inbox_changed.connect(self.count)

    def count(self, _event: object = None) -> None:
        self._background.run(self._waiting, self.counted.emit)

    def _waiting(self) -> int:
        try:
            return self._engine.records.inbox().counts()["waiting"]
        except MemoroError:  # no memory folder, or a history that cannot be read, which is told elsewhere
            return 0
