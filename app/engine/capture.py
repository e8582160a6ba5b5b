"""Quick notes: a thought becomes one list item at the end of today's log, with the person as its writer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from app.engine.reasons import QUICK_NOTE
from app.errors import MemoroError

if TYPE_CHECKING:
    from datetime import date

    from app.engine.engine import Engine


@dataclass(frozen=True, slots=True)
class Captured:
    """Where the thought stands now (`line` from 1); `change` is for `take_back`, None if nothing was new."""

    path: str
    line: int
    change: int | None

    @property
    def is_new(self) -> bool:
        return self.change is not None


def capture(engine: Engine, text: str, *, agent: str | None = None, today: date | None = None) -> Captured:
    """Append `text` to the log of the day (local time). Raises MemoroError when it cannot be written."""
    from app.engine.ledger import PERSON, Saved

    if not any(sign.isprintable() and not sign.isspace() for sign in text):
        raise MemoroError("There is nothing to write", "The note is empty.")
    day = today or datetime.now().astimezone().date()
    done = engine.records.editor(agent).append(day, as_item(text), who=PERSON, why=QUICK_NOTE)
    if not isinstance(done, Saved):
        raise MemoroError("The note could not be written", done.reason)
    return Captured(done.path, done.start_line, done.change.id if done.change else None)


def take_back(engine: Engine, captured: Captured, *, agent: str | None = None) -> None:
    """Remove a quick note again; what was written after it stays. Raises MemoroError."""
    from app.engine.ledger import PERSON, Saved

    if captured.change is None:
        return
    done = engine.records.editor(agent).undo(captured.change, who=PERSON)
    if not isinstance(done, Saved):
        raise MemoroError("The note could not be taken back", done.reason)


def as_item(text: str) -> str:
    """One Markdown list item; further lines are indented, so that they stay a part of it."""
    first, *rest = [line.rstrip() for line in text.strip().splitlines()] or [""]
    if not first.startswith(("- ", "* ")):
        first = f"- {first}"
    return "\n".join([first, *(f"  {line}" if line else "" for line in rest)])
