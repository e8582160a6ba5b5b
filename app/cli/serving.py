"""An engine with a bridge in this process, and the way to it (or to another process's) for `memoro mcp`."""

from __future__ import annotations

import logging
import threading
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from app.engine.channel.client import NotRunningError
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.bridge.local import LocalDoor
    from app.bridge.server import BridgeServer
    from app.cli.session import Session
    from app.engine.ownership import Ownership

log = logging.getLogger(__name__)
ATTEMPTS = 20
ASK_SECONDS = 60.0


@contextmanager
def bridge_here(session: Session, ownership: Ownership) -> Iterator[BridgeServer]:
    """An engine that keeps the memory fresh, with a bridge not yet started; both end with the block."""
    from app.bridge.server import BridgeServer
    from app.engine.engine import Engine
    from app.engine.owner import working

    with ownership:
        loaded = session.load_settings()
        engine = Engine(
            loaded.settings,
            session.paths,
            agent=loaded.agent_id,
            name=session.instance.name,
            load=session.load_settings,
        )
        engine.flags = session.instance.flags
        bridge = BridgeServer(engine)
        with working(engine, session.instance):
            engine.start()
            try:
                yield bridge
            finally:
                bridge.stop()


class StandIn:
    """Asks the running program; where none runs, holds the memory itself until a program wants it.

    Thread-safe. `close` gives the memory back.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._lock = threading.Lock()
        self._held: ExitStack | None = None
        self._door: LocalDoor | None = None
        self._asked_to_leave = threading.Event()
        self._leaving = threading.Thread(target=self._leave_when_asked, name="leaving", daemon=True)
        self._leaving.start()

    def ask(self, verb: str, **arguments: Any) -> dict[str, Any]:
        for _ in range(ATTEMPTS):
            with self._lock:
                if self._door is not None:
                    return self._here(verb, arguments)
            try:
                return dict(self._session.ask(verb, arguments, timeout=ASK_SECONDS))
            except NotRunningError:
                pass
            except MemoroError as problem:
                return _unserved(problem)
            try:
                self._hold()
            except MemoroError as problem:  # a disk that is full or may not be written, a broken option
                return _unserved(problem)
        return _unserved(MemoroError("Memoro is busy", "", "Try again in a moment."))

    def close(self) -> None:
        with self._lock:
            self._let_go()

    def _here(self, verb: str, arguments: dict[str, Any]) -> dict[str, Any]:
        assert self._door is not None
        agent = self._session.agent
        if verb == "assistant.tools":
            return self._door.tools(arguments["assistant"], agent)
        return self._door.call(arguments["assistant"], arguments["tool"], arguments["arguments"], agent)

    def _hold(self) -> None:
        from app.bridge.local import LocalDoor
        from app.engine.owner import take_ownership

        with self._lock:
            if self._door is not None:
                return
            paths = self._session.paths
            ownership = take_ownership(paths.data_dir, self._session.instance, takes_over=False)
            if ownership is None:
                return  # somebody else was quicker, and answers
            held = ExitStack()
            bridge = held.enter_context(bridge_here(self._session, ownership))
            bridge.open_door()
            bridge.engine.verbs["yield"] = self._yield
            self._held, self._door = held, LocalDoor(bridge)

    def _yield(self, _progress: object, agent: str | None = None) -> bool:
        self._asked_to_leave.set()
        return True

    def _leave_when_asked(self) -> None:
        while self._asked_to_leave.wait():
            self._asked_to_leave.clear()
            with self._lock:
                self._let_go()

    def _let_go(self) -> None:
        held, self._held, self._door = self._held, None, None
        if held is not None:
            held.close()


def _unserved(problem: MemoroError) -> dict[str, Any]:
    from app.bridge.refusal import switched_off

    if problem.title == "Unknown command":  # nobody has opened the door
        problem = switched_off()
    words = {"title": problem.title, "message": problem.message, "action": problem.action}
    return {"status": 503, "error": {"code": "unavailable", **words}}
