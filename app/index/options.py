"""What the owner of an index decides, and what its work reports back. Plain data, cheap to import."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pathlib import Path

    from app.notes.discovery import Discovery

VectorEngine = Literal["auto", "sqlite-vec", "matrix"]


@dataclass(frozen=True, slots=True)
class IndexOptions:
    """Chunk sizes in tokens (4 characters, or 1 CJK character), memory in MiB.

    `scope_fingerprint` stands for the sources, extra paths and exclusions; a new one asks for a rebuild.
    `vector_extension` overrides the sqlite-vec that is bundled.
    """

    chunk_tokens: int = 400
    chunk_overlap: int = 80
    cache_enabled: bool = True
    cache_max_entries: int = 50_000
    vector_enabled: bool = True
    vector_engine: VectorEngine = "auto"
    vector_extension: Path | None = None
    vector_memory_mb: int = 256
    scope_fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class SyncProgress:
    """`done` of `total` notes that had to be read."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class SkippedNote:
    """A file that is in the scope but not in the index. `code` is stable, `reason` is for people."""

    path: str
    reason: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class Growth:
    """How much a conversation must have grown to be read again: so many bytes or lines; 0 is any change."""

    least_bytes: int = 0
    least_lines: int = 0


EVERYTHING = Growth()


@dataclass(slots=True)
class SyncReport:
    """What one sync found and did. `waiting` files were being written and want another round soon.

    `seen` is what was on the disk, for who else wants to compare with it. Of a report that is not `whole`,
    `found`, `skipped` and `unlistable` say nothing: only some notes were looked at.
    """

    found: int = 0
    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    skipped: list[SkippedNote] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    unlistable: tuple[str, ...] = ()
    cancelled: bool = False
    seconds: float = 0.0
    seen: Discovery | None = None

    @property
    def whole(self) -> bool:
        """Whether all notes were looked at."""
        return self.seen is None or self.seen.only is None

    @property
    def paths(self) -> tuple[str, ...]:
        """Every note whose answers may differ now."""
        return (*self.added, *self.changed, *self.removed)
