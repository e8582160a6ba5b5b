"""Conversations as Markdown for QMD: secrets masked, the too old ones taken out, foreign files left alone."""

from __future__ import annotations

import json
import logging
import os
import re
from typing import TYPE_CHECKING

from app.notes.transcripts.discovery import TranscriptFile, find_transcripts
from app.notes.transcripts.reading import read_turns
from app.replacing import put_in_place

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from app.engine.backends.wishes import SessionWish

log = logging.getLogger(__name__)
LIST_NAME = ".memoro-export.json"
"""Which files here are ours: file name → time and size of the conversation that it was made of."""
_DAY_NS = 86_400 * 10**9


def export_sessions(wish: SessionWish, now_ns: int) -> int:
    """Bring the folder up to date; how many files changed. `now_ns`: since 1970. Raises OSError."""
    found = find_transcripts(wish.source)
    oldest = now_ns - wish.retention_days * _DAY_NS if wish.retention_days else 0
    wanted = {_file_name(each): each for each in found.files if each.mtime_ns >= oldest}
    wish.target.mkdir(parents=True, exist_ok=True, mode=0o700)
    before = _ours(wish.target)
    now: dict[str, list[int]] = {}
    changed = 0
    for name, each in wanted.items():
        mark = [each.mtime_ns, each.size]
        if before.get(name) == mark and (wish.target / name).is_file():
            now[name] = mark
        elif _write(each, wish.target / name, ours=name in before):
            now[name] = mark
            changed += 1
    for name in before.keys() - now.keys():
        if name in wanted or found.certain:
            (wish.target / name).unlink(missing_ok=True)
            changed += 1
        else:
            now[name] = before[name]
    (wish.target / LIST_NAME).write_text(json.dumps(now, indent=1, sort_keys=True), encoding="utf-8")
    return changed


def take_back(folder: Path) -> None:
    """Delete what was exported into a folder, and nothing else. Raises OSError."""
    for name in _ours(folder):
        (folder / name).unlink(missing_ok=True)
    (folder / LIST_NAME).unlink(missing_ok=True)


def _file_name(file: TranscriptFile) -> str:
    return re.sub(r"[^\w.-]+", "-", file.absolute.name.replace(".jsonl", "", 1)) + ".md"


def _write(file: TranscriptFile, target: Path, *, ours: bool) -> bool:
    """Write one conversation; False if nothing was said in it, or a file that is not ours is in the way."""
    if not ours and os.path.lexists(target):
        log.info("a conversation is not given to QMD: %s is somebody else's", target.name)
        return False
    try:
        parts = [f"{turn.role.capitalize()}: {turn.text}" for turn in read_turns(file.absolute)]
    except OSError as error:
        log.info("a conversation cannot be read: %s", error)
        return False
    if not parts:
        return False
    text = "\n\n".join([f"# Session {file.absolute.name.partition('.jsonl')[0]}", *parts]) + "\n"
    part = target.with_name(f".{target.name}.part")
    part.write_text(text, encoding="utf-8", errors="replace")
    part.chmod(0o600)
    put_in_place(part, target)
    return True


def _ours(folder: Path) -> dict[str, list[int]]:
    try:
        listed = json.loads((folder / LIST_NAME).read_bytes())
    except (OSError, ValueError):
        return {}
    names: Iterable[str] = listed if isinstance(listed, dict) else ()
    return {name: listed[name] for name in names if "/" not in name and "\\" not in name}
