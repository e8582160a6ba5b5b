"""`memory_append`: by trust, a block in a note, a proposal for its person, or a polite no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.writing import daily_log, kind_of
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.bridge.service import Caller, MemoryService

Answer = dict[str, Any]


def append(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Never overwrites, never writes the same block twice; who wrote and why is kept."""
    path = wishes.get("path") or daily_log()
    block = wishes["text"].replace("\r\n", "\n").replace("\r", "\n").strip("\n").rstrip()
    if not block.strip() or "\0" in block:
        return _refused(path, "There is nothing to write.")
    try:
        stored, _ = service.notes.resolve(path, caller.agent)
    except MemoroError as problem:
        return _refused(path, problem.message or problem.title)
    if caller.shared and stored.casefold() == "memory.md":
        return _refused(stored, "This note is for private conversations only.")
    trust = caller.assistant.daily if kind_of(stored) == "daily" else caller.assistant.curated
    if trust == "read":
        return _refused(stored, "The user lets this assistant only read here.")
    record = {
        "who": f"agent:{caller.assistant.id}",
        "why": " ".join(wishes.get("reason", "").split()),
        "agent": caller.agent,
    }
    if trust == "propose":
        return _propose(service, stored, block, record)
    written = service.notes.append(stored, block, **record)
    if not written.added:
        return {
            "status": "duplicate",
            "path": stored,
            "message": "This is there already; it was not written twice.",
        }
    return {"status": "written", "path": stored, "message": f"Written to {stored}."}


def _propose(service: MemoryService, stored: str, block: str, record: dict[str, str]) -> Answer:
    proposal = service.notes.propose(stored, block, **record)
    return {
        "status": "proposed",
        "path": stored,
        "proposal": proposal,
        "message": "Kept for the user, who decides about it. It is not in the memory yet.",
    }


def _refused(path: str, message: str) -> Answer:
    return {"status": "refused", "path": path, "message": message}
