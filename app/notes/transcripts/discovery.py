"""Which files of a folder are conversations, and which of them are kept in the index.

The rule: `<id>.jsonl` is a conversation. `<id>.jsonl.reset.<time>` is one too: its person began a new one and
the old one was put away. `<id>.jsonl.deleted.<time>` is not: what was deleted is gone, here as well. Backups
and checkpoints are copies, and the sessions of timers and dreams (by `sessions.json`) hold no conversation.
"""

from __future__ import annotations

import json
import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path

from app.notes.discovery import is_link, time_of
from app.notes.scope import printable

STORED_FOLDER = "sessions"
SOURCE = "sessions"
_NAME = re.compile(r"[^/\\]+\.jsonl(?:\.reset\.[\w.:+-]+)?", re.DOTALL)
_COPY = re.compile(r"\.checkpoint\.|\.deleted\.|\.bak\b", re.IGNORECASE)
_REGISTRY = "sessions.json"
_AUTOMATIC = re.compile(r"(?:^|:)(?:cron|dreaming|heartbeat)(?::|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TranscriptFile:
    """`path` is the stored one, `sessions/<name>`; `size` in bytes."""

    path: str
    absolute: Path
    size: int
    mtime_ns: int


@dataclass(slots=True)
class Transcripts:
    """What a folder holds. With `certain` False it could not be listed: nothing is known to be gone."""

    files: list[TranscriptFile] = field(default_factory=list)
    certain: bool = True


def is_transcript(name: str) -> bool:
    """Whether a file of this name is a conversation that is kept."""
    return _NAME.fullmatch(name) is not None and not name.startswith(".") and not _COPY.search(name)


def find_transcripts(folder: Path) -> Transcripts:
    """The conversations directly in a folder, by name. Links are not followed. Never raises."""
    found = Transcripts()
    try:
        with os.scandir(folder) as listing:
            entries = sorted((entry for entry in listing if is_transcript(entry.name)), key=lambda e: e.name)
    except FileNotFoundError:
        # Gone with its agent, which is an answer; or the whole drive is away, which is none.
        found.certain = folder.parent.is_dir() or folder.parent.parent.is_dir()
        return found
    except OSError:
        found.certain = False
        return found
    automatic = automatic_sessions(folder)
    for entry in entries:
        try:
            info = entry.stat(follow_symlinks=False)
        except OSError:
            continue
        session = entry.name.partition(".jsonl")[0]
        if stat.S_ISREG(info.st_mode) and not is_link(info) and session not in automatic:
            stored = f"{STORED_FOLDER}/{printable(entry.name)}"
            found.files.append(TranscriptFile(stored, folder / entry.name, info.st_size, time_of(info)))
    return found


def locate(folder: Path, stored: str) -> Path | None:
    """The file behind a stored path; None for everything that is not a conversation of this folder."""
    wanted = (file.absolute for file in find_transcripts(folder).files if file.path == stored)
    return next(wanted, None)


def automatic_sessions(folder: Path) -> frozenset[str]:
    """The ids of sessions that a timer began, as far as the assistant's own list tells."""
    try:
        listed = json.loads((folder / _REGISTRY).read_bytes())
    except (OSError, ValueError, RecursionError):
        return frozenset()
    if not isinstance(listed, dict):
        return frozenset()
    return frozenset(
        entry["sessionId"]
        for key, entry in listed.items()
        if _AUTOMATIC.search(key) and isinstance(entry, dict) and isinstance(entry.get("sessionId"), str)
    )
