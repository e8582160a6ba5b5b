"""What a backup holds: a ZIP with `manifest.json`, which names each file with its size and sha256."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import Literal

from app.errors import MemoroError

NAME, FORMAT = "manifest.json", 2
"""Format 2 has drafts; a backup without any is still written as format 1."""
MANIFEST_BYTES = 64 << 20
FILE_BYTES = 1 << 30
"""No file of a backup is larger: a note has 10 MiB at most, a history what its settings allow."""
BLOCK = 1 << 20
SETTINGS_FILE, ASSISTANTS_FILE = "config.json5", "assistants.json"
PROGRAM_FILES = ("pins.json", "picks.json", ASSISTANTS_FILE)
_HISTORY = re.compile(r"[\w@.-]+\.sqlite")
_DRAFT = re.compile(r"[\w@.-]+/[0-9a-f]{32}\.json")

Role = Literal["note", "settings", "history", "program", "draft"]
ROLES = ("note", "settings", "history", "program", "draft")


class NotABackupError(MemoroError):
    """`message` is for people; a backup that is refused has changed nothing."""

    def __init__(self, message: str) -> None:
        super().__init__("This backup cannot be used", message, "Choose another backup.")


@dataclass(frozen=True, slots=True)
class Entry:
    """One file. `name` is its place in the ZIP; `path` the stored path of a note, else its file name."""

    name: str
    role: Role
    agent: str
    path: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """`workspaces`: each agent's memory folder as it was; `made`: local time with its zone."""

    program: str
    made: datetime
    workspaces: dict[str, str]
    entries: tuple[Entry, ...] = field(default=())

    @property
    def notes(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.role == "note")

    def holds(self, name: str) -> bool:
        """Whether it has that file of the program's."""
        return any(entry.role == "program" and entry.path == name for entry in self.entries)

    def to_bytes(self) -> bytes:
        data = {
            "format": FORMAT if any(entry.role == "draft" for entry in self.entries) else 1,
            "program": self.program,
            "made": self.made.isoformat(timespec="seconds"),
            "workspaces": self.workspaces,
            "files": [asdict(entry) for entry in self.entries],
        }
        return json.dumps(data, ensure_ascii=False, indent=1).encode("utf-8", "surrogatepass")


def read_manifest(path: Path) -> Manifest:
    """Read and check what a backup says of itself. Raises NotABackupError."""
    try:
        with zipfile.ZipFile(path) as archive:
            return _parsed(path, archive)
    except (OSError, zlib.error, zipfile.BadZipFile, KeyError, ValueError, TypeError, RuntimeError) as error:
        raise NotABackupError(
            f"{path.name} was not made by Memoro, or it is damaged. Nothing was changed."
        ) from error


def _parsed(path: Path, archive: zipfile.ZipFile) -> Manifest:
    if archive.getinfo(NAME).file_size > MANIFEST_BYTES:
        raise ValueError("the manifest is too large")
    data = json.loads(archive.read(NAME).decode("utf-8", "surrogatepass"))
    if int(data["format"]) > FORMAT:
        raise NotABackupError(f"{path.name} is of a newer Memoro ({data['program']}). Nothing was changed.")
    entries = tuple(Entry(**entry) for entry in data["files"])
    for entry in entries:
        _check(entry)
        if archive.getinfo(entry.name).file_size != entry.size:
            raise ValueError(f"{entry.name} has another size")
    return Manifest(
        str(data["program"]), datetime.fromisoformat(data["made"]), dict(data["workspaces"]), entries
    )


def _check(entry: Entry) -> None:
    """A crafted backup must not reach outside the folders that it is restored into."""
    if entry.role not in ROLES or type(entry.size) is not int or not 0 <= entry.size <= FILE_BYTES:
        raise ValueError("an unknown kind of file, or one that is too large")
    for text in (entry.agent, entry.path):
        parts = PurePosixPath(text.replace("\\", "/")).parts
        if ".." in parts or ":" in text.split("/")[0] or text.startswith(("/", "\\")) or "\0" in text:
            raise ValueError(f"a path that leads elsewhere: {text}")
    if entry.role == "note" and not entry.path.lower().endswith(".md"):
        raise ValueError("a note that is none")
    if entry.role == "settings" and entry.path != SETTINGS_FILE:
        raise ValueError("settings that are none")
    if entry.role == "program" and entry.path not in PROGRAM_FILES:
        raise ValueError("a file of the program that no backup holds")
    if entry.role == "history" and not _HISTORY.fullmatch(entry.path):
        raise ValueError("a history that is none")
    if entry.role == "draft" and not _DRAFT.fullmatch(entry.path):
        raise ValueError("a draft that is none")


def read_entry(archive: zipfile.ZipFile, entry: Entry) -> bytes:
    """The bytes of one file. Raises ValueError when they are not what the manifest says."""
    return b"".join(read_blocks(archive, entry))


def read_blocks(archive: zipfile.ZipFile, entry: Entry) -> Iterator[bytes]:
    """The same piece by piece, for files that would fill the memory; the error comes after the last one."""
    digest, size = hashlib.sha256(), 0
    with archive.open(entry.name) as file:
        while block := file.read(BLOCK):
            size += len(block)
            if size > entry.size:  # also stops a file that unpacks without end
                break
            digest.update(block)
            yield block
    if size != entry.size or digest.hexdigest() != entry.sha256:
        raise ValueError(f"{entry.name} is damaged")


def verify(path: Path, manifest: Manifest) -> None:
    """Read every file of a backup and compare it with its hash. Raises NotABackupError."""
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in manifest.entries:
                for _block in read_blocks(archive, entry):
                    pass
    except (OSError, zlib.error, zipfile.BadZipFile, KeyError, ValueError, EOFError, RuntimeError) as error:
        raise NotABackupError(f"{path.name} is damaged ({error}). Nothing was changed.") from error
