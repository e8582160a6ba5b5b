"""The one table of options: `Settings` is its shape, `option_table()` its rows, `for_agent` its reading.

Start here. The options of memory search stand in `memory_search.py`, those of the assistant's own tree in
`openclaw.py`, the program's own in `program.py`; `group.py` says how an option is declared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from app.config.consistency import consistent
from app.config.group import Cost, Group, Page
from app.config.index_file import unfit_file
from app.config.memory_search import MemorySearch
from app.config.openclaw import Agent, Agents, Memory, Models, Plugins
from app.config.paths import default_workspace, expand_path, openclaw_state_dir
from app.config.program import App

MAIN_AGENT = "main"


class AgentSettings(NamedTuple):
    """What holds for one agent. `workspace` is None if no memory folder has been chosen yet."""

    agent_id: str
    workspace: Path | None
    memory_search: MemorySearch
    citations: str
    #: Whether agents get the memory tools; people can always search.
    tools_enabled: bool
    #: OpenClaw's folder as the settings name it.
    openclaw_state_dir: str | None = None

    @property
    def extra_paths(self) -> tuple[Path, ...]:
        """The extra paths, absolute; relative ones are below the workspace."""
        base = self.workspace or Path.home()
        expanded = (expand_path(text, base) for text in self.memory_search.extra_paths if text.strip())
        return tuple(dict.fromkeys(expanded))

    @property
    def sessions_folder(self) -> Path | None:
        """Where the agent's conversations are; None where they are not to be searched."""
        search = self.memory_search
        wanted = search.experimental.session_memory and "sessions" in search.sources
        return self.transcripts_folder if wanted else None

    @property
    def transcripts_folder(self) -> Path:
        """Where the agent's conversations are, whether or not they are to be searched."""
        search = self.memory_search
        name = openclaw_agent_id(self.agent_id) or safe_agent_id(self.agent_id)
        if chosen := search.sync.sessions.folder:
            return expand_path(chosen.replace("{agentId}", name), Path.home())
        return openclaw_state_dir(self.openclaw_state_dir) / "agents" / name / "sessions"

    def index_path(self, data_dir: Path) -> Path:
        """The file of this agent's index; `store.path` may name another, with `{agentId}` in it.

        Not one among OpenClaw's own files: what an `openclaw.json` names there is OpenClaw's index, not ours.
        Nor what cannot be an index, such as a person's text: see `refused_index`.
        """
        path = self._chosen_index(data_dir)
        if path and not unfit_file(path):
            return path
        return data_dir / "index" / f"{safe_agent_id(self.agent_id)}.sqlite"

    def refused_index(self, data_dir: Path) -> Path | None:
        """What `store.path` names, where that is no file for an index."""
        path = self._chosen_index(data_dir)
        return path if path and unfit_file(path) else None

    def _chosen_index(self, data_dir: Path) -> Path | None:
        chosen = self.memory_search.store.path
        if not chosen:
            return None
        path = expand_path(chosen.replace("{agentId}", safe_agent_id(self.agent_id)), data_dir)
        return None if path.is_relative_to(openclaw_state_dir(self.openclaw_state_dir)) else path


