"""Which files are memory right now: one walk over the scope, with a reason for whatever was left out."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.notes.globs import Matcher, exclude_matcher
from app.notes.names import has_controls, why_unusable
from app.notes.reading import SkipCode, Skipped, larger_than
from app.notes.scope import CURATED_NAMES, DAILY_FOLDER, MAX_NOTE_BYTES, NEVER_INDEXED, MemoryScope, printable

# IO_REPARSE_TAG_SYMLINK and IO_REPARSE_TAG_MOUNT_POINT, which also a junction has
_LINK_TAGS = (0xA000000C, 0xA0000003)
_FARTHEST_NS = (1 << 63) - 1
_LINK_REASON = "This is a symbolic link; links are not followed."
_CONTROLS_REASON = "The name holds a line end or another invisible character. Rename the file."
_NAME_REASON = "The name cannot be told from a path. Rename the file."
_FAR_REASON = (
    "The path has more characters than Windows takes (260). Move the file to a folder with a shorter path."
)
_MAX_PATH = 260


@dataclass(slots=True)
class NoteFile:
    """A note on disk. `path` is the stored name (see `MemoryScope.stored_path`), `size` in bytes."""

    path: str
    absolute: str
    size: int
    mtime_ns: int


@dataclass(slots=True)
class Discovery:
    """All notes in the order of their stored names, pictures and recordings likewise, and what was left out.

    `unlistable` are stored names of folders that could not be listed: nothing can be said about their notes,
    so these must not be taken for deleted (see `is_uncertain`). A note that is younger than `began_ns` (since
    1970) may be missing. `only`: nobody looked for any other note (see `again.py`); None after a whole walk.
    """

    notes: list[NoteFile] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    unlistable: tuple[str, ...] = ()
    media: list[NoteFile] = field(default_factory=list)
    began_ns: int = field(default_factory=time.time_ns)
    only: frozenset[str] | None = None

    def is_uncertain(self, path: str) -> bool:
        """Whether a note may exist although it was not found: nobody looked, or could list its folder."""
        if self.only is not None and path not in self.only:
            return True
        for folder in self.unlistable:
            if folder == ".":
                if not path.startswith("../") and not os.path.isabs(path):
                    return True
            elif path == folder or path.startswith(folder + "/"):
                return True
        return False


def discover(scope: MemoryScope) -> Discovery:
    """Find every note of the scope. Never raises for what is on the disk; a bad folder hides only itself."""
    walk = Walk(scope)
    walk.workspace()
    for root in scope.extra_paths:
        walk.extra_root(os.fspath(root))
    return walk.sorted()


class Walk:
    """The state of one discovery. Everything is known by its real path, so overlapping roots count once."""

    def __init__(self, scope: MemoryScope) -> None:
        self.scope = scope
        self.found = Discovery()
        self.unlistable: set[str] = set()
        self.excluded: Matcher | None = exclude_matcher(scope.exclude)
        self.way_down = os.path.join(scope.workspace, "")
        self.folders: set[str] = set()
        self.single: set[str] = set()
        self.extra_roots = tuple(os.path.realpath(root) for root in scope.extra_paths) if scope.media else ()

    def sorted(self) -> Discovery:
        """What was found, in order."""
        self.found.notes.sort(key=lambda note: note.path)
        self.found.media.sort(key=lambda file: file.path)
        self.found.skipped.sort(key=lambda item: item.path)
        self.found.unlistable = tuple(sorted(self.unlistable))
        return self.found

    def workspace(self) -> None:
        root = os.fspath(self.scope.workspace)
        if not os.path.isdir(root):
            self.unlistable.add(".")
            self.skip(".", "The memory folder does not exist or cannot be reached.", "missing")
            return
        self.curated(root)
        self.folder(os.path.join(root, DAILY_FOLDER), DAILY_FOLDER, optional=True)

    def curated(self, root: str) -> None:
        inodes: set[tuple[int, int]] = set()
        for name in CURATED_NAMES:
            path = os.path.join(root, name)
            info = _lstat(path)
            # On a disk that ignores case both names are one file.
            if info is None or (info.st_ino and (info.st_dev, info.st_ino) in inodes):
                continue
            inodes.add((info.st_dev, info.st_ino))
            self.one(path, name, info)

    def extra_root(self, root: str) -> None:
        stored = self.scope.stored_path(root)
        info = _lstat(root)
        if info is None:
            self.skip(stored, "This extra path does not exist.", "missing")
            # A drive that is not there is not a folder that was deleted.
            if not os.path.isdir(os.path.dirname(root)):
                self.unlistable.add(stored)
        elif is_link(info):
            self.skip(stored, _LINK_REASON, "symlink")
        elif stat.S_ISDIR(info.st_mode):
            self.folder(root, stored)
        elif not (root.lower().endswith(".md") or self.is_media(root, os.path.realpath(root))):
            self.skip(stored, "Only Markdown files (.md) are indexed.", "not_markdown")
        else:
            self.one(root, stored, info)

    def one(self, path: str, stored: str, info: os.stat_result) -> None:
        """A file that was named by itself and not met on the walk through a folder."""
        real = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
        if real not in self.single and os.path.dirname(real) not in self.folders:
            self.single.add(real)
            self.file(path, stored, info)

    def folder(self, root: str, stored: str, *, optional: bool = False) -> None:
        info = _lstat(root)
        if info is None or not stat.S_ISDIR(info.st_mode) or is_link(info):
            if info is not None and is_link(info):
                self.skip(stored, _LINK_REASON, "symlink")
            elif not optional:
                self.skip(stored, "This is not a folder.", "not_a_file")
            return
        pending = [(root, _prefix(stored), os.path.realpath(root))]
        while pending:
            path, prefix, real = pending.pop()
            if real in self.folders:
                continue
            self.folders.add(real)
            for entry in self.entries(path, prefix):
                name = entry.name if entry.name.isascii() else printable(entry.name)
                if self.entry(entry, prefix + name, name, real):
                    below = f"{prefix}{name}/"
                    if prefix.startswith("../") and self.way_down.startswith(entry.path + os.sep):
                        below = _prefix(self.scope.stored_path(entry.path))  # down again to the workspace
                    pending.append((entry.path, below, os.path.join(real, entry.name)))

    def entry(self, entry: os.DirEntry[str], stored: str, name: str, parent: str) -> bool:
        """Take in one entry of a folder; True if it is a folder to go into."""
        note = name[-3:].lower() == ".md" or self.is_media(name, parent)
        if entry.is_symlink():
            if name not in NEVER_INDEXED and (note or os.path.isdir(entry.path)):
                self.skip(stored, _LINK_REASON, "symlink")
            return False
        if entry.is_dir(follow_symlinks=False):
            if name in NEVER_INDEXED or self.is_excluded(stored, folder=True):
                return False
            if os.name == "nt" and is_link(entry.stat(follow_symlinks=False)):
                self.skip(stored, _LINK_REASON, "symlink")
                return False
            return True
        if note and not (self.single and os.path.join(parent, entry.name) in self.single):
            self.note(entry, stored)
        return False

    def entries(self, path: str, prefix: str) -> Iterable[os.DirEntry[str]]:
        try:
            with os.scandir(path) as listing:
                return list(listing)
        except OSError as error:
            stored = prefix.rstrip("/") or "."
            self.unlistable.add(stored)
            self.skip(stored, f"The folder could not be listed: {error.strerror or error}.", "unlistable")
            return ()

    def note(self, entry: os.DirEntry[str], stored: str) -> None:
        try:
            info = entry.stat(follow_symlinks=False)
        except FileNotFoundError:
            return  # it left between the listing and now
        except OSError as error:
            self.unlistable.add(stored)
            self.skip(stored, f"The file could not be looked at: {error.strerror or error}.", "unreadable")
            return
        self.file(entry.path, stored, info)

    def file(self, path: str, stored: str, info: os.stat_result) -> None:
        limit, found = MAX_NOTE_BYTES, self.found.notes
        if self.scope.media and stored[-3:].lower() != ".md":
            limit, found = self.scope.media.max_bytes, self.found.media
        if is_link(info):
            self.skip(stored, _LINK_REASON, "symlink")
        elif not stat.S_ISREG(info.st_mode):
            self.skip(stored, "This is not a file.", "not_a_file")
        elif info.st_size > limit:
            self.skip(stored, larger_than(limit), "too_large")
        elif self.is_excluded(stored):
            pass
        elif len(path) >= _MAX_PATH and is_out_of_reach(path):
            self.skip(stored, _FAR_REASON, "unusable_name")
        elif ("\\" in stored or not stored.isprintable()) and why_unusable(stored):
            reason = _CONTROLS_REASON if has_controls(stored) else _NAME_REASON
            self.skip(stored, reason, "unusable_name")
        else:
            found.append(NoteFile(stored, path, info.st_size, time_of(info)))

    def is_media(self, name: str, real: str) -> bool:
        """Whether a name is one of a picture or recording, and `real` lies in an extra path."""
        if self.scope.media is None or not self.scope.media.take(name):
            return False
        return any(real == root or real.startswith(os.path.join(root, "")) for root in self.extra_roots)

    def is_excluded(self, stored: str, *, folder: bool = False) -> bool:
        return self.excluded is not None and self.excluded(stored, folder)

    def skip(self, path: str, reason: str, code: SkipCode) -> None:
        self.found.skipped.append(Skipped(path, reason, code))


def _prefix(stored_folder: str) -> str:
    return "" if stored_folder == "." else stored_folder + "/"


def _lstat(path: str) -> os.stat_result | None:
    try:
        return os.lstat(path)
    except (OSError, ValueError):
        return None


def time_of(info: os.stat_result) -> int:
    """When a file was changed, in nanoseconds: at most what a database keeps (a broken clock's year 9999)."""
    return max(-_FARTHEST_NS, min(info.st_mtime_ns, _FARTHEST_NS))


def is_link(info: os.stat_result) -> bool:
    """A symbolic link, or a junction or mount point on Windows (but not a cloud file's placeholder)."""
    return stat.S_ISLNK(info.st_mode) or getattr(info, "st_reparse_tag", 0) in _LINK_TAGS


def is_out_of_reach(path: str, system: str = os.name) -> bool:
    """Windows lists such a file, but opens it only where its registry allows long paths."""
    return system == "nt" and not os.path.lexists(path)


def is_own_folder(entry: os.DirEntry[str]) -> bool:
    """A folder that is there itself; Python takes a junction, which may lead in a circle, for one, too."""
    return entry.is_dir(follow_symlinks=False) and not is_link(entry.stat(follow_symlinks=False))
