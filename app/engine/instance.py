"""Which running program is meant: the name of an index, its lock and its socket.

The name is the agent's. `--workspace` or `--config` make another one, so that a look at a second folder
neither disturbs the running program nor rebuilds its index. Cheap to import: `memoro toggle` needs it.
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


def instance(
    paths: AppPaths, agent: str, workspace: Path | None = None, config: Path | None = None
) -> Instance:
    name = agent
    if workspace or config:
        import hashlib

        text = f"{workspace and workspace.absolute()}\n{config and config.absolute()}"
        name = f"{agent}@{hashlib.sha256(text.encode('utf-8', 'surrogateescape')).hexdigest()[:8]}"
    return Instance(name, paths.runtime_dir / f"{name}.sock")
