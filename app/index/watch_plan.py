"""Which folders to watch so that every note of a scope is seen, and nothing large beside them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.notes.discovery import is_link, is_own_folder
from app.notes.scope import CURATED_NAMES, DAILY_FOLDER, NEVER_INDEXED

if TYPE_CHECKING:
    from app.notes.scope import MemoryScope

# Each watch is a thread and an inotify instance, of which a user has 128 for all programs.
_MOST_WATCHES = 32


def plan_watches(scope: MemoryScope) -> dict[Path, bool]:
    """Existing folders to watch, and whether with all below them.

    The workspace itself is never watched as a whole: it may hold a project with tens of thousands of folders.
    What does not exist yet is found by watching the nearest folder above it.
    """
    plan: dict[Path, bool] = {}
    for root in (scope.workspace / DAILY_FOLDER, *scope.extra_paths):
        if root.is_dir() and not is_link(root.lstat()):
            _plan_tree(root, plan)
        plan.setdefault(_nearest_folder(root.parent), False)
    plan.setdefault(_nearest_folder(scope.workspace), False)
    return {folder: deep for folder, deep in plan.items() if not _is_covered(folder, plan)}


def concerns_notes(scope: MemoryScope, path: str, *, is_folder: bool) -> bool:
    """Whether a change of this file or folder may change what is memory."""
    if not is_folder and path[-3:].lower() != ".md" and not scope.takes_media(path):
        return False
    changed = Path(path)
    if changed.parent == scope.workspace and changed.name in CURATED_NAMES:
        return True
    for root in (scope.workspace / DAILY_FOLDER, *scope.extra_paths):
        if changed.is_relative_to(root):
            if not NEVER_INDEXED.intersection(changed.relative_to(root).parts):
                return True
        elif is_folder and root.is_relative_to(changed):
            return True
    return is_folder and scope.workspace.is_relative_to(changed)


def _plan_tree(root: Path, plan: dict[Path, bool]) -> None:
    """One watch for the whole tree, or, to leave out folders that are never indexed, one for each part."""
    parts: dict[Path, bool] = {}
    _split(root, parts)
    if len(parts) > _MOST_WATCHES:
        parts = {root: True}
    plan.update(parts)


def _split(folder: Path, parts: dict[Path, bool]) -> bool:
    """Fill `parts` for `folder`; False if it holds, at any depth, a folder to leave out."""
    own: dict[Path, bool] = {}
    whole = True
    try:
        with os.scandir(folder) as entries:
            children = [each.name for each in entries if is_own_folder(each)]
    except OSError:
        children = []
    for name in children:
        whole = name not in NEVER_INDEXED and _split(folder / name, own) and whole
    if whole:
        parts[folder] = True
    else:
        parts |= {folder: False} | own
    return whole


def _nearest_folder(path: Path) -> Path:
    while not path.is_dir() and path != path.parent:
        path = path.parent
    return path


def _is_covered(folder: Path, plan: dict[Path, bool]) -> bool:
    return any(deep and other != folder and folder.is_relative_to(other) for other, deep in plan.items())
