"""What changed in the notes, as the command line and other processes get it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.engine.engine import Engine
    from app.notes.history.model import Change

Answer = dict[str, Any]


def look_and_tell(
    engine: Engine, path: str | None = None, limit: int = 50, *, agent: str | None = None
) -> list[Answer]:
    """The newest changes first, after a look at what other programs did meanwhile."""
    from datetime import datetime

    scope = engine.scope(agent)  # before a history is made for nobody
    history = engine.records.history(agent)
    history.observe(scope, when=datetime.now().astimezone())
    return [_told(change) for change in history.changes(path=path, limit=limit)]


def _told(change: Change) -> Answer:
    from app.notes.history.model import PERSON, assistant_name

    name = assistant_name(change.who)
    told = {
        "id": change.id,
        "when": change.when.isoformat(timespec="seconds"),
        "path": change.path,
        "kind": change.kind,
        "who": name or ("you" if change.who == PERSON else "another program"),
        "isAssistant": name is not None,
        "why": change.why,
        "added": change.added,
        "removed": change.removed,
        **({"changedByYou": True} if change.edited else {}),
    }
    return told | ({"oldPath": change.old_path} if change.old_path else {})


def remember(engine: Engine, text: str, *, long_term: bool = False, agent: str | None = None) -> Answer:
    """Write a person's own words down: in today's log, or in MEMORY.md."""
    from app.engine.writing import LONG_TERM, daily_log, trust, write_block

    path = LONG_TERM if long_term else daily_log()
    outcome = write_block(engine, path, text, trust("write", "write"), who="", why="", agent=agent)
    return {
        "status": outcome.status,
        "path": outcome.path,
        "line": outcome.line,
        **({"error": outcome.reason} if outcome.reason else {}),
    }
