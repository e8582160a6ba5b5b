"""What can go wrong with QMD: one error with a kind, in words for people."""

from __future__ import annotations

from typing import Literal

from app.errors import MemoroError

Kind = Literal["missing", "exit", "output", "timeout", "flags", "collection", "stopped"]

_TITLES: dict[Kind, str] = {
    "missing": "QMD is not installed",
    "exit": "QMD failed",
    "output": "QMD gave no readable answer",
    "timeout": "QMD took too long",
    "flags": "This QMD does not know an option",
    "collection": "QMD does not know the folder",
    "stopped": "QMD was stopped",
}
_ACTIONS: dict[Kind, str] = {
    "missing": "Install it (npm install -g @tobilu/qmd), or name its place in memory.qmd.command.",
    "timeout": "Raise memory.qmd.limits.timeoutMs, or use the search mode “search”.",
}


class QmdError(MemoroError):
    """Raised instead of an answer; `kind` tells what to try next."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(_TITLES[kind], message, _ACTIONS.get(kind, ""))
        self.kind: Kind = kind

    @property
    def reason(self) -> str:
        """What happened, in a sentence or two for status and answers."""
        return f"{self.title}. {self.message}"
