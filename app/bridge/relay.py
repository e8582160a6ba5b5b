"""Between standard streams and the SDK's server, which does two things less than a caller may expect.

The SDK answers nothing to a line that is no message, and drops what it works on once standard input ends, so
that `echo … | memoro mcp` would print nothing. Here the first is answered as JSON-RPC asks, and the end is
told to the server only after it has answered.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import anyio
import mcp_types as types
from mcp.shared.message import SessionMessage
from pydantic import ValidationError

if TYPE_CHECKING:
    from mcp.shared._stream_protocols import ReadStream, WriteStream

ANSWER_SECONDS = 90.0
"""Longer than any single call takes; after it an end is an end."""


class Relay:
    """`read` and `write` are the server's ends; `inwards` and `outwards` run beside it until both end."""

    def __init__(
        self, incoming: ReadStream[SessionMessage | Exception], outgoing: WriteStream[SessionMessage]
    ) -> None:
        self._incoming, self._outgoing = incoming, outgoing
        self._feed, self.read = anyio.create_memory_object_stream[SessionMessage | Exception]()
        self.write, self._answers = anyio.create_memory_object_stream[SessionMessage]()
        self._asked: set[types.RequestId] = set()
        self._changed = anyio.Event()

    async def inwards(self) -> None:
        async with self._feed, self._incoming:
            async for item in self._incoming:
                if isinstance(item, Exception):
                    if complaint := _complaint(item):
                        await self._outgoing.send(SessionMessage(complaint))
                    continue
                self._note(item.message)
                await self._feed.send(item)
            with anyio.move_on_after(ANSWER_SECONDS):
                while self._asked:
                    await self._changed.wait()

    async def outwards(self) -> None:
        async with self._outgoing, self._answers:
            async for item in self._answers:
                await self._outgoing.send(item)
                if isinstance(item.message, types.JSONRPCResponse | types.JSONRPCError):
                    self._settle(item.message.id)

    def _note(self, message: types.JSONRPCMessage) -> None:
        if isinstance(message, types.JSONRPCRequest):
            self._asked.add(message.id)
        elif isinstance(message, types.JSONRPCNotification) and message.method == "notifications/cancelled":
            self._settle((message.params or {}).get("requestId"))  # no answer follows

    def _settle(self, request: types.RequestId | None) -> None:
        self._asked -= {request}
        self._changed.set()
        self._changed = anyio.Event()


def _complaint(error: Exception) -> types.JSONRPCError | None:
    """What is wrong with a line; None for an empty one."""
    found = error.errors() if isinstance(error, ValidationError) else []
    inputs = [each["input"] for each in found]
    code, text = types.INVALID_REQUEST, "Invalid Request: this is not a message of JSON-RPC 2.0"
    if any(each["type"] == "json_invalid" for each in found):
        if not str(inputs[0]).strip():
            return None
        inputs = [_with_half_characters(inputs[0])]
        code, text = types.PARSE_ERROR, "Parse error: this line is not JSON"
        if inputs[0] is not None:
            code, text = types.INVALID_PARAMS, "A text holds half a character (a lone surrogate)"
    ids = [each.get("id") for each in inputs if isinstance(each, dict)]
    known = next((each for each in ids if isinstance(each, str | int)), None)
    return types.JSONRPCError(jsonrpc="2.0", id=known, error=types.ErrorData(code=code, message=text))


def _with_half_characters(line: Any) -> Any:
    """What the line says to those who take half an emoji for a character, as JavaScript does; None: nothing.

    Who sent it waits for an answer to its very number.
    """
    try:
        return json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
