"""What belongs to an assistant's session rather than to a question: flush, status, sync."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from app.bridge.flush import Report
from app.bridge.refusal import Refused, misfit
from app.bridge.schemas import FLUSH_REQUEST, SYNC_REQUEST

if TYPE_CHECKING:
    from app.bridge.service import Caller, MemoryService

Answer = dict[str, Any]


def flush(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Whether to run the silent turn that saves what matters, and with which prompts."""
    service.admit(caller)
    _check(FLUSH_REQUEST, wishes)
    report = Report(
        wishes["sessionKey"],
        int(wishes["contextWindow"]),
        None if wishes.get("totalTokens") is None else int(wishes["totalTokens"]),
        int(wishes["compactionCount"]),
        wishes.get("workspaceAccess", "rw"),
        _hindrance(service, caller),
    )

    def decide() -> Answer:
        settings = service.engine.settings.agents.defaults.compaction
        try:
            return service.gate.decide(caller.agent, report, settings, datetime.now().astimezone()).to_dict()
        except OSError as error:
            raise Refused(
                503, "unavailable", "The session could not be remembered", error.strerror or str(error)
            ) from error

    return service.noted(caller, "flush", report.session_key, decide)


def _hindrance(service: MemoryService, caller: Caller) -> str:
    settings = service.engine.settings
    if not settings.knows(caller.agent) or not settings.for_agent(caller.agent).tools_enabled:
        return "memory_off"
    return "read_only_assistant" if caller.assistant.daily == "read" else ""


def report_status(service: MemoryService, caller: Caller) -> Answer:
    """The status without what is only the user's business: where the folders lie, what was skipped."""
    service.admit(caller)
    status = service.engine.status(caller.agent).to_dict()
    problem = status["problem"]
    shown: Answer = {name: status[name] for name in _SHOWN}
    shown["problem"] = problem and problem["title"]
    shown["notices"] = [_OLDER_SETTINGS] if status["settingsProblems"] else []
    return service.noted(caller, "status", "", lambda: shown)


def start_sync(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    """Bring the index up to date; the answer does not wait for it."""
    service.admit(caller)
    _check(SYNC_REQUEST, wishes)

    def start() -> Answer:
        future = service.engine.sync(agent=caller.agent)
        problem = future.exception() if future.done() else None
        if problem is not None:
            raise problem
        return {"started": True}

    return service.noted(caller, "sync", "", start)


def _check(schema: dict[str, Any], wishes: Answer) -> None:
    from jsonschema import Draft202012Validator

    error = next(iter(Draft202012Validator(schema).iter_errors(wishes)), None)
    if error is not None:
        raise misfit(error)


_OLDER_SETTINGS = "The settings file has a mistake; the last good settings hold."
_SHOWN = (
    "backend",
    "agent",
    "state",
    "notes",
    "chunks",
    "passages",
    "embedded",
    "provider",
    "model",
    "lastSync",
)
