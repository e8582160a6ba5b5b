"""Which folders may be meant, found before a person has to look for them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

COUNT_LIMIT = 5000
"""Counting stops here: the number is there to recognise the folder, not to be exact."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A folder to offer; `notes` counts its Markdown files."""

    folder: Path
    notes: int


@dataclass(frozen=True, slots=True)
class Candidates:
    """`existing`: an assistant's workspace, if there is one; `fresh`: where a new memory would be made."""

    existing: Candidate | None
    fresh: Path


def find_candidates() -> Candidates:
    """Look at the disk; runs on a background thread."""
    from app.config.paths import openclaw_state_dir, proposed_workspace

    workspace = openclaw_state_dir() / "workspace"
    existing = Candidate(workspace, count_notes(workspace)) if workspace.is_dir() else None
    return Candidates(existing, proposed_workspace())


def count_notes(folder: Path) -> int:
    """How many Markdown files an assistant's workspace holds: at its top the curated ones, and `memory/`."""
    count = sum((folder / name).is_file() for name in {"MEMORY.md", "memory.md"} & set(_names(folder)))
    for _place, folders, files in os.walk(folder / "memory"):
        folders[:] = [name for name in folders if not name.startswith(".")]
        count += sum(name.endswith(".md") for name in files)
        if count >= COUNT_LIMIT:
            break
    return count


def _names(folder: Path) -> list[str]:
    try:
        return [entry.name for entry in os.scandir(folder)]
    except OSError:
        return []
