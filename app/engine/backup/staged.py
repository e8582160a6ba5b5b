"""A restored history on its way to its place: at once, or at the next start where files are held open."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.config.paths import AppPaths

log = logging.getLogger(__name__)


def staging_folder(paths: AppPaths) -> Path:
    return paths.data_dir / "restore" / "history"


def put_staged_in_place(paths: AppPaths) -> int:
    """While no history is open: put restored ones in their place; return how many. Raises OSError.

    What was there is moved aside, never deleted. Costs one look at a folder when there is nothing to do.
    """
    staging = staging_folder(paths)
    if not staging.is_dir():
        return 0
    place = paths.data_dir / "history"
    aside = paths.data_dir / "backups" / f"history-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    count = 0
    for staged in sorted(staging.glob("*.sqlite")):
        place.mkdir(parents=True, exist_ok=True)
        for ending in ("", "-wal", "-shm"):
            old = place / f"{staged.name}{ending}"
            if old.exists():
                aside.mkdir(parents=True, exist_ok=True)
                old.replace(aside / old.name)
        staged.replace(place / staged.name)
        count += 1
    staging.rmdir()
    log.info("%d histories were restored", count)
    return count
