"""A memory with its history and an editor on top, and a clock that a test can move."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.notes.again import look_again
from app.notes.editing.editor import MemoryEditor
from app.notes.history.model import Change
from app.notes.history.store import History
from app.notes.inbox import Inbox
from app.notes.scope import MemoryScope


class World:
    """Everything of one memory under `folder`. Files that others write are old enough to be believed."""

    def __init__(self, folder: Path, *, max_bytes: int = 1 << 30) -> None:
        self.workspace = folder / "workspace"
        (self.workspace / "memory").mkdir(parents=True, exist_ok=True)
        self.scope = MemoryScope(self.workspace)
        self.file = folder / "history" / "main.sqlite"
        self.now = datetime(2026, 3, 4, 12, tzinfo=UTC)
        self.max_bytes = max_bytes
        self._ticks = 0
        self.open()

    def open(self) -> None:
        self.history = History.open(self.file, max_bytes=self.max_bytes)
        self.editor = MemoryEditor(self.scope, self.history, lambda: self.now)
        self.inbox = Inbox(self.editor)

    def close(self) -> None:
        self.history.close()

    def reopen(self) -> None:
        self.close()
        self.open()

    def pass_days(self, days: float) -> None:
        self.now += timedelta(days=days)

    def path(self, stored: str) -> Path:
        return self.workspace / stored

    def write(self, stored: str, content: str | bytes) -> None:
        """As another program: not through the editor, and at a time of its own."""
        path = self.path(stored)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        self._ticks += 1
        at = time.time_ns() - 10_000_000_000 + self._ticks * 1_000
        os.utime(path, ns=(at, at))

    def read(self, stored: str) -> str:
        return self.path(stored).read_text(encoding="utf-8")

    def look(self, *only: str) -> list[tuple[str, str, str]]:
        """Observe, all or some notes; kind, path and who of each change found."""
        found = look_again(self.scope, only) if only else None
        observed = self.history.observe(self.scope, found, when=self.now)
        return [(each.kind, each.path, each.who) for each in observed]

    def story(self, path: str | None = None) -> list[Change]:
        """Oldest first."""
        return self.history.changes(path=path, limit=10_000)[::-1]
