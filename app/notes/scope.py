"""What counts as memory: the workspace, what was added to it, and what the user left out of it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

#: Curated long-term memory, in its present and its old spelling.
CURATED_NAMES = ("MEMORY.md", "memory.md")
DAILY_FOLDER = "memory"
#: The history store of older layouts and of people who point it into the workspace.
HISTORY_FOLDER = ".memoro"
NEVER_INDEXED = frozenset(
    (".git", "node_modules", ".venv", "venv", ".tox", "__pycache__", ".obsidian", ".trash", HISTORY_FOLDER)
)
#: A byte that is no UTF-8, as `printable` writes it.
ESCAPED_BYTE = re.compile(r"\\x([89a-f][0-9a-f])")
#: Anything but names with single separators between them.
_ROUNDABOUT = re.compile(r"[\\/]\.{0,2}(?:[\\/]|$)")
MAX_NOTE_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class MediaRules:
    """Which pictures and recordings below the extra paths are found too.

    `extensions` are in lower case, without the dot; a file of more than `max_bytes` is left out.
    """

    extensions: frozenset[str]
    max_bytes: int

    def take(self, name: str) -> bool:
        """Whether a file of this name is one, as far as a name can tell."""
        return name.rpartition(".")[2].lower() in self.extensions


@dataclass(frozen=True, slots=True)
class MemoryScope:
    """The folders and files of one agent's memory.

    `workspace` and `extra_paths` are absolute; `exclude` holds globs over stored paths, in the manner of
    `.gitignore`: `*.tmp.md` anywhere, `drafts/` a folder anywhere, `memory/old/**` from the workspace down.
    `media` is None where pictures and recordings are no part of the memory, `sessions` (the folder of the
    agent's conversations) where these are not.
    """

    workspace: Path
    extra_paths: tuple[Path, ...] = ()
    exclude: tuple[str, ...] = ()
    media: MediaRules | None = None
    sessions: Path | None = None

    def takes_media(self, path: str | Path) -> bool:
        """Whether a file of this absolute path would be a picture or recording of the memory."""
        if self.media is None or not self.media.take(os.fspath(path)):
            return False
        return any(Path(path).is_relative_to(root) for root in self.extra_paths)

    def roots(self) -> tuple[Path, ...]:
        """Everything to watch: the curated files, the memory folder, and the extra paths."""
        curated = (self.workspace / name for name in CURATED_NAMES)
        return (*curated, self.workspace / DAILY_FOLDER, *self.extra_paths)

    def stored_path(self, absolute: str | Path) -> str:
        r"""The name under which a file is stored and cited: workspace-relative with `/`.

        Outside the workspace it has leading `../`; on another drive it is the absolute path with `/`.
        Bytes of a name that are no UTF-8 become `\xNN`, so that the name can be stored and sent.
        """
        path, above = os.fspath(absolute), os.path.join(self.workspace, "")
        if path.startswith(above) and not _ROUNDABOUT.search(path):  # as nearly always, and ten times quicker
            return printable(path[len(above) :].replace(os.sep, "/"))
        try:
            relative = os.path.relpath(path, self.workspace)
        except ValueError:
            relative = path
        return printable(relative.replace(os.sep, "/"))

    def absolute_path(self, stored: str) -> Path:
        """The inverse of `stored_path`; no check of any kind, see `access.py` for paths from strangers."""
        path = os.path.normpath(self.workspace / stored)
        if "\\x" in stored and os.sep == "/" and not os.path.lexists(path):
            path = ESCAPED_BYTE.sub(lambda found: chr(0xDC00 + int(found[1], 16)), path)
        return Path(path)


def printable(path: str) -> str:
    """The path as text that any encoder takes; see `MemoryScope.stored_path`."""
    try:
        path.encode()
    except UnicodeEncodeError:
        try:
            return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
        except UnicodeEncodeError:  # half a UTF-16 pair, which NTFS allows in names
            return path.encode("utf-8", "backslashreplace").decode()
    return path
