"""What assistants and the command line write: blocks at the end of a note, and proposals for a person.

The way into `app/notes` for rooms that may not reach there. Every write names who made it and why; who may
write what is decided by the caller's trust, here as in every other room.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.engine import Engine
    from app.notes.proposal import Proposal
    from app.notes.trust import Trust

LONG_TERM = "MEMORY.md"
DAILY_FOLDER = "memory/"
_PLAIN_NAME = re.compile(r"\w[\w .-]*")
Status = Literal["written", "proposed", "declined", "duplicate", "refused"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a wish. `line` is where a written block begins; `reason` says why nothing was written,
    where the status does not.

    `dropped` counts the block's items that stood there already and were left out. `proposal` is the one that
    waits, or was declined.
    """

    status: Status
    path: str
    line: int = 0
    dropped: int = 0
    proposal: Proposal | None = None
    reason: str = ""


def daily_log(today: datetime | None = None) -> str:
    """The stored path of today's log; the day is the user's, not UTC's."""
    return f"memory/{(today or datetime.now().astimezone()).date().isoformat()}.md"


def trust(curated: str, daily: str) -> Trust:
    """How far an assistant is trusted, in the words of the notes."""
    from app.notes.trust import Trust

    return Trust(curated, daily)  # type: ignore[arg-type]  # both come from a checked file


def signature(who: str) -> str:
    """How the history and the inbox name an assistant by its id, or the person ("")."""
    from app.notes.history.model import PERSON, assistant

    return assistant(who) if who else PERSON


def write_block(
    engine: Engine,
    path: str,
    block: str,
    trusted: Trust,
    *,
    who: str,
    why: str,
    agent: str | None = None,
    refuse: Callable[[str], str] = lambda _stored: "",
) -> Outcome:
    """Append by trust: at once, as a proposal, or not. Raises MemoroError when the disk refuses.

    `who` is an assistant's id, or "" for the person. Only MEMORY.md, memory.md and what is below memory/ can
    be written this way: extra folders belong to other programs. `refuse(stored)` may say why not this one.
    """
    from app.notes.editing.results import NotDone, Saved
    from app.notes.trust import decide, target_of

    signed = signature(who)
    editor = engine.records.editor(agent)
    target = editor.target(path, signed)
    if isinstance(target, NotDone):
        return Outcome("refused", path, reason=target.reason)
    stored = editor.scope.stored_path(target)
    if refusal := refuse(stored) or _unfit(stored, exists=target.exists()):
        return Outcome("refused", stored, reason=refusal)
    decision = decide(trusted, target_of(stored))
    if decision == "refuse":
        return Outcome("refused", stored, reason="This assistant may only read here.")
    if decision == "propose":
        return _propose(engine, stored, block, signed, why, agent)
    done = editor.append(stored, block, who=signed, why=why)
    if not isinstance(done, Saved):
        return Outcome("refused", stored, reason=done.reason)
    if done.change is None:
        return Outcome("duplicate", done.path, dropped=done.dropped)
    return Outcome("written", done.path, done.start_line, done.dropped)


def _propose(engine: Engine, stored: str, block: str, who: str, why: str, agent: str | None) -> Outcome:
    from app.notes.editing.results import Saved
    from app.notes.proposal import Proposal

    done = engine.records.inbox(agent).propose(stored, "append", block, "", who=who, why=why)
    if isinstance(done, Proposal) and done.state == "accepted":
        return Outcome("duplicate", stored, reason="The user accepted this, in other words; read the note.")
    if isinstance(done, Proposal):
        status: Status = "proposed" if done.state == "waiting" else "declined"
        return Outcome(status, done.path, proposal=done)
    if isinstance(done, Saved):
        return Outcome("duplicate", stored)
    return Outcome("refused", stored, reason=done.reason)


def _unfit(stored: str, *, exists: bool) -> str:
    if stored not in (LONG_TERM, "memory.md") and not stored.startswith(DAILY_FOLDER):
        return "Only MEMORY.md and the memory folder can be written."
    if not exists and not all(map(_PLAIN_NAME.fullmatch, stored.split("/"))):
        return "The name of a new note may have letters, digits, spaces, “.”, “_” and “-”."
    return ""
