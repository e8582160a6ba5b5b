"""A second look at some notes that a walk has found, without another walk."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.notes.access import resolve_readable
from app.notes.discovery import Discovery, Walk
from app.notes.scope import CURATED_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.notes.scope import MemoryScope


def look_again(scope: MemoryScope, paths: Iterable[str]) -> Discovery | None:
    """What a walk would now find at these stored names, at which it has found notes before.

    None if one of them is not there any more as a note: only a walk can tell what became of it.
    """
    wanted = frozenset(paths)
    walk = Walk(scope)
    if wanted & set(CURATED_NAMES):  # on a disk that ignores case both names are one file
        walk.curated(os.fspath(scope.workspace))
    for path in sorted(wanted.difference(CURATED_NAMES)):
        absolute = resolve_readable(scope, path)
        if not isinstance(absolute, os.PathLike) or scope.stored_path(absolute) != path:
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
