"""The Model Context Protocol, by its official SDK, over the same tools.

Over HTTP each request stands for itself (no sessions), so a restart of Memoro breaks no client. Importing
this costs half a second: only the bridge's own thread and `memoro mcp` do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import mcp_types as types
from mcp.server.lowlevel.server import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.shared.exceptions import MCPError

from app import __version__
from app.bridge.refusal import Refused, render
from app.bridge.tools import INSTRUCTIONS, Tool, tool_named

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext

    from app.bridge.lanes import Lanes
    from app.bridge.service import MemoryService

Answer = dict[str, Any]
Offer = Callable[[Any], list[tuple[Tool, str]]]
Call = Callable[[Any, str, Answer], Answer]


def make_server(offer: Offer, call: Call, lanes: Lanes) -> Server[Any]:
    """`offer` and `call` get the HTTP request (None over stdio) and run on worker threads."""

    async def list_tools(
        context: ServerRequestContext[Any], _: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        try:
            offered = await lanes.run(offer, context.request)
        except Refused as refusal:  # else the SDK says "Internal server error", and nobody knows what to do
            raise MCPError(types.INVALID_REQUEST, str(refusal), refusal.to_dict()["error"]) from None
        return types.ListToolsResult(tools=[describe(tool, text) for tool, text in offered])

    async def call_tool(
        context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        try:
            tool = tool_named(params.name)
            answer = await lanes.run(
                call,
                context.request,
                params.name,
                params.arguments or {},
                writes=tool is not None and tool.writes,
            )
        except Refused as refusal:
            return _result(refusal.to_dict(), failed=True)
        return _result(answer, failed=answer.get("disabled") is True or answer.get("status") == "refused")

    return Server(
        "memoro",
        version=__version__,
        title="Memoro",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def describe(tool: Tool, description: str) -> types.Tool:
    """A tool in the SDK's own words."""
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=description,
        input_schema=tool.schema,
        annotations=types.ToolAnnotations(
            read_only_hint=not tool.writes,
            destructive_hint=False,
            idempotent_hint=True,
            open_world_hint=False,
        ),
    )


def _result(answer: Answer, *, failed: bool) -> types.CallToolResult:
    return types.CallToolResult(
        content=[types.TextContent(text=render(answer))], structured_content=answer, is_error=failed
    )


def over_http(service: MemoryService, lanes: Lanes) -> StreamableHTTPSessionManager:
    """The ASGI side; its `run()` must be entered for as long as requests may come."""

    def offer(request: Any) -> list[tuple[Tool, str]]:
        return service.tools(request.state.caller)

    def call(request: Any, name: str, arguments: Answer) -> Answer:
        return service.call(request.state.caller, name, arguments)

    return StreamableHTTPSessionManager(
        make_server(offer, call, lanes), json_response=True, stateless=True, security_settings=None
    )
