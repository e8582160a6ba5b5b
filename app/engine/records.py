"""The histories, editors and inboxes of the agents' memories: each history opened once, when first needed."""

from __future__ import annotations

import threading
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.engine import Engine
    from app.notes.editing.editor import MemoryEditor
    from app.notes.history.store import History
    from app.notes.inbox import Inbox


class Records:
    """Thread-safe. Every method raises MemoroError where no folder is chosen or the disk refuses."""

    def __init__(self, engine: Engine, suffix: str = "") -> None:
        """`suffix` sets the files of another instance apart (see `instance.py`)."""
        self._engine, self._suffix = engine, suffix
        self._lock = threading.Lock()
        self._open: dict[str, History] = {}

    def history(self, agent: str | None = None) -> History:
        from app.config.options import safe_agent_id
        from app.notes.history.store import History

        name = safe_agent_id(agent or self._engine.agent)
        with self._lock:
            if name not in self._open:
                room = self._engine.settings.app.history.max_mb << 20
                self._open[name] = History.open(self._path(name), max_bytes=room)
            return self._open[name]

    def editor(self, agent: str | None = None) -> MemoryEditor:
        """Made anew each time, since the settings may have changed which files are memory."""
        from app.notes.editing.editor import MemoryEditor

        return MemoryEditor(
            self._engine.scope(agent), self.history(agent), lambda: datetime.now().astimezone()
        )

    def inbox(self, agent: str | None = None) -> Inbox:
        from app.notes.inbox import Inbox

        return Inbox(self.editor(agent))

    def close(self) -> None:
        with self._lock:
            for history in self._open.values():
                history.close()
            self._open.clear()

    def _path(self, name: str) -> Path:
        folder = self._engine.paths.data_dir / "history"
        return folder / f"{name}{'@' + self._suffix if self._suffix else ''}.sqlite"
