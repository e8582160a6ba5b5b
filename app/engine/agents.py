"""The agents' memories of one data folder: opened on the writing thread when first needed."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from app.engine.events import StatusChanged
from app.engine.first_index import ORDINARY
from app.engine.provision import Provision
from app.engine.scopes import memory_scope
from app.engine.writer import LATER, SOON
from app.errors import MemoroError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.config.options import AgentSettings, Settings
    from app.config.paths import AppPaths
    from app.engine.events import EventBus
    from app.engine.memory import AgentMemory
    from app.engine.provision import Maker
    from app.engine.writer import Writer
    from app.index.opening import Notice
    from app.notes.scope import MemoryScope

log = logging.getLogger(__name__)


class NoFolderError(MemoroError):
    """Nobody has said yet where the assistant keeps its notes."""

    def __init__(self) -> None:
        super().__init__(
            "No memory folder yet",
            "Memoro does not know where your assistant keeps its notes.",
            "Choose a folder, or set agents.defaults.workspace.",
        )


class Agents:
    """`get` waits for an agent's memory and raises its problem; `peek` and `problem` only look."""

    def __init__(
        self,
        settings: Settings,
        paths: AppPaths,
        writer: Writer,
        events: EventBus,
        make: Callable[[Settings, AgentSettings], Maker],
        *,
        name: str,
        watch: bool,
        embed: bool,
    ) -> None:
        self.settings = settings
        self._paths, self._writer, self._events, self._make = paths, writer, events, make
        self._suffix = name.partition("@")[2]
        self._watch, self._embed = watch, embed
        self._memories: dict[str, AgentMemory] = {}
        self._problems: dict[str, MemoroError] = {}
        self._looked = threading.Condition()
        #: What is to be done with a memory before its notes are looked at, on the writing thread.
        self.before_first_look: Callable[[str, AgentMemory], None] = lambda _agent, _memory: None

    # On the writing thread

    def open(self, agent: str, *, sync: bool = True) -> None:
        """Open an agent's memory; a failure is kept for whoever asks."""
        if agent in self._memories:
            return
        memory, problem = self._opened_memory(agent)
        if memory and sync:
            memory.promise_first_look()
        with self._looked:
            if memory:
                self._memories[agent] = memory
                self._problems.pop(agent, None)
            elif problem:
                self._problems[agent] = problem
            self._looked.notify_all()
        self._events.publish(StatusChanged(agent))
        if memory and sync:
            with suppress(MemoroError, OSError):  # the look will meet it too, and says so
                self.before_first_look(agent, memory)
            memory.begin()
            if memory.index.check_due:
                self._writer.submit(lambda: self._check(agent), priority=LATER)

    def _check(self, agent: str) -> None:
        """A large index is not checked while somebody waits for it to open, but afterwards."""
        memory = self.peek(agent)
        if not memory:
            return
        if not memory.index.is_whole(lambda: self._writer.stopped):
            self.repair(agent)
        elif not self._writer.stopped:  # else it was broken off, and the next start has to make it
            memory.index.checked()

    def _opened_memory(self, agent: str) -> tuple[AgentMemory | None, MemoroError | None]:
        try:
            from app.engine.memory import AgentMemory

            settings = self.settings.for_agent(agent)
            scope = self.scope(agent)
            path = self._index_path(settings)
            memory = AgentMemory(
                settings,
                scope,
                path,
                self._writer,
                self._events,
                Provision(self._make(self.settings, settings)),
                lambda: self.repair(agent),
                watch=self._watch,
                embed=self._embed,
            )
            if refused := settings.refused_index(self._paths.data_dir):
                memory.index.notices.append(_kept_elsewhere(refused))
        except MemoroError as problem:
            log.info("the memory of %s could not be opened: %s", agent, problem)
            return None, problem
        return memory, None

    def _index_path(self, settings: AgentSettings) -> Path:
        path = settings.index_path(self._paths.data_dir)
        return path.with_stem(f"{path.stem}@{self._suffix}") if self._suffix else path

    def repair(self, agent: str) -> None:
        """Open a damaged index anew: opening sets it aside and makes a fresh one from the notes."""
        with self._looked:
            memory = self._memories.pop(agent, None)
        if memory:
            log.info("the index of %s is damaged and is made again", agent)
            memory.close()
            self.open(agent)

    def apply(self, settings: Settings, agent: str) -> None:
        """Take new settings. A memory whose index and provider stay as they are goes on without a break."""
        before, self.settings = self.settings, settings
        same_services = before.models == settings.models
        for memory in self.opened():
            new = settings.for_agent(memory.agent)
            provision = Provision(self._make(settings, new))
            if settings.knows(memory.agent) and memory.takes(new, provision, same_services=same_services):
                continue
            memory.embedding.quiesce()
            with self._looked:
                del self._memories[memory.agent]
            memory.close()
            if memory.agent != agent:
                self.open(memory.agent)
        with self._looked:
            self._problems.clear()
        self.open(agent)

    def choose_again(self, name: str = "") -> None:
        """Make this provider anew for all that it serves; without a name, whichever has a problem."""
        for memory in self.opened():
            selection = memory.provision.selection
            served = selection is not None and name in (selection.name, selection.replaces)
            if served if name else memory.provider_problem:
                settings = self.settings.for_agent(memory.agent)
                memory.provide(Provision(self._make(self.settings, settings)))

    def drop(self, agent: str) -> None:
        """Close an agent's memory and delete its index with all that lies around it. Raises OSError."""
        from app.engine.forgetting import delete_database
        from app.index.opening import is_foreign

        with self._looked:
            memory = self._memories.pop(agent, None)
            self._problems.pop(agent, None)
        if memory:
            memory.close()
        path = self.index_path(agent)
        if not is_foreign(path):
            delete_database(path)

    def close(self) -> None:
        with self._looked:
            memories = list(self._memories.values())
            self._memories.clear()
        for memory in memories:
            memory.embedding.quiesce()
            memory.close()

    # From any thread

    def get(self, agent: str, seconds: float = ORDINARY.opening) -> AgentMemory:
        """The open memory. Raises the MemoroError because of which there is none: where others are open, and
        may keep the writing thread busy, after `seconds`, at the start after so long as opening one may take.
        """
        with self._looked:
            if agent not in self._memories and agent not in self._problems:
                if self._writer.submit(lambda: self.open(agent), priority=SOON).done():
                    raise MemoroError("Memoro is closing", "It answers no more.", "Start it again.")
                patience = seconds if self._memories else ORDINARY.opening
                self._looked.wait_for(lambda: agent in self._memories or agent in self._problems, patience)
            if memory := self._memories.get(agent):
                return memory
            raise self._problems.get(agent) or MemoroError(
                "Memoro is still starting", "The index is not open yet.", "Try again in a moment."
            )

    def index_path(self, agent: str) -> Path:
        return self._index_path(self.settings.for_agent(agent))

    def peek(self, agent: str) -> AgentMemory | None:
        with self._looked:
            return self._memories.get(agent)

    def problem(self, agent: str) -> MemoroError | None:
        with self._looked:
            return self._problems.get(agent)

    def opened(self) -> list[AgentMemory]:
        with self._looked:
            return list(self._memories.values())

    def scope(self, agent: str) -> MemoryScope:
        """Which files are an agent's memory. Raises MemoroError for an unknown agent, or without a folder."""
        self.settings.check_agent(agent)
        settings = self.settings.for_agent(agent)
        if settings.workspace is None:
            raise NoFolderError
        return memory_scope(settings.workspace, settings)


def _kept_elsewhere(refused: Path) -> Notice:
    from app.index.opening import Notice

    return Notice(
        "store_refused",
        "The search index is kept at its usual place. "
        f"store.path names {refused}, which is no index of Memoro's; it was not touched. "
        "Name another file in store.path, or leave it out.",
    )
