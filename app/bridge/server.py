"""The bridge as its owner sees it: start, stop, where it listens, and what was asked.

Everything that serves (uvicorn, Starlette, the MCP SDK) is imported in the bridge's own thread, so that the
program is up before, and pays nothing where the bridge is switched off.
"""

from __future__ import annotations

import json
import logging
import os
import socket
import threading
from typing import TYPE_CHECKING, Any

from app.bridge.activity import Activity
from app.bridge.assistants import Assistant, Assistants, Session
from app.bridge.flush import FlushGate
from app.bridge.loading import LOADING
from app.bridge.tokens import Tokens
from app.config.private_file import write_private
from app.errors import MemoroError

if TYPE_CHECKING:
    from pathlib import Path

    from uvicorn import Server

    from app.bridge.service import MemoryService
    from app.engine.engine import Engine

log = logging.getLogger(__name__)
HOST = "127.0.0.1"
PORTS_TRIED = 50
START_SECONDS = 30.0
FILE_NAME = "bridge.json"


class BridgeServer:
    """Serves the assistants from `start` to `stop`; usable once. Thread-safe.

    `assistants`, `tokens` and `activity` work also before and after. `limits` shorten what tests wait for.
    """

    def __init__(self, engine: Engine, *, limits: dict[str, Any] | None = None) -> None:
        data_dir = engine.paths.data_dir
        self.engine, self._limits = engine, limits or {}
        self.assistants = Assistants(data_dir)
        self.tokens = Tokens(self.assistants, engine.keys)
        self.activity = Activity(data_dir, lambda: engine.settings.app.bridge.access_log)
        self._gate = FlushGate(data_dir)
        self._file = data_dir / FILE_NAME
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._server: Server | None = None
        self._up = threading.Event()
        self._stopping = False
        self._verbs: dict[str, Any] = {}
        self.problem: MemoroError | None = None
        self.port = self._wanted_port = 0
        self._service: MemoryService | None = None

    @property
    def url(self) -> str:
        """Where it listens, e.g. `http://127.0.0.1:8765`; empty while it does not."""
        return f"http://{HOST}:{self.port}" if self.port else ""

    def report(self) -> tuple[str, str]:
        """Where it listens, and what a person should know about that; for status and self-check."""
        if self.problem:
            return "", str(self.problem)
        if self.port in (0, self._wanted_port) or not self._wanted_port:
            return self.url, ""
        return self.url, (
            f"Port {self._wanted_port} was taken, so assistants are served at {self.port}. Free the first "
            "and restart Memoro, or connect those again that come over HTTP."
        )

    @property
    def service(self) -> MemoryService:
        """What every request ends in; also for `memoro mcp`, which comes by the local channel."""
        with self._lock:
            if self._service is None:
                from app.bridge.service import MemoryService

                self._service = MemoryService(self.engine, self.assistants, self.activity, self._gate)
            return self._service

    def newcomer(
        self, name: str, title: str, *, agent: str | None = None, session: Session = "direct"
    ) -> Assistant:
        """An entry (not yet registered) with the trust that the settings give to new assistants."""
        trust = self.engine.settings.app.bridge
        return Assistant(
            name, title, agent or self.engine.agent, session, trust.curated_trust, trust.daily_log_trust
        )

    def open_door(self) -> None:
        """Let `memoro mcp` in by the local channel; part of `start`."""
        from app.bridge.local import LocalDoor

        with self._lock:
            if not self._stopping:
                self._verbs = self._verbs or LocalDoor(self).verbs()
                self.engine.bridge = self.report
                self.engine.verbs.update(self._verbs)

    def close_door(self) -> None:
        """After `stop`, where the bridge was switched off: nobody comes in by the local channel either."""
        with self._lock:
            for verb, call in self._verbs.items():
                if self.engine.verbs.get(verb) is call:  # else a newer bridge has opened its own door
                    del self.engine.verbs[verb]
            if self.engine.bridge == self.report:
                self.engine.bridge = lambda: ("", "")

    def start(self, *, wait: bool = False) -> None:
        """Begin to serve; `wait` until requests are answered. Raises MemoroError when no port is free."""
        self.open_door()
        self._wanted_port = self.engine.settings.app.bridge.port
        try:
            listening = _listen(self._wanted_port)
        except MemoroError as problem:
            self.problem = problem
            raise
        self.problem, self.port = None, listening.getsockname()[1]
        self._thread = threading.Thread(target=self._run, args=(listening,), name="bridge", daemon=True)
        self._thread.start()
        if wait and not self._up.wait(START_SECONDS):
            raise MemoroError("The bridge did not start", "It took too long.", "Restart Memoro.")
        if wait and self.problem:
            raise self.problem

    def stop(self) -> None:
        """End, in a second or two as a rule; what was answered is on disk. May be called more than once."""
        with self._lock:
            self._stopping = True
            server, thread = self._server, self._thread
        if server:
            server.should_exit = True
        if thread and thread is not threading.current_thread():
            thread.join(START_SECONDS)
        self.activity.flush()

    def _run(self, listening: socket.socket) -> None:
        try:
            self._serve(listening)
        except Exception as error:  # a barrier: the window must not fall with the bridge
            self.problem = MemoroError("The bridge has ended", "Assistants cannot reach the memory now.")
            log.exception("the bridge ended: %s", type(error).__name__)
        finally:
            self._up.set()
            self.port = 0
            listening.close()
            _forget(self._file)

    def _serve(self, listening: socket.socket) -> None:
        with LOADING:
            import uvicorn

            from app.bridge.patience import protocol
            from app.bridge.web import make_app

        http = {name: value for name, value in self._limits.items() if name in _PROTOCOL_LIMITS}
        limits = {name: value for name, value in self._limits.items() if name not in _PROTOCOL_LIMITS}
        app = make_app(
            self.service,
            self.tokens,
            port=lambda: self.port,
            per_minute=lambda: self.engine.settings.app.bridge.requests_per_minute,
            **limits,
        )
        config = uvicorn.Config(
            app,
            http=protocol(lambda: self._stopping, **http),
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=1,
            h11_max_incomplete_event_size=32 << 10,
        )
        server = uvicorn.Server(config)
        with self._lock:
            self._server = server
        if not self._stopping:
            _announce(self._file, self.port)
            self._up_when_started(server)
            server.run(sockets=[listening])

    def _up_when_started(self, server: Server) -> None:
        """Uvicorn has no callback for it, but calls `startup` once."""
        startup = server.startup

        async def started(sockets: list[socket.socket] | None = None) -> None:
            await startup(sockets)
            self._up.set()

        server.startup = started  # type: ignore[method-assign]


_PROTOCOL_LIMITS = {"header_seconds", "send_seconds", "most_connections"}


def _listen(wanted: int) -> socket.socket:
    """A listening socket at the wanted port or the next free one."""
    for port in range(wanted, min(wanted + PORTS_TRIED, 65_536)):
        # The protocol is named, or asyncio does not switch Nagle's delay off (40 ms for each answer).
        candidate = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would let two programs share the port
                candidate.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            candidate.bind((HOST, port))
            candidate.listen(256)
        except OSError:
            candidate.close()
            continue
        return candidate
    raise MemoroError(
        "No port is free for the bridge",
        f"None of the ports from {wanted} on is free.",
        "Choose another port in the settings.",
    )


def _announce(file: Path, port: int) -> None:
    where = {
        "url": f"http://{HOST}:{port}",
        "mcp": f"http://{HOST}:{port}/mcp",
        "port": port,
        "pid": os.getpid(),
    }
    try:
        write_private(file, json.dumps(where).encode())
    except OSError as error:
        log.info("%s cannot be written: %s", FILE_NAME, error.strerror)


def _forget(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.info("%s cannot be removed: %s", FILE_NAME, error.strerror)
