"""The ASGI application: the guard around REST and MCP."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

from app.bridge.guard import Guard
from app.bridge.lanes import Lanes
from app.bridge.mcp_server import over_http
from app.bridge.refusal import Refused, render
from app.bridge.rest import routes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from app.bridge.service import MemoryService
    from app.bridge.tokens import Tokens


class _Mcp:
    """An ASGI endpoint needs to be an object, or Starlette takes it for a function of a request."""

    def __init__(self, manager: Any) -> None:
        self._manager = manager

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "POST":
            # There is no stream to listen on and no session to end: every request stands for itself.
            await _not_allowed(allow="POST")(scope, receive, send)
            return
        await self._manager.handle_request(scope, receive, send)


def make_app(
    service: MemoryService,
    tokens: Tokens,
    *,
    port: Callable[[], int],
    per_minute: Callable[[], float],
    **limits: Any,
) -> ASGIApp:
    """The whole application. `limits` are the guard's, for tests that cannot wait."""
    lanes = Lanes()
    manager = over_http(service, lanes)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with manager.run():
            yield

    inner = Starlette(
        routes=[*routes(service, lanes), Route("/mcp", _Mcp(manager))],
        lifespan=lifespan,
        exception_handlers={404: _not_found, 405: _wrong_method},
    )
    inner.router.redirect_slashes = False
    return Guard(inner, tokens, service.assistants, port=port, per_minute=per_minute, **limits)


async def _not_found(_request: Request, _error: Exception) -> Response:
    return _refusal(Refused(404, "not_found", "Nothing here", "See /openapi.json."))


async def _wrong_method(_request: Request, error: Exception) -> Response:
    return _not_allowed(allow=(getattr(error, "headers", None) or {}).get("Allow", "POST"))


def _not_allowed(allow: str) -> Response:
    response = _refusal(Refused(405, "method_not_allowed", "Wrong method", f"Use {allow}."))
    response.headers["allow"] = allow
    return response


def _refusal(refusal: Refused) -> Response:
    return Response(render(refusal.to_dict()), refusal.status, media_type="application/json")
