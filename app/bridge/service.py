"""What an assistant may ask for: every tool and route ends here, whichever way it came.

Runs on worker threads. The caller's entry decides whose memory is meant, what may be written, and whether
sources may be named; nothing in a request can widen that.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.bridge import proposals, reading, writing
from app.bridge.assistants import Assistant, Session
from app.bridge.refusal import Refused, invalid, misfit, paused
from app.bridge.tools import TOOLS, Tool, tool_named, tools_for
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.bridge.activity import Activity
    from app.bridge.assistants import Assistants
    from app.bridge.flush import FlushGate
    from app.engine.engine import Engine

log = logging.getLogger(__name__)
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and from what kind of conversation (a request may only lower it to `group`)."""

    assistant: Assistant
    session: Session = "direct"
    session_key: str = ""

    @property
    def agent(self) -> str:
        return self.assistant.agent

    @property
    def shared(self) -> bool:
        """Whether others than the user read the conversation."""
        return "group" in (self.session, self.assistant.session)


class MemoryService:
    """The bridge's own view of the engine. Thread-safe."""

    def __init__(self, engine: Engine, assistants: Assistants, activity: Activity, gate: FlushGate) -> None:
        self.engine, self.assistants, self.activity, self.gate = engine, assistants, activity, gate
        engine.forgetters += [activity.forget, gate.forget]
        self._validators = {tool.name: _validator(tool.schema) for tool in TOOLS}
        self._calls: dict[str, Callable[[Caller, Answer], Answer]] = {
            "memory_search": lambda caller, wishes: reading.search(self, caller, wishes),
            "memory_get": lambda caller, wishes: reading.get(self, caller, wishes),
            "memory_append": lambda caller, wishes: writing.append(self, caller, wishes),
            "memory_proposals": lambda caller, wishes: proposals.listed(self, caller, wishes),
        }

    def tools(self, caller: Caller) -> list[tuple[Tool, str]]:
        """The tools this caller is offered, with their descriptions; none where memory is switched off."""
        if not self.engine.settings.for_agent(caller.agent).tools_enabled:
            return []
        return tools_for(caller.assistant, cites=self.cites(caller))

    def cites(self, caller: Caller) -> bool:
        choice = self.engine.settings.for_agent(caller.agent).citations
        return choice == "on" or (choice == "auto" and not caller.shared)

    def call(self, caller: Caller, name: str, arguments: Answer) -> Answer:
        """Use a tool. Raises `Refused` for what never reaches the memory; failures in it are answers."""
        tool = tool_named(name)
        if tool is None:
            raise Refused(404, "no_such_tool", "No such tool", f"“{name}” is not one of Memoro's tools.")
        self.admit_to_memory(caller)
        arguments = self._checked(tool.name, arguments)
        what = str(arguments.get("query") or arguments.get("path") or ("daily log" if tool.writes else ""))
        return self.noted(caller, tool.name, what, lambda: self._calls[tool.name](caller, arguments))

    def admit(self, caller: Caller) -> None:
        """Raises `Refused` while assistants are paused, or when this one has been disconnected meanwhile."""
        if self.assistants.paused:
            raise paused()
        if self.assistants.get(caller.assistant.id) is None:
            raise Refused(401, "unauthorized", "Not connected", "This assistant was disconnected.")

    def admit_to_memory(self, caller: Caller) -> None:
        """`admit`; and raises `Refused` where the settings give the caller's agent no memory."""
        self.admit(caller)
        if not self.engine.settings.for_agent(caller.agent).tools_enabled:
            raise Refused(
                403, "disabled", "Memory is switched off", "The settings give this agent no memory."
            )

    def noted(self, caller: Caller, tool: str, what: str, work: Callable[[], Answer]) -> Answer:
        """Do something and write down who asked for it, with its outcome."""
        began, outcome = time.monotonic(), "failed"
        try:
            answer = work()
            outcome = _outcome(answer)
        except Refused as refusal:
            outcome = refusal.code
            raise
        except MemoroError as problem:
            log.info("%s of %s: %s", tool, caller.assistant.id, problem)
            # The message may name folders of the user's; the title and what to do never do.
            raise Refused(503, "unavailable", problem.title, "", problem.action) from problem
        except Exception as error:  # a barrier: a bug is one failed request, logged once
            log.exception("%s failed", tool)
            raise Refused(500, "bug", "Memoro could not do this", "", "See Memoro's log.") from error
        finally:
            seconds = time.monotonic() - began
            self.activity.record(caller.assistant.id, caller.agent, tool, what, outcome, seconds)
        return answer

    def _checked(self, name: str, arguments: Any) -> Answer:
        error = next(iter(self._validators[name].iter_errors(arguments)), None)
        if error is not None:
            raise misfit(error)
        for text in arguments.values():
            if isinstance(text, str) and any("\ud800" <= character <= "\udfff" for character in text):
                raise invalid("The text holds half a character (a lone surrogate).")
        return {name: _whole(value) for name, value in arguments.items()}


def _whole(value: Any) -> Any:
    """To JSON Schema 6.0 is an integer; to Python it is none."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _validator(schema: dict[str, Any]) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema)


def _outcome(answer: Answer) -> str:
    if "results" in answer:
        return "failed" if answer.get("disabled") else f"{len(answer['results'])} results"
    if "notes" in answer and isinstance(answer["notes"], list):
        return f"{len(answer['notes'])} notes"
    if "proposals" in answer:
        return f"{len(answer['proposals'])} proposals"
    return str(answer.get("status") or answer.get("reason") or "ok")
