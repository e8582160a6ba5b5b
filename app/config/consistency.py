"""Options that are good by themselves but not together: what is wrong, and what is used in their place."""

from __future__ import annotations

from typing import NamedTuple

from app.config.memory_search import MemorySearch

MULTIMODAL_MODELS = "gemini-embedding-2-preview", "gemini-embedding-2"
"""The same model before and since its release on 2026-04-22."""


class Conflict(NamedTuple):
    """`key` is relative to memory search."""

    key: str
    message: str
    suggestion: str


def consistent(search: MemorySearch) -> tuple[MemorySearch, list[Conflict]]:
    """The options as they are used, and what had to be changed for it."""
    conflicts = []
    chunking, hybrid = search.chunking, search.query.hybrid
    if chunking.overlap >= chunking.tokens:
        allowed = chunking.tokens - 1
        conflicts.append(
            Conflict("chunking.overlap", "must be smaller than the size of a piece.", f"{allowed} is used.")
        )
        search = search.replace(chunking=chunking.replace(overlap=allowed))
    if hybrid.vector_weight + hybrid.text_weight <= 0:
        conflicts.append(
            Conflict(
                "query.hybrid.vectorWeight", "and “textWeight” must not both be 0.", "0.7 and 0.3 are used."
            )
        )
        hybrid = hybrid.replace(vector_weight=0.7, text_weight=0.3)
        search = search.replace(query=search.query.replace(hybrid=hybrid))
    wanted = {"provider": ("gemini",), "model": MULTIMODAL_MODELS, "fallback": ("none",)}
    missing = [f"{key} “{good[0]}”" for key, good in wanted.items() if getattr(search, key) not in good]
    if search.multimodal.enabled and missing:
        conflicts.append(
            Conflict(
                "multimodal.enabled",
                f"needs {', '.join(missing)}; images and sound are not indexed.",
                "Change these options, or set it to false.",
            )
        )
        search = search.replace(multimodal=search.multimodal.replace(enabled=False))
    return search, conflicts
