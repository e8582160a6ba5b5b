"""What a backup holds: a ZIP with `manifest.json`, which names each file with its size and sha256."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import Literal

from app.errors import MemoroError

NAME, FORMAT = "manifest.json", 1
MANIFEST_BYTES = 64 << 20
BLOCK = 1 << 20

Role = Literal["note", "settings", "history", "program"]
ROLES = ("note", "settings", "history", "program")


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

    def to_bytes(self) -> bytes:
        data = {
            "format": FORMAT,
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
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, TypeError, RuntimeError) as error:
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
    return Manifest(
        str(data["program"]), datetime.fromisoformat(data["made"]), dict(data["workspaces"]), entries
    )


def _check(entry: Entry) -> None:
    """A crafted backup must not reach outside the folders that it is restored into."""
    if entry.role not in ROLES or not isinstance(entry.size, int):
        raise ValueError("an unknown kind of file")
    for text in (entry.agent, entry.path):
        parts = PurePosixPath(text.replace("\\", "/")).parts
        if ".." in parts or ":" in text.split("/")[0] or text.startswith(("/", "\\")) or "\0" in text:
            raise ValueError(f"a path that leads elsewhere: {text}")
    if entry.role == "note" and not entry.path.lower().endswith(".md"):
        raise ValueError("a note that is none")
    if entry.role != "note" and "/" in entry.path:
        raise ValueError("a file of the program within a folder")


def read_entry(archive: zipfile.ZipFile, entry: Entry) -> bytes:
    """The bytes of one file. Raises ValueError when they are not what the manifest says."""
    digest, parts, size = hashlib.sha256(), [], 0
    with archive.open(entry.name) as file:
        while block := file.read(BLOCK):
            size += len(block)
            if size > entry.size:  # also stops a file that unpacks without end
                break
            digest.update(block)
            parts.append(block)
    if size != entry.size or digest.hexdigest() != entry.sha256:
        raise ValueError(f"{entry.name} is damaged")
    return b"".join(parts)


def verify(path: Path, manifest: Manifest) -> None:
    """Read every file of a backup and compare it with its hash. Raises NotABackupError."""
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in manifest.entries:
                read_entry(archive, entry)
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, EOFError, RuntimeError) as error:
        raise NotABackupError(f"{path.name} is damaged ({error}). Nothing was changed.") from error
