"""From an agent's settings to what the rooms below need: which files are memory, the index's shape."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from app.index.options import IndexOptions
from app.notes.scope import MediaRules, MemoryScope

if TYPE_CHECKING:
    from app.config.memory_search import Multimodal
    from app.config.options import AgentSettings


def memory_scope(workspace: Path, settings: AgentSettings) -> MemoryScope:
    memory = settings.memory_search
    return MemoryScope(
        workspace,
        settings.extra_paths,
        tuple(memory.exclude),
        media_rules(memory.multimodal),
        settings.sessions_folder,
    )


def media_rules(settings: Multimodal) -> MediaRules | None:
    """Which pictures and recordings the settings want; None for none."""
    if not settings.enabled:
        return None
    from app.embeddings.remote.media import EXTENSIONS

    kinds = tuple(EXTENSIONS) if "all" in settings.modalities else settings.modalities
    extensions = (extension for kind in kinds for extension in EXTENSIONS[kind])
    return MediaRules(frozenset(extensions), settings.max_file_bytes)


def index_options(settings: AgentSettings, scope: MemoryScope) -> IndexOptions:
    """What of the settings decides the shape of the index."""
    memory = settings.memory_search
    vector = memory.store.vector
    return IndexOptions(
        chunk_tokens=memory.chunking.tokens,
        chunk_overlap=memory.chunking.overlap,
        cache_enabled=memory.cache.enabled,
        cache_max_entries=memory.cache.max_entries,
        vector_enabled=vector.enabled,
        vector_engine=vector.engine,
        vector_extension=Path(vector.extension_path).expanduser() if vector.extension_path else None,
        vector_memory_mb=vector.memory_mb,
        scope_fingerprint=_fingerprint(scope, memory.sources),
    )


def _fingerprint(scope: MemoryScope, sources: tuple[str, ...]) -> str:
    """Another one asks for a rebuild: the same stored path may now mean another file."""
    parts: tuple[object, ...] = [scope.workspace, *scope.extra_paths], scope.exclude, sources
    if scope.media:
        parts = (*parts, sorted(scope.media.extensions), scope.media.max_bytes)
    if scope.sessions:
        parts = (*parts, scope.sessions)
    return hashlib.sha256(json.dumps(parts, default=str).encode()).hexdigest()[:16]
