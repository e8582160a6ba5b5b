"""The engine: one class for popup, command line and bridge, over the memory of one agent or several.

Construct it, call `start`, give `run_writer` a thread, and at the end `stop`. Everything else may be called
from any thread at any time; before a memory folder is chosen, answers are empty and say so.
"""

from __future__ import annotations

import logging
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from app.config.secrets.backend import KeyringState
from app.config.secrets.key_file import FILE_NAME
from app.config.secrets.store import KeyStore
from app.engine.agents import Agents
from app.engine.backends.choosing import Backends
from app.engine.configuration import Configuration
from app.engine.courtesy import Courtesy
from app.engine.events import EventBus, StatusChanged
from app.engine.first_index import ASSISTANTS, ORDINARY, still_being_made
from app.engine.leftovers import sweep, sweep_scratch
from app.engine.providers import ProviderMaker
from app.engine.records import Records
from app.engine.unfinished import FORGET, FORGET_AGENT, Unfinished, finish_forgetting
from app.engine.writer import LATER, SOON, Writer
from app.errors import MemoroError
from app.index.errors import IndexDamagedError
from app.search.types import SearchResponse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.config.loading import LoadedSettings
    from app.config.options import AgentSettings, Settings
    from app.config.paths import AppPaths
    from app.embeddings.provider import EmbeddingProvider
    from app.engine.change_cost import ChangeCost
    from app.engine.conversations import Conversation
    from app.engine.memory import AgentMemory
    from app.engine.providers import Selection
    from app.engine.provision import Maker
    from app.engine.status import EngineStatus
    from app.index.options import SyncReport
    from app.index.reader import Reader
    from app.index.records import NoteRow
    from app.notes.access import Excerpt
    from app.notes.scope import MemoryScope
    from app.search.types import SearchRequest

log = logging.getLogger(__name__)


