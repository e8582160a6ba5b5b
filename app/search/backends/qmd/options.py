"""What of the settings QMD needs to know, in this room's own words. Plain data, cheap to import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.search.types import Mode

SearchMode = Literal["search", "vsearch", "query"]

MODES: dict[SearchMode, Mode] = {"search": "keyword", "vsearch": "vector", "query": "hybrid"}


@dataclass(frozen=True, slots=True)
class Collection:
    """A folder that QMD indexes: `path` is absolute, `pattern` a glob below it."""

    name: str
    path: Path
    pattern: str = "**/*.md"
    source: str = "memory"


@dataclass(frozen=True, slots=True)
class QmdOptions:
    """One agent's QMD. Everything it stores stays below `home`; times are in seconds."""

    home: Path
    collections: tuple[Collection, ...]
    command: str = "qmd"
    search_mode: SearchMode = "search"
    max_results: int = 6
    max_snippet_chars: int = 700
    max_injected_chars: int = 4000
    search_seconds: float = 4.0
    command_seconds: float = 30.0
    update_seconds: float = 120.0
    embed_seconds: float = 120.0

    @property
    def needs_models(self) -> bool:
        """Whether QMD loads language models for a search: then embedding and its server are worth it."""
        return self.search_mode != "search"
