"""The REST routes. Each tool has one, made from its definition; the rest is for sessions and status."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from starlette.responses import Response
from starlette.routing import Route

from app import __version__
from app.bridge import openapi
from app.bridge.lifecycle import flush, report_status, start_sync
from app.bridge.reading import context
from app.bridge.refusal import Refused, invalid, render
from app.bridge.schemas import LONGEST_KEY
from app.bridge.sessions import session_kind
from app.bridge.tools import TOOLS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from app.bridge.lanes import Lanes
    from app.bridge.service import Caller, MemoryService

    Work = Callable[[Caller, dict[str, Any]], dict[str, Any]]

Answer = dict[str, Any]


def routes(service: MemoryService, lanes: Lanes) -> list[Route]:
    """All REST routes; their work is done in `lanes`."""

    def posting(work: Work, *, writes: bool = False) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            body = await request.body()
            caller: Caller = request.state.caller
            return await _respond(lanes.run(lambda: work(caller, _object(request, body)), writes=writes))

        return endpoint

    def getting(work: Work) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            caller: Caller = request.state.caller
            wishes = dict(request.query_params)
            return await _respond(lanes.run(lambda: work(caller, wishes)))

        return endpoint

    def calling(name: str) -> Work:
        return lambda caller, wishes: service.call(caller, name, wishes)

    async def health(_: Request) -> Response:
        return _json({"ok": True, "name": "Memoro", "version": __version__})

    description = render(openapi.describe()).encode()

    async def describe(_: Request) -> Response:
        return Response(description, media_type="application/json", headers=_NO_STORE)

    return [
        Route("/health", health, methods=["GET"]),
        *(
            Route(tool.route, posting(calling(tool.name), writes=tool.writes), methods=["POST"])
            for tool in TOOLS
        ),
        Route("/v1/memory/context", getting(lambda c, w: _context(service, c, w)), methods=["GET"]),
        Route("/v1/flush", posting(lambda c, w: flush(service, c, w)), methods=["POST"]),
        Route("/v1/status", getting(lambda c, _: report_status(service, c)), methods=["GET"]),
        Route("/v1/sync", posting(lambda c, w: start_sync(service, c, w)), methods=["POST"]),
        Route("/openapi.json", describe, methods=["GET"]),
    ]


def _context(service: MemoryService, caller: Caller, wishes: Answer) -> Answer:
    service.admit_to_memory(caller)
    key = wishes.get("sessionKey", "")
    if len(key) > LONGEST_KEY:
        raise invalid("sessionKey: too long")
    if session_kind(key) == "group":
        caller = replace(caller, session="group")
    return service.noted(caller, "context", key, lambda: context(service, caller, key))


async def _respond(answer: Awaitable[Answer]) -> Response:
    try:
        return _json(await answer)
    except Refused as refusal:
        return _json(refusal.to_dict(), refusal.status)


def _json(data: Answer, status: int = 200) -> Response:
    return Response(render(data), status, media_type="application/json", headers=_NO_STORE)


def _object(request: Request, body: bytes) -> Answer:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, "not_json", "Not JSON", "Send Content-Type: application/json.")
    try:
        data = json.loads(body, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise invalid("The body is not valid JSON.") from None
    if not isinstance(data, dict):
        raise invalid("The body must be a JSON object.")
    return data


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


_NO_STORE = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
