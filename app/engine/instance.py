"""Which running program is meant: the names of its lock, its socket and its indexes.

One program serves all agents of a data folder. `--workspace` or `--config` make another instance, so that a
look at a second folder neither disturbs the running program nor rebuilds its index. Cheap to import:
`memoro toggle` needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from app.config.paths import AppPaths


class Instance(NamedTuple):
    """`name` is safe in a file name; `address` is the local socket."""

    name: str
    address: Path


def instance(paths: AppPaths, workspace: Path | None = None, config: Path | None = None) -> Instance:
    name = "memoro"
    if workspace or config:
        import hashlib

        text = f"{workspace and workspace.absolute()}\n{config and config.absolute()}"
        name = f"memoro@{hashlib.sha256(text.encode('utf-8', 'surrogateescape')).hexdigest()[:8]}"
    return Instance(name, paths.runtime_dir / f"{name}.sock")
