"""What may come of a change: it is done, something else was there, or there is a reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.notes.history.model import Change, Purged
from app.notes.history.undo import UndoCode

NotDoneCode = Literal[
    "invalid", "outside", "link", "not_markdown", "not_a_file",  # the path, as `app.notes.access` says it
    "long_name",
    "append_only", "person_only", "missing", "unknown", "thinned", "encoding", "too_large", "empty",
    "decided", "full", "trust", "came", "went",
]  # fmt: skip

Code = NotDoneCode | UndoCode


@dataclass(frozen=True, slots=True)
class Saved:
    """Done. `hash` is the sha256 (hex) of the note now, "" if it is gone; the `expected` of the next save.

    `change` is None if nothing had to be done. For an appended block `start_line` and `end_line` are where
    it stands (from 1), and `dropped` how many of its items were there already.
    """

    path: str
    hash: str
    change: Change | None = None
    start_line: int = 0
    end_line: int = 0
    dropped: int = 0


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was written: the note is not what the writer had seen. Both versions are here."""

    path: str
    reason: str
    current: bytes | None
    offered: bytes


@dataclass(frozen=True, slots=True)
class NotDone:
    """Nothing was written, and why, in words for people and assistants."""

    path: str
    code: Code
    reason: str


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A note of which nothing is left in the history; `file_removed` tells whether the file went, too."""

    path: str
    file_removed: bool
    purged: Purged


Result = Saved | Conflict | NotDone
