"""Reading a conversation for a person: the turns around a line of its file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.errors import MemoroError
from app.notes.transcripts.discovery import locate
from app.notes.transcripts.reading import read_turns
from app.notes.transcripts.records import Turn
from app.text.transcript_chunks import title_of

if TYPE_CHECKING:
    from app.notes.scope import MemoryScope

MOST_TURNS = 400


@dataclass(frozen=True, slots=True)
class Conversation:
    """Turns of a conversation around the one at `at` (an index in `turns`), secrets masked.

    `earlier` and `later` say how many turns were left out before and after them.
    """

    path: str
    title: str
    turns: tuple[Turn, ...]
    at: int
    earlier: int = 0
    later: int = 0


def read_conversation(scope: MemoryScope, path: str, line: int, *, most: int = MOST_TURNS) -> Conversation:
    """The turns around a line of a conversation. Raises MemoroError when it is gone or not of this agent."""
    file = locate(scope.sessions, path) if scope.sessions else None
    try:
        turns = list(read_turns(file)) if file else []
    except OSError as error:
        raise MemoroError(
            "This conversation cannot be read", f"{path}: {error.strerror or error}."
        ) from error
    if not turns:
        raise MemoroError("This conversation is gone", f"{path} is not among the agent's conversations.")
    at = max((number for number, turn in enumerate(turns) if turn.line <= line), default=0)
    first = max(0, min(at - most // 2, len(turns) - most))
    shown = tuple(turns[first : first + most])
    return Conversation(path, title_of(turns), shown, at - first, first, len(turns) - first - len(shown))


__all__ = ["Conversation", "Turn", "read_conversation"]
