"""MCP over standard input and output: a thin front for whoever holds the memory at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from app.bridge.local import refusal_of
from app.bridge.tools import tool_named

if TYPE_CHECKING:
    from app.bridge.tools import Tool

Answer = dict[str, Any]


class Link(Protocol):
    """The way to the memory: the running program, or an engine in this process. Called from any thread."""

    def ask(self, verb: str, **arguments: Any) -> Answer: ...


def serve(link: Link, assistant: str) -> None:
    """Speak MCP until standard input ends and everything asked is answered."""
    import anyio
    from mcp.server.stdio import stdio_server

    from app.bridge.lanes import Lanes
    from app.bridge.mcp_server import make_server
    from app.bridge.relay import Relay

    def offer(_request: object) -> list[tuple[Tool, str]]:
        answer = link.ask("assistant.tools", assistant=assistant)
        if "error" in answer:
            raise refusal_of(answer)
        known = ((tool_named(name), description) for name, description in answer["tools"])
        return [(tool, description) for tool, description in known if tool]

    def call(_request: object, name: str, arguments: Answer) -> Answer:
        answer = link.ask("assistant.call", assistant=assistant, tool=name, arguments=arguments)
        if "error" in answer:
            raise refusal_of(answer)
        return dict(answer["answer"])

    async def run() -> None:
        server = make_server(offer, call, Lanes())
        async with stdio_server() as (incoming, outgoing), anyio.create_task_group() as tasks:
            relay = Relay(incoming, outgoing)
            tasks.start_soon(relay.inwards)
            tasks.start_soon(relay.outwards)
            await server.run(relay.read, relay.write, server.create_initialization_options())

    try:
        anyio.run(run)
    except BaseExceptionGroup as group:
        raise _first(group) from None


def _first(error: BaseException) -> BaseException:
    """What a group of tasks ended by: that the other side has gone, mostly."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
