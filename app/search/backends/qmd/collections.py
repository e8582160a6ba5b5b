"""Which folders QMD indexes, under which names, and which file of ours a hit of its means."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import unquote

from app.search.backends.qmd.options import Collection

PREFIX = "qmd/"
"""Notes outside the workspace are named `qmd/<collection>/<path in it>`."""
_SCHEME = "qmd://"
_DRIVE = re.compile(r"[A-Za-z]:[\\/]")


def plain_name(text: str) -> str:
    """Lower-case letters, digits and `-`, as QMD's names are made."""
    return re.sub(r"[^a-z0-9-]+", "-", text.lower()).strip("-") or "notes"


def memory_collections(workspace: Path, agent: str) -> list[Collection]:
    """The default memory: MEMORY.md, an older memory.md that is another file, and the folder memory/."""
    own = plain_name(agent)
    found = [Collection(f"memory-root-{own}", workspace, "MEMORY.md")]
    older, newer = workspace / "memory.md", workspace / "MEMORY.md"
    if older.is_file() and not (newer.exists() and older.samefile(newer)):
        found.append(Collection(f"memory-alt-{own}", workspace, "memory.md"))
    return [*found, Collection(f"memory-dir-{own}", workspace / "memory")]


def custom_collection(path: Path, pattern: str, name: str | None, number: int, agent: str) -> Collection:
    """A folder or a file that the settings name; `number` (from 1) names it where they give no name."""
    label = f"{plain_name(name) if name else f'custom-{number}'}-{plain_name(agent)}"
    return Collection(label, path.parent, path.name) if path.is_file() else Collection(label, path, pattern)


def with_unique_names(collections: Iterable[Collection]) -> tuple[Collection, ...]:
    """The second of a name gets `-2`, the third `-3`."""
    taken: set[str] = set()
    result = []
    for each in collections:
        name, number = each.name, 2
        while name in taken:
            name, number = f"{each.name}-{number}", number + 1
        taken.add(name)
        result.append(Collection(name, each.path, each.pattern, each.source))
    return tuple(result)


def split_name(path: str) -> tuple[str, str] | None:
    """`qmd/<collection>/<relative>` as its two parts; None for any other path."""
    name, slash, relative = path.removeprefix(PREFIX).partition("/")
    return (name, relative) if path.startswith(PREFIX) and name and slash and relative else None


def locate(file: str, named: str, collections: Iterable[Collection]) -> tuple[Collection, str] | None:
    """The collection and the path in it that `file` of an answer means; None if it is nobody's.

    `file` is `qmd://collection/path` (with or without percent signs for what a URI does not take), the same
    without the scheme, a path in the collection `named` beside it, or an absolute path.
    """
    every = {each.name: each for each in collections}
    if file.startswith(_SCHEME) or not (Path(file).is_absolute() or _DRIVE.match(file)):
        name, _, relative = file.removeprefix(_SCHEME).partition("/")
        if name not in every and named in every:
            name, relative = named, file.removeprefix(_SCHEME)
        found = every.get(name)
        existing = _existing(found, relative.replace("\\", "/")) if found else None
        return (found, existing) if found and existing else None
    target = Path(os.path.normpath(file))
    for each in every.values():
        if target.is_relative_to(each.path):
            return each, target.relative_to(each.path).as_posix()
    return None


def _existing(collection: Collection, relative: str) -> str | None:
    """The path of a file that is there. Older versions print names in a simplified form: it is looked for."""
    for spelling in dict.fromkeys((relative, unquote(relative))):
        if _is_inside(spelling) and (collection.path / spelling).is_file():
            return spelling
    wanted = _simplified(unquote(relative))
    try:
        files = map(Path.as_posix, _below(collection))
        return next((path for path in files if _simplified(path) == wanted), None)
    except OSError:
        return None


def _below(collection: Collection) -> Iterator[Path]:
    for path in collection.path.rglob("*.md"):
        yield path.relative_to(collection.path)


def _is_inside(relative: str) -> bool:
    return bool(relative) and not relative.startswith("/") and ".." not in relative.split("/")


def _simplified(path: str) -> str:
    return "/".join(re.sub(r"[\W_]+", "-", part.lower()).strip("-") for part in path.split("/"))
