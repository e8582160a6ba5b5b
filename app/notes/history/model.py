"""The words of the history: what a change is and who makes one. Plain data, cheap to import."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

Kind = Literal["created", "changed", "deleted", "renamed", "restored"]
Which = Literal["before", "after"]

#: `who` of a person at this computer, and of a program that Memoro knows nothing about.
PERSON = "person"
OTHER_PROGRAM = ""
_ASSISTANT = "agent:"


def assistant(name: str) -> str:
    """`who` of an assistant that came through the bridge."""
    return _ASSISTANT + name


def assistant_name(who: str) -> str | None:
    """The name of the assistant, None if it was someone else."""
    return who.removeprefix(_ASSISTANT) if who.startswith(_ASSISTANT) else None


@dataclass(frozen=True, slots=True)
class Change:
    """One version giving way to the next.

    `when` is local time with its zone, `day` the day by the user's calendar when it was recorded; `added` and
    `removed` count lines, `size` is in bytes after the change. `before` and `after` are sha256 (hex) of the
    note's bytes, "" where there was no note. `note` stays the same when a note is renamed; `old_path` is
    where a renamed note was. `edited`: the assistant proposed it, and a person changed its text first.
    """

    id: int
    note: int
    path: str
    kind: Kind
    when: datetime
    day: date
    who: str
    why: str
    added: int
    removed: int
    size: int
    before: str
    after: str
    old_path: str = ""
    edited: bool = False


@dataclass(frozen=True, slots=True)
class Purged:
    """What was really removed.

    `wiped` is False if the disk had no room to write the file anew: the rows are gone and overwritten, and
    the rewriting is done at the next start. `set_aside` are damaged older files that may still hold the text.
    """

    changes: int
    proposals: int
    wiped: bool
    set_aside: tuple[str, ...] = ()
