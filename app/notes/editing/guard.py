"""Where may be written: inside the memory, Markdown, no links; assistants only inside the workspace."""

from __future__ import annotations

import os
import re
from datetime import date
from pathlib import Path

from app.notes.access import Refusal, resolve_readable
from app.notes.editing.results import NotDone
from app.notes.history.model import assistant_name
from app.notes.scope import CURATED_NAMES, DAILY_FOLDER, MemoryScope

_DAILY = re.compile(rf"{DAILY_FOLDER}/(\d{{4}}-\d\d-\d\d)(?:[-_][^/]*)?\.md", re.IGNORECASE)
#: Names that some systems cannot store, so that the memory could not move there.
_AWKWARD = re.compile(r'[<>:"|?*]')
LONGEST_NAME = 255
"""Bytes; the usual file systems take no more."""


def daily_path(day: date) -> str:
    """The stored path of a day's log."""
    return f"{DAILY_FOLDER}/{day.isoformat()}.md"


def day_of_log(path: str) -> date | None:
    """The day if the path is a daily log (`memory/YYYY-MM-DD.md`, also with `-slug`), else None."""
    found = _DAILY.fullmatch(path)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None


def is_curated(path: str) -> bool:
    return path in CURATED_NAMES


def writable(scope: MemoryScope, path: str, who: str) -> Path | NotDone:
    """The absolute path of a note that `who` may write or create, or why not."""
    target = resolve_readable(scope, path)
    if isinstance(target, Refusal):
        return NotDone(path, target.code, target.reason.replace("can be read", "can be written"))
    if assistant_name(who) is not None and not target.is_relative_to(scope.workspace):
        return NotDone(path, "outside", "Assistants write only inside the memory folder itself.")
    if os.path.exists(target):
        return target
    if any(len(os.fsencode(part)) > LONGEST_NAME for part in target.parts):
        return NotDone(path, "long_name", "This name is too long for a file. Choose a shorter one.")
    if _AWKWARD.search(target.name):
        return NotDone(path, "invalid", 'A name must not contain any of < > : " | ? *')
    return target
