"""One wish of an assistant, as the inbox keeps it beside the history."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from app.notes.history.rows import moment
from app.notes.trust import ProposalKind

State = Literal["waiting", "accepted", "rejected"]

COLUMNS = (
    "id, path, kind, text, base, who, why, at, state, decided, reason, change, named,"
    " coalesce((SELECT edited FROM changes WHERE changes.id = proposals.change), 0)"
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """One wish. `text` is the block of an `append` or the whole note of a `replace`.

    `base` is the sha256 (hex) of the note that a `replace` was made from, "" for a new note. `change` is what
    came of it in the history, `edited` whether a person changed the text first. `reason` is why a person
    rejected it. `path` follows the note when it is renamed; `named` is then where it was proposed for.
    """

    id: int
    path: str
    kind: ProposalKind
    text: str
    base: str
    who: str
    why: str
    when: datetime
    state: State = "waiting"
    decided: datetime | None = None
    reason: str = ""
    change: int | None = None
    named: str = ""
    edited: bool = False


def proposal_of(row: tuple[Any, ...]) -> Proposal:
    """A row of `COLUMNS` as a record."""
    number, path, kind, text, base, who, why, at, state, decided, reason, change, named, edited = row
    return Proposal(
        number,
        path,
        kind,
        text,
        base.hex() if base else "",
        who,
        why,
        moment(at),
        state,
        moment(decided) if decided is not None else None,
        reason,
        change,
        "" if named == path else named,
        bool(edited),
    )
