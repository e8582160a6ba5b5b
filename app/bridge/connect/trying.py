"""Trying a connection as the assistant would: start the program of its entry and ask for the tools."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.bridge.connect.connecting import read_file
from app.bridge.connect.documents import read_entry
from app.bridge.loading import LOADING
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.bridge.connect.client import Client

SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Trial:
    """`tools` are what the assistant would be offered; `problem` says why it would not."""

    tools: tuple[str, ...] = ()
    problem: str = ""


def try_connection(client: Client, *, seconds: float = SECONDS) -> Trial:
    """Blocking, for a worker thread. Never raises: a failure is the answer."""
    try:
        entry = read_entry(read_file(client)[1] or "", client.place, client.language)
    except MemoroError as problem:
        return Trial(problem=str(problem))
    if not isinstance(entry, dict) or "command" not in entry:
        return Trial(problem=f"{client.name} has no entry for Memoro.")
    with LOADING:
        import anyio
        import mcp.client.stdio  # noqa: F401  # `_ask` uses it

    try:
        return Trial(anyio.run(_ask, entry, seconds))
    except TimeoutError:
        return Trial(problem=f"No answer within {seconds:.0f} seconds.")
    except Exception as error:  # noqa: BLE001  # whatever the client library lets through is the answer
        return Trial(problem=_innermost(error))


async def _ask(entry: dict[str, Any], seconds: float) -> tuple[str, ...]:
    import anyio
    from mcp.client import Client as McpClient
    from mcp.client.stdio import StdioServerParameters, stdio_client

    server = StdioServerParameters(
        command=entry["command"],
        args=list(entry.get("args", ())),
        env=dict(os.environ) | dict(entry.get("env", {})),
    )
    with anyio.fail_after(seconds):
        async with McpClient(stdio_client(server)) as client:
            listed = await client.list_tools()
            return tuple(tool.name for tool in listed.tools)


def _innermost(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error) or type(error).__name__
