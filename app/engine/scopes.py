"""From an agent's settings to the files that are its memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.notes.scope import MemoryScope

if TYPE_CHECKING:
    from app.config.options import AgentSettings


def memory_scope(settings: AgentSettings) -> MemoryScope:
    memory = settings.memory_search
    assert settings.workspace is not None
    return MemoryScope(settings.workspace, tuple(memory.extra_paths), tuple(memory.exclude))
