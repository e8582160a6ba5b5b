"""Which folders may be meant, found before a person has to look for them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

COUNT_LIMIT = 5000
"""Counting stops here: the number is there to recognise the folder, not to be exact."""
MOST = 3


@dataclass(frozen=True, slots=True)
class Candidate:
    """A folder to offer; `notes` counts its Markdown files."""

    folder: Path
    notes: int


@dataclass(frozen=True, slots=True)
class Candidates:
    """`existing`: assistants' workspaces, the fullest first; `fresh`: where a new memory would be made."""

    existing: tuple[Candidate, ...]
    fresh: Path


def find_candidates(openclaw: str | None = None) -> Candidates:
    """Look at the disk; runs on a background thread. `openclaw` is its folder as the settings name it."""
    from app.config.paths import openclaw_state_dir, proposed_workspace

    state_dir = openclaw_state_dir(openclaw)
    folders = dict.fromkeys(folder for folder in _workspaces(state_dir) if folder.is_dir())
    found = sorted(
        (Candidate(folder, count_notes(folder)) for folder in folders), key=lambda each: -each.notes
    )
    return Candidates(tuple(found[:MOST]), proposed_workspace())


def _workspaces(state_dir: Path) -> list[Path]:
    """OpenClaw's own places, and those that its configuration names."""
    folders = [state_dir / "workspace", *sorted(state_dir.glob("workspace-*"))]
    config = state_dir / "openclaw.json"
    if config.is_file():
        from app.config.loading import load_settings

        settings = load_settings(config).settings
        named = [settings.for_agent(agent).workspace for agent in settings.agent_ids]
        folders += [folder for folder in named if folder is not None]
    return folders


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
