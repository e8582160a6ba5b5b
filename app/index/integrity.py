"""Is the file whole? If not it is set aside, since everything in it can be made again."""

from __future__ import annotations

import logging
import os
import time
from typing import TYPE_CHECKING

import apsw

from app.index.errors import suspect_marker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger(__name__)
_DAMAGED_KEPT = 2
# A whole check reads the whole file, about 40 MB a second with its keyword table: beyond this size it would
# be felt.
_LARGEST_CHECK_AT_START = 64 << 20
# Pages, or instructions of SQLite, between two looks whether the check is still wanted.
_STEPS = 1_000


def was_left_open(path: Path) -> bool:
    """Whether the last owner did not close the file: the last connection to close removes the write-ahead
    log.
    """
    try:
        return os.stat(f"{path}-wal").st_size > 0
    except OSError:
        return False


def needs_check(path: Path) -> bool:
    """A check at start is due after a failure, and after an unclean stop as long as the file is not large."""
    if suspect_marker(path).exists():
        return True
    return was_left_open(path) and path.stat().st_size <= _LARGEST_CHECK_AT_START


def is_whole(connection: apsw.Connection, cancelled: Callable[[], bool] | None = None) -> bool:
    """SQLite's own check of structure, the keyword table included. Cancelled, it knows of no damage."""
    connection.set_progress_handler(cancelled, _STEPS)
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").get == "ok")
    except apsw.InterruptError:
        return True
    except (apsw.CorruptError, apsw.NotADBError):
        return False
    finally:
        connection.set_progress_handler(None)


def set_aside(path: Path) -> Path:
    """Rename the damaged file to `NAME.damaged-DATE` and keep only the two latest of them."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    target, number = path.with_name(f"{path.name}.damaged-{stamp}"), 1
    while target.exists():
        target, number = path.with_name(f"{path.name}.damaged-{stamp}-{number}"), number + 1
    path.replace(target)
    for suffix in ("-wal", "-shm"):
        # They belong to the damaged file; beside a fresh one they would be taken for its own.
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    suspect_marker(path).unlink(missing_ok=True)
    aside = sorted(path.parent.glob(f"{path.name}.damaged-*"), key=lambda each: each.stat().st_mtime)
    for old in aside[:-_DAMAGED_KEPT]:
        old.unlink(missing_ok=True)
    return target
