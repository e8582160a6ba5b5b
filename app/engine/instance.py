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
    """`name` is safe in a file name; `address` is the local socket.

    `of` is what another instance than the main one was made for, `flags` are the words that name it again.
    """

    name: str
    address: Path
    of: str = ""
    flags: tuple[str, ...] = ()


def instance(paths: AppPaths, workspace: Path | None = None, config: Path | None = None) -> Instance:
    name, of = "memoro", ""
    flags: tuple[str, ...] = ()
    if workspace or config:
        import hashlib

        named = (workspace and workspace.absolute(), config and config.absolute())
        text = "\n".join(map(str, named))
        name = f"memoro@{hashlib.sha256(text.encode('utf-8', 'surrogateescape')).hexdigest()[:8]}"
        of = ", ".join(str(each) for each in named if each)
        flags = tuple(
            word
            for flag, each in zip(("--workspace", "--config"), named, strict=True)
            if each
            for word in (flag, str(each))
        )
    return Instance(name, paths.runtime_dir / f"{name}.sock", of, flags)
