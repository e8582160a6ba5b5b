"""Which engine answers whom: an assistant gets the one that the settings name, a person the built-in one."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from app.engine.events import NotesChanged, StatusChanged
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.engine.backends.qmd import QmdBackend
    from app.engine.backends.wishes import QmdWish
    from app.engine.engine import Engine
    from app.engine.events import Event
    from app.notes.access import Excerpt
    from app.search.types import SearchRequest, SearchResponse

NOT_KEPT = "QMD is asked only while Memoro runs."
log = logging.getLogger(__name__)


class Backends:
    """The other engines of a data folder, one for each agent that has been asked for. Thread-safe."""

    def __init__(self, engine: Engine, suffix: str = "", *, keep: bool) -> None:
        """`suffix` sets another instance's files apart (see `instance.py`).

        Without `keep` (a command that is over in a moment) the built-in engine answers everybody.
        """
        self._engine, self._suffix, self._keep = engine, suffix, keep
        self._lock = threading.Lock()
        self._open: dict[str, QmdBackend] = {}
        engine.forgetters.append(self.forget)

    def start(self) -> None:
        """Begin with the engine's own agent. Returns at once."""
        self._of(self._engine.agent)

    def follow(self, event: Event) -> None:
        """Hear of changed notes."""
        if isinstance(event, NotesChanged):
            with self._lock:
                backend = self._open.get(event.agent)
            if backend:
                backend.changed()

    def search(
        self, request: SearchRequest, agent: str, builtin: Callable[[], SearchResponse]
    ) -> SearchResponse:
        """The answer of the engine that is to answer this request."""
        backend = self._of(agent) if request.by_agent else None
        return backend.search(request, builtin) if backend else builtin()

    def get(self, path: str, from_line: int, lines: int | None, agent: str) -> Excerpt | None:
        """Lines of a note that only another engine knows; None for all other notes."""
        backend = self._of(agent) if path.startswith("qmd/") else None
        return backend.get(path, from_line, lines) if backend else None

    def report(self, agent: str) -> tuple[str, str]:
        """Which engine answers assistants now, and if it is not the wanted one, why."""
        backend = self._of(agent)
        if backend is None:
            return "builtin", NOT_KEPT if not self._keep and self._wish(agent) else ""
        because = backend.absent_because
        return ("builtin", because) if because else ("qmd", "")

    def version(self, agent: str) -> str:
        """What the other engine calls itself, really asked; empty where none is wanted. Raises QmdError."""
        wish = self._wish(agent)
        if wish is None:
            return ""
        from app.search.backends.qmd.client import QmdClient

        wish.options.home.mkdir(parents=True, exist_ok=True, mode=0o700)
        return QmdClient(wish.options).version()

    def apply(self) -> None:
        """Settings changed: what is no more as wanted is closed; it is opened anew when needed."""
        with self._lock:
            every = dict(self._open)
        for agent, backend in every.items():
            if not self._fits(agent, backend):
                with self._lock:
                    self._open.pop(agent, None)
                backend.close()
        self.start()

    def _fits(self, agent: str, backend: QmdBackend) -> bool:
        try:
            return backend.wish == self._wish(agent) and backend.scope == self._engine.scope(agent)
        except MemoroError:  # its folder or the agent itself is no more
            return False

    def purge(self, agent: str) -> None:
        """A note was forgotten: the other index, which still holds its text, is made anew. Raises OSError."""
        self._drop(agent)
        home = self._home(agent)
        for file in (home / "xdg-cache" / "qmd").glob("index.sqlite*"):
            file.unlink(missing_ok=True)
        (home / "collections.json").unlink(missing_ok=True)
        self._of(agent)

    def forget(self, agent: str) -> None:
        """All data of an agent is to go: stop, and take back what was exported. Raises OSError."""
        self._drop(agent)
        wish = self._wish(agent)
        if wish and wish.sessions:
            from app.engine.backends.session_export import take_back

            take_back(wish.sessions.target)

    def _drop(self, agent: str) -> None:
        with self._lock:
            backend = self._open.pop(agent, None)
        if backend:
            backend.close()

    def _home(self, agent: str) -> Path:
        from app.engine.backends.wishes import home_of

        return home_of(self._engine.paths.data_dir, agent, self._suffix)

    def close(self) -> None:
        with self._lock:
            every, self._open, self._keep = list(self._open.values()), {}, False
        for backend in every:
            backend.close()

    def _wish(self, agent: str) -> QmdWish | None:
        settings = self._engine.settings
        if settings.memory.backend == "builtin":
            return None
        # Imported where it is wanted alone: it would delay every start.
        from app.engine.backends.wishes import qmd_wish

        return qmd_wish(settings, settings.for_agent(agent), self._engine.paths.data_dir, self._suffix)

    def _of(self, agent: str) -> QmdBackend | None:
        if not self._keep or self._wish(agent) is None:
            return None
        from app.engine.backends.qmd import QmdBackend

        with self._lock:
            backend = self._open.get(agent)
            # Asked again here, or settings that change meanwhile would find the older wish come after them.
            wish = None if backend or not self._keep else self._wish(agent)
            if wish is not None:
                try:
                    scope = self._engine.scope(agent)
                    wish.options.home.mkdir(parents=True, exist_ok=True, mode=0o700)
                except (MemoroError, OSError) as problem:
                    log.info("QMD cannot be used for %s: %s", agent, problem)
                    return None
                told = StatusChanged(agent)
                backend = self._open[agent] = QmdBackend(
                    wish, scope, lambda: self._engine.events.publish(told)
                )
                backend.start()
            return backend