class Engine:
    """Owns the writer, the events and the agents' memories of one data folder.

    `agent` is whose memory is meant where a call names none (by default the configuration's default agent);
    a window may `switch` it, `home_agent` stays.
    One-shot commands switch `watch` and `embed` off.
    """

    def __init__(
        self,
        settings: Settings,
        paths: AppPaths,
        *,
        agent: str | None = None,
        name: str = "",
        keys: KeyStore | None = None,
        load: Callable[[], LoadedSettings] | None = None,
        make: Callable[[Settings, AgentSettings], Maker] | None = None,
        watch: bool = True,
        embed: bool = True,
    ) -> None:
        """`name` is the instance's (see `instance.py`); `make` replaces the making of providers.

        With `load` (read the configuration now) a changed file is picked up while the engine runs.
        """
        self.paths = paths
        self.agent = self.home_agent = agent or settings.default_agent_id
        #: What other rooms remember of an agent: called with its id when it is to be forgotten.
        self.forgetters: list[Callable[[str], None]] = []
        self.events = EventBus()
        self.writer = Writer()
        self.has_window = False
        #: With which words this instance is named on a command line (see `instance.py`).
        self.flags: tuple[str, ...] = ()
        self.courtesy = Courtesy()
        #: What other rooms add to the local channel: called with `progress` and the arguments by name.
        self.verbs: dict[str, Callable[..., Any]] = {}
        #: The bridge says where it listens and what a person should know about that; it replaces this.
        self.bridge: Callable[[], tuple[str, str]] = lambda: ("", "")
        self.keys = keys or KeyStore(
            names_file=paths.data_dir / "keys.json",
            key_file=paths.data_dir / FILE_NAME,
            arrived=self.key_changed,
        )
        apart = name.partition("@")[2]
        self.records = Records(self, apart)
        self.unfinished = Unfinished(paths.data_dir, apart)
        self.backends = Backends(self, apart, keep=watch)
        if watch:
            self.events.subscribe(self.records.follow)
            self.events.subscribe(self.backends.follow)
        self._load = load
        self._configuration: Configuration | None = None
        make = make or (lambda settings, agent: ProviderMaker(settings, agent, paths, self.keys, apart))
        self._make = make
        self._agents = Agents(
            settings, paths, self.writer, self.events, make, name=name, watch=watch, embed=embed
        )
        self._agents.before_first_look = partial(finish_forgetting, self)

    @property
    def settings(self) -> Settings:
        return self._agents.settings

    # Life

    def start(self, *, sync: bool = True) -> None:
        """Open the index and begin to keep it fresh, on the writing thread. Returns at once."""
        if self._load:
            self._configuration = Configuration(
                self._load(), self._load, self.writer, self.events, self._apply
            )
        self.writer.submit(lambda: self._agents.open(self.agent, sync=sync), priority=SOON)
        self.writer.submit(self.backends.start)
        self.writer.submit(lambda: sweep(self.paths.data_dir), priority=LATER)
        self.writer.submit(lambda: sweep_scratch(self.paths.data_dir), priority=LATER)

    def run_writer(self) -> None:
        """Work until `stop`; the calling thread becomes the writing thread."""
        self.writer.run()
        self.backends.close()
        self._agents.close()
        self.records.close()

    def stop(self) -> None:
        """End the writer after the job under way. Join its thread to know that the index is closed."""
        self.writer.stop()

    def reload(self) -> None:
        """Read the configuration now instead of a moment later. Returns at once.

        That the status may have changed is told in any case: who chose what was chosen already waits for it.
        """
        configuration = self._configuration
        if configuration:
            self.writer.submit(configuration.reload, priority=SOON)
            self.writer.submit(lambda: self.events.publish(StatusChanged(self.agent)), priority=SOON)

    def apply(self, settings: Settings) -> None:
        """Take new settings; search goes on meanwhile. Returns at once."""
        self.writer.submit(lambda: self._apply(settings), priority=SOON)

    def _apply(self, settings: Settings) -> None:
        self.home_agent = self.home_agent if settings.knows(self.home_agent) else settings.default_agent_id
        self.agent = self.agent if settings.knows(self.agent) else self.home_agent
        self._agents.apply(settings, self.agent)
        self.backends.apply()
        self.events.publish(StatusChanged(self.agent))

    # Asking

    def search(
        self,
        request: SearchRequest,
        on_partial: Callable[[SearchResponse], None] | None = None,
        *,
        agent: str | None = None,
    ) -> SearchResponse:
        """Never raises for a reason outside the program: a failure is an empty answer with a notice.

        Who gives `on_partial` is a person who waits and sees; others wait for a moment when nobody does.
        """
        if on_partial is None:
            self.courtesy.wait()
            wanted = agent or self.agent
            return self.backends.search(request, wanted, lambda: self._search(request, None, wanted))
        with self.courtesy.person():
            return self._search(request, on_partial, agent or self.agent)

    def _search(
        self, request: SearchRequest, on_partial: Callable[[SearchResponse], None] | None, wanted: str
    ) -> SearchResponse:
        patience = ASSISTANTS if request.by_agent else ORDINARY
        try:
            while True:
                memory = self._agents.get(wanted, patience.opening)
                looked = on_partial is not None or memory.await_first_look(patience.first_look)
                with memory.in_use() as usable:
                    if usable:
                        memory.freshness.searched()
                        response = memory.asking.search(request, on_partial)
                        if not looked:
                            response = replace(
                                response, complete=False, notice=still_being_made(memory.state.indexing)
                            )
                if not memory.closed:
                    return response
        except MemoroError as problem:
            if isinstance(problem, IndexDamagedError):
                self.writer.submit(lambda: self._agents.repair(wanted), priority=SOON)
            return SearchResponse(query=request.query, notice=str(problem), failure=problem)

    def recent(self, limit: int = 20, *, agent: str | None = None) -> list[NoteRow]:
        """The notes that changed last, newest first; none where no memory is open."""
        return self._rows(lambda reader: reader.recent(limit), agent)

    def _rows(self, ask: Callable[[Reader], list[NoteRow]], agent: str | None) -> list[NoteRow]:
        try:
            memory = self._agents.get(agent or self.agent)
        except MemoroError:
            return []
        with memory.in_use() as usable:
            if not usable:
                return []
            with memory.index.read() as reader:
                return ask(reader)

    def get(
        self, path: str, from_line: int | None = None, lines: int | None = None, *, agent: str | None = None
    ) -> Excerpt:
        """Some lines of a note, within the memory only. A refusal is an answer.

        Raises `FolderMissingError` where a note is not there because nothing is.
        """
        from app.engine.status import folder_missing
        from app.notes.access import get_excerpt

        start, wanted = from_line or 1, agent or self.agent
        scope = self.scope(wanted)
        found = self.backends.get(path, start, lines, wanted) or get_excerpt(scope, path, start, lines)
        if found.status == "not_found" and not scope.workspace.is_dir():
            raise folder_missing(f"{scope.workspace} cannot be reached, so nothing can be read.")
        return found

    def absolute(self, path: str, *, agent: str | None = None) -> Path:
        """Where a note, picture or recording lies. Raises MemoroError for a path outside the memory."""
        from app.notes.access import Refusal, resolve_readable

        found = resolve_readable(self.scope(agent), path, media=True)
        if isinstance(found, Refusal):
            raise MemoroError("This note cannot be opened", found.reason)
        return found

    def note_text(self, path: str, *, agent: str | None = None) -> str:
        """The whole note for a preview. Raises MemoroError when it is gone or cannot be read."""
        from app.notes.reading import Skipped, read_note

        file = self.absolute(path, agent=agent)
        if file.suffix.lower() != ".md":
            raise MemoroError("This is a picture or a recording", "It has no text to show.", "Open the file.")
        note = read_note(file)
        if isinstance(note, Skipped):
            raise MemoroError("This note cannot be read", note.reason)
        return note.text

    def conversation(self, path: str, line: int = 1, *, agent: str | None = None) -> Conversation:
        """The turns around a line of a conversation, for a person. Raises MemoroError when it is gone."""
        from app.engine.conversations import read_conversation

        return read_conversation(self.scope(agent), path, line)

    def scope(self, agent: str | None = None) -> MemoryScope:
        """Which files are an agent's memory. Raises MemoroError for an unknown agent, or without a folder."""
        return self._agents.scope(agent or self.agent)

    # Steering

    def sync(self, *, force: bool = False, agent: str | None = None) -> Future[SyncReport]:
        """Bring the index up to date (`force`: build it anew). The future holds the report or the problem."""
        try:
            return self._agents.get(agent or self.agent).sync(force=force)
        except MemoroError as problem:
            future: Future[SyncReport] = Future()
            future.set_exception(problem)
            return future

    def try_again(self, agent: str | None = None) -> Future[SyncReport]:
        """`sync` for a person who has mended what was in the way: providers do not wait for their time, and a
        keyring that stayed locked is asked anew.
        """
        if self.keys.state is KeyringState.LOCKED:
            self.keys.try_again()
        self.key_changed()
        return self.sync(agent=agent)

    def key_changed(self, name: str = "") -> None:
        """Use another key from now on, or none: that of this name in the keyring, or, without a name, any for
        those who have a problem. Returns at once.
        """
        provider = name.partition("@")[0]
        self.writer.submit(lambda: self._agents.choose_again(provider), priority=SOON)

    def sync_soon(self, agent: str | None = None, path: str | None = None) -> None:
        """This note was written here (or nobody knows which): do not wait for the watcher to notice."""
        memory = self._agents.peek(agent or self.agent)
        if memory:
            memory.freshness.wrote(path)

    def switch(self, agent: str) -> None:
        """From now on this agent is meant where a call names none. Returns at once."""
        if agent != self.agent:
            self.agent = agent
            self.writer.submit(lambda: self._agents.open(agent), priority=SOON)
            self.events.publish(StatusChanged(agent))

    def forget_agent(self, agent: str) -> None:
        """Delete all that Memoro knows of an agent; its notes stay. Raises MemoroError. See `forgetting`."""
        from app.engine.forgetting import forget_agent

        with self.unfinished.noted(FORGET_AGENT, agent=agent):
            forget_agent(self, agent)
        self.events.publish(StatusChanged(agent))

    def drop_memory(self, agent: str) -> None:
        """Close an agent's memory and delete its index. Raises OSError."""
        self.writer.call(lambda: self._agents.drop(agent), priority=SOON)

    def forget_in_index(
        self, path: str, *, agent: str | None = None, after: Callable[[], bool] = lambda: True
    ) -> None:
        """Take a note's rows, keywords, vectors and cached vectors out for good, and wait for that.

        `after` deletes the file first, or says False and nothing is taken out. No sync comes between the two:
        it would keep the vectors, for a note that may return.
        """
        memory = self._agents.get(agent or self.agent)

        def forget() -> bool:
            wanted = after()
            if wanted:
                memory.index.forget_note(path)
            return wanted

        with self.unfinished.noted(FORGET, agent=agent or self.agent, path=path):
            if self.writer.call(forget, priority=SOON):
                self.backends.purge(agent or self.agent)

    def notes(self, agent: str | None = None) -> list[NoteRow]:
        """All indexed notes by path; none where no memory is open."""
        return self._rows(lambda reader: reader.notes(), agent)

    def pause(self, paused: bool) -> None:
        """Stop indexing and embedding for all agents, or go on. Search is never paused."""
        for memory in self._agents.opened():
            memory.pause(paused)

    def warm(self, agent: str | None = None) -> None:
        """Load what the first question needs; a failure is left to the question."""
        try:
            self._agents.get(agent or self.agent).warm()
        except MemoroError as problem:
            log.info("not warmed: %s", problem)

    def wait_until_embedded(self, timeout: float | None = None, *, agent: str | None = None) -> bool:
        """Wait until every passage has its vector, or embedding has stopped with a problem."""
        return self._agents.get(agent or self.agent).wait_until_embedded(timeout)

    # Looking

    def status(self, agent: str | None = None) -> EngineStatus:
        status, configuration = self._status(agent or self.agent), self._configuration
        return replace(status, settings_problems=configuration.mistakes) if configuration else status

    def _status(self, wanted: str) -> EngineStatus:
        from app.engine.survey import survey, survey_of_absence

        memory = self._agents.peek(wanted)
        if memory is not None:
            with memory.in_use() as usable:
                if usable:
                    known = survey(memory, self.backends.report(wanted))
                    told = *self.records.notices(wanted), *self.unfinished.notices()
                    return replace(known, notices=(*known.notices, *told))
        return survey_of_absence(self._agents, wanted, awaited=wanted == self.agent)

    def estimate(self, settings: Settings, agent: str | None = None) -> ChangeCost:
        """What the vectors of other settings would cost before they are applied. May wait for the keyring.

        Raises MemoroError where these settings name a provider that cannot be made.
        """
        from app.engine.change_cost import ChangeCost

        wanted = settings.for_agent(agent or self.agent)
        selection = self.choose(agent, settings)
        if selection.provider is None:
            if selection.problem:
                raise selection.problem
            return ChangeCost("none")
        try:
            batch = wanted.memory_search.remote.batch.enabled
            return self.cost_with(selection.provider, agent, batch=batch)
        finally:
            selection.provider.close()

    def cost_with(
        self, provider: EmbeddingProvider, agent: str | None = None, *, batch: bool = False
    ) -> ChangeCost:
        """What the vectors that are still missing of this provider would cost; nothing without a memory."""
        from app.engine.change_cost import ChangeCost
        from app.engine.estimate import cost_with

        memory = self._agents.peek(agent or self.agent)
        if memory is None:
            return ChangeCost("embed")
        with memory.in_use() as usable:
            return cost_with(provider, memory.index, batch=batch) if usable else ChangeCost("embed")

    def opened(self) -> list[AgentMemory]:
        """The memories that are open."""
        return self._agents.opened()

    def text_bytes(self, agent: str | None = None) -> int:
        """How much text there is to embed, in bytes; 0 where no memory is open."""
        memory = self._agents.peek(agent or self.agent)
        if memory is None:
            return 0
        with memory.in_use() as usable:
            return memory.index.text_bytes() if usable else 0

    def selection(self, agent: str | None = None) -> Selection:
        """Which provider makes the vectors, and why. Raises MemoroError where no memory is open."""
        return self._agents.get(agent or self.agent).provision.chosen()

    def choose(self, agent: str | None = None, settings: Settings | None = None) -> Selection:
        """A provider of its own for a trial; whoever asks closes it. May wait for the keyring."""
        settings = settings or self.settings
        return self._make(settings, settings.for_agent(agent or self.agent)).choose()

    def index_is_whole(self, agent: str | None = None) -> bool:
        """Whether SQLite finds nothing wrong with the index. Reads all of it."""
        return self._agents.get(agent or self.agent).index.is_whole()
