"""What is true right now, in one record that tray, popup, command line and bridge all read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.errors import MemoroError

if TYPE_CHECKING:
    from datetime import datetime

State = Literal[
    "no_folder", "asleep", "starting", "indexing", "embedding", "paused", "ready", "keyword_only", "problem"
]
"""`asleep`: an agent for whom nobody has asked since the start; counts are those of its index on disk."""


class FolderMissingError(MemoroError):
    """The memory folder is not where the settings say; another one may be chosen."""


def folder_missing(told: str) -> FolderMissingError:
    """The error, with a sentence on what that means for who asks."""
    return FolderMissingError(
        "The memory folder is missing",
        told,
        "Connect the drive, put the folder back, or choose another one.",
    )


@dataclass(frozen=True, slots=True)
class SkippedFile:
    """A file that is not indexed, and why, in words for a person."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class EngineStatus:
    """One agent's state. Counts add up: files found = `notes` + `skipped`.

    `done`/`total` belong to `state`: notes while indexing, passages while embedding. `embedded` of `passages`
    have a vector. `problem` is the last thing a person should act on; `notices` are calm facts (for example
    that the bundled sqlite-vec does not load and the matrix serves). `backend` is the engine that answers
    assistants now; `backend_reason` says why it is not the one that the settings name. `settings_problems`
    are the mistakes in the settings file, in whose place the last good settings hold.
    """

    agent: str
    state: State
    workspace: str = ""
    notes: int = 0
    chunks: int = 0
    passages: int = 0
    embedded: int = 0
    done: int = 0
    total: int = 0
    seconds_left: float | None = None
    provider: str = "none"
    model: str = ""
    provider_reason: str = ""
    fallback: dict[str, str] | None = None
    vector_engine: str = ""
    problem: MemoroError | None = None
    notices: tuple[str, ...] = ()
    skipped: tuple[SkippedFile, ...] = ()
    last_sync: datetime | None = None
    watching: str = ""
    index_path: str = ""
    index_bytes: int = 0
    backend: str = "builtin"
    backend_reason: str = ""
    conversations: int = 0
    settings_problems: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        problem = self.problem and {
            "title": self.problem.title,
            "message": self.problem.message,
            "action": self.problem.action,
        }
        return {
            "agent": self.agent,
            "state": self.state,
            "workspace": self.workspace,
            "notes": self.notes,
            "chunks": self.chunks,
            "passages": self.passages,
            "embedded": self.embedded,
            "done": self.done,
            "total": self.total,
            "secondsLeft": self.seconds_left,
            "provider": self.provider,
            "model": self.model,
            "providerReason": self.provider_reason,
            "fallback": self.fallback,
            "vectorEngine": self.vector_engine,
            "problem": problem,
            "notices": list(self.notices),
            "skipped": [{"path": file.path, "reason": file.reason} for file in self.skipped],
            "lastSync": self.last_sync.isoformat() if self.last_sync else None,
            "watching": self.watching,
            "indexPath": self.index_path,
            "indexBytes": self.index_bytes,
            "backend": self.backend,
            "backendReason": self.backend_reason,
            "conversations": self.conversations,
            "settingsProblems": list(self.settings_problems),
        }
