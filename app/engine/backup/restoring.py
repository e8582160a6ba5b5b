"""Bring a backup back: all of it is checked first, what is there now is saved first, nothing is deleted."""

from __future__ import annotations

import logging
import os
import shutil
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.backup.making import default_name, make_backup
from app.engine.backup.manifest import (
    ASSISTANTS_FILE,
    Entry,
    Manifest,
    NotABackupError,
    read_blocks,
    read_entry,
    read_manifest,
    verify,
)
from app.engine.backup.own_files import restore_drafts, restore_own_files
from app.engine.backup.staged import put_staged_in_place, staging_folder
from app.engine.leftovers import COMING
from app.engine.reasons import FROM_BACKUP
from app.engine.unfinished import RESTORE
from app.errors import MemoroError

if TYPE_CHECKING:
    from app.config.paths import AppPaths
    from app.engine.backup.keys import MissingKey
    from app.engine.engine import Engine

log = logging.getLogger(__name__)
KEPT_FOLDER = "backups"
LINKED = "There is a symbolic link on the way; links are not followed."


@dataclass(frozen=True, slots=True)
class Plan:
    """What restoring would do: `fresh` notes are missing now, `differing` ones say something else now.

    `targets`: the folder for each agent of the backup. Notes that are only there now stay.
    """

    backup: Path
    manifest: Manifest
    targets: Mapping[str, Path]
    fresh: tuple[Entry, ...]
    differing: tuple[Entry, ...]
    same: int
    has_settings: bool
    has_history: bool
    has_assistants: bool = False


@dataclass(slots=True)
class Restored:
    """`kept`: the backup of the state before. `failed`: (path, reason) of notes that are as they were.

    `missing_keys`: what the settings of the backup need and this computer has not.
    `needs_restart`: the history could not take its place while the program runs, and does at the next start.
    """

    kept: Path
    written: int = 0
    failed: list[tuple[str, str]] = field(default_factory=list)
    needs_restart: bool = False
    missing_keys: tuple[MissingKey, ...] = ()


def targets_of(engine: Engine, backup: Path) -> dict[str, Path]:
    """The folder for each agent of a backup: its own here, else where it was, else a new one.

    Raises NotABackupError.
    """
    from app.config.options import safe_agent_id
    from app.config.paths import proposed_workspace

    manifest = read_manifest(backup)
    targets: dict[str, Path] = {}
    for agent in dict.fromkeys(entry.agent for entry in manifest.notes):
        try:
            targets[agent] = engine.scope(agent).workspace
        except MemoroError:
            before, new = Path(manifest.workspaces.get(agent, "")), proposed_workspace()
            if before.is_absolute() and before.parent.is_dir():
                new = before
            if new in targets.values():  # each has a MEMORY.md of its own
                new = new.with_name(f"{new.name}-{safe_agent_id(agent)}")
            targets[agent] = new
    return targets


def plan_restore(backup: Path, targets: Mapping[str, Path]) -> Plan:
    """Check the whole backup and compare it with the folders; changes nothing.

    Raises NotABackupError, or MemoroError where there is no room for what it would unpack to.
    """
    manifest = read_manifest(backup)
    _check_room(manifest, targets)
    verify(backup, manifest)
    if missing := sorted({entry.agent for entry in manifest.notes} - targets.keys()):
        raise ValueError(f"no folder for {missing}")
    fresh, differing, same = [], [], 0
    for entry in manifest.notes:
        present = _present(targets[entry.agent] / entry.path)
        if present is None:
            fresh.append(entry)
        elif present == entry.sha256:
            same += 1
        else:
            differing.append(entry)
    roles = {entry.role for entry in manifest.entries}
    return Plan(
        backup, manifest, dict(targets), tuple(fresh), tuple(differing), same,
        "settings" in roles, "history" in roles, manifest.holds(ASSISTANTS_FILE),
    )  # fmt: skip


def _check_room(manifest: Manifest, targets: Mapping[str, Path]) -> None:
    """A small file may unpack to one that fills the disk; nothing is read of one that would."""
    for agent, folder in targets.items():
        mine = (entry for entry in manifest.notes if entry.agent == agent)
        size = sum(entry.size for entry in mine if _size(folder / entry.path) != entry.size)
        existing = next(each for each in (folder, *folder.parents) if each.exists())
        if (free := shutil.disk_usage(existing).free) < size:
            raise MemoroError(
                "There is not enough room for this backup",
                f"It unpacks to {size / 1e6:.0f} MB, and {free / 1e6:.0f} MB are free for {folder}.",
                "Free some space, or choose another backup.",
            )


