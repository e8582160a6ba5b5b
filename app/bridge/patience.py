"""What uvicorn leaves open: who never asks, asks without end, does not read, and too many of them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

MOST_CONNECTIONS = 256
HEADER_SECONDS = 10.0
SEND_SECONDS = 20.0

# Malformed requests are an answer (400), not news for the log of a desktop program.
logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class PatientProtocol(H11Protocol):
    """A connection has so long to say what it wants, and to take its answer; the 257th is closed at once.

    So is one that comes while the bridge stops: uvicorn would wait for it, then leave its socket open.
    """

    header_seconds = HEADER_SECONDS
    send_seconds = SEND_SECONDS
    most_connections = MOST_CONNECTIONS
    is_stopping: Callable[[], bool] = staticmethod(lambda: False)
    _deadline: asyncio.TimerHandle | None = None
    _blocked: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most_connections or self.is_stopping():
            transport.abort()
            return
        self._expect_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Before the first request there is no cycle, whatever uvicorn's types say.
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._relax()
        elif self._deadline is None:
            self._expect_headers()  # the beginning of another request on the same connection

    def on_response_complete(self) -> None:
        self._relax()  # from here uvicorn's own keep-alive timeout counts
        super().on_response_complete()

    def shutdown(self) -> None:
        """As uvicorn, but who has not said all, or takes nothing, is not waited for."""
        speaks = self.cycle is not None and self.cycle.more_body  # type: ignore[redundant-expr]
        if speaks or self._blocked is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._blocked = self.loop.call_later(self.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._unblock()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._unblock()
        super().connection_lost(exc)

    def _expect_headers(self) -> None:
        self._deadline = self.loop.call_later(self.header_seconds, self._give_up)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _unblock(self) -> None:
        if self._blocked is not None:
            self._blocked.cancel()
            self._blocked = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()


def protocol(is_stopping: Callable[[], bool], **limits: Any) -> type[PatientProtocol]:
    """The protocol of one bridge. `limits` are for tests that cannot wait so long."""
    return type("PatientProtocol", (PatientProtocol,), {"is_stopping": staticmethod(is_stopping), **limits})
