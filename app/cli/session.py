"""Where a command's work is done: in the running program, or here, as the owner for a moment."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from app.cli.output import complain, one_line
from app.config.paths import app_paths
from app.engine.channel.client import NotRunningError, ask
from app.engine.instance import instance
from app.errors import MemoroError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.config.loading import LoadedSettings
    from app.config.paths import AppPaths
    from app.config.problems import Problem
    from app.engine.engine import Engine
    from app.engine.ownership import Ownership

T = TypeVar("T")
PROOF_BYTES = 64 << 10
ATTEMPTS = 5
"""An owner may end, and another begin, between our question and its answer."""


class Session:
    """One command's view of the world: paths, names, and the two ways to the engine."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.workspace: Path | None = getattr(arguments, "workspace", None)
        self.config: Path | None = getattr(arguments, "config", None)
        self.agent: str | None = getattr(arguments, "agent", None)
        self.as_json: bool = getattr(arguments, "json", False)
        self.paths = app_paths(self.config)
        self.instance = instance(self.paths, self.workspace, self.config)
        self._told: set[Problem] | None = None  # None: the configuration was not read yet

    def ask(
        self,
        verb: str,
        arguments: dict[str, Any] | None = None,
        *,
        on_progress: Callable[[dict[str, Any]], None] | None = None,
        timeout: float | None = 60.0,
    ) -> Any:
        """The running program's answer about our agent. Raises `NotRunningError` where there is none."""
        arguments = {"agent": self.agent, **(arguments or {})}
        return ask(self.instance.address, verb, arguments, on_progress=on_progress, timeout=timeout)

    def there_or_here(
        self, there: Callable[[], T], here: Callable[[Engine], T], *, embed: bool = False, serve: bool = False
    ) -> T:
        """`there` asks the running program; where none runs, `here` works on an engine of our own.

        Raises MemoroError when the index is another command's for longer than one wants to wait.
        """
        for _ in range(ATTEMPTS):
            try:
                return there()
            except NotRunningError:
                ownership = self._own()
            if ownership:
                with ownership, self.engine(embed=embed, serve=serve) as engine:
                    return here(engine)
        raise MemoroError("Memoro is busy", "Another command is using this index.", "Try again in a moment.")

    def can_write(self) -> bool:
        """Whether the data folder takes a few pages, as a full disk or a write-protected one does not."""
        from tempfile import TemporaryFile

        try:
            with TemporaryFile(dir=self.paths.data_dir, buffering=0) as file:
                return file.write(bytes(PROOF_BYTES)) == PROOF_BYTES
        except OSError:
            return False

    @contextmanager
    def engine_elsewhere(self) -> Iterator[Engine]:
        """An engine whose index is for this moment alone, beside what cannot be written; by words."""
        from pathlib import Path
        from tempfile import TemporaryDirectory

        with TemporaryDirectory(prefix="memoro-") as folder:
            paths = self.paths._replace(data_dir=Path(folder))
            with self.engine(embed=False, paths=paths) as engine:
                yield engine

    @contextmanager
    def engine(self, *, embed: bool, serve: bool = False, paths: AppPaths | None = None) -> Iterator[Engine]:
        """An engine of our own, whose index is open but not yet synced; the caller holds the ownership."""
        from app.engine.engine import Engine
        from app.engine.owner import working

        loaded = self.load_settings()
        engine = Engine(
            loaded.settings,
            paths or self.paths,
            agent=loaded.agent_id,
            name=self.instance.name,
            watch=False,
            embed=embed,
        )
        with working(engine, self.instance if serve else None):
            engine.start(sync=False)
            yield engine

    def load_settings(self, *, tell: bool = True) -> LoadedSettings:
        """The settings; with `tell`, each new error in their file is told in a line on standard error.

        Raises MemoroError when a folder, file or agent that the command line named does not exist.
        """
        from app.config.loading import load_settings

        if self.workspace is not None and not self.workspace.is_dir():
            raise MemoroError(
                "No such folder",
                f"{self.workspace} is not a folder.",
                "Give the folder that holds MEMORY.md or memory/.",
            )
        # Asked at the start only: a file that goes away while we serve means the defaults.
        if self._told is None and self.config is not None and not self.paths.config_file.exists():
            raise MemoroError(
                "No such configuration file", f"{self.config} does not exist.", "Check the path."
            )
        loaded = load_settings(
            self.paths.config_file, state_dir=self.paths.data_dir, workspace=self.workspace, agent=self.agent
        )
        new = [problem for problem in loaded.errors if problem not in (self._told or ())]
        for problem in new if tell else ():
            complain(f"{one_line(str(loaded.path))}: {problem}")
        first, self._told = self._told is None, {*(self._told or ()), *new}
        if first:
            loaded.settings.check_agent(loaded.agent_id)
        return loaded

    def _own(self) -> Ownership | None:
        from app.engine.owner import take_ownership

        return take_ownership(self.paths.data_dir, self.instance, takes_over=False)
