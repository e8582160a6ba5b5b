"""The engine: one class for popup, command line and bridge, on top of one agent's memory or several.

Construct it, call `start`, give `run_writer` a thread, and at the end `stop`. Everything else may be called
from any thread at any time; before a memory folder is chosen, answers are empty and say so.
"""

from __future__ import annotations

import logging
import threading
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from app.engine.events import EventBus, StatusChanged
from app.engine.providers import select_provider
from app.engine.writer import SOON, Writer
from app.errors import MemoroError
from app.search.types import SearchResponse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.config.options import AgentSettings, Settings
    from app.config.paths import AppPaths
    from app.engine.memory import AgentMemory
    from app.engine.providers import Selection
    from app.engine.status import EngineStatus
    from app.index.reader import NoteRow
    from app.notes.access import Excerpt
    from app.notes.scope import MemoryScope
    from app.search.types import SearchRequest

log = logging.getLogger(__name__)
MAIN = "main"


def no_folder() -> MemoroError:
    return MemoroError(
        "No memory folder yet",
        "Memoro does not know where your assistant keeps its notes.",
        "Choose a folder, or set agents.defaults.workspace.",
    )


class Engine:
    """Owns the writer, the events and the agents' memories of one data folder."""

    def __init__(
        self,
        settings: Settings,
        paths: AppPaths,
        *,
        select: Callable[[AgentSettings], Selection] = select_provider,
        watch: bool = True,
        embed: bool = True,
        agent: str = MAIN,
        name: str = "",
    ) -> None:
        """One-shot commands switch `watch` and `embed` off; `name` is the index's, by default the agent's."""
        self.settings, self.paths, self.agent = settings, paths, agent
        self.name = name or agent
        self.events = EventBus()
        self.writer = Writer()
        self.has_window = False
        self._select, self._watch, self._embed = select, watch, embed
        self._memory: AgentMemory | None = None
        self._opened = threading.Event()
        self._problem: MemoroError | None = None

    # Life

    def start(self, *, sync: bool = True) -> None:
        """Open the index and begin to keep it fresh, on the writing thread. Returns at once."""
        self.writer.submit(lambda: self._open(sync), priority=SOON)

    def run_writer(self) -> None:
        """Work until `stop`; the calling thread becomes the writing thread."""
        self.writer.run()
        memory, self._memory = self._memory, None
        if memory:
            memory.close()

    def stop(self) -> None:
        """End the writer after the job under way. Join its thread to know that the index is closed."""
        self.writer.stop()
        if self._memory and self._memory.pump:
            self._memory.pump.close()

    def _open(self, sync: bool) -> None:
        try:
            settings = self.settings.for_agent(self.agent)
            if settings.workspace is None:
                self._problem = no_folder()
                return
            from app.engine.memory import AgentMemory

            memory = AgentMemory(
                settings,
                self._index_path(settings),
                self.writer,
                self.events,
                self._select,
                watch=self._watch,
                embed=self._embed,
            )
            self._memory, self._problem = memory, None
        except MemoroError as problem:
            log.info("the memory could not be opened: %s", problem)
            self._problem = problem
            return
        finally:
            self._opened.set()
            self.events.publish(StatusChanged(self.agent))
        if sync:
            memory.begin()

    def _index_path(self, settings: AgentSettings) -> Path:
        override = settings.memory_search.store.path
        if override:
            return type(self.paths.data_dir)(override.replace("{agentId}", settings.agent_id)).expanduser()
        return self.paths.data_dir / "index" / f"{self.name}.sqlite"

    def reopen(self, settings: Settings) -> None:
        """Take new settings: close the memory and open it again as they say."""

        def job() -> None:
            memory, self._memory = self._memory, None
            if memory:
                memory.close()
            self.settings = settings
            self._open(sync=True)

        self._opened.clear()
        self.writer.submit(job, priority=SOON)

    # Asking

    def search(
        self, request: SearchRequest, on_partial: Callable[[SearchResponse], None] | None = None
    ) -> SearchResponse:
        """Never raises for a reason outside the program: a failure is an empty answer with a notice."""
        memory = self._ready()
        if memory is None:
            return SearchResponse(query=request.query, notice=str(self._problem or no_folder()))
        try:
            memory.freshness.searched()
            return memory.asking.search(request, on_partial)
        except MemoroError as problem:
            return SearchResponse(query=request.query, notice=str(problem))

    def recent(self, limit: int = 20) -> list[NoteRow]:
        """The notes that changed last, newest first."""
        memory = self._ready()
        if memory is None:
            return []
        with memory.index.read() as reader:
            return reader.recent(limit)

    def get(self, path: str, from_line: int | None = None, lines: int | None = None) -> Excerpt:
        """Some lines of a note, within the memory only (SPEC 2). Raises MemoroError for a refused path."""
        from app.notes.access import get_excerpt

        return get_excerpt(self.scope(), path, from_line, lines)

    def absolute(self, path: str) -> Path:
        """Where a note lies on disk. Raises MemoroError for a path outside the memory."""
        from app.notes.access import resolve_readable

        found = resolve_readable(self.scope(), path)
        if isinstance(found, MemoroError):
            raise found
        return found

    def note_text(self, path: str) -> str:
        """The whole note for a preview; empty when it is gone or unreadable."""
        from app.notes.reading import read_note

        note = read_note(self.absolute(path))
        return getattr(note, "text", "")

    # Steering

    def sync(self, *, force: bool = False) -> Future[Any]:
        """Bring the index up to date (`force`: build it anew). The future holds the SyncReport."""
        memory = self._ready()
        if memory is None:
            future: Future[Any] = Future()
            future.set_exception(self._problem or no_folder())
            return future
        return memory.sync(force=force)

    def pause(self, paused: bool) -> None:
        if memory := self._ready():
            memory.pause(paused)

    def warm(self) -> None:
        """Load what the first question needs. Failures are left to the question."""
        if (memory := self._ready()) is None:
            return
        with memory.index.read() as reader:
            reader.vectors()
        if memory.selection.provider:
            try:
                memory.selection.provider.warm()
            except MemoroError as problem:
                log.info("the provider did not start: %s", problem)

    def wait_until_embedded(self, timeout: float | None = None) -> bool:
        """Wait until every passage has its vector, or embedding has stopped with a problem."""
        memory = self._ready()
        if memory is None or memory.pump is None:
            return True
        return memory.pump.idle.wait(timeout)

    def selection(self) -> Selection:
        """Which provider makes the vectors, and why. Raises MemoroError where no memory is open."""
        if (memory := self._ready()) is None:
            raise self._problem or no_folder()
        return memory.selection

    def try_meaning(self) -> tuple[float, float]:
        """Really embed: seconds for a question, and by how much its answer is nearer than another text."""
        provider = self.selection().provider
        if provider is None:
            raise MemoroError("Search by keywords only", self.selection().reason)
        provider.warm()
        started = time.perf_counter()
        question = provider.embed_query("Where is the spare key?")
        seconds = time.perf_counter() - started
        near, far = provider.embed_documents(
            ["The extra key lies under the flower pot.", "Rain is expected on Monday."]
        )
        return seconds, float(question @ near - question @ far)

    def check_integrity(self) -> list[str]:
        """What SQLite finds wrong with the index; empty when it is whole."""
        memory = self._ready()
        return memory.index.check_integrity() if memory else []

    def status(self) -> EngineStatus:
        from app.engine.survey import survey

        memory = self._memory
        if memory is None:
            return survey(None, self.agent, self._problem, starting=not self._opened.is_set())
        return survey(memory, self.agent, self._problem, starting=False)

    def _ready(self) -> AgentMemory | None:
        """The memory once it is open; waits for the opening, which takes milliseconds."""
        self._opened.wait(10)
        return self._memory

    def scope(self) -> MemoryScope:
        """Which files are this agent's memory. Raises MemoroError where no folder is chosen."""
        from app.engine.scopes import memory_scope

        settings = self.settings.for_agent(self.agent)
        if settings.workspace is None:
            raise no_folder()
        return memory_scope(settings)
