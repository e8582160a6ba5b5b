"""The indexes of other `--config` files and `--workspace` folders: whose they are, and their end.

Such an index serves a look at something else and comes back by itself, so one that nobody has used for weeks
is deleted. The lock of its instance says what it belongs to, and by its time when it was used last. Histories
stay: they cannot be made again. Copies of them go that a killed backup or restoring has left.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.engine.ownership import Ownership
from app.errors import MemoroError
from app.replacing import is_left_behind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.engine.instance import Instance

log = logging.getLogger(__name__)
UNUSED_DAYS = 42
SCRATCH = "memoro-backup-"
"""How the folder in the system's temporary one begins that a backup makes copies of histories in."""
COMING = Path("restore") / "coming"
"""Where in the data folder histories lie that come out of a backup, until all of them are there."""
_DAY = 24 * 3600
_OURS = re.compile(r"[a-z0-9_-]+@([0-9a-f]{8})(?:\.sqlite)?")


class OtherIndex(NamedTuple):
    """`of` is the file or folder it belongs to, "" where an older Memoro did not write that down."""

    name: str
    of: str
    unused_days: float
    bytes: int


def sign(ownership: Ownership, instance: Instance) -> None:
    """Write into the lock what its instance belongs to; the main instance needs no sign."""
    if "@" in instance.name:
        with suppress(OSError):  # a full disk: the age counts from another time
            ownership.write(json.dumps({"of": instance.of}).encode())


def other_indexes(data_dir: Path, own: str = "") -> list[OtherIndex]:
    """Those that are there now, the one used last first; `own` is the name of the instance that asks."""
    found = []
    for name, files in _by_instance(data_dir).items():
        if name == own:
            continue
        lock = data_dir / f"{name}.lock"
        with suppress(OSError):  # it went a moment ago
            size = sum(file.stat().st_size for file in files if file.is_file())
            found.append(OtherIndex(name, _signature(lock) or "", _unused_days(lock, *files), size))
    return sorted(found, key=lambda each: each.unused_days)


def sweep(data_dir: Path, unused_days: float = UNUSED_DAYS) -> None:
    """Delete what was not used for so long and is not in use now."""
    for name, files in _by_instance(data_dir).items():
        lock = data_dir / f"{name}.lock"
        signed = _signature(lock) is not None
        if signed and _unused_days(lock, *files) < unused_days:
            continue
        with suppress(MemoroError):
            if ownership := Ownership.take(data_dir, name):
                with ownership, suppress(OSError):
                    if not signed:
                        ownership.write(b'{"of": ""}')  # its age begins to count now
                    elif _unused_days(lock, *files) >= unused_days:
                        log.info("the index %s of %s was long unused and is deleted", name, _signature(lock))
                        _delete(files)


def sweep_scratch(data_dir: Path) -> None:
    """Delete the copies of histories that killed backups and restorings have left: what is in them may be
    forgotten since.
    """
    for scratch in (*Path(tempfile.gettempdir()).glob(f"{SCRATCH}*"), data_dir / COMING):
        if is_left_behind(scratch):
            shutil.rmtree(scratch, ignore_errors=True)


def _by_instance(data_dir: Path) -> dict[str, list[Path]]:
    """The files and folders of each other instance: its indexes with all around them, and its QMD homes."""
    found: dict[str, list[Path]] = {}
    for folder in (data_dir / "index", data_dir / "agents"):
        for entry in _listed(folder):
            if ours := _OURS.match(entry.name):
                found.setdefault(f"memoro@{ours[1]}", []).append(entry)
    return found


def _listed(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from folder.iterdir()


def _signature(lock: Path) -> str | None:
    with suppress(OSError, ValueError, KeyError, TypeError):
        return str(json.loads(lock.read_bytes())["of"])
    return None


def _unused_days(*files: Path) -> float:
    """Since the lock was signed, or since its program, which may have run for weeks, wrote into the index."""
    with suppress(OSError):
        return max(0.0, time.time() - max(os.stat(file).st_mtime for file in files)) / _DAY
    return 0.0


def _delete(files: list[Path]) -> None:
    for file in files:
        if file.is_dir():
            shutil.rmtree(file, ignore_errors=True)
        else:
            file.unlink(missing_ok=True)
