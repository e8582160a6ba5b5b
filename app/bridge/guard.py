"""What every request passes before anything looks at it: host, origin, size, time, token, rate.

A web page in the user's browser can send requests to this computer, and DNS can be made to call any name
127.0.0.1; so a request must name a loopback host, come from no page but our own, and carry a token.
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
from typing import TYPE_CHECKING, Any

from app.bridge.limits import Rate
from app.bridge.refusal import Refused, paused, render, unauthorized
from app.bridge.schemas import LONGEST_KEY
from app.bridge.service import Caller
from app.bridge.sessions import session_kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from app.bridge.assistants import Assistants, Session
    from app.bridge.tokens import Tokens

log = logging.getLogger(__name__)
MAX_BODY = 1 << 20
BODY_SECONDS = 10.0
OPEN = frozenset({"/health"})
STRANGERS_PER_MINUTE = 120.0
"""For all requests without a valid token together: guessing 256 bits is vain, but it should not cost much."""
TOLD_PER_MINUTE = 20.0

_HOST = re.compile(r"(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?", re.IGNORECASE)
SESSION_HEADER = b"memoro-session-key"


class Guard:
    """ASGI middleware. `per_minute` and `port` are asked anew for each request."""

    def __init__(
        self,
        app: ASGIApp,
        tokens: Tokens,
        assistants: Assistants,
        *,
        port: Callable[[], int],
        per_minute: Callable[[], float],
        body_seconds: float = BODY_SECONDS,
        rate: Rate | None = None,
    ) -> None:
        self._app, self._tokens, self._assistants = app, tokens, assistants
        self._port, self._per_minute, self._body_seconds = port, per_minute, body_seconds
        self._rate = rate or Rate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            headers = _Headers(scope["headers"])
            self._check_where_from(headers)
            if scope["path"] not in OPEN:
                scope.setdefault("state", {})["caller"] = self._caller(headers)
            body = await self._body(headers, receive)
        except Refused as refusal:
            self._tell(scope, refusal)
            await _answer(send, refusal)
            return
        except ConnectionError:
            return
        await self._app(scope, _replay(body, receive), send)

    def _check_where_from(self, headers: _Headers) -> None:
        hosts = headers.all(b"host")
        if len(hosts) != 1 or not _HOST.fullmatch(hosts[0]):
            raise Refused(421, "wrong_host", "Wrong host", "Memoro answers to this computer's own name only.")
        own = {f"http://{name}:{self._port()}" for name in ("localhost", "127.0.0.1", "[::1]")}
        foreign = any(origin.lower() not in own for origin in headers.all(b"origin"))
        cross_site = headers.first(b"sec-fetch-site") in ("cross-site", "same-site")
        if foreign or cross_site:
            raise Refused(403, "foreign_origin", "Foreign origin", "Web pages may not ask for the memory.")

    def _caller(self, headers: _Headers) -> Caller:
        given = headers.all(b"authorization")
        scheme, _, token = given[0].partition(" ") if len(given) == 1 else ("", "", "")
        assistant = self._tokens.find(token.strip()) if scheme.lower() == "bearer" else None
        if assistant is None:
            self._limit("", STRANGERS_PER_MINUTE)
            raise unauthorized()
        self._limit(assistant.id, self._per_minute())
        if self._assistants.paused:
            raise paused()
        keys = headers.all(SESSION_HEADER) or [""]
        kind: Session = "group" if "group" in map(session_kind, keys) else "direct"
        return Caller(assistant, kind, keys[0][:LONGEST_KEY])

    def _limit(self, name: str, per_minute: float) -> None:
        wait = self._rate.wait_seconds(name, per_minute)
        if wait > 0:
            refusal = Refused(429, "too_many_requests", "Too many requests", "", "Ask again a little later.")
            refusal.add_note(str(math.ceil(wait)))
            raise refusal

    def _tell(self, scope: Scope, refusal: Refused) -> None:
        """Never what came with the request, and not so often that a flood fills the disk."""
        if self._rate.wait_seconds("(log)", TOLD_PER_MINUTE) == 0:
            log.info("refused %s %.100r: %s", scope["method"], scope["path"], refusal.code)

    async def _body(self, headers: _Headers, receive: Receive) -> bytes:
        declared = headers.first(b"content-length") or "0"
        if not declared.isascii() or not declared.isdigit() or int(declared) > MAX_BODY:
            raise _too_large()
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self._body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ConnectionError
                    part = message.get("body", b"")
                    size += len(part)
                    if size > MAX_BODY:
                        raise _too_large()
                    parts.append(part)
                    if not message.get("more_body"):
                        return b"".join(parts)
        except TimeoutError:
            raise Refused(408, "too_slow", "Too slow", "The request did not arrive in time.") from None


class _Headers:
    """Header values by lower-case name, as text; what is not ASCII is never equal to anything allowed."""

    def __init__(self, raw: list[tuple[bytes, bytes]]) -> None:
        self._raw = raw

    def all(self, name: bytes) -> list[str]:
        return [value.decode("latin-1").strip() for key, value in self._raw if key == name]

    def first(self, name: bytes) -> str:
        return next(iter(self.all(name)), "")


def _too_large() -> Refused:
    return Refused(413, "too_large", "Too large", "A request may have 1 MiB at most.")


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body in one piece, then whatever the connection says (that it was closed)."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _answer(send: Send, refusal: Refused) -> None:
    body = render(refusal.to_dict()).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *_extra_headers(refusal),
    ]
    start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def _extra_headers(refusal: Refused) -> list[tuple[bytes, bytes]]:
    if refusal.status == 401:
        return [(b"www-authenticate", b'Bearer realm="Memoro"')]
    if refusal.status == 429:
        return [(b"retry-after", refusal.__notes__[0].encode())]
    if refusal.status in (408, 413):
        return [(b"connection", b"close")]
    return []
