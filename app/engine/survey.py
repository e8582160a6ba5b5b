"""Reads one agent's status off its parts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.agents import NoFolderError
from app.engine.status import EngineStatus, SkippedFile, State
from app.errors import MemoroError
from app.index.glance import glance

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.agents import Agents
    from app.engine.memory import AgentMemory
    from app.notes.scope import MemoryScope

_NAMED = 3
"""So many notes are named in a notice."""


def survey_of_absence(agents: Agents, agent: str, *, awaited: bool) -> EngineStatus:
    """The status where no memory is open: it could not be opened, is about to be, or nobody wants it yet."""
    problem = agents.problem(agent)
    if problem is None and not awaited:
        try:
            return _asleep(agent, agents.scope(agent), agents.index_path(agent))
        except MemoroError as caught:
            problem = caught
    state: State = "starting"
    if problem is not None:
        state = "no_folder" if isinstance(problem, NoFolderError) else "problem"
    return EngineStatus(agent=agent, state=state, problem=problem)


def _asleep(agent: str, scope: MemoryScope, path: Path) -> EngineStatus:
    counts = glance(path)
    status = EngineStatus(agent, "asleep", str(scope.workspace), index_path=str(path))
    if counts is None:
        return status
    return replace(
        status,
        notes=counts.notes,
        chunks=counts.chunks,
        passages=counts.passages,
        embedded=counts.embedded,
        index_bytes=counts.bytes,
        conversations=counts.sessions,
    )


def survey(memory: AgentMemory, backend: tuple[str, str] = ("builtin", "")) -> EngineStatus:
    """The status of an open memory; `backend` is which engine answers assistants, and why."""
    report = memory.state.report
    counts = memory.index.counts()
    progress = memory.state.indexing or (memory.pump.progress if memory.pump else None)
    selection = memory.provision.selection
    provider = selection.provider if selection else None
    return EngineStatus(
        agent=memory.agent,
        state=_state(memory, counts.embedded, counts.passages),
        workspace=str(memory.scope.workspace),
        notes=counts.notes,
        chunks=counts.chunks,
        passages=counts.passages,
        embedded=counts.embedded,
        done=progress.done if progress else 0,
        total=progress.total if progress else 0,
        seconds_left=progress.seconds_left if progress else None,
        provider=selection.name if selection and provider else "none",
        model=_model(memory),
        provider_reason=selection.reason if selection else "",
        fallback=selection.fallback if selection else None,
        vector_engine=memory.index.vector_engine if provider else "",
        problem=_problem(memory),
        notices=(
            *(notice.text for notice in memory.index.notices),
            *(memory.pump.notices if memory.pump else ()),
            *_refused(memory),
        ),
        skipped=tuple(SkippedFile(note.path, note.reason) for note in report.skipped) if report else (),
        last_sync=memory.state.last_sync,
        watching=memory.freshness.watching,
        index_path=str(memory.index.path),
        index_bytes=counts.bytes,
        backend=backend[0],
        backend_reason=backend[1],
        conversations=counts.sessions,
    )


def _refused(memory: AgentMemory) -> tuple[str, ...]:
    """What the provider would not take; such passages are found by their words only."""
    coming = memory.pump.identity if memory.pump else None
    refused = memory.index.refused(memory.index.answering(), coming)
    if not refused:
        return ()
    paths = list(dict.fromkeys(each.path for each in refused))
    more = f" and {len(paths) - _NAMED} more" if len(paths) > _NAMED else ""
    where = ", ".join(paths[:_NAMED]) + more
    count = "1 passage is" if len(refused) == 1 else f"{len(refused)} passages are"
    reason = refused[0].reason
    return (f"{count} found by words only: {reason} ({where}).",)


def _model(memory: AgentMemory) -> str:
    """The model whose vectors answer now; while another one is being built, still the older one."""
    active = memory.index.answering()
    return active.model if active else ""


def _problem(memory: AgentMemory) -> MemoroError | None:
    """The one that a person should act on first."""
    return memory.state.problem or memory.provider_problem


def _state(memory: AgentMemory, embedded: int, passages: int) -> State:
    if memory.state.problem:
        return "problem"
    if memory.state.paused:
        return "paused"
    if memory.state.indexing or memory.state.last_sync is None:
        return "indexing"
    if memory.pump and memory.pump.progress:
        return "embedding"
    selection = memory.provision.selection
    failed = (selection and selection.provider is None) or (memory.pump and memory.pump.problem)
    if memory.asking.problem or (failed and not memory.provision.answers_older(memory.index.answering())):
        return "keyword_only"
    return "embedding" if embedded < passages else "ready"
