"""`memory_append`: by trust, a block in a note, a proposal for its person, or a polite no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.bridge import proposals
from app.bridge.reading import FOR_PRIVATE, is_private
from app.engine.writing import daily_log, trust, write_block

if TYPE_CHECKING:
    from app.bridge.service import Caller, MemoryService
    from app.engine.writing import Outcome

Answer = dict[str, Any]


def append(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Never overwrites, never writes the same thing twice; who wrote and why is kept."""
    path = wishes.get("path") or daily_log()
    if "\0" in wishes["text"]:
        return _answer("refused", path, "The text holds characters that no note may have.")
    assistant = caller.assistant
    outcome = write_block(
        service.engine,
        path,
        wishes["text"],
        trust(assistant.curated, assistant.daily),
        who=assistant.id,
        why=" ".join(wishes.get("reason", "").split()),
        agent=caller.agent,
        refuse=lambda stored: FOR_PRIVATE if caller.shared and is_private(stored) else "",
    )
    told = [outcome.proposal] if outcome.status == "declined" and outcome.proposal else []
    return _told(caller, outcome) | proposals.news(service, caller, told)


def _told(caller: Caller, outcome: Outcome) -> Answer:
    if outcome.status == "refused":
        return _answer("refused", outcome.path, outcome.reason)
    if outcome.status == "duplicate":
        there = "This is there already; it was not written twice."
        return _answer("duplicate", outcome.path, outcome.reason or there)
    if outcome.proposal:
        return proposals.answered(caller, outcome.proposal, outcome.path)
    known = f" {outcome.dropped} of its items stood there already." if outcome.dropped else ""
    message = f"Written to {outcome.path}, line {outcome.line}.{known}"
    return _answer("written", outcome.path, message) | {"line": outcome.line}


def _answer(status: str, path: str, message: str) -> Answer:
    return {"status": status, "path": path, "message": message}
