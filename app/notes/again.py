"""A look at some notes without a walk: at notes that a walk has found, and at new ones beside them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.notes.access import Refusal, resolve_readable
from app.notes.discovery import Discovery, Walk
from app.notes.scope import CURATED_NAMES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from pathlib import Path

    from app.notes.scope import MemoryScope


def look_again(
    scope: MemoryScope, paths: Iterable[str], *, new: Collection[str] = frozenset()
) -> Discovery | None:
    """What a walk would now find at these stored names, at which it has found notes before but for the `new`.

    None if one of them is not there as a note: only a walk can tell what became of it.
    """
    wanted = frozenset(paths)
    walk = Walk(scope)
    if wanted & set(CURATED_NAMES):  # on a disk that ignores case both names are one file
        walk.curated(os.fspath(scope.workspace))
    for path in sorted(wanted.difference(CURATED_NAMES)):
        absolute = resolve_readable(scope, path)
        if isinstance(absolute, Refusal) or scope.stored_path(absolute) != path:
            return None
        if path in new and not _is_listed(scope, absolute):
            return None
        try:
            info = os.lstat(absolute)
        except OSError:
            return None
        walk.file(os.fspath(absolute), path, info)
    found = walk.sorted()
    if not wanted.issubset(note.path for note in found.notes):
        return None
    found.only = wanted.union(CURATED_NAMES) if wanted & set(CURATED_NAMES) else wanted
    return found


def _is_listed(scope: MemoryScope, note: Path) -> bool:
    """Whether each folder below the root lists the very name, as a walk would see it.

    A disk that ignores case has a file under many names, and of a folder that cannot be listed a walk finds
    nothing.
    """
    roots = {*scope.extra_paths, scope.workspace}
    while note not in roots:
        try:
            if note.name not in os.listdir(note.parent):
                return False
        except OSError:
            return False
        note = note.parent
    return True
