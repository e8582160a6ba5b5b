"""What the check-up may find. The words for people are made where they are shown, from `facts`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

FindingKind = Literal[
    "secret", "contradicting_dates", "long_memory", "duplicate_note", "duplicate_entry", "stale_logs"
]
FINDING_KINDS: tuple[FindingKind, ...] = get_args(FindingKind)
"""In the order in which they are found and shown: the most urgent first, and late what takes long."""
Stage = Literal["reading", "notes", "entries"]
Action = Literal["merge", "choose_date", "shorten", "remove_secret", "archive"]
Place = tuple[str, int]


class Reached(NamedTuple):
    """How far a check-up is: reading the notes, comparing whole notes, comparing what they say."""

    stage: Stage
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class CheckedNote:
    r"""A note to check: its stored path and its text (line end `\n`)."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at, at `path` and `line` (from 1); `others` are the places it is about as well.

    `facts` by kind: duplicates `similarity` (percent) and `text`; dates `text` and `dates` (in the order of
    the places); long memory `characters`, `tokens` and `limit` (tokens); secret `what` and `masked`, never
    the secret itself; stale logs `count`, `first` and `last` (days).
    """

    kind: FindingKind
    path: str
    line: int
    action: Action
    facts: Mapping[str, str | int] = field(default_factory=dict)
    others: tuple[Place, ...] = ()