class Settings(Group, shared=True):
    """The whole configuration. The attributes are named as in the file, in snake_case."""

    agents: Agents = Agents()
    memory: Memory = Memory()
    models: Models = Models()
    plugins: Plugins = Plugins()
    app: App = App()

    @property
    def default_agent_id(self) -> str:
        """The agent that is meant when none is named: the one marked so, else the first, else `main`."""
        listed = self.agents.list_
        return next((agent.id for agent in listed if agent.default), listed[0].id if listed else MAIN_AGENT)

    @property
    def agent_ids(self) -> tuple[str, ...]:
        """All agents that the configuration knows, the default one first."""
        first = self.default_agent_id
        return tuple(dict.fromkeys((first, *(agent.id for agent in self.agents.list_))))

    @property
    def agent_names(self) -> dict[str, str]:
        """What people call each of `agent_ids`: by its name, else by its id."""
        named = {agent.id: agent.name or agent.id for agent in self.agents.list_}
        return {agent: named.get(agent, agent) for agent in self.agent_ids}

    def knows(self, agent_id: str) -> bool:
        """Whether there is this agent: listed here, or one to which OpenClaw gave a workspace of its own."""
        if agent_id in self.agent_ids:
            return True
        return openclaw_agent_id(agent_id) == agent_id and self._own_workspace(agent_id).is_dir()

    def check_agent(self, agent_id: str) -> None:
        """Raises MemoroError where there is none: a slip must make no index over another's notes."""
        if not self.knows(agent_id):
            from app.config.problems import no_such_agent

            raise no_such_agent(agent_id, self.agent_ids)

    def for_agent(self, agent_id: str | None = None) -> AgentSettings:
        """The defaults with what differs for this agent; extra paths of both count. Any id is allowed."""
        agent_id = agent_id or self.default_agent_id
        entry = next((agent for agent in self.agents.list_ if agent.id == agent_id), Agent(id=agent_id))
        search = self.agents.defaults.memory_search
        if entry.memory_search:
            from app.config.fields import apply

            shared = search.extra_paths
            search = apply(search, entry.memory_search)
            if "extraPaths" in entry.memory_search:
                search = search.replace(extra_paths=tuple(dict.fromkeys((*shared, *search.extra_paths))))
        search, _ = consistent(search)
        enabled = search.enabled and self.plugins.slots.memory != "none"
        workspace, openclaw = self._workspace(entry), self.app.openclaw_state_dir
        return AgentSettings(agent_id, workspace, search, self.memory.citations, enabled, openclaw)

    def _workspace(self, entry: Agent) -> Path | None:
        if entry.workspace:
            return expand_path(entry.workspace, Path.home())
        if entry.id != self.default_agent_id:
            own = self._own_workspace(entry.id)
            if own.is_dir():
                return own
        return default_workspace(self)

    def _own_workspace(self, agent_id: str) -> Path:
        """OpenClaw gives every further agent a workspace of its own beside the first one."""
        name = openclaw_agent_id(agent_id) or safe_agent_id(agent_id)
        return openclaw_state_dir(self.app.openclaw_state_dir) / f"workspace-{name}"

    def with_workspace(self, workspace: Path, agent_id: str) -> Settings:
        """The same settings with another memory folder for one agent: what `--workspace` asks for."""
        entry = next((agent for agent in self.agents.list_ if agent.id == agent_id), None)
        changed = (entry or Agent(id=agent_id)).replace(workspace=str(workspace.expanduser().absolute()))
        others = tuple(agent for agent in self.agents.list_ if agent.id != agent_id)
        return self.replace(agents=self.agents.replace(list_=(*others, changed)))


def safe_agent_id(agent_id: str) -> str:
    """An agent's id as a name of files: lower-case letters, digits, `_` and `-`, another for each agent."""
    plain = openclaw_agent_id(agent_id)
    if plain and plain == agent_id:
        return plain
    import hashlib

    # “Work”, “work” and “仕事” are three agents: one must not get the index, the history, … of another.
    return f"{plain[:55] or 'agent'}-{hashlib.sha256(agent_id.encode('utf-8', 'replace')).hexdigest()[:8]}"


def openclaw_agent_id(agent_id: str) -> str:
    """The id under which OpenClaw keeps an agent's own folders; empty where nothing of it is left."""
    return re.sub(r"[^a-z0-9_-]+", "-", agent_id.strip().lower()).strip("-")[:64]


class Option(NamedTuple):
    """A row of the table. `key` is the path in the file; `[]` stands for any item, `*` for any name.

    `type` is one of the kinds in `fields.py`. The texts are English; who shows them translates them.
    """

    key: str
    type: str
    default: Any
    label: str
    help: str
    page: Page
    cost: Cost
    minimum: float | None
    maximum: float | None
    choices: tuple[str, ...]
    optional: bool
    secret: bool
    example: Any


def option_table() -> list[Option]:
    """Every option there is, in the order in which forms and the commented file show them."""
    return list(_rows(Settings, ""))


def _rows(group: type[Group], prefix: str) -> Iterator[Option]:
    from app.config.fields import fields_of

    for key, field in fields_of(group).items():
        path = prefix + key
        about = field.about
        if about is None:
            assert field.group is not None
            yield from _rows(field.group, path + ".")
            continue
        yield Option(
            key=path,
            type=field.kind,
            default=about.default,
            label=about.label,
            help=about.help,
            page=about.page or group.page,
            cost=about.cost or group.cost,
            minimum=about.minimum,
            maximum=about.maximum,
            choices=field.choices,
            optional=field.optional,
            secret=about.secret,
            example=about.example,
        )
        if field.group is not None:
            yield from _rows(field.group, path + ("[]." if field.kind == "groups" else ".*."))
