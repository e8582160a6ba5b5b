"""QMD as one agent's engine: may this conversation ask, does QMD answer, and who answers if it does not."""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.backends.backoff import BackOff
from app.engine.backends.keeper import Keeper
from app.notes.access import Excerpt, Refusal, get_excerpt, resolve_readable
from app.notes.scope import MemoryScope
from app.search.backends.qmd.askers import asker, may_search
from app.search.backends.qmd.client import QmdClient
from app.search.backends.qmd.collections import PREFIX, split_name
from app.search.backends.qmd.errors import QmdError
from app.search.backends.qmd.hits import our_hits
from app.search.backends.qmd.options import MODES
from app.search.citations import shows_citations
from app.search.types import SearchResponse

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.backends.wishes import QmdWish
    from app.search.backends.qmd.options import Collection
    from app.search.backends.qmd.output import RawHit
    from app.search.types import Citations, SearchRequest

log = logging.getLogger(__name__)
STARTING = "QMD is still reading the notes."
DENIED = "This conversation may not search the memory."
FIRST_REST, LONGEST_REST = 5.0, 600.0
"""Seconds between tries after a failure: the first pause, doubled each time up to the longest."""
_PATIENCE = 0.5  # seconds that a question waits for the first update


class QmdBackend:
    """Thread-safe. `search` never raises: the built-in engine stands in and the answer says why."""

    def __init__(self, wish: QmdWish, scope: MemoryScope, told: Callable[[], None]) -> None:
        """`told` is called, on any thread, when another engine than before answers."""
        self.wish = wish
        self.scope = scope
        self._lock = threading.Lock()
        self._program: QmdClient | None = None
        self._closed = False
        self.health: BackOff[QmdError] = BackOff(FIRST_REST, LONGEST_REST)
        self._keeper = Keeper(wish, self.health, self._client, told)

    def start(self) -> None:
        """Begin to update. Returns at once."""
        self._keeper.start()

    def close(self) -> None:
        """End the program, its server, and the thread."""
        with self._lock:
            self._closed, program = True, self._program
        if program:
            program.close()
        self._keeper.close()

    def changed(self) -> None:
        """Notes were changed."""
        self._keeper.changed()

    @property
    def absent_because(self) -> str:
        """Why the built-in engine answers in QMD's place; empty while QMD does."""
        problem = self.health.problem
        if problem is not None:
            return problem.reason
        return "" if self._keeper.fresh.is_set() else STARTING

    def search(self, request: SearchRequest, builtin: Callable[[], SearchResponse]) -> SearchResponse:
        """QMD's answer, or that of `builtin`."""
        who = asker(request.session_key, request.session)
        if not may_search(who, self.wish.rules, self.wish.default):
            log.warning(
                "a search by QMD was denied: channel %s, chat type %s", who.channel or "none", who.chat_type
            )
            return replace(self._response(request), notice=DENIED, took_ms=0.1)
        began = time.perf_counter()
        if self.health.problem is None:
            patience = self.wish.options.update_seconds if self.wish.wait_for_boot else _PATIENCE
            self._keeper.fresh.wait(patience)
        if because := self.absent_because:
            return _stand_in(builtin(), because)
        limit = min(request.max_results or self.wish.options.max_results, self.wish.options.max_results)
        try:
            raw = self._asked(request, limit)
        except QmdError as problem:
            self._keeper.failed(problem)
            return _stand_in(builtin(), problem.reason)
        hits = our_hits(raw, self.wish.options, self._name, request.min_score or 0.0)
        took = (time.perf_counter() - began) * 1000
        return replace(self._response(request), hits=tuple(hits[:limit]), took_ms=took)

    def _asked(self, request: SearchRequest, limit: int) -> list[RawHit]:
        collections = [
            each
            for each in self.wish.options.collections
            if not request.sources or each.source in request.sources
        ]
        server = self._keeper.server
        found = server.search(request.query, limit, collections) if server else None
        if found is not None:
            return found
        client = self._client()
        try:
            return client.search(request.query, limit, collections)
        except QmdError as problem:
            if problem.kind != "collection":
                raise
            log.info("QMD lost a collection and gets it again: %s", problem.message)
        if not self._keeper.repair().wait(self.wish.options.search_seconds):
            raise QmdError("timeout", "It is making its collections again.")
        return client.search(request.query, limit, collections)

    def _response(self, request: SearchRequest) -> SearchResponse:
        return SearchResponse(
            query=request.query,
            mode=MODES[self.wish.options.search_mode],
            provider="qmd",
            model="qmd",
            backend="qmd",
            citations=shows_citations(_choice(self.wish.citations), request.session),
        )

    # Its files

    def get(self, path: str, from_line: int, lines: int | None) -> Excerpt:
        """Some lines of `qmd/<collection>/<relative>`, under the same guard as every other note."""
        name, relative = split_name(path) or ("", "")
        collection = next((each for each in self.wish.options.collections if each.name == name), None)
        if collection is None:
            return Excerpt(path, status="not_found")
        if collection.source == "sessions":
            return Excerpt(path, status="refused", note="Conversations can be searched, but not read.")
        known = self._name(collection, relative)
        if known and known != path:
            # Its own name it is under which the rules for private notes hold.
            return Excerpt(path, status="refused", note=f"The name of this note is {known}.")
        return replace(get_excerpt(self._below(collection), relative, from_line, lines), path=path)

    def _name(self, collection: Collection, relative: str) -> str | None:
        if collection.source == "sessions":
            return f"{PREFIX}{collection.name}/{relative}"
        if isinstance(resolve_readable(self._below(collection), relative), Refusal):
            return None  # a link, or left out of the memory: what cannot be read is not shown either
        stored = self.scope.stored_path(collection.path / relative)
        readable = resolve_readable(self.scope, stored)
        if not isinstance(readable, Refusal):
            return stored
        inside = (collection.path / relative).is_relative_to(self.scope.workspace)
        if inside and stored.startswith(("memory/", "MEMORY.md", "memory.md")):
            return None
        return f"{PREFIX}{collection.name}/{relative}"

    def _below(self, collection: Collection) -> MemoryScope:
        return MemoryScope(collection.path, (collection.path,), self.scope.exclude)

    def _client(self) -> QmdClient:
        with self._lock:
            if self._closed:
                raise QmdError("stopped", "Memoro is closing.")
            if self._program is None:
                self._program = QmdClient(self.wish.options)
            return self._program


def _choice(citations: str) -> Citations:
    return "on" if citations == "on" else "off" if citations == "off" else "auto"


def _stand_in(response: SearchResponse, because: str) -> SearchResponse:
    told = f"The built-in engine answers, not QMD: {because}"
    return replace(
        response,
        fallback=response.fallback or {"from": "qmd", "reason": because},
        notice=f"{response.notice} {told}".strip(),
    )
