"""Assistants that are started with `memoro mcp` come by the local channel, which only this user can open.

They need no token; which assistant it is, and what it may do, the registry says all the same.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from app.bridge.assistants import Assistant, assistant_id
from app.bridge.refusal import Refused, switched_off
from app.bridge.service import Caller
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.bridge.server import BridgeServer

log = logging.getLogger(__name__)
UNNAMED = "local"
"""Who is meant by `memoro mcp` without `--as`: the user at a terminal, or a tool that was given no name."""

Answer = dict[str, Any]


class LocalDoor:
    """The verbs `assistant.tools` and `assistant.call`, and the same two for our own process."""

    def __init__(self, bridge: BridgeServer) -> None:
        self._bridge = bridge

    def verbs(self) -> dict[str, Any]:
        return {
            "assistant.tools": lambda _progress, assistant, agent=None: self.tools(assistant, agent),
            "assistant.call": lambda _progress, assistant, tool, arguments, agent=None: self.call(
                assistant, tool, arguments, agent
            ),
        }

    def tools(self, assistant: str, agent: str | None = None) -> Answer:
        """`{tools: [[name, description], …]}`, or `{error, status}`."""
        try:
            offered = self._bridge.service.tools(self._caller(assistant, agent))
        except Refused as refusal:
            return refusal.to_dict() | {"status": refusal.status}
        return {"tools": [[tool.name, description] for tool, description in offered]}

    def call(self, assistant: str, tool: str, arguments: Answer, agent: str | None = None) -> Answer:
        """`{answer}`, or `{error, status}`."""
        try:
            return {"answer": self._bridge.service.call(self._caller(assistant, agent), tool, arguments)}
        except Refused as refusal:
            return refusal.to_dict() | {"status": refusal.status}

    def _caller(self, name: str, agent: str | None) -> Caller:
        if not self._bridge.engine.settings.app.bridge.enabled:  # `memoro mcp` comes also where nothing runs
            raise switched_off()
        if agent is not None and not self._bridge.engine.settings.knows(agent):
            raise Refused(
                403,
                "no_such_agent",
                "There is no such agent",
                f"Memoro's settings know no agent “{agent}”.",
                "Correct --agent, or add it to agents.list.",
            )
        known = self._known(name, agent)
        if known is not None and agent not in (None, known.agent):
            raise Refused(
                403,
                "other_agent",
                "This assistant reaches another memory",
                f"“{name}” is connected to the memory of {known.agent}, not of {agent}.",
                "Leave --agent out, or choose the other memory in Memoro's settings.",
            )
        if known is None:
            raise Refused(
                401,
                "unauthorized",
                "This assistant is not connected",
                f"Memoro does not know “{name}”.",
                "Connect it in Memoro's settings.",
            )
        return Caller(self._seen(known))

    def _seen(self, known: Assistant) -> Assistant:
        """Remember that it comes as a program: then it misses no token, also after a backup came back."""
        if known.way == "program":
            return known
        try:
            return self._bridge.assistants.change(known.id, way="program")
        except MemoroError as problem:  # it is served all the same
            log.info("how %s comes is not remembered: %s", known.id, problem)
            return known

    def _known(self, name: str, agent: str | None) -> Assistant | None:
        bridge, title, unnamed = self._bridge, "Local tools", name == UNNAMED
        agent = agent or bridge.engine.settings.default_agent_id
        if unnamed and agent != bridge.engine.settings.default_agent_id:
            # One entry reaches one memory, so that each further agent's local tools have one of their own.
            name, title = assistant_id(f"{UNNAMED}-{agent}"), f"{title} ({agent})"
        known = bridge.assistants.get(name)
        if known is None and unnamed and not bridge.assistants.was_removed(name):
            known = bridge.assistants.put(bridge.newcomer(name, title, agent=agent))
        return known


def refusal_of(answer: Answer) -> Refused:
    """What came over the channel, as it was raised there."""
    error = answer["error"]
    return Refused(
        answer["status"], error["code"], error["title"], error.get("message", ""), error.get("action", "")
    )
