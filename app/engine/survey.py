"""Reads one agent's status off its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.status import EngineStatus, SkippedFile, State

if TYPE_CHECKING:
    from app.engine.memory import AgentMemory
    from app.errors import MemoroError


def survey(
    memory: AgentMemory | None, agent: str, problem: MemoroError | None, *, starting: bool
) -> EngineStatus:
    """The status of `memory`, or of its absence."""
    if memory is None:
        state: State = "starting" if starting else "no_folder" if _no_folder(problem) else "problem"
        return EngineStatus(agent=agent, state=state, problem=problem)
    provider = memory.selection.provider
    with memory.index.read() as reader:
        counts = reader.counts()
        vectors = reader.vectors_state()
    embedded = min(vectors.embedded, counts.passages)
    progress = memory.state.indexing or (memory.pump.progress if memory.pump else None)
    report = memory.state.report
    return EngineStatus(
        agent=agent,
        state=_state(memory, embedded, counts.passages),
        workspace=str(memory.settings.workspace),
        notes=counts.notes,
        chunks=counts.chunks,
        passages=counts.passages,
        embedded=embedded,
        done=progress.done if progress else 0,
        total=progress.total if progress else 0,
        seconds_left=progress.seconds_left if progress else None,
        provider=provider.identity.provider if provider else "none",
        model=provider.identity.model if provider else "",
        provider_reason=memory.selection.reason,
        vector_engine=vectors.engine,
        problem=memory.state.problem
        or memory.state.embedding_problem
        or memory.asking.problem
        or memory.selection.problem,
        notices=tuple(memory.index.notices),
        skipped=tuple(SkippedFile(file.path, file.reason) for file in report.skipped) if report else (),
        last_sync=memory.state.last_sync,
        watching=memory.freshness.watching,
        index_path=str(memory.index.path),
        index_bytes=memory.index.size_on_disk(),
    )


def _no_folder(problem: MemoroError | None) -> bool:
    return problem is not None and problem.title == "No memory folder yet"


def _state(memory: AgentMemory, embedded: int, passages: int) -> State:
    if memory.state.problem:
        return "problem"
    if memory.state.paused:
        return "paused"
    if memory.state.indexing or memory.state.last_sync is None:
        return "indexing"
    if memory.selection.provider is None or memory.state.embedding_problem or memory.asking.problem:
        return "keyword_only"
    return "embedding" if embedded < passages else "ready"
