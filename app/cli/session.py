"""Where a command's work is done: in the running program, or here, as the owner for a moment."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.config.paths import app_paths
from app.engine.channel.client import NotRunningError, ask
from app.engine.instance import instance
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.config.loading import LoadedSettings
    from app.engine.engine import Engine


class Session:
    """One command's view of the world: paths, names, and the two ways to the engine."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.workspace: Path | None = getattr(arguments, "workspace", None)
        self.config: Path | None = getattr(arguments, "config", None)
        self.agent: str = getattr(arguments, "agent", "main")
        self.as_json: bool = getattr(arguments, "json", False)
        self.paths = app_paths(self.config)
        self.instance = instance(self.paths, self.agent, self.workspace, self.config)

    def ask(
        self,
        verb: str,
        arguments: dict[str, Any] | None = None,
        *,
        on_progress: Callable[[dict[str, Any]], None] | None = None,
        timeout: float | None = 60.0,
    ) -> Any:
        """The running program's answer. Raises `NotRunningError` where there is none."""
        return ask(self.instance.address, verb, arguments, on_progress=on_progress, timeout=timeout)

    def load_settings(self) -> LoadedSettings:
        from app.config.loading import load_settings

        if self.workspace is not None and not self.workspace.is_dir():
            raise MemoroError(
                "No such folder",
                f"{self.workspace} is not a folder.",
                "Give the folder that holds MEMORY.md or memory/.",
            )
        return load_settings(self.paths, workspace=self.workspace)

    @contextmanager
    def engine(self, *, embed: bool = True) -> Iterator[Engine]:
        """An engine of our own for as long as the block lasts. Raises MemoroError if another has it."""
        from app.engine.engine import Engine
        from app.engine.owner import serving, take_ownership

        ownership = take_ownership(self.paths.data_dir, self.instance)
        if ownership is None:
            raise MemoroError(
                "Memoro is busy", "Another Memoro command is using this index.", "Try again in a moment."
            )
        try:
            engine = Engine(
                self.load_settings().settings,
                self.paths,
                watch=False,
                embed=embed,
                agent=self.agent,
                name=self.instance.name,
            )
            with serving(engine, self.instance):
                engine.start(sync=False)
                yield engine
        finally:
            ownership.release()


__all__ = ["NotRunningError", "Session"]