def restore(
    engine: Engine,
    plan: Plan,
    *,
    settings: bool = True,
    history: bool = True,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> Restored:
    """Do what the plan says, after a backup of the present state.

    Raises MemoroError when that first backup cannot be made or the file was damaged since; a note that
    cannot be written is reported and the others go on.
    """
    kept = _unused(engine.paths.data_dir / KEPT_FOLDER / f"before-restore-{default_name()}")
    make_backup(engine, kept, keys=True)
    done = Restored(kept)
    with engine.unfinished.noted(RESTORE, backup=str(plan.backup), kept=str(kept)):
        _carry_out(engine, plan, done, settings=settings, history=history, progress=progress)
    engine.unfinished.drop(RESTORE)
    return done


def _carry_out(
    engine: Engine,
    plan: Plan,
    done: Restored,
    *,
    settings: bool,
    history: bool,
    progress: Callable[[int, int], None],
) -> None:
    why = f"{FROM_BACKUP}{plan.manifest.made:%Y-%m-%d %H:%M}"
    entries = (*plan.fresh, *plan.differing)
    try:
        with zipfile.ZipFile(plan.backup) as archive:
            if history and plan.has_history:  # first, so that it tells of the notes that come back
                _stage(engine.paths, archive, plan)
                done.needs_restart = not _exchange_history(engine)
            for number, entry in enumerate(entries):
                progress(number, len(entries))
                _bring_back(engine, plan, entry, read_entry(archive, entry), why, done)
            restore_drafts(engine.paths, archive, plan.manifest)
            if settings:
                restore_own_files(engine.paths, archive, plan.manifest, plan.targets)
                done.missing_keys = _missing_keys(engine)
    except OSError as error:
        raise MemoroError(
            "Not everything was restored",
            f"Restoring from {plan.backup.name} stopped: {error.strerror or error}.",
            f"What was there before is in {done.kept}.",
        ) from error
    except (zlib.error, zipfile.BadZipFile, ValueError, EOFError) as error:
        raise NotABackupError(f"Restoring from {plan.backup.name} stopped: {error}.") from error
    progress(len(entries), len(entries))


def _missing_keys(engine: Engine) -> tuple[MissingKey, ...]:
    from app.config.loading import load_settings
    from app.engine.backup.keys import missing_keys

    return missing_keys(load_settings(engine.paths.config_file).settings, engine.keys)


def _bring_back(engine: Engine, plan: Plan, entry: Entry, data: bytes, why: str, done: Restored) -> None:
    from app.notes.writer import content_hash, read_present, write_atomic

    folder = plan.targets[entry.agent]
    target = folder / entry.path
    if _leads_through_a_link(folder, target):
        done.failed.append((entry.path, LINKED))
        return
    try:
        current = read_present(target)
        if _is_memory(engine, entry.agent, folder):
            problem = _by_editor(engine, entry, target, current, data, why)
        else:  # a folder that becomes the memory only by this restoring
            write_atomic(target, data, expected=content_hash(current) if current is not None else "")
            problem = ""
    except (MemoroError, OSError) as error:
        problem = str(error)
    if problem:
        done.failed.append((entry.path, problem))
    else:
        done.written += 1


def _leads_through_a_link(folder: Path, target: Path) -> bool:
    """What lies behind a link is no memory, and may be anything."""
    between = [target, *target.parents]
    return any(each.is_symlink() for each in between[: between.index(folder)])


def _by_editor(
    engine: Engine, entry: Entry, target: Path, current: bytes | None, data: bytes, why: str
) -> str:
    """Through the door that writes the history; the reason where it is refused."""
    from app.notes.editing.changing import CHANGING
    from app.notes.editing.results import Saved
    from app.notes.history.model import PERSON

    with CHANGING:
        result = engine.records.editor(entry.agent).put(
            target, current, data, who=PERSON, why=why, kind="restored"
        )
    return "" if isinstance(result, Saved) else result.reason


def _is_memory(engine: Engine, agent: str, folder: Path) -> bool:
    try:
        return engine.scope(agent).workspace == folder
    except MemoroError:
        return False


def _stage(paths: AppPaths, archive: zipfile.ZipFile, plan: Plan) -> None:
    """Whole or not at all: what lies there takes the place of the history at the next start."""
    folder = staging_folder(paths)
    coming = paths.data_dir / COMING
    shutil.rmtree(coming, ignore_errors=True)  # of a restoring that was killed
    coming.mkdir(parents=True)
    try:
        for entry in plan.manifest.entries:
            if entry.role == "history":
                with (coming / entry.path).open("wb") as file:
                    file.writelines(read_blocks(archive, entry))
                    file.flush()
                    os.fsync(file.fileno())
    except BaseException:
        shutil.rmtree(coming, ignore_errors=True)  # the disk may be full: it needs what this takes
        raise
    shutil.rmtree(folder, ignore_errors=True)  # of an earlier restoring, which this one replaces
    coming.rename(folder)


def _exchange_history(engine: Engine) -> bool:
    """Whether the staged history took its place; where files are held open it does at the next start."""
    try:
        engine.records.exchange(lambda: put_staged_in_place(engine.paths))
    except OSError as error:
        log.info("the history takes its place at the next start: %s", error)
        return False
    return True


def _present(path: Path) -> str | None:
    import hashlib

    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _unused(path: Path) -> Path:
    if path.exists():
        stamp = f"{datetime.now().astimezone():%S%f}"
        path = path.with_stem(f"{path.stem}-{stamp}")
    return path
