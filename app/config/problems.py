"""What may be wrong with a configuration file, in words for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from app.errors import MemoroError

Level = Literal["error", "notice"]


class Problem(NamedTuple):
    """One thing in the file: where (`line` from 1, None if it has no place), what, and what to do about it.

    An `error` means that a value is not used; a `notice` that something is probably not what was meant.
    `key` is the path of the option, empty for the file as a whole.
    """

    line: int | None
    key: str
    message: str
    suggestion: str = ""
    level: Level = "error"

    def __str__(self) -> str:
        place = f"Line {self.line}: " if self.line else ""
        return " ".join(part for part in (f"{place}{self.message}", self.suggestion) if part)


def did_you_mean(word: str, known: Iterable[str], cutoff: float = 0.7) -> str:
    """`Did you mean …?` with the nearest known word, or nothing if none is near.

    A known word may be a path (`query.minScore`): then its last part is compared, and the first path wins.
    """
    import difflib  # only wrong files need it

    by_lower: dict[str, str] = {}
    for name in known:
        by_lower.setdefault(name.rpartition(".")[2].lower(), name)
    near = difflib.get_close_matches(word.lower(), by_lower, n=1, cutoff=cutoff)
    return f"Did you mean “{by_lower[near[0]]}”?" if near else ""


def no_such_agent(agent_id: str, known: Sequence[str]) -> MemoroError:
    near = did_you_mean(agent_id, known)
    return MemoroError(
        "There is no such agent",
        f"“{agent_id}” is none of the agents: {', '.join(known)}." + (f" {near}" if near else ""),
        "Add it to agents.list, or choose one of them.",
    )
