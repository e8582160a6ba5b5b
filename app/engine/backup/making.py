"""Write a backup: read each file once, hash what was read, put the finished ZIP in its place in one step."""

from __future__ import annotations

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app import __version__
from app.engine.backup.manifest import (
    ASSISTANTS_FILE,
    NAME,
    PROGRAM_FILES,
    SETTINGS_FILE,
    Entry,
    Manifest,
    Role,
)
from app.engine.backup.private import without_keys, without_tokens
from app.engine.drafts import DRAFTS
from app.engine.leftovers import SCRATCH
from app.errors import MemoroError
from app.replacing import is_left_behind, put_in_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.engine.engine import Engine


_PARTIAL = ".memoro-"


@dataclass(frozen=True, slots=True)
class BackupReport:
    """`missed`: what could not be read, as (path, reason). `size` in bytes."""

    path: Path
    notes: int
    size: int
    missed: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Source:
    role: Role
    agent: str
    path: str
    file: Path
    cleaned: Callable[[bytes], bytes] = bytes

    @property
    def name(self) -> str:
        return {"note": f"notes/{self.agent}/{self.path}"}.get(self.role, f"{self.role}/{self.path}")


def default_name(now: datetime | None = None) -> str:
    return f"memoro-{(now or datetime.now().astimezone()):%Y-%m-%d-%H%M}.zip"


def make_backup(
    engine: Engine,
    target: Path,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
    *,
    keys: bool = False,
) -> BackupReport:
    """Write everything into `target`; an older file there is replaced only by a whole new one.

    With `keys` also those that stand in the settings file, for a backup that stays on this computer.
    Raises MemoroError when the disk refuses. Notes outside the memory folder itself belong to other
    programs and stay where they are.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _sweep_partial(target.parent)
        handle, name = tempfile.mkstemp(prefix=_PARTIAL, suffix=".zip", dir=target.parent)
        os.close(handle)
        partial = Path(name)
        try:
            with tempfile.TemporaryDirectory(prefix=SCRATCH) as scratch:
                workspaces = dict(_workspaces(engine))
                histories, missed = _histories(engine, Path(scratch), workspaces)
                sources = [*_notes(engine, workspaces), *_own_files(engine, keys=keys), *histories]
                notes, unread = _fill(partial, workspaces, sources, progress)
            put_in_place(partial, target)
        finally:
            partial.unlink(missing_ok=True)
    except OSError as error:
        raise MemoroError(
            "The backup could not be written",
            f"{target} cannot be written: {error.strerror or error}.",
            "Choose another place, or free some space.",
        ) from error
    return BackupReport(target, notes, target.stat().st_size, (*unread, *missed))


def _sweep_partial(folder: Path) -> None:
    for left in folder.glob(f"{_PARTIAL}????????.zip"):
        if is_left_behind(left):
            with suppress(OSError):
                left.unlink()


def _fill(
    partial: Path, workspaces: dict[str, Path], sources: list[_Source], progress: Callable[[int, int], None]
) -> tuple[int, list[tuple[str, str]]]:
    entries: list[Entry] = []
    missed: list[tuple[str, str]] = []
    with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for number, source in enumerate(sources):
            progress(number, len(sources))
            try:
                data = source.cleaned(source.file.read_bytes())
            except (OSError, MemoroError, ValueError, KeyError, TypeError) as error:
                missed.append((source.path, getattr(error, "strerror", None) or str(error)))
                continue
            archive.writestr(source.name, data)
            digest = hashlib.sha256(data).hexdigest()
            entries.append(Entry(source.name, source.role, source.agent, source.path, len(data), digest))
        made = datetime.now().astimezone()
        manifest = Manifest(
            __version__, made, {agent: str(folder) for agent, folder in workspaces.items()}, tuple(entries)
        )
        archive.writestr(NAME, manifest.to_bytes())
    with partial.open("rb+") as file:  # it takes the place of an older one, also through a power cut
        os.fsync(file.fileno())
    progress(len(sources), len(sources))
    return len(manifest.notes), missed


def _workspaces(engine: Engine) -> Iterator[tuple[str, Path]]:
    """Each agent with a folder of its own; a folder that two agents share is kept once."""
    seen: set[Path] = set()
    for agent in engine.settings.agent_ids:
        with suppress(MemoroError):
            folder = engine.scope(agent).workspace
            if folder not in seen:
                seen.add(folder)
                yield agent, folder


def _notes(engine: Engine, workspaces: dict[str, Path]) -> Iterator[_Source]:
    from app.notes.discovery import discover

    for agent, folder in workspaces.items():
        found = discover(engine.scope(agent))
        inside = [note for note in found.notes if not note.path.startswith("../")]
        yield from (_Source("note", agent, note.path, Path(note.absolute)) for note in inside)
        for left_out in found.skipped:  # not searched, but a person's all the same
            file = folder / left_out.path
            if not left_out.path.startswith("../") and file.is_file() and not file.is_symlink():
                yield _Source("note", agent, left_out.path, file)


def _own_files(engine: Engine, *, keys: bool) -> Iterator[_Source]:
    if engine.paths.config_file.is_file():
        yield _Source(
            "settings", "", SETTINGS_FILE, engine.paths.config_file, bytes if keys else without_keys
        )
    for name in PROGRAM_FILES:
        if (file := engine.paths.data_dir / name).is_file():
            yield _Source("program", "", name, file, without_tokens if name == ASSISTANTS_FILE else bytes)
    folder = engine.paths.data_dir / DRAFTS
    for file in sorted(folder.glob("*/*.json")):
        yield _Source("draft", "", file.relative_to(folder).as_posix(), file)


def _histories(
    engine: Engine, scratch: Path, workspaces: dict[str, Path]
) -> tuple[list[_Source], list[tuple[str, str]]]:
    """Copies of the histories; one that is damaged must not keep the notes from being saved."""
    copies, missed = [], []
    for agent in workspaces:
        try:
            history = engine.records.history(agent)
            copy = scratch / history.database.path.name
            history.database.rows("VACUUM INTO ?", (str(copy),))
            copies.append(_Source("history", agent, copy.name, copy))
        except MemoroError as problem:
            missed.append((f"history/{agent}", str(problem)))
    return copies, missed
