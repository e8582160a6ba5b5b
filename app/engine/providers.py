"""Which provider makes an agent's vectors (SPEC 8), and in words why that one."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.options import AgentSettings
    from app.embeddings.provider import EmbeddingProvider


@dataclass(frozen=True, slots=True)
class Selection:
    """`provider` is None where search is by keywords alone; `problem` says so when that was not the wish."""

    provider: EmbeddingProvider | None
    reason: str
    problem: MemoroError | None = None


def select_provider(settings: AgentSettings) -> Selection:
    """The provider that the settings name, or the automatic choice when they name none."""
    name = settings.memory_search.provider
    if name == "none":
        return Selection(None, "Search by meaning is switched off in the settings.")
    if name in (None, "", "auto", "builtin"):
        return _builtin(asked=name == "builtin")
    problem = MemoroError(
        f"The provider “{name}” is not available in this version",
        "Search works by keywords for now.",
        "Leave memorySearch.provider out to use the built-in model.",
    )
    return Selection(None, f"“{name}” is named in the settings.", problem)


def _builtin(*, asked: bool) -> Selection:
    from app.embeddings.builtin.model_file import find_model

    reason = "named in the settings" if asked else "automatic: offline, no key needed"
    model = find_model()
    if model is None:
        return Selection(None, reason, _without("its file is missing", "Run the set-up again to get it."))
    missing = [name for name in ("openvino", "tokenizers") if importlib.util.find_spec(name) is None]
    if missing:
        return Selection(
            None, reason, _without(f"{' and '.join(missing)} is not installed", "Install memoro[builtin].")
        )
    from app.embeddings.builtin.provider import BuiltinProvider

    return Selection(BuiltinProvider(model), reason)


def _without(cause: str, action: str) -> MemoroError:
    return MemoroError("Search by keywords only", f"The built-in model cannot be used: {cause}.", action)
