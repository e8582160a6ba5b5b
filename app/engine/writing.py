"""What assistants and the command line write: blocks at the end of a note, and proposals for a person.

The way into `app/notes` for rooms that may not reach there. Every write names who made it and why.
"""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.engine import Engine

LONG_TERM = "MEMORY.md"
DAILY_FOLDER = "memory/"
_DAILY = re.compile(r"memory/\d{4}-\d{2}-\d{2}\.md")
_PLAIN_NAME = re.compile(r"\w[\w .-]*")
ATTEMPTS = 5
"""How often another program may write to the same note between our reading and our writing."""

Kind = Literal["daily", "curated"]


@dataclass(frozen=True, slots=True)
class Written:
    """Where a block stands now; `added` is False when the very same block was there already."""

    path: str
    added: bool


def daily_log(today: datetime | None = None) -> str:
    """The stored path of today's log; the day is the user's, not UTC's."""
    return f"memory/{(today or datetime.now().astimezone()).date().isoformat()}.md"


def kind_of(path: str) -> Kind:
    """Daily logs are only ever appended to; every other note is curated by its person."""
    return "daily" if _DAILY.fullmatch(path) else "curated"


class Writing:
    """Thread-safe; one write at a time for each agent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._locks: dict[str, threading.Lock] = {}
        self._making = threading.Lock()

    def resolve(self, path: str, agent: str | None = None) -> tuple[str, Path]:
        """The stored path of a note that may be written, and where it lies. Raises MemoroError.

        Only MEMORY.md, memory.md and what is below memory/: extra folders belong to other programs.
        """
        target = self._engine.absolute(path, agent=agent)
        stored = self._engine.scope(agent).stored_path(target)
        if stored not in (LONG_TERM, "memory.md") and not stored.startswith(DAILY_FOLDER):
            raise MemoroError(
                "This note cannot be written",
                f"{stored} is outside MEMORY.md and the memory folder.",
                "Write to the daily log instead.",
            )
        if not target.exists() and not all(map(_PLAIN_NAME.fullmatch, stored.split("/"))):
            raise MemoroError(
                "This name cannot be used",
                "The name of a new note may have letters, digits, spaces, “.”, “_” and “-”.",
                "Write to the daily log instead.",
            )
        return stored, target

    def append(self, path: str, block: str, *, who: str, why: str, agent: str | None = None) -> Written:
        """Append a block and bring the index up to date soon. Raises MemoroError when the disk refuses."""
        stored, target = self.resolve(path, agent)
        header = f"# {target.stem}" if kind_of(stored) == "daily" else ""
        with self._lock(agent):
            added = self._append(stored, target, block, header=header, who=who, why=why, agent=agent)
        return Written(stored, added)

    def propose(self, path: str, block: str, *, who: str, why: str, agent: str | None = None) -> str:
        """Leave a block for a person to accept; returns the proposal's id. Raises MemoroError."""
        stored, _ = self.resolve(path, agent)
        inbox: Any = getattr(self._engine, "inbox", None)
        if inbox is None:
            raise MemoroError(
                "Proposals cannot be kept",
                "The review inbox is not there.",
                "Write to the daily log instead.",
            )
        return str(inbox(agent).propose(stored, kind="append", text=block, who=who, why=why).id)

    def _append(
        self, stored: str, target: Path, block: str, *, header: str, who: str, why: str, agent: str | None
    ) -> bool:
        from app.notes.writer import NoteConflict, append_block

        for attempt in range(ATTEMPTS):
            try:
                return append_block(target, block, header=header)
            except NoteConflict:
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("unreachable")

    def _lock(self, agent: str | None) -> threading.Lock:
        with self._making:
            return self._locks.setdefault(agent or self._engine.agent, threading.Lock())
